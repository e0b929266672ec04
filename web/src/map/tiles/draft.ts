/** Changes of a board draft, each of which gives a new draft; the server says what is legal. */
import type { RealmBox, RealmDraft, RealmLaidPiece, RealmPlacedTile, RealmTileSide } from "../../lib/types";
import { SURFACE, UNDERGROUND } from "../../lib/facts";
import { cellsAround, keyOf, sameCell, turned, type Cell } from "./grid";
import { EDGES, WATER } from "./grid-facts";

export const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
export const WORLDS = [SURFACE, UNDERGROUND] as const;
export type World = (typeof WORLDS)[number];

/** A side of a tile by its sign: the letter, in lower case for the underground side. */
export const faceOf = (sign: string): { letter: string; world: World } => ({
  letter: sign.toUpperCase(),
  world: sign === sign.toUpperCase() ? SURFACE : UNDERGROUND,
});

export const emptyDraft = (name: string): RealmDraft => ({
  name,
  players: 2,
  rounds: 10,
  water: "river",
  tiles: [],
  pieces: [],
  borders: [],
  marks: {},
  tunnels: [],
  names: {},
});

export const pieceKey = (piece: RealmLaidPiece) => `${piece.kind === "mountain" ? "m" : "x"}${piece.number}`;
export const tileAt = (draft: RealmDraft, cell: Cell) => draft.tiles.find((tile) => sameCell(tile.cell, cell));
export const tileOf = (draft: RealmDraft, letter: string) => draft.tiles.find((tile) => tile.letter === letter);
export const pieceOf = (draft: RealmDraft, key: string) => draft.pieces.find((piece) => pieceKey(piece) === key);

export const sideOf = (box: RealmBox, tile: { letter: string; world: string }): RealmTileSide =>
  box.tiles.find((side) => side.letter === tile.letter && side.world === tile.world)!;

/** The keys of the regions at each triangle of a tile in place. */
export function keysOn(box: RealmBox, tile: RealmPlacedTile, pieces: RealmLaidPiece[]): string[] {
  const keys = [...sideOf(box, tile).picture].map((letter) => `${tile.letter}${letter}`);
  for (const piece of pieces)
    if (piece.letter === tile.letter) for (const place of box.covers[piece.place] ?? []) keys[place] = pieceKey(piece);
  return turned(keys, tile.turns);
}

/** Whether a peak hides the symbol of a mountain; on older boards it stays visible. */
function isBare(draft: RealmDraft, key: string): boolean {
  return !!draft.marks.peak?.includes(key) && !draft.marks.shown?.includes(key);
}

/** A region in words: its terrain, symbol and printed name. */
export function landOf(
  box: RealmBox,
  draft: RealmDraft,
  key: string,
): { terrain: string; symbol: string; name: string } {
  const piece = pieceOf(draft, key);
  if (piece) {
    const below = tileOf(draft, piece.letter)?.world === UNDERGROUND;
    const printed = (piece.kind === "mountain" ? box.mountains : box.chasms)[piece.number - 1];
    const terrain = piece.kind === "chasm" ? "chasm" : below ? "black-mountain" : "mountain";
    return { terrain, symbol: below || isBare(draft, key) ? "" : (printed?.symbol ?? ""), name: printed?.name ?? key };
  }
  const tile = tileOf(draft, key[0] ?? "");
  const side = tile && sideOf(box, tile);
  if (!side) return { terrain: "hill", symbol: "", name: key };
  if (key[1] === WATER) return { terrain: draft.water === "river" ? "river" : "sea", symbol: "", name: side.water };
  const land = side.lands[key[1] ?? ""];
  return { terrain: land?.terrain ?? "hill", symbol: land?.symbol ?? "", name: land?.name ?? key };
}

/** Whether a region is land, on which marks may be placed: neither water nor a chasm. */
export const isLand = (key: string) => key[1] !== WATER && !key.startsWith("x");

/** The free cells beside tiles, within the allowed distance from the middle; the middle if there are no tiles. */
export function freeCells(draft: RealmDraft, farthest = Infinity): Cell[] {
  if (!draft.tiles.length) return [[0, 0]];
  const lying = new Set(draft.tiles.map((tile) => keyOf(tile.cell)));
  const found = new Map(
    draft.tiles.flatMap((tile) => cellsAround(tile.cell)).map((cell) => [keyOf(cell), cell] as const),
  );
  return [...found]
    .filter(([key, cell]) => !lying.has(key) && Math.max(...cell.map(Math.abs)) <= farthest)
    .map(([, cell]) => cell);
}

/** The draft without anything that belonged to removed regions. */
function without(draft: RealmDraft, gone: (key: string) => boolean): RealmDraft {
  const kept = (keys: string[]) => keys.filter((key) => !gone(key));
  return {
    ...draft,
    marks: Object.fromEntries(
      Object.entries(draft.marks)
        .map(([mark, keys]) => [mark, kept(keys)] as const)
        .filter(([, keys]) => keys.length),
    ),
    tunnels: draft.tunnels.filter((pair) => !pair.some(gone)),
    names: Object.fromEntries(Object.entries(draft.names).filter(([key]) => !gone(key))),
  };
}

export function removeTile(draft: RealmDraft, letter: string): RealmDraft {
  const pieces = draft.pieces.filter((piece) => piece.letter === letter).map(pieceKey);
  const bare = without(draft, (key) => key[0] === letter || pieces.includes(key));
  return {
    ...bare,
    tiles: bare.tiles.filter((tile) => tile.letter !== letter),
    pieces: bare.pieces.filter((piece) => piece.letter !== letter),
    borders: bare.borders.filter((border) => border.letter !== letter),
  };
}

