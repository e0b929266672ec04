/** The shapes of icons. Those that a table with the base box lacks are loaded when one of them is to be shown. */
import first, { names, parts } from "virtual:icons";
import { has } from "./i18n.svelte";

let paths = $state.raw(first);
const asked = new Map<string, Promise<void>>();
const icons: Record<string, string> = Object.assign({}, ...Object.values(names).toReversed());

export const hasIcon = (name: string) => name in icons;

/** What shows a race or power that brings no icon: a banner, a badge. */
function standIn(name: string): string {
  if (has(`race-${name}`)) return "own-race";
  return has(`power-${name}`) ? "own-power" : "unknown";
}

/** The path of what stands for `name`, on a grid of 512; nothing as long as it is on its way. */
export function iconPath(name: string | null, otherwise?: string): string {
  const wanted = name ?? "unknown";
  const shown = hasIcon(wanted) ? wanted : (otherwise ?? standIn(wanted));
  const path = paths[icons[shown] ?? ""];
  if (path === undefined) fetchMore(shown);
  return path ?? "";
}

/** Waits for the shapes that are on their way. */
export const iconsLoaded = () => Promise.all(asked.values());

function fetchMore(name: string): void {
  const part = Object.keys(parts).find((part) => name in (names[part] ?? {}));
  if (part && !asked.has(part)) asked.set(part, add(part));
}

async function add(part: string): Promise<void> {
  try {
    const found = (await parts[part]?.())?.default;
    paths = { ...paths, ...found };
  } catch {
    asked.delete(part); // whoever is shown next asks again
  }
}
