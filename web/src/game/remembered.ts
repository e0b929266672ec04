/** A table opened without a connection: the service worker keeps its page, and this module its last state. */
import { HERE } from "../lib/here";
import type { StateMessage } from "../lib/types";

export const WORKER = "service-worker.js";
const PLACE = "smallworld-last-table/2"; // the number changes with the format of a state

interface Last {
  table: string;
  user: string;
  message: StateMessage;
}

/** Lets the service worker keep the files of this page. */
export async function keepShell(): Promise<void> {
  if (HERE || !isSecureContext || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const base = new URL(".", location.href).href;
  const keep = loaded.filter(({ href }) => href.startsWith(base)).map(({ href }) => href.slice(base.length));
  active?.postMessage({ keep: [...new Set(keep)].filter((path) => /^(assets\/|icon|api\/)/.test(path)) });
}

/** Stores the table when its page is closed; only one, which is the one that players open again. */
export function rememberTable(table: string, user: string, message: StateMessage): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ table, user, message: { ...message, events: [] } } satisfies Last));
  } catch {
    /* storage is full or not allowed: the table is loaded from the server instead */
  }
}

/** The last stored state of a table, for the user of this browser. */
export function rememberedTable(table: string, user: string): StateMessage | null {
  try {
    const last = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Last | null;
    return last?.table === table && last.user === user ? last.message : null;
  } catch {
    return null;
  }
}
