/** The builder's geometry and changes: cells, rotations, and things removed together with a tile. */
import { describe, expect, it } from "vitest";
import { changeOf } from "../src/realms/changes";
import { cellAt, cellsAround, middleOf, turned } from "../src/map/tiles/grid";
import { CORNERS } from "../src/map/tiles/grid-facts";
import {
  emptyDraft,
  exchangePiece,
  freeCells,
  isLand,
  layTile,
  mark,
  nameRegion,
  removeTile,
  riverBorder,
  tileOf,
  tunnel,
  turnTile,
} from "../src/map/tiles/draft";

const tile = (letter: string, q: number, r: number) => ({ letter, world: "surface", cell: [q, r], turns: 0 });
const two = layTile(layTile(emptyDraft("Two"), tile("R", 0, 0)), tile("C", 1, 0));

describe("the grid", () => {
  it("has 54 triangles, which return after six turns", () => {
    expect(CORNERS).toHaveLength(54);
    const picture = CORNERS.map((_, place) => place);
    let now = picture;
    for (let i = 0; i < 6; i++) now = turned(now, 1);
    expect(now).toEqual(picture);
    expect(turned(picture, 1)).not.toEqual(picture);
    expect(turned(turned(picture, 2), 3)).toEqual(turned(picture, 5));
  });
  it("finds the cell of a place", () => {
    for (const cell of [[0, 0], [2, -1], [-3, 2], ...cellsAround([4, 5])] as const) {
      const [x, y] = middleOf(cell);
      for (const [dx, dy] of [
        [0, 0],
        [2, 0],
        [-1.5, 1.5],
        [0, -2.4],
      ] as const)
        expect(cellAt([x + dx, y + dy])).toEqual([...cell]);
    }
  });
});

describe("a draft", () => {
  it("offers the cells beside its tiles", () => {
    expect(freeCells(emptyDraft("None"))).toEqual([[0, 0]]);
    expect(freeCells(two)).toHaveLength(8);
  });
  it("swaps two tiles on the table", () => {
    const swapped = layTile(two, { ...tileOf(two, "R")!, cell: [1, 0] });
    expect(tileOf(swapped, "R")?.cell).toEqual([1, 0]);
    expect(tileOf(swapped, "C")?.cell).toEqual([0, 0]);
  });
  it("returns the tile that a new one replaces to the box", () => {
    expect(layTile(two, tile("Q", 0, 0)).tiles.map((one) => one.letter)).toEqual(["C", "Q"]);
  });
  it("offers no cell that is too far from the middle", () => {
    const far = layTile(emptyDraft("Far"), tile("R", 25, 0));
    expect(freeCells(far, 25).every((cell) => Math.max(...cell.map(Math.abs)) <= 25)).toBe(true);
    expect(freeCells(far, 25)).toHaveLength(4);
  });
  it("has one throne and one sword but any number of the rest", () => {
    const marked = ["throne", "sword", "coin-mine"].reduce(
      (draft, what) => mark(mark(draft, what, "Ra"), what, "Ca"),
      two,
    );
    expect(marked.marks).toEqual({ throne: ["Ca"], sword: ["Ca"], "coin-mine": ["Ra", "Ca"] });
  });
  it("parts a river at an edge and joins it again", () => {
    const parted = riverBorder(two, "R", 3);
    expect(parted.borders).toEqual([{ letter: "R", edge: 3 }]);
    expect(riverBorder(parted, "R", 3).borders).toEqual([]);
  });
  it("keeps pieces on a mountain exchanged for another", () => {
    const laid = { ...two, pieces: [{ kind: "mountain", number: 1, letter: "R", place: 0 }] };
    const high = nameRegion(tunnel(mark(laid, "peak", "m1"), "m1", "Ca"), "m1", "Anna's Top");
    const other = exchangePiece(high, "m1", 4);
    expect(other.pieces[0]?.number).toBe(4);
    expect([other.marks, other.tunnels, other.names]).toEqual([{ peak: ["m4"] }, [["m4", "Ca"]], { m4: "Anna's Top" }]);
  });
  it("tells land from other regions", () => {
    expect(["Ra", "m1", "R~", "x1"].map(isLand)).toEqual([true, true, false, false]);
  });
  it("removes everything on a tile together with it", () => {
    let draft = nameRegion(mark(tunnel(two, "Ra", "Ca"), "lost-tribe", "Ra"), "Ra", "Anna");
    draft = { ...draft, pieces: [{ kind: "mountain", number: 2, letter: "R", place: 0 }] };
    draft = mark(draft, "peak", "m2");
    const bare = removeTile(draft, "R");
    expect(bare).toEqual({ ...emptyDraft("Two"), tiles: [tile("C", 1, 0)] });
  });
  it("turns tiles in both directions", () => {
    expect(tileOf(turnTile(two, "R", -1), "R")?.turns).toBe(5);
  });
  it("has no Lost Tribe where Monsters are", () => {
    const draft = mark(mark(two, "lost-tribe", "Ra"), "monsters", "Ra");
    expect(draft.marks).toEqual({ monsters: ["Ra"] });
  });
});

describe("what changed on the board", () => {
  const one = layTile(emptyDraft("One"), tile("R", 0, 0));

  it("names the tile that was laid, moved, turned or removed", () => {
    expect(changeOf(one, two)).toEqual(["builder-said-laid", { letter: "C", column: 1, row: 0 }]);
    expect(changeOf(two, one)).toEqual(["builder-said-removed", { letter: "C" }]);
    expect(changeOf(one, turnTile(one, "R", 1))).toEqual(["builder-said-turned", { letter: "R" }]);
    const moved = layTile(emptyDraft("One"), tile("R", 0, 1));
    expect(changeOf(one, moved)).toEqual(["builder-said-moved", { letter: "R", column: 0, row: 1 }]);
  });

  it("counts the tiles if several changed", () => {
    expect(changeOf(emptyDraft("None"), two)).toEqual(["builder-said-tiles", { number: 2 }]);
    expect(changeOf(two, emptyDraft("None"))).toEqual(["builder-said-tiles", { number: 0 }]);
  });

  it("leaves marks and names to their controls", () => {
    expect(changeOf(one, mark(one, "lost-tribe", "Ra"))).toBeNull();
    expect(changeOf(one, nameRegion(one, "Ra", "Wood"))).toBeNull();
  });
});
