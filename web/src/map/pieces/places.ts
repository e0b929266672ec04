/** Where names and prices stand on a region. */
import { regionPolygon, type Point } from "../land/geometry";
import { boxOf, lettering, overlap, type Box, type Lettering } from "../land/lettering";
import { symbolSpots, symbolsOf } from "../land/symbols";
import type { BoardData, RegionView } from "../../lib/types";

const RADIUS = 23; // of a symbol, where things are drawn at full size

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
