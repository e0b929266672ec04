/** Where things stand on a region: symbols, and names around them. */
import { regionPolygon, type Point } from "../land/geometry";
import { boxOf, lettering, overlap, type Box, type Lettering } from "../land/lettering";
import { isDark, isWater, terrainOf } from "../land/terrains";
import type { Board, BoardData, RegionView, Shapes } from "../../lib/types";

const SYMBOLS = ["mine", "cavern", "magic", "volcano"];
// What is laid on boards that are built.
/** The tokens that mean what somebody's own scenario says. */
export const TOKENS = ["well", "cairn", "statue", "shrine", "oak", "gate", "beacon"];
const MARKS = ["peak", "coin-mine", "throne", "sword", "tunnel", "vein-a", "vein-b", "vein-c", ...TOKENS];
const LYING = ["throne", "sword"]; // marks of what lies there at a table as a relic or place, until it goes elsewhere
const RADIUS = 23; // of a symbol, where things are drawn at full size

/** Whether what holds a region for nobody is a piece: of that there are no tokens to speak of. */
export const isPiece = (region: RegionView) =>
  region.player === null && region.race !== null && region.race in region.pieces;

/** The piece that says whose tokens stand there, where nobody plays them and there are several kinds. */
export const guardsIn = (region: RegionView) =>
  region.player === null && region.race !== null && !isPiece(region) ? (Object.keys(region.pieces)[0] ?? null) : null;

export const isMark = (feature: string) => MARKS.includes(feature);

/** Whether one sees where it was: the gold of a vein is dug up, and leaves a shaft. */
export const leavesTrace = (mark: string) => mark.startsWith("vein-");

/** The features of a region but for what is told as a relic or place that lies there. */
export const lasting = (features: string[]) => features.filter((feature) => !LYING.includes(feature));

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

/** How far the price of `target` goes to each side of its middle. */
export const pillSize = ({ kind }: { kind: string }, boost: number) => ({
  across: (kind === "die" ? 45 : 34) * boost,
  down: 21 * boost,
});

/** Where the price of a region stands: over the stack, or in the middle of empty land. */
export const pillAt = ([x, y]: Point, half: number, crowded: boolean): Point => [x, y - (crowded ? half * 1.5 : 0)];

/** Whether something stands on a region that prices stand above. */
export const isCrowded = (region: RegionView) => region.tokens > 0 || Object.keys(region.pieces).length > 0;

/** The names that are written: what is too small, does not fit or would lie under a price is told on a tap. */
export const written = (names: Map<string, Lettering>, least: number, prices: Box[]): Map<string, Lettering> =>
  new Map(
    [...names].filter(
      ([, name]) => name.fits && name.size >= least && !prices.some((price) => overlap(price, boxOf(name))),
    ),
  );

/** How all regions of `board` are lettered, with letters `wanted` high and stacks of `half`. */
export function letterings(
  board: BoardData,
  nameOf: (id: string) => string,
  wanted: number,
  half: number,
  size: number,
): Map<string, Lettering> {
  const { shapes } = board;
  return new Map(
    board.regions.map((region) => {
      const shape = shapes.regions[region.id];
      const center: Point = shape?.center ?? [0, 0];
      const taken = symbolSpots(shapes, region.id, symbolsOf(region.features).length, half);
      const room = {
        polygon: regionPolygon(shapes, region.id),
        center,
        half,
        liked: shape?.label ?? center,
        taken,
        radius: RADIUS * size,
        width: shapes.width,
      };
      return [region.id, lettering(nameOf(region.id), wanted, room)];
    }),
  );
}
