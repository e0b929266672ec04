/** The small pictures on the land and their places: trees, peaks, fields, reeds, waves, crystals. */
import { boundsOf, isClear, randomOf, toEdge, type Point } from "./geometry";

export interface Motif {
  picture: string;
  x: number;
  y: number;
  scale: number;
  turn: number;
  flip: boolean;
}

interface Style {
  pictures: [name: string, weight: number][];
  apart: number; // the least distance between two
  room: number; // the least distance to the border
  scale: [number, number];
  turn: number; // degrees to either side
  flips: boolean;
}

const STYLES: Record<string, Style> = {
  forest: {
    pictures: [
      ["oak", 5],
      ["fir", 4],
      ["bush", 1],
    ],
    apart: 27,
    room: 15,
    scale: [0.85, 1.15],
    turn: 0,
    flips: true,
  },
  hill: {
    pictures: [
      ["hill", 4],
      ["knoll", 3],
      ["tuft", 2],
    ],
    apart: 50,
    room: 30,
    scale: [0.8, 1.15],
    turn: 0,
    flips: true,
  },
  mountain: {
    pictures: [
      ["peaks", 3],
      ["peak", 3],
      ["crag", 2],
    ],
    apart: 60,
    room: 34,
    scale: [0.75, 1.15],
    turn: 0,
    flips: true,
  },
  swamp: {
    pictures: [
      ["reeds", 5],
      ["pool", 3],
      ["stump", 1],
    ],
    apart: 40,
    room: 24,
    scale: [0.8, 1.15],
    turn: 0,
    flips: true,
  },
  farmland: {
    pictures: [
      ["field", 3],
      ["meadow", 3],
      ["furrows", 3],
    ],
    apart: 60,
    room: 24,
    scale: [0.8, 1.05],
    turn: 14,
    flips: true,
  },
  sea: {
    pictures: [
      ["wave", 6],
      ["swell", 3],
    ],
    apart: 52,
    room: 26,
    scale: [0.8, 1.2],
    turn: 0,
    flips: true,
  },
  lake: {
    pictures: [
      ["ripple", 5],
      ["wave", 2],
    ],
    apart: 44,
    room: 26,
    scale: [0.6, 0.95],
    turn: 0,
    flips: true,
  },
  "black-mountain": {
    pictures: [
      ["blackpeaks", 3],
      ["blackpeak", 3],
      ["fangs", 2],
    ],
    apart: 60,
    room: 34,
    scale: [0.75, 1.15],
    turn: 0,
    flips: true,
  },
  "mud-pool": {
    pictures: [
      ["mire", 3],
      ["bubbles", 4],
      ["stalagmite", 2],
    ],
    apart: 46,
    room: 26,
    scale: [0.8, 1.15],
    turn: 0,
    flips: true,
  },
  "mushroom-forest": {
    pictures: [
      ["toadstool", 4],
      ["glowcap", 4],
      ["buttons", 2],
    ],
    apart: 38,
    room: 20,
    scale: [0.8, 1.2],
    turn: 0,
    flips: true,
  },
  "mystic-crystal": {
    pictures: [
      ["crystals", 3],
      ["shard", 4],
      ["sparkle", 2],
    ],
    apart: 46,
    room: 24,
    scale: [0.75, 1.15],
    turn: 0,
    flips: true,
  },
  mine: {
    pictures: [
      ["ore", 4],
      ["cart", 3],
    ],
    apart: 54,
    room: 26,
    scale: [0.8, 1.1],
    turn: 0,
    flips: true,
  },
  river: {
    pictures: [["current", 1]],
    apart: 44,
    room: 20,
    scale: [0.7, 1.05],
    turn: 0,
    flips: true,
  },
  chasm: {
    pictures: [["crack", 1]],
    apart: 56,
    room: 30,
    scale: [0.8, 1.2],
    turn: 12,
    flips: true,
  },
};

/** One picture of a kind in each region of the terrain, at the place with most room. */
const LANDMARKS: Record<string, string> = { farmland: "farm", sea: "ship", mine: "adit" };

export interface Keepout {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

const blocked = (keepouts: Keepout[], x: number, y: number, margin: number) =>
  keepouts.some((k) => ((x - k.x) / (k.rx + margin)) ** 2 + ((y - k.y) / (k.ry + margin)) ** 2 < 1);

/** Whether a motif is nearer than `apart`. It is asked a million times for a board, and Math.hypot is slow. */
const near = (motif: Motif, x: number, y: number, apart: number) =>
  (motif.x - x) ** 2 + ((motif.y - y) * 1.25) ** 2 < apart ** 2;

/** The scenery of a region, with nearer pictures (further down) last. It depends only on `seed`. */
export function scenery(seed: string, terrain: string, polygon: Point[], keepouts: Keepout[], size = 1): Motif[] {
  const style = STYLES[terrain];
  if (!style || polygon.length < 3) return [];
  const random = randomOf(seed);
  const { left, top, right, bottom } = boundsOf(polygon);
  const motifs: Motif[] = [];
  const landmark = LANDMARKS[terrain];
  if (landmark && random() < 0.75) {
    const place = roomiest(polygon, keepouts, 40 * size, random);
    if (place) {
      motifs.push({ picture: landmark, x: place[0], y: place[1], scale: size, turn: 0, flip: random() < 0.5 });
    }
  }
  const apart = style.apart * size;
  const tries = Math.min(4000, Math.ceil(((right - left) * (bottom - top)) / (apart * apart)) * 14);
  const total = style.pictures.reduce((sum, [, weight]) => sum + weight, 0);
  for (let i = 0; i < tries; i++) {
    const x = left + random() * (right - left);
    const y = top + random() * (bottom - top);
    if (motifs.some((m) => near(m, x, y, apart * (m.picture === landmark ? 1.5 : 1)))) continue;
    if (blocked(keepouts, x, y, 6 * size) || !isClear(polygon, [x, y], style.room * size)) continue;
    let pick = random() * total;
    const picture = style.pictures.find(([, weight]) => (pick -= weight) < 0)?.[0] ?? "tuft";
    const scale = style.scale[0] + random() * (style.scale[1] - style.scale[0]);
    motifs.push({
      picture,
      x: Math.round(x),
      y: Math.round(y),
      scale: Math.round(scale * size * 100) / 100,
      turn: Math.round((random() * 2 - 1) * style.turn),
      flip: style.flips && random() < 0.5,
    });
  }
  return motifs.sort((a, b) => a.y - b.y);
}

function roomiest(polygon: Point[], keepouts: Keepout[], least: number, random: () => number): Point | null {
  const { left, top, right, bottom } = boundsOf(polygon);
  let best: Point | null = null;
  let room = least;
  for (let i = 0; i < 160; i++) {
    const point: Point = [Math.round(left + random() * (right - left)), Math.round(top + random() * (bottom - top))];
    if (blocked(keepouts, point[0], point[1], 22) || !isClear(polygon, point, room)) continue;
    const edge = toEdge(polygon, point);
    if (edge > room) {
      room = edge;
      best = point;
    }
  }
  return best;
}
