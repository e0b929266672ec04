/** Paths and polygons from the arcs of a board. */
import type { Shapes, RegionId } from "../../lib/types";

export type Point = [number, number];

/** The points of an arc in the direction of a region: `n` forwards, `-(n + 1)` backwards. */
export function arcPoints(shapes: Shapes, signed: number): Point[] {
  const arc = shapes.arcs[signed >= 0 ? signed : -signed - 1];
  if (!arc) throw new RangeError(`board ${shapes.board} has no arc ${signed}`);
  return signed >= 0 ? arc.points : [...arc.points].reverse();
}

const at = (point: Point) => `${round(point[0])} ${round(point[1])}`;
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * A smooth line with exactly the ends of `points`. Drawn backwards it is the same line, so that two regions share it.
 */
export function smooth(points: Point[], move = true): string {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last) return "";
  let path = move ? `M${at(first)}` : "";
  if (points.length < 3) return `${path}L${at(last)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const corner = points[i] as Point;
    const next = points[i + 1] as Point;
    const end: Point = i === points.length - 2 ? last : [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    path += `Q${at(corner)} ${at(end)}`;
  }
  return path;
}

/** The straight line through `points`, for the corners of the board's frame. */
const straight = (points: Point[], move: boolean) =>
  points.map((point, i) => (i ? `L${at(point)}` : move ? `M${at(point)}` : "")).join("");

/** The closed outline of a region. */
export function regionPath(shapes: Shapes, id: RegionId): string {
  const region = shapes.regions[id];
  if (!region) return "";
  return [region.arcs, ...(region.further ?? [])].map((ring) => ringPath(shapes, ring)).join("");
}

/** The outline of a region, a hole or a field, from the arcs of its ring. */
export function ringPath(shapes: Shapes, ring: number[]): string {
  const path = ring.map((signed, i) => {
    const framed = shapes.arcs[signed >= 0 ? signed : -signed - 1]?.kind === "frame";
    return (framed ? straight : smooth)(arcPoints(shapes, signed), i === 0);
  });
  return path.join("") + "Z";
}

const polygons = new WeakMap<Shapes, Map<RegionId, Point[]>>();

/** The outline of a region as one polygon; a line there and back connects its holes. */
export function regionPolygon(shapes: Shapes, id: RegionId): Point[] {
  const known = polygons.get(shapes) ?? new Map<RegionId, Point[]>();
  polygons.set(shapes, known);
  const polygon = known.get(id) ?? polygonOf(shapes, id);
  known.set(id, polygon);
  return polygon;
}

function polygonOf(shapes: Shapes, id: RegionId): Point[] {
  const region = shapes.regions[id];
  if (!region) return [];
  const points = (ring: number[]) => ring.flatMap((signed) => arcPoints(shapes, signed).slice(0, -1));
  const outer = points(region.arcs);
  if (!region.further?.length) return outer;
  const start = outer.slice(0, 1);
  return [
    ...outer,
    ...start,
    ...region.further.map(points).flatMap((hole) => [...hole, ...hole.slice(0, 1), ...start]),
  ];
}

/** Whether the board is built of tiles: its edge is ragged, with the table around it. */
export const isBuilt = (shapes: Shapes) => !shapes.arcs.length || shapes.arcs.some((arc) => arc.kind === "outline");

/** All the land of a built board: its outline with the land on the left, loop by loop, including holes. */
export function landPath(shapes: Shapes): string {
  const ahead = new Map<number, { to: number; points: Point[] }[]>();
  for (const arc of shapes.arcs) {
    if (arc.kind !== "outline") continue;
    const [from, to] = arc.left ? [arc.from, arc.to] : [arc.to, arc.from];
    const points = arc.left ? arc.points : [...arc.points].reverse();
    ahead.set(from, [...(ahead.get(from) ?? []), { to, points }]);
  }
  let path = "";
  for (const [start, arcs] of ahead) {
    let next = arcs.pop();
    for (let begins = true; next;) {
      path += smooth(next.points, begins);
      begins = next.to === start;
      if (begins) path += "Z";
      next = (begins ? arcs : ahead.get(next.to))?.pop();
    }
  }
  return path;
}

export function areaOf(polygon: Point[]): number {
  let twice = 0;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [x1, y1] = polygon[j] as Point;
    const [x2, y2] = polygon[i] as Point;
    twice += x2 * y1 - x1 * y2;
  }
  return Math.abs(twice) / 2;
}

/** The edges of a polygon by the rows that they reach, each as the index of its second point. */
type Rows = Map<number, number[]>;

const ROW = 8; // units of the board
const rowsOf = new WeakMap<Point[], Rows>(); // each polygon is cut hundreds of times
const NO_EDGES: number[] = [];

function rowsBy(polygon: Point[]): Rows {
  const rows: Rows = new Map();
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [from, to] = [(polygon[j] as Point)[1], (polygon[i] as Point)[1]];
    const last = Math.floor(Math.max(from, to) / ROW);
    for (let row = Math.floor(Math.min(from, to) / ROW); row <= last; row++) {
      const edges = rows.get(row);
      if (edges) edges.push(i);
      else rows.set(row, [i]);
    }
  }
  rowsOf.set(polygon, rows);
  return rows;
}

/** The edges near the horizontal line at `y`, among them all that cross it: the index of each second point. */
export const edgesAt = (polygon: Point[], y: number): number[] =>
  (rowsOf.get(polygon) ?? rowsBy(polygon)).get(Math.floor(y / ROW)) ?? NO_EDGES;

export function contains(polygon: Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const i of edgesAt(polygon, y)) {
    const [xi, yi] = polygon[i] as Point;
    const [xj, yj] = polygon[i ? i - 1 : polygon.length - 1] as Point;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Whether `point` is inside `polygon` and at least `room` from its outline. Only the edges nearby are measured. */
export function isClear(polygon: Point[], point: Point, room: number): boolean {
  if (!contains(polygon, point)) return false;
  const [x, y] = point;
  for (let row = y - room; row < y + room + ROW; row += ROW)
    for (const i of edgesAt(polygon, row))
      if (toLine(polygon[i ? i - 1 : polygon.length - 1] as Point, polygon[i] as Point, x, y) < room) return false;
  return true;
}

/** The distance of a point from the line between two others. */
function toLine([x1, y1]: Point, [x2, y2]: Point, x: number, y: number): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.sqrt((x - x1 - along * dx) ** 2 + (y - y1 - along * dy) ** 2); // Math.hypot is slow
}

/** The distance of `point` from the outline of `polygon`. */
export function toEdge(polygon: Point[], [x, y]: Point): number {
  let best = Infinity;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++)
    best = Math.min(best, toLine(polygon[j] as Point, polygon[i] as Point, x, y));
  return best;
}

export function boundsOf(polygon: Point[]): { left: number; top: number; right: number; bottom: number } {
  const xs = polygon.map((point) => point[0]);
  const ys = polygon.map((point) => point[1]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The nearest region from `from` in the direction of an arrow key, within about 60 degrees. */
export function neighbourTowards(shapes: Shapes, from: RegionId, direction: Point): RegionId | null {
  const here = shapes.regions[from]?.center;
  if (!here) return null;
  let best: RegionId | null = null;
  let least = Infinity;
  for (const [id, region] of Object.entries(shapes.regions)) {
    if (id === from) continue;
    const dx = region.center[0] - here[0];
    const dy = region.center[1] - here[1];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] - dy * direction[0]);
    if (ahead <= 0 || aside > ahead * 1.8) continue;
    const cost = ahead + aside * 1.6;
    if (cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}

/** Random numbers between 0 and 1 that depend only on `seed`. */
export function randomOf(seed: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How many times as large a board is drawn in this room if it is turned by a quarter. */
export function gainOfTurn({ width, height }: Shapes, across: number, down: number): number {
  const fit = Math.min(across / width, down / height);
  return fit > 0 ? Math.min(across / height, down / width) / fit : 1;
}

const turns = new WeakMap<Shapes, Shapes>();

/** The board turned by a quarter: its left side is at the bottom. Texts stay upright. */
export function turned(shapes: Shapes): Shapes {
  const known = turns.get(shapes) ?? turnOf(shapes);
  turns.set(shapes, known); // with the polygons that are known of it
  return known;
}

function turnOf(shapes: Shapes): Shapes {
  const turn = ([x, y]: Point): Point => [y, shapes.width - x];
  const regions: Shapes["regions"] = {};
  for (const [id, region] of Object.entries(shapes.regions)) {
    const center = turn(region.center);
    regions[id] = {
      ...region,
      center,
      slots: region.slots.map(turn),
      label: [center[0], center[1] + region.radius * 0.8],
    };
  }
  return {
    ...shapes,
    width: shapes.height,
    height: shapes.width,
    corners: shapes.corners.map(turn),
    ...(shapes.origin ? { origin: turn(shapes.origin), quarter: true } : {}),
    arcs: shapes.arcs.map((arc) => ({ ...arc, points: arc.points.map(turn) })),
    regions,
    ...(shapes.fields && { fields: shapes.fields.map((field) => ({ ...field, center: turn(field.center) })) }),
  };
}

const SEA_AROUND = 1.3; // printed boards have seas, which leave their lands more room

/** The scale of things on a board: 1 where a region has as much room as on the board for two. */
export function sizeOf(shapes: Shapes): number {
  const ids = Object.keys(shapes.regions);
  const land = isBuilt(shapes)
    ? SEA_AROUND * ids.reduce((sum, id) => sum + areaOf(regionPolygon(shapes, id)), 0)
    : shapes.width * shapes.height;
  const room = Math.sqrt(land / Math.max(1, ids.length));
  return Math.max(0.6, Math.min(1, room / 280));
}
