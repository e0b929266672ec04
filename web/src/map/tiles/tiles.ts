/** Tiles that move: where cells lie on the map, and which tile has gone from where to where. */
import { regionPath, type Point } from "../land/geometry";
import { LOOKS, terrainOf } from "../land/terrains";
import type { AskedAnything, BoardData, MovingTile, Shapes } from "../../lib/types";

export type Cell = [number, number];

const UNIT = 60; // a side of a small triangle, of which a side of a tile has three, in units of the board
const ROW = Math.sqrt(3) / 2;
const SIDE = 3 * UNIT;
/** How wide a tile is from corner to corner, in units of the board. */
export const ACROSS = 2 * SIDE;

/** A tile that is about to be laid. */
export interface Hanging {
  letter: string;
  cell: string;
  turns: number;
}

/** Where on a tile a piece may lie, by number from 1. */
export interface Spots {
  tile: string;
  places: number[];
}

/** How things that are drawn around the middle of a tile come there: as large as it, and turned with the board. */
export function onTile(shapes: Shapes, [x, y]: Point): string {
  return `translate(${x} ${y}) scale(${UNIT})${shapes.quarter ? " rotate(-90)" : ""}`;
}

/** Column and row as actions name them: "3,-1". */
export const cellOf = (text: string): Cell => text.split(",").map(Number) as Cell;

/** The middle of a cell on the map. */
export function middleOf(shapes: Shapes, [column, row]: Cell): Point {
  const [left, top] = shapes.origin ?? [0, 0];
  const across = 4.5 * UNIT * column;
  const down = 3 * ROW * UNIT * (column + 2 * row);
  return shapes.quarter ? [left + down, top - across] : [left + across, top + down];
}

/** The outline of a tile around its middle, a little smaller than it is. */
export function outlineOf(shapes: Shapes, middle: Point, part = 0.94): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner + (shapes.quarter ? Math.PI / 6 : 0);
    return [middle[0] + part * SIDE * Math.cos(angle), middle[1] + part * SIDE * Math.sin(angle)].join(" ");
  });
  return `M${corners.join("L")}Z`;
}

/** Width and height of all that lies in these cells and on the board, if it shall stay in the middle. */
export function reachOf(shapes: Shapes, cells: string[]): Point {
  let [width, height] = [0, 0];
  for (const cell of cells) {
    const [x, y] = middleOf(shapes, cellOf(cell));
    width = Math.max(width, 2 * (Math.abs(x - shapes.width / 2) + SIDE));
    height = Math.max(height, 2 * (Math.abs(y - shapes.height / 2) + SIDE));
  }
  return [width, height];
}

/** A tile in somebody's hand: where it shall lie, if that is chosen, and turned by how many sixths. */
export interface Lifted {
  letter: string;
  cell: string | null;
  turns: number;
}

/** The tile that is being pushed or turned, as a question has it; `turns` is what is chosen so far. */
export function liftedBy(question: AskedAnything, turns: number): Lifted | null {
  if (question.shape === "cell") return { letter: question.tile, cell: null, turns: 0 };
  if (question.shape !== "amount" || !question.tile) return null;
  return { letter: question.tile, cell: question.cell, turns };
}

/** The land of a tile as it lies, each region with its terrain's colour. */
export function landOf(board: BoardData, tile: MovingTile): { id: string; path: string; colour: string }[] {
  const features = new Map(board.regions.map((region) => [region.id, region.features]));
  return tile.regions
    .filter((id) => board.shapes.regions[id])
    .map((id) => ({
      id,
      path: regionPath(board.shapes, id),
      colour: LOOKS[terrainOf(features.get(id) ?? [])]?.colour ?? "",
    }));
}

/** A tile on its way: its land as it lies now, and how it comes there from where it lay. */
export interface Slide {
  paths: string[];
  middle: Point;
  from: Point; // how far away it lay
  turns: number; // by how many sixths of a circle it was turned, clockwise
}

/** What has moved between two positions of the same tiles; nothing where it is not a single one. */
export function slideBetween(before: BoardData, after: BoardData): Slide | null {
  const were = new Map(before.tiles.map((tile) => [tile.letter, tile]));
  if (!after.shapes.origin || !after.tiles.length || after.tiles.some((tile) => !were.has(tile.letter))) return null;
  const way = (tile: MovingTile): Cell => {
    const was = were.get(tile.letter)?.cell ?? [0, 0];
    return [(tile.cell[0] ?? 0) - (was[0] ?? 0), (tile.cell[1] ?? 0) - (was[1] ?? 0)];
  };
  // Cells are counted from the corner, so that all others may have got new numbers.
  const ways = after.tiles.map((tile) => way(tile).join());
  const usual = ways.toSorted((a, b) => count(ways, b) - count(ways, a))[0] ?? "0,0";
  const moved = after.tiles.filter((tile, i) => ways[i] !== usual || tile.turns !== were.get(tile.letter)?.turns);
  const [tile] = moved;
  if (moved.length !== 1 || !tile) return null;
  const [column, row] = cellOf(usual);
  const was = were.get(tile.letter) as MovingTile;
  const middle = middleOf(after.shapes, tile.cell as Cell);
  const old = middleOf(after.shapes, [(was.cell[0] ?? 0) + column, (was.cell[1] ?? 0) + row]);
  return {
    paths: tile.regions.filter((id) => after.shapes.regions[id]).map((id) => regionPath(after.shapes, id)),
    middle,
    from: [old[0] - middle[0], old[1] - middle[1]],
    turns: (((tile.turns - was.turns) % 6) + 6) % 6,
  };
}

const count = (all: string[], one: string) => all.filter((other) => other === one).length;
