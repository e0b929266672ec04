/** The shapes of icons. Those that a table with the base box lacks are loaded when one of them is to be shown. */
import first from "virtual:icons";
import { ICON_NAMES, isOfUnderground } from "./icon-names";

let paths = $state.raw(first);
const asked = new Set<Loading>();

/** The path of what stands for `name`, on a grid of 512; nothing as long as it is on its way. */
export function iconPath(name: string | null, otherwise = "hood"): string {
  const icon = ICON_NAMES[name ?? "unknown"] ?? otherwise;
  const path = paths[icon];
  if (icon && path === undefined) void fetchMore(isOfUnderground(icon) ? underground : others);
  return path ?? "";
}

type Loading = () => Promise<{ default: Record<string, string> }>;
const others: Loading = () => import("virtual:icons/others");
const underground: Loading = () => import("virtual:icons/underground");

async function fetchMore(more: Loading): Promise<void> {
  if (asked.has(more)) return;
  asked.add(more);
  try {
    const found = (await more()).default;
    paths = { ...paths, ...found };
  } catch {
    asked.delete(more); // whoever is shown next asks again
  }
}
