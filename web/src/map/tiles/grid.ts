/** The geometry of tiles, in sides of a triangle, from the numbers in grid-facts.ts. */
import { ACROSS, BESIDE, CORNERS, EDGES, TURNS } from "./grid-facts";

export type Cell = readonly [q: number, r: number];
export type Place = readonly [x: number, y: number];
type Point = readonly [a: number, b: number]; // of the lattice

const HIGH = Math.sqrt(3) / 2;

export const keyOf = (cell: readonly number[]) => `${cell[0]},${cell[1]}`;
export const sameCell = (one: readonly number[], two: readonly number[]) => one[0] === two[0] && one[1] === two[1];
export const cellsAround = ([q = 0, r = 0]: readonly number[]): Cell[] => ACROSS.map(([x, y]) => [q + x, r + y]);

/** The content of each triangle after this many rotations of 60 degrees clockwise. */
export const turned = <T>(picture: readonly T[], turns: number): T[] =>
  (TURNS[((turns % EDGES) + EDGES) % EDGES] ?? []).map((place) => picture[place] as T);

const at = ([a, b]: Point): Place => [a + b / 2, b * HIGH];

export const middleOf = ([q = 0, r = 0]: readonly number[]): Place => [4.5 * q, 3 * HIGH * (q + 2 * r)];

/** The cell of a place. */
export function cellAt([x, y]: Place): Cell {
  const near = Math.round(x / 4.5) + 0;
  let best: Cell = [0, 0];
  let least = Infinity;
  for (const q of [near - 1, near, near + 1]) {
    const r = Math.round((y / (3 * HIGH) - q) / 2) + 0; // no zero below zero
    for (const cell of [
      [q, r],
      [q, r - 1],
      [q, r + 1],
    ] as const) {
      const [cx, cy] = middleOf(cell);
      const far = Math.hypot(cx - x, cy - y);
      if (far < least) [best, least] = [cell, far];
    }
  }
  return best;
}

/** The outline of a tile, reduced by a part. */
export function outline(part = 1): string {
  return Array.from({ length: EDGES }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    return `${(3 * part * Math.cos(angle)).toFixed(3)},${(3 * part * Math.sin(angle)).toFixed(3)}`;
  }).join(" ");
}

const path = (points: readonly Place[]) => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`;

/** The triangles of a tile as paths, around its middle. */
const TRIANGLES = CORNERS.map((corners) => `${path(corners.map(at))}Z`);
const MIDDLES = CORNERS.map((corners): Place => {
  const [x, y] = corners.map(at).reduce(([x, y], [dx, dy]) => [x + dx, y + dy]);
  return [x / 3, y / 3];
});

export interface Patch {
  key: string;
  path: string; // its triangles
  at: Place; // the place with most room in it
}

/** The regions of a tile in place, by their keys. */
export function patches(keys: readonly string[]): Patch[] {
  return [...new Set(keys)].map((key) => {
    const here = keys.flatMap((other, place) => (other === key ? [place] : []));
    const others = MIDDLES.filter((_, place) => keys[place] !== key);
    const room = (place: Place) =>
      Math.min(3.2 - Math.hypot(...place), ...others.map(([x, y]) => Math.hypot(x - place[0], y - place[1])));
    const middles = here.map((place) => MIDDLES[place]!);
    const mean: Place = [
      middles.reduce((sum, [x]) => sum + x, 0) / middles.length,
      middles.reduce((sum, [, y]) => sum + y, 0) / middles.length,
    ];
    const best = [mean, ...middles].reduce((one, two) => (room(two) > room(one) + 0.25 ? two : one));
    return { key, path: here.map((place) => TRIANGLES[place]).join(""), at: best };
  });
}

/** The part of a rotated tile that a piece covers; `spots` are triangles of the printed tile. */
export function partOf(spots: readonly number[], turns: number): Patch {
  const keys = CORNERS.map((_, place) => (spots.includes(place) ? "covered" : "rest"));
  return patches(turned(keys, turns)).find((patch) => patch.key === "covered")!;
}

/** The borders between the regions of a tile. */
export function borders(keys: readonly string[]): string {
  let found = "";
  CORNERS.forEach((corners, place) => {
    corners.forEach((corner, side) => {
      const other = BESIDE[place]?.[side] ?? -1;
      if (other > place && keys[other] !== keys[place])
        found += path([at(corner), at(corners[(side + 1) % 3] ?? corner)]);
    });
  });
  return found;
}
