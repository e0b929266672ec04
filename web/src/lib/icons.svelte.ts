/** The shapes of icons. Those that a table with the base box lacks are loaded when one of them is to be shown. */
import first from "virtual:icons";
import { ICON_NAMES } from "./icon-names";

let paths = $state.raw(first);
let asked = false;

/** The path of what stands for `name`, on a grid of 512; nothing as long as it is on its way. */
export function iconPath(name: string | null, otherwise = "hood"): string {
  const icon = ICON_NAMES[name ?? "unknown"] ?? otherwise;
  const path = paths[icon];
  if (icon && path === undefined) void fetchOthers();
  return path ?? "";
}

async function fetchOthers(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    paths = { ...paths, ...(await import("virtual:icons/others")).default };
  } catch {
    asked = false; // whoever is shown next asks again
  }
}
