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
  it("a tile has 54 triangles, which return after six turns", () => {
    expect(CORNERS).toHaveLength(54);
    const picture = CORNERS.map((_, place) => place);
    let now = picture;
    for (let i = 0; i < 6; i++) now = turned(now, 1);
    expect(now).toEqual(picture);
    expect(turned(picture, 1)).not.toEqual(picture);
    expect(turned(turned(picture, 2), 3)).toEqual(turned(picture, 5));
  });
  it("the grid finds the cell of a point", () => {
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
  it("a draft of a board offers the cells beside its tiles", () => {
    expect(freeCells(emptyDraft("None"))).toEqual([[0, 0]]);
    expect(freeCells(two)).toHaveLength(8);
  });
  it("a tile put on another swaps places with it", () => {
    const swapped = layTile(two, { ...tileOf(two, "R")!, cell: [1, 0] });
    expect(tileOf(swapped, "R")?.cell).toEqual([1, 0]);
    expect(tileOf(swapped, "C")?.cell).toEqual([0, 0]);
  });
  it("a tile that is replaced returns to the box", () => {
    expect(layTile(two, tile("Q", 0, 0)).tiles.map((one) => one.letter)).toEqual(["C", "Q"]);
  });
  it("a draft offers no cell too far from the middle", () => {
    const far = layTile(emptyDraft("Far"), tile("R", 25, 0));
    expect(freeCells(far, 25).every((cell) => Math.max(...cell.map(Math.abs)) <= 25)).toBe(true);
    expect(freeCells(far, 25)).toHaveLength(4);
  });
  it("a board has at most one throne and one sword", () => {
    const marked = ["throne", "sword", "coin-mine"].reduce(
      (draft, what) => mark(mark(draft, what, "Ra"), what, "Ca"),
      two,
    );
    expect(marked.marks).toEqual({ throne: ["Ca"], sword: ["Ca"], "coin-mine": ["Ra", "Ca"] });
  });
  it("a border marker divides a river and can be removed", () => {
    const parted = riverBorder(two, "R", 3);
    expect(parted.borders).toEqual([{ letter: "R", edge: 3 }]);
    expect(riverBorder(parted, "R", 3).borders).toEqual([]);
  });
  it("pieces stay when their mountain is exchanged for another", () => {
    const laid = { ...two, pieces: [{ kind: "mountain", number: 1, letter: "R", place: 0 }] };
    const high = nameRegion(tunnel(mark(laid, "peak", "m1"), "m1", "Ca"), "m1", "Anna's Top");
    const other = exchangePiece(high, "m1", 4);
    expect(other.pieces[0]?.number).toBe(4);
    expect([other.marks, other.tunnels, other.names]).toEqual([{ peak: ["m4"] }, [["m4", "Ca"]], { m4: "Anna's Top" }]);
  });
  it("a draft distinguishes land from other regions", () => {
    expect(["Ra", "m1", "R~", "x1"].map(isLand)).toEqual([true, true, false, false]);
  });
  it("a removed tile takes along everything on it", () => {
    let draft = nameRegion(mark(tunnel(two, "Ra", "Ca"), "lost-tribe", "Ra"), "Ra", "Anna");
    draft = { ...draft, pieces: [{ kind: "mountain", number: 2, letter: "R", place: 0 }] };
    draft = mark(draft, "peak", "m2");
    const bare = removeTile(draft, "R");
    expect(bare).toEqual({ ...emptyDraft("Two"), tiles: [tile("C", 1, 0)] });
  });
  it("tiles can be turned in both directions", () => {
    expect(tileOf(turnTile(two, "R", -1), "R")?.turns).toBe(5);
  });
  it("a region has no Lost Tribe where Monsters are", () => {
    const draft = mark(mark(two, "lost-tribe", "Ra"), "monsters", "Ra");
    expect(draft.marks).toEqual({ monsters: ["Ra"] });
  });
});

describe("announcements of changes on the board", () => {
  const one = layTile(emptyDraft("One"), tile("R", 0, 0));

  it("a change names the tile that was laid, moved or removed", () => {
    expect(changeOf(one, two)).toEqual(["builder-said-laid", { letter: "C", column: 1, row: 0 }]);
    expect(changeOf(two, one)).toEqual(["builder-said-removed", { letter: "C" }]);
    expect(changeOf(one, turnTile(one, "R", 1))).toEqual(["builder-said-turned", { letter: "R" }]);
    const moved = layTile(emptyDraft("One"), tile("R", 0, 1));
    expect(changeOf(one, moved)).toEqual(["builder-said-moved", { letter: "R", column: 0, row: 1 }]);
  });

  it("a change of several tiles tells their number", () => {
    expect(changeOf(emptyDraft("None"), two)).toEqual(["builder-said-tiles", { number: 2 }]);
    expect(changeOf(two, emptyDraft("None"))).toEqual(["builder-said-tiles", { number: 0 }]);
  });

  it("changed marks and names are announced by their controls", () => {
    expect(changeOf(one, mark(one, "lost-tribe", "Ra"))).toBeNull();
    expect(changeOf(one, nameRegion(one, "Ra", "Wood"))).toBeNull();
  });
});
