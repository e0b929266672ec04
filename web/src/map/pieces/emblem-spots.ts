/** Places for the emblems of relics and places in a region. */
import { contains, regionPolygon, toEdge, type Point } from "../land/geometry";
import type { Lettering } from "../land/lettering";
import type { Shapes } from "../../lib/types";

/** The size of an emblem beside a stack of `half`. */
export const radiusOf = (half: number) => half * 0.78;

const BESIDE = [0, -30, 30, 150, -150, 180, 90, -90]; // degrees around the stack, the best side first
const AWAY = 1.78; // from the middle of the stack, in halves

interface Around {
  name: Lettering | undefined;
  taken: Point[]; // the places of printed symbols
  half: number;
}

/** The places with most room for `number` emblems: beside the stack, on no symbol, and if possible off the name. */
export function holdingSpots(shapes: Shapes, id: string, number: number, { name, taken, half }: Around): Point[] {
  const shape = shapes.regions[id];
  if (!shape) return [];
  const [cx, cy] = shape.center;
  const radius = radiusOf(half);
  const polygon = regionPolygon(shapes, id);
  const around = BESIDE.map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [cx + Math.cos(angle) * half * AWAY, cy + Math.sin(angle) * half * AWAY];
  });
  const free = [...around, ...shape.slots.filter(([x, y]) => Math.hypot(x - cx, y - cy) > half + radius)];
  const chosen: Point[] = [];
  const cost = (point: Point, place: number) => {
    const near = ([x, y]: Point) => Math.hypot(x - point[0], y - point[1]) < radius * 2.1;
    // In the next region, an emblem would seem to belong there. That is better than overlapping an emblem, but worse than
    // covering a symbol.
    const covered = chosen.filter(near).length * 3 + (taken.some(near) ? 1 : 0);
    const out = contains(polygon, point) ? Math.max(0, radius - toEdge(polygon, point)) / radius : 3;
    const written = name && isWritten(name, point, radius) ? 1 : 0;
    return covered * 4 + out * 3 + written * 2 + place * 0.02;
  };
  while (chosen.length < number) {
    const [best] = free
      .map((point, place) => ({ point, cost: cost(point, place) }))
      .sort((one, other) => one.cost - other.cost);
    chosen.push(best?.point ?? shape.center);
  }
  return chosen;
}

/** Whether an emblem there would cover letters. */
function isWritten(name: Lettering, [x, y]: Point, radius: number): boolean {
  const longest = Math.max(...name.lines.map((line) => line.length));
  const wide = longest * name.size * 0.23 + radius;
  const high = name.lines.length * name.size * 0.5 + radius;
  return Math.abs(x - name.x) < wide && Math.abs(y - name.y) < high;
}
