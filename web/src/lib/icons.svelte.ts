/** The shapes of icons. Those that a table with the base box lacks are loaded when one of them is to be shown. */
import first from "virtual:icons";
import { ICON_NAMES, isOfUnderground } from "./icon-names";

let paths = $state.raw(first);
const asked = new Map<Loading, Promise<void>>();

/** The path of what stands for `name`, on a grid of 512; nothing as long as it is on its way. */
export function iconPath(name: string | null, otherwise = "hood"): string {
  const icon = ICON_NAMES[name ?? "unknown"] ?? otherwise;
  const path = paths[icon];
  if (icon && path === undefined) fetchMore(isOfUnderground(icon) ? underground : others);
  return path ?? "";
}

/** Waits for the shapes that are on their way. */
export const iconsLoaded = () => Promise.all(asked.values());

type Loading = () => Promise<{ default: Record<string, string> }>;
const others: Loading = () => import("virtual:icons/others");
const underground: Loading = () => import("virtual:icons/underground");

function fetchMore(more: Loading): void {
  if (!asked.has(more)) asked.set(more, add(more));
}

async function add(more: Loading): Promise<void> {
  try {
    const found = (await more()).default;
    paths = { ...paths, ...found };
  } catch {
    asked.delete(more); // whoever is shown next asks again
  }
}
