/** The browser's signs of your turn: title, icon of the tab, and a notification. */
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

/** Notifies a player who looks at another page. */
export function callBack(): void {
  if (document.hidden && settings.notify && "Notification" in window && Notification.permission === "granted") {
    notify();
  }
}
