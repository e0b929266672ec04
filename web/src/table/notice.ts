/** The browser's signs of your turn: title, icon of the tab, and an optional sound. */
import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";

export function showTurn(mine: boolean, title: string): void {
  document.title = mine ? `● ${t("your-turn")} – ${title}` : title;
  document.getElementById("favicon")?.setAttribute("href", mine ? "icon-turn.svg" : "icon.svg");
}

function notify(): void {
  const told = { body: t("your-turn"), icon: "icon.svg" };
  try {
    new Notification(t("title"), told);
  } catch {
    // Chrome on Android allows notifications only from a service worker, which exists if push is switched on.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(t("title"), told));
  }
}

export function chime(): void {
  if (document.hidden && settings.notify && "Notification" in window && Notification.permission === "granted") {
    notify();
  }
  if (!settings.sound) return;
  const audio = new AudioContext();
  [523, 659, 784].forEach((pitch, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + i * 0.12;
    tone.frequency.value = pitch;
    tone.type = "triangle";
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.14, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.45);
  });
  setTimeout(() => void audio.close(), 1200);
}
