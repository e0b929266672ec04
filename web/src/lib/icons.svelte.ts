/** The shapes of icons. Those that the base box does not need are loaded when the first of them is shown. */
import first, { names, parts } from "virtual:icons";
import { has } from "./i18n.svelte";

let paths = $state.raw(first);
const asked = new Map<string, Promise<void>>();
const icons: Record<string, string> = Object.assign({}, ...Object.values(names).toReversed());

/** An icon of the workshop, whose shapes have the names of its tools. */
const isTool = (name: string) => name.startsWith("tool-");

export const hasIcon = (name: string) => name in icons || isTool(name);

/** The icon of a race or power without one: a banner, a badge. */
function standIn(name: string): string {
  if (has(`race-${name}`)) return "own-race";
  return has(`power-${name}`) ? "own-power" : "unknown";
}

/** The path of the icon `name`, on a grid of 512; empty while it is being loaded. */
export function iconPath(name: string | null, otherwise?: string): string {
  const wanted = name ?? "unknown";
  const shown = hasIcon(wanted) ? wanted : (otherwise ?? standIn(wanted));
  const path = paths[isTool(shown) ? shown : (icons[shown] ?? "")];
  if (path === undefined) fetchMore(shown);
  return path ?? "";
}

/** Waits for the shapes that are being loaded. */
export const iconsLoaded = () => Promise.all(asked.values());

function fetchMore(name: string): void {
  const part = isTool(name) ? "workshop" : Object.keys(parts).find((part) => name in (names[part] ?? {}));
  if (part && !asked.has(part)) asked.set(part, add(part));
}

async function add(part: string): Promise<void> {
  try {
    const found = (await parts[part]?.())?.default;
    paths = { ...paths, ...found };
  } catch {
    asked.delete(part); // the next caller tries again
  }
}
