/** The symbols and marks of a region, and where they are drawn. */
import type { Point } from "./geometry";
import { isDark, isWater, terrainOf } from "./terrains";
import type { Board, Shapes } from "../../lib/types";

const SYMBOLS = ["mine", "cavern", "magic", "volcano"];
// What is laid on boards that are built.
/** The tokens that mean what somebody's own scenario says. */
export const TOKENS = ["well", "cairn", "statue", "shrine", "oak", "gate", "beacon"];
const MARKS = ["peak", "coin-mine", "throne", "sword", "tunnel", "vein-a", "vein-b", "vein-c", ...TOKENS];

export const isMark = (feature: string) => MARKS.includes(feature);

/** Whether one sees where it was: the gold of a vein is dug up, and leaves a shaft. */
export const leavesTrace = (mark: string) => mark.startsWith("vein-");

/** What is printed or laid on a region beside its terrain. */
export const symbolsOf = (features: string[]) =>
  features.filter((feature) => isMark(feature) || (SYMBOLS.includes(feature) && feature !== terrainOf(features)));

/** Whether races enter by marked regions only: there is land at the edge that lets nobody in. */
export const entersByMarks = (regions: Board["regions"]) =>
  regions.some(({ edge, entry, features }) => edge && !entry && !isWater(features) && !isDark(features));

/** The places of the symbols of a region, beside a stack of `half`. */
export function symbolSpots(shapes: Shapes, id: string, number: number, half: number): Point[] {
  const shape = shapes.regions[id];
  if (!shape || !number) return [];
  const [cx, cy] = shape.center;
  const free = shape.slots.filter(([x, y]) => Math.hypot(x - cx, y - cy) > half * 1.35);
  const others = shape.slots.filter((slot) => !free.includes(slot));
  return [...free, ...others, shape.center].slice(0, number);
}
