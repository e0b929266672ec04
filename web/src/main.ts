import { mount } from "svelte";
import App from "./App.svelte";
import { useLanguage } from "./lib/i18n.svelte";
import { deviceLanguage } from "./lib/language.svelte";
import { showTheme } from "./lib/settings.svelte";
import "./style/base.css";

showTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);

// While you compose letters with an input method, keys do not work as shortcuts.
// Safari reports this only through a key code.
const composing = (event: KeyboardEvent) => event.isComposing || (event.key === "Enter" && event.which === 229);
addEventListener("keydown", (event) => composing(event) && event.stopImmediatePropagation(), true);

const place = document.getElementById("app") as HTMLElement;
/** Not awaited at the top: `begin` needs modules of this file, which would wait for it. */
async function start(): Promise<void> {
  try {
    const texts = useLanguage(deviceLanguage());
    // Written out, so that the build for a server contains nothing of it.
    if (import.meta.env.MODE === "static") await (await import("./offline/begin.svelte")).begin(place, texts);
    await texts;
    mount(App, { target: place });
  } catch (error) {
    // The texts may be missing, so this uses none of them.
    const home = Object.assign(document.createElement("a"), { href: ".", textContent: "Small World" });
    place.replaceChildren("The page could not start. Please load it again: ", home);
    throw error;
  }
}

void start();
