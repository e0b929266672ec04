/** Lets the service worker (web/offline-public) keep the whole page, so that it opens without a network. */
import { release } from "../lib/release.svelte";

export async function keepOffline(): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  const old = navigator.serviceWorker.controller;
  const registration = await navigator.serviceWorker.register("service-worker.js", { updateViaCache: "none" });
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => {
      if (old && found.state === "activated") release.newer = "asking";
    });
  });
}
