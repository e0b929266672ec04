/** Moving tiles: the positions of cells on the map, and the path of a moved tile. */
import { regionPath, type Point } from "../land/geometry";
import { lookOf, terrainOf } from "../land/terrains";
import type { AskedAnything, BoardData, MovingTile, Shapes } from "../../lib/types";

export type Cell = [number, number];

const UNIT = 60; // the side of a small triangle (a tile's side has three), in units of the board
const ROW = Math.sqrt(3) / 2;
const SIDE = 3 * UNIT;
/** The width of a tile from corner to corner, in units of the board. */
export const ACROSS = 2 * SIDE;

/** A tile about to be laid. */
export interface Hanging {
  letter: string;
  cell: string;
  turns: number;
}

/** The place of a piece on a tile, counted from 1. */
export interface Spots {
  tile: string;
  places: number[];
}

/** Moves drawings around the middle of a tile to their place: scaled like the tile, and rotated with the board. */
export function onTile(shapes: Shapes, [x, y]: Point): string {
  return `translate(${x} ${y}) scale(${UNIT})${shapes.quarter ? " rotate(-90)" : ""}`;
}

/** Column and row in the notation of actions: "3,-1". */
export const cellOf = (text: string): Cell => text.split(",").map(Number) as Cell;

/** The middle of a cell on the map. */
export function middleOf(shapes: Shapes, [column, row]: Cell): Point {
  const [left, top] = shapes.origin ?? [0, 0];
  const across = 4.5 * UNIT * column;
  const down = 3 * ROW * UNIT * (column + 2 * row);
  return shapes.quarter ? [left + down, top - across] : [left + across, top + down];
}

/** The outline of a tile around its middle, slightly smaller than the tile. */
export function outlineOf(shapes: Shapes, middle: Point, part = 0.94): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner + (shapes.quarter ? Math.PI / 6 : 0);
    return [middle[0] + part * SIDE * Math.cos(angle), middle[1] + part * SIDE * Math.sin(angle)].join(" ");
  });
  return `M${corners.join("L")}Z`;
}

/** The width and height of these cells and the board, with the board in the middle. */
export function reachOf(shapes: Shapes, cells: string[]): Point {
  let [width, height] = [0, 0];
  for (const cell of cells) {
    const [x, y] = middleOf(shapes, cellOf(cell));
    width = Math.max(width, 2 * (Math.abs(x - shapes.width / 2) + SIDE));
    height = Math.max(height, 2 * (Math.abs(y - shapes.height / 2) + SIDE));
  }
  return [width, height];
}

/** A tile in hand: its cell, if chosen, and its rotation in sixths of a circle. */
export interface Lifted {
  letter: string;
  cell: string | null;
  turns: number;
}

/** The tile being pushed or turned, from the question; `turns` is the chosen rotation. */
export function liftedBy(question: AskedAnything, turns: number): Lifted | null {
  if (question.shape === "cell") return { letter: question.tile, cell: null, turns: 0 };
  if (question.shape !== "amount" || !question.tile) return null;
  return { letter: question.tile, cell: question.cell, turns };
}

/** The land of a tile in place, with the colour of each region's terrain. */
export function landOf(board: BoardData, tile: MovingTile): { id: string; path: string; colour: string }[] {
  const features = new Map(board.regions.map((region) => [region.id, region.features]));
  return tile.regions
    .filter((id) => board.shapes.regions[id])
    .map((id) => ({
      id,
      path: regionPath(board.shapes, id),
      colour: lookOf(board, terrainOf(features.get(id) ?? []))?.colour ?? "",
    }));
}

/** A tile on its way: its land in the new place, and its path from the old one. */
export interface Slide {
  paths: string[];
  middle: Point;
  from: Point; // the distance to its old place
  turns: number; // its rotation in sixths of a circle, clockwise
}

/** The tile that moved between two positions; null unless it is exactly one. */
export function slideBetween(before: BoardData, after: BoardData): Slide | null {
  const were = new Map(before.tiles.map((tile) => [tile.letter, tile]));
  if (!after.shapes.origin || !after.tiles.length || after.tiles.some((tile) => !were.has(tile.letter))) return null;
  const way = (tile: MovingTile): Cell => {
    const was = were.get(tile.letter)?.cell ?? [0, 0];
    return [(tile.cell[0] ?? 0) - (was[0] ?? 0), (tile.cell[1] ?? 0) - (was[1] ?? 0)];
  };
  // Cells are counted from the corner, so that all others may have new numbers.
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
