/** Where things are on the table of tiles: the same sums as in content/realms/tiles/grid.py, in units of a triangle's side. */

export type Cell = readonly [q: number, r: number];
export type Place = readonly [x: number, y: number];
type Spot = readonly [a: number, b: number]; // the sum of a triangle's corners, which are points of the lattice

export const EDGES = 6;
export const WATER = "~";
const ROWS = [7, 9, 11, 11, 9, 7];
const ACROSS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const HIGH = Math.sqrt(3) / 2;

export const keyOf = (cell: readonly number[]) => `${cell[0]},${cell[1]}`;
export const sameCell = (one: readonly number[], two: readonly number[]) => one[0] === two[0] && one[1] === two[1];
export const cellsAround = ([q = 0, r = 0]: readonly number[]): Cell[] => ACROSS.map(([x, y]) => [q + x, r + y]);

/** The triangles of a tile row by row, as its picture shows them. */
export const SPOTS: readonly Spot[] = ROWS.flatMap((count, row) => {
  const line = row - 3;
  let column = row < 3 ? -3 - line : -3;
  let up = row < 3;
  return Array.from({ length: count }, (): Spot => {
    const spot: Spot = up ? [3 * column - 1, 3 * line + 2] : [3 * column + 1, 3 * line + 1];
    if (!up) column += 1;
    up = !up;
    return spot;
  });
});
const PLACES = new Map(SPOTS.map((spot, place) => [spot.join(), place]));

function turnedSpot([a, b]: Spot, turns: number): Spot {
  for (let i = 0; i < turns; i++) [a, b] = [-b, a + b];
  return [a, b];
}

/** By number of turns: the place in the picture from which the triangle at each place has come. */
const TURNS = Array.from({ length: EDGES }, (_, turns) =>
  SPOTS.map((spot) => PLACES.get(turnedSpot(spot, (EDGES - turns) % EDGES).join()) ?? 0),
);

/** What lies at each triangle after so many turns of 60 degrees clockwise. */
export const turned = <T>(picture: readonly T[], turns: number): T[] =>
  (TURNS[((turns % EDGES) + EDGES) % EDGES] ?? []).map((place) => picture[place] as T);

const at = ([a, b]: Spot): Place => [a + b / 2, b * HIGH];

function corners([a, b]: Spot): Spot[] {
  const [p, q] = [Math.floor(a / 3), Math.floor(b / 3)];
  return ((a % 3) + 3) % 3 === 1
    ? [
        [p, q],
        [p + 1, q],
        [p, q + 1],
      ]
    : [
        [p + 1, q],
        [p + 1, q + 1],
        [p, q + 1],
      ];
}

export const middleOf = ([q = 0, r = 0]: readonly number[]): Place => [4.5 * q, 3 * HIGH * (q + 2 * r)];

/** The cell in which a place lies. */
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

/** The outline of a tile, made smaller by a part. */
export function outline(part = 1): string {
  return Array.from({ length: EDGES }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    return `${(3 * part * Math.cos(angle)).toFixed(3)},${(3 * part * Math.sin(angle)).toFixed(3)}`;
  }).join(" ");
}

const path = (points: readonly Place[]) => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`;

/** The triangles of a tile as paths, around its middle. */
const TRIANGLES = SPOTS.map((spot) => `${path(corners(spot).map(at))}Z`);
const MIDDLES = SPOTS.map((spot): Place => {
  const [x, y] = at(spot);
  return [x / 3, y / 3];
});

export interface Patch {
  key: string;
  path: string; // its triangles
  at: Place; // where there is most room in it
}

/** The regions of a tile by their keys, as they lie. */
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

/** What a piece covers of a tile that is turned so; `spots` are triangles of the tile as printed. */
export function partOf(spots: readonly number[], turns: number): Patch {
  const keys = SPOTS.map((_, place) => (spots.includes(place) ? "covered" : "rest"));
  return patches(turned(keys, turns)).find((patch) => patch.key === "covered")!;
}

/** The borders between the regions of a tile. */
export function borders(keys: readonly string[]): string {
  let found = "";
  SPOTS.forEach((spot, place) => {
    const points = corners(spot);
    for (let side = 0; side < 3; side++) {
      const [one, two, away] = [points[side]!, points[(side + 1) % 3]!, points[(side + 2) % 3]!];
      const other = PLACES.get(
        [one, two]
          .reduce((sum, [a, b]) => [sum[0] + a, sum[1] + b], [one[0] + two[0] - away[0], one[1] + two[1] - away[1]] as [
            number,
            number,
          ])
          .join(),
      );
      if (other !== undefined && other > place && keys[other] !== keys[place]) found += path([at(one), at(two)]);
    }
  });
  return found;
}
