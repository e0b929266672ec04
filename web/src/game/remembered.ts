/** A table that is opened without a line: what the service worker keeps for it, and how it was last. */
import type { StateMessage } from "../lib/types";

export const WORKER = "service-worker.js";
const PLACE = "smallworld-last-table/2"; // the number changes with what a state says

interface Last {
  table: string;
  user: string;
  message: StateMessage;
}

/** Lets the service worker keep what this page is made of. */
export async function keepShell(): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const base = new URL(".", location.href).href;
  const keep = loaded.filter(({ href }) => href.startsWith(base)).map(({ href }) => href.slice(base.length));
  active?.postMessage({ keep: [...new Set(keep)].filter((path) => /^(assets\/|icon|api\/)/.test(path)) });
}

/** Remembers a table as its page shows it when it is closed; one only, since that is what is opened again. */
export function rememberTable(table: string, user: string, message: StateMessage): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ table, user, message: { ...message, events: [] } } satisfies Last));
  } catch {
    /* there is no room, or nothing may be stored: it is fetched, then */
  }
}

/** The table as this browser's person saw it last. */
export function rememberedTable(table: string, user: string): StateMessage | null {
  try {
    const last = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Last | null;
    return last?.table === table && last.user === user ? last.message : null;
  } catch {
    return null;
  }
}
