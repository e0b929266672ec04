/** The symbols and marks of a region, and their places. */
import type { Point } from "./geometry";
import { isDark, isWater, MARKS, SYMBOLS, terrainOf } from "./terrains";
import type { Board, Shapes } from "../../lib/types";

export const isSymbol = (feature: string) => SYMBOLS.includes(feature);
export const isMark = (feature: string) => MARKS.includes(feature);

/** Whether a trace remains visible: a vein whose gold is dug up leaves a shaft. */
export const leavesTrace = (mark: string) => mark.startsWith("vein-");

/** The printed and placed symbols of a region, besides its terrain. */
export const symbolsOf = (features: string[]) =>
  features.filter((feature) => isMark(feature) || (SYMBOLS.includes(feature) && feature !== terrainOf(features)));

/** Whether races enter only by marked regions: some land at the edge is not an entry. */
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
