/** The lettering of region names: their size, one line or two, and a place inside the region. */
import { edgesAt, type Point } from "./geometry";

export interface Lettering {
  lines: string[];
  x: number;
  y: number; // middle of the lines
  size: number; // height of the letters
  fits: boolean; // whether it is inside its region and covers no symbol
}

/** A rectangle on the board: its middle, and its extent to each side. */
export interface Box {
  x: number;
  y: number;
  across: number;
  down: number;
}

/** The area that a name covers. */
export const boxOf = ({ lines, x, y, size }: Lettering): Box => ({
  x,
  y,
  across: (Math.max(...lines.map(widthOf)) * size) / 2,
  down: (lines.length * LEADING * size) / 2,
});

export const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < one.across + other.across && Math.abs(one.y - other.y) < one.down + other.down;

const SOFT = "\u00ad"; // where a long word may be broken
const LEADING = 0.92; // from line to line, in letter heights
const LETTER = 0.455; // the average width of a letter of the italic display font
const NARROW = /[iljftrI'’.,\- ]/g;
const WIDE = /[mwMWGOQ]/g;
const FULL = /[\u3000-\u9fff\uff00-\uff60]/g; // Japanese letters, as wide as high
const LEAST = 0.6; // the smallest part of its wanted size to which a name shrinks
const INSET = 0.94; // the part of the width that letters may fill
const STEPS = 15;
const FREE = 100; // more than all other advantages of a place
const UNDER = 1.28; // half the size of a stack with its number, in halves of the stack
const OVER = 1.15;
const BESIDE = 1.3;

/** The approximate width of `text`, in letter heights. */
export function widthOf(text: string): number {
  const narrow = text.match(NARROW)?.length ?? 0;
  const wide = text.match(WIDE)?.length ?? 0;
  const full = text.match(FULL)?.length ?? 0;
  return (text.length - full - 0.42 * narrow + 0.45 * wide) * LETTER + full;
}

/** `text` on one line, and on two of similar length if it has a space, a hyphen, a soft one, or the Japanese "of". */
export function breaks(text: string): string[][] {
  const whole = text.replaceAll(SOFT, "");
  const places = [...text.matchAll(/[ \-\u00ad]|の(?=.)/g)].map((match) => match.index);
  const middle = text.length / 2;
  const [at] = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (at === undefined) return [[whole]];
  if (text[at] === "の") return [[whole], [text.slice(0, at + 1), text.slice(at + 1)]];
  const [first, second] = [text.slice(0, at), text.slice(at + 1)].map((part) => part.replaceAll(SOFT, ""));
  return [[whole], [`${first}${text[at] === " " ? "" : "-"}`, second ?? ""]];
}

/** The part of the horizontal line at `y` inside `polygon`, around `x` or nearest to it. */
export function chord(polygon: Point[], y: number, x: number): [number, number] | null {
  const crossings: number[] = [];
  for (const i of edgesAt(polygon, y)) {
    const [x1, y1] = polygon[i ? i - 1 : polygon.length - 1] as Point;
    const [x2, y2] = polygon[i] as Point;
    if (y1 > y !== y2 > y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  crossings.sort((a, b) => a - b);
  let best: [number, number] | null = null;
  let away = Infinity;
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const from = crossings[i] as number;
    const to = crossings[i + 1] as number;
    const distance = x < from ? from - x : x > to ? x - to : 0;
    if (distance < away || (distance === away && best && to - from > best[1] - best[0])) {
      best = [from, to];
      away = distance;
    }
  }
  return best;
}

export interface Room {
  polygon: Point[];
  center: Point;
  half: number; // of the stack in the middle, which the name avoids
  liked: Point; // the preferred place, without obstacles
  taken: Point[]; // symbols
  radius: number; // of a symbol
  width: number; // of the board
}

/** The best place for `name` in `room`: `wanted` high if it fits, or else with smaller letters. */
export function lettering(name: string, wanted: number, room: Room): Lettering {
  let best: Lettering | null = null;
  let score = -Infinity;
  let fits = false;
  const ways = breaks(name).map((lines) => ({ lines, width: Math.max(...lines.map(widthOf)) }));
  for (const size of [wanted, wanted * 0.86, wanted * 0.72, wanted * LEAST]) {
    if (fits) break;
    for (const written of ways) {
      for (const place of placesFor(written, size, room)) {
        fits ||= place.free;
        const worth = place.score + (place.free ? FREE : 0);
        if (worth <= score) continue;
        score = worth;
        best = { lines: written.lines, x: place.x, y: place.y, size, fits: place.free };
      }
    }
  }
  return (
    best ?? {
      lines: [name.replaceAll(SOFT, "")],
      x: room.liked[0],
      y: room.liked[1],
      size: wanted * LEAST,
      fits: false,
    }
  );
}

interface Written {
  lines: string[];
  width: number; // of the longest, in letter heights
}

interface Place {
  x: number;
  y: number;
  free: boolean;
  score: number; // its score there
}

/** Above and below the stack, further and further away, and beside it in flat regions. */
function* placesFor(written: Written, size: number, room: Room): Generator<Place> {
  const [cx, cy] = room.center;
  const tall = written.lines.length * LEADING * size;
  for (let i = 0; i < 2 * STEPS; i++) {
    const side = i % 2 ? -1 : 1;
    const away = room.half * (side > 0 ? UNDER : OVER) + tall / 2 + Math.floor(i / 2) * size * 0.4;
    const found = across(room.polygon, cy + side * away, tall / 2, cx);
    if (!found) continue;
    const place = within(found, cy + side * away, written, size, room);
    // Below the stack: prices are above it.
    yield { ...place, score: place.score - (side < 0 ? 0.35 : 0) - away / (room.half * 12) };
  }
  const found = across(room.polygon, cy, tall / 2, cx);
  if (!found) return;
  const left = within([found[0], cx - room.half * BESIDE], cy, written, size, room);
  const right = within([cx + room.half * BESIDE, found[1]], cy, written, size, room);
  for (const place of [left, right]) if (place.free) yield { ...place, score: place.score - 0.5 };
}

/** As near to the stack as that part of the line allows. */
function within(
  [from, to]: [number, number],
  y: number,
  { lines, width: heights }: Written,
  size: number,
  room: Room,
): Place {
  const cx = room.center[0];
  const width = heights * size;
  const half = width / 2;
  const spill = Math.max(0, width - (to - from) * INSET);
  const clear = ((to - from) * (1 - INSET)) / 2; // of the border
  const middle = spill ? (from + to) / 2 : Math.max(from + half + clear, Math.min(to - half - clear, cx));
  const x = Math.max(half + 4, Math.min(room.width - half - 4, middle));
  const tall = lines.length * LEADING * size;
  const covered = room.taken.some(
    ([tx, ty]) => Math.abs(tx - x) < half + room.radius && Math.abs(ty - y) < tall / 2 + room.radius,
  );
  // Inside first; then large, clear of symbols, on one line, near the stack.
  const score =
    (-9 * spill) / width +
    2.4 * (size / room.half) -
    (covered ? 0.9 : 0) -
    lines.length * 0.15 -
    Math.abs(x - cx) / (room.half * 10);
  const inside = x - half >= from && x + half <= to; // it may have been moved away from the edge of the board
  return { x, y, free: !spill && inside && !covered, score };
}

/** The width that is inside at every height from `y - half` to `y + half`. */
function across(polygon: Point[], y: number, half: number, x: number): [number, number] | null {
  let from = -Infinity;
  let to = Infinity;
  for (const height of [y - half, y, y + half]) {
    const found = chord(polygon, height, x);
    if (!found) return null;
    from = Math.max(from, found[0]);
    to = Math.min(to, found[1]);
  }
  return to > from ? [from, to] : null;
}
