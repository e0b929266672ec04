/** The places of names and prices in a region. */
import { regionPolygon, type Point } from "../land/geometry";
import { boxOf, lettering, overlap, type Box, type Lettering } from "../land/lettering";
import { symbolSpots, symbolsOf } from "../land/symbols";
import type { BoardData, RegionView } from "../../lib/types";

const RADIUS = 23; // half the size of a symbol at full scale

/** The height of the smallest text of a price at full scale. */
export const PILL_TEXT = 21;

/** The extent of the price of `target` to each side of its middle. */
export const pillSize = ({ kind }: { kind: string }, boost: number) => ({
  across: (kind === "die" ? 45 : 34) * boost,
  down: 21 * boost,
});

/** The place of a price: above the stack, or in the middle of empty land. */
export const pillAt = ([x, y]: Point, half: number, crowded: boolean): Point => [x, y - (crowded ? half * 1.5 : 0)];

/** Whether a region has something above which prices are placed. */
export const isCrowded = (region: RegionView) => region.tokens > 0 || Object.keys(region.pieces).length > 0;

/** The written names: those that are too small, do not fit or would be under a price appear on a tap. */
export const written = (names: Map<string, Lettering>, least: number, prices: Box[]): Map<string, Lettering> =>
  new Map(
    [...names].filter(
      ([, name]) => name.fits && name.size >= least && !prices.some((price) => overlap(price, boxOf(name))),
    ),
  );

/** The lettering of all regions of `board`, with letters `wanted` high and stacks of `half`. */
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
