import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, useLanguage } from "./lib/i18n.svelte";
import { showTheme } from "./lib/settings.svelte";
import "./style/base.css";

showTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);

let stored: string | null = null;
try {
  stored = localStorage.getItem("smallworld-language");
} catch {
  /* nothing is stored, then */
}
await useLanguage(preferredLanguage(stored, navigator.languages));
mount(App, { target: document.getElementById("app") as HTMLElement });
