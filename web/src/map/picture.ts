/** A small picture of a board: few paths, one for all parts that look alike. */
import { api } from "../lib/api";
import { isBuilt, landPath, regionPath, ringPath, smooth, sizeOf, type Point } from "./land/geometry";
import { entersByMarks, isMark } from "./land/symbols";
import { isBelow, lookOf, terrainOf } from "./land/terrains";
import type { Arc, BoardData } from "../lib/types";

export interface Picture {
  width: number;
  height: number;
  size: number; // the scale of things, as on the map
  below: boolean; // whether the board is underground
  ground: string; // all the land of a built board; "" if a frame surrounds the land
  lands: [colour: string, path: string][];
  lines: [kind: Line, path: string][];
  marks: { name: string; number: number; at: Point }[];
  links: [Point, Point][]; // the centres of neighbours that do not touch
  entries: Point[]; // the entries, unless they are the whole edge
  fields: { path: string; at: Point; radius: number }[]; // fields, which are empty cells with a badge
}

type Line = "plain" | "water" | "edge" | "river" | "bridge";

const LINES: Record<Arc["kind"], Line> = {
  plain: "plain",
  ridge: "plain",
  rim: "edge",
  coast: "water",
  shore: "water",
  bank: "water",
  river: "river",
  ford: "river",
  bridge: "bridge",
  frame: "edge",
  outline: "edge",
};

/** The values of `things` in the order of their keys. */
function joined<Thing, Key extends string>(
  things: Thing[],
  key: (thing: Thing) => Key,
  path: (thing: Thing) => string,
) {
  const found = new Map<Key, string>();
  for (const thing of things) found.set(key(thing), (found.get(key(thing)) ?? "") + path(thing));
  return [...found];
}

export function pictureOf(board: BoardData): Picture {
  const { regions, tunnels, shapes } = board;
  const built = isBuilt(shapes);
  const at = (id: string): Point => shapes.regions[id]?.center ?? [0, 0];
  return {
    width: shapes.width,
    height: shapes.height,
    size: sizeOf(shapes),
    below: isBelow(regions),
    ground: built ? landPath(shapes) : "",
    lands: joined(
      regions,
      (region) => lookOf(board, terrainOf(region.features))?.colour ?? "",
      (region) => regionPath(shapes, region.id),
    ),
    lines: joined(
      shapes.arcs.filter((arc) => arc.kind !== "frame"),
      (arc) => LINES[arc.kind],
      (arc) => smooth(arc.points),
    ),
    marks: regions.flatMap((region) =>
      region.features.filter(isMark).map((name) => ({
        name,
        number: tunnels.findIndex((ends) => ends.includes(region.id)) + 1,
        at: at(region.id),
      })),
    ),
    links: (shapes.links ?? []).map(([one, other]) => [at(one), at(other)]),
    entries: entersByMarks(regions) ? regions.filter((region) => region.entry).map((region) => at(region.id)) : [],
    fields: (shapes.fields ?? []).map(({ arcs, center, radius }) => ({
      path: ringPath(shapes, arcs),
      at: center,
      radius,
    })),
  };
}

const pictures = new Map<string, Promise<Picture>>();

/** The picture of the board with this name, which is loaded only once. */
export function pictureOfBoard(name: string, load = api.board): Promise<Picture> {
  const found = pictures.get(name) ?? load(name).then(pictureOf);
  pictures.set(name, found);
  found.catch(() => pictures.delete(name)); // the next caller tries again
  return found;
}
