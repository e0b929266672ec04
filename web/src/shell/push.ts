/** Push notifications of your turn: this browser's subscription, and the server's record of it. */
import { api } from "../lib/api";
import { WORKER } from "../game/remembered";
import { currentLanguage, type Language } from "../lib/i18n.svelte";
import { textOf } from "./passkey";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { remember, settings } from "../lib/settings.svelte";

export const supported = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The server's public key; null if it sends no notifications, or this browser cannot receive them. */
export async function serverKey(): Promise<string | null> {
  return supported() ? (await api.pushKey()).key : null;
}

/** Whether the user gets notifications on this device. */
export const isOn = (): boolean =>
  session.me !== null && settings.push === String(session.me.id) && Notification.permission === "granted";

/** The text that explains a failure; null if this device gets notifications now. */
export async function turnOn(): Promise<"push-refused" | "push-failed" | null> {
  if ((await Notification.requestPermission()) !== "granted") return "push-refused";
  try {
    await subscribe(currentLanguage());
  } catch {
    return "push-failed";
  }
  remember({ push: String(session.me?.id ?? "") });
  return null;
}

export async function turnOff(): Promise<void> {
  remember({ push: "" });
  await api.unsubscribe();
  const subscription = await (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Repeats the subscription: a new session lacks it, and the address of a browser or the language may change. */
export async function renew(language: Language): Promise<void> {
  if (supported() && isOn()) await subscribe(language).catch(() => undefined);
}

async function subscribe(language: Language): Promise<void> {
  const key = await serverKey();
  if (!key) throw new Error("This server tells nobody.");
  await navigator.serviceWorker.register(WORKER);
  navigator.serviceWorker.addEventListener("message", answer);
  const { pushManager } = await navigator.serviceWorker.ready;
  let subscription = await pushManager.getSubscription();
  if (subscription && textOf(subscription.options.applicationServerKey ?? new ArrayBuffer(0)) !== key) {
    await subscription.unsubscribe(); // the server has another key now
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  await api.subscribe({ endpoint, keys, language });
}

/** Whether this window shows the table that our service worker asks for. */
function answer({ data, ports }: MessageEvent<{ table: string }>): void {
  const { screen, id } = router.route;
  ports[0]?.postMessage(screen === "table" && id === data.table);
}