/** Lays a tile on a cell: one from the table changes places with the tile there, one from the tray replaces it. */
export function layTile(draft: RealmDraft, tile: RealmPlacedTile): RealmDraft {
  const from = tileOf(draft, tile.letter);
  const there = tileAt(draft, tile.cell as unknown as Cell);
  if (from && from.world === tile.world) {
    const swapped = draft.tiles.map((other) =>
      other.letter === tile.letter
        ? { ...other, cell: tile.cell, turns: tile.turns }
        : other === there
          ? { ...other, cell: from.cell }
          : other,
    );
    return { ...draft, tiles: swapped };
  }
  let next = from ? removeTile(draft, tile.letter) : draft;
  if (there && there.letter !== tile.letter) next = removeTile(next, there.letter);
  return { ...next, tiles: [...next.tiles, tile] };
}

export const turnTile = (draft: RealmDraft, letter: string, by: number): RealmDraft => ({
  ...draft,
  tiles: draft.tiles.map((tile) =>
    tile.letter === letter ? { ...tile, turns: (tile.turns + by + EDGES) % EDGES } : tile,
  ),
});

/** Lays the next mountain or chasm of the box; unchanged if none is left. */
export function layPiece(draft: RealmDraft, kind: "mountain" | "chasm", most: number, letter: string, place: number) {
  const used = draft.pieces.filter((piece) => piece.kind === kind).map((piece) => piece.number);
  const number = Array.from({ length: most }, (_, i) => i + 1).find((candidate) => !used.includes(candidate));
  if (number === undefined) return draft;
  const covered = without(draft, () => false);
  return { ...covered, pieces: [...draft.pieces, { kind, number, letter, place }] };
}

export const movePiece = (draft: RealmDraft, key: string, place: number): RealmDraft => ({
  ...draft,
  pieces: draft.pieces.map((piece) => (pieceKey(piece) === key ? { ...piece, place } : piece)),
});

/** Uses another piece of the same kind, with another symbol; the marks on it stay. */
export function exchangePiece(draft: RealmDraft, key: string, number: number): RealmDraft {
  const renamed = (one: string) => (one === key ? `${key[0]}${number}` : one);
  return {
    ...draft,
    pieces: draft.pieces.map((piece) => (pieceKey(piece) === key ? { ...piece, number } : piece)),
    marks: Object.fromEntries(Object.entries(draft.marks).map(([what, keys]) => [what, keys.map(renamed)])),
    tunnels: draft.tunnels.map((pair) => pair.map(renamed)),
    names: Object.fromEntries(Object.entries(draft.names).map(([one, name]) => [renamed(one), name])),
  };
}

/** The mountains that may replace this one: itself, and the first free one of each other symbol. */
export function mountainsFor(box: RealmBox, draft: RealmDraft, number: number): { number: number; symbol: string }[] {
  const used = draft.pieces.filter((piece) => piece.kind === "mountain").map((piece) => piece.number);
  const found = new Map<string, number>();
  box.mountains.forEach(({ symbol = "" }, place) => {
    if (!found.has(symbol) && !used.includes(place + 1)) found.set(symbol, place + 1);
  });
  found.set(box.mountains[number - 1]?.symbol ?? "", number);
  return [...found].map(([symbol, other]) => ({ number: other, symbol }));
}

/** Lays a marker that parts the river at an edge of the printed tile, or removes it. */
export function riverBorder(draft: RealmDraft, letter: string, edge: number): RealmDraft {
  const rest = draft.borders.filter((border) => border.letter !== letter || border.edge !== edge);
  return { ...draft, borders: rest.length < draft.borders.length ? rest : [...rest, { letter, edge }] };
}

export const removePiece = (draft: RealmDraft, key: string): RealmDraft => ({
  ...without(draft, (other) => other === key),
  pieces: draft.pieces.filter((piece) => pieceKey(piece) !== key),
});

/** Without the settings of regions that pieces cover now. */
export function tidied(draft: RealmDraft, box: RealmBox): RealmDraft {
  const there = new Set(draft.tiles.flatMap((tile) => keysOn(box, tile, draft.pieces)));
  return without(draft, (key) => !there.has(key));
}

/** Places a mark in a region, or removes it. */
export function mark(draft: RealmDraft, what: string, key: string): RealmDraft {
  const has = draft.marks[what]?.includes(key);
  const one = ["throne", "sword"].includes(what); // there is only one in the box
  const shut: Record<string, string> = { "lost-tribe": "monsters", monsters: "lost-tribe" };
  const marks = { ...draft.marks };
  marks[what] = has ? marks[what]!.filter((other) => other !== key) : [...(one ? [] : (marks[what] ?? [])), key];
  const other = shut[what];
  if (other && !has) marks[other] = (marks[other] ?? []).filter((theirs) => theirs !== key);
  return { ...draft, marks: Object.fromEntries(Object.entries(marks).filter(([, keys]) => keys.length)) };
}

export const tunnelAt = (draft: RealmDraft, key: string) => draft.tunnels.findIndex((pair) => pair.includes(key));

/** Joins two regions by a tunnel, or removes the tunnel of the first one. */
export function tunnel(draft: RealmDraft, one: string, two?: string): RealmDraft {
  const tunnels = draft.tunnels.filter((pair) => !pair.includes(one) && !(two && pair.includes(two)));
  return { ...draft, tunnels: two && two !== one ? [...tunnels, [one, two]] : tunnels };
}

export function nameRegion(draft: RealmDraft, key: string, name: string): RealmDraft {
  const names = { ...draft.names };
  if (name.trim()) names[key] = name;
  else delete names[key];
  return { ...draft, names };
}
