/** The client's geometry of tiles, compared with boards from the rules. */
import { describe, expect, it } from "vitest";
import { keysOn } from "../src/map/tiles/draft";
import { borders, cellAt, middleOf } from "../src/map/tiles/grid";
import { BESIDE, CORNERS, WATER } from "../src/map/tiles/grid-facts";
import type { RealmBox } from "../src/lib/types";
import { LAID } from "./laid-tiles";

const box = { tiles: LAID.sides, covers: LAID.covers } as unknown as RealmBox;

it("there are test boards of most scenarios", () => {
  expect(LAID.boards.length).toBeGreaterThan(9);
  expect(LAID.boards.flatMap(({ tiles }) => tiles).length).toBeGreaterThan(100);
});

describe.each(LAID.boards)("on $name", ({ tiles, pieces }) => {
  it("the client and the rules agree on each triangle's region", () => {
    for (const tile of tiles) {
      const keys = keysOn(box, tile, pieces).map((key) => (key.endsWith(WATER) ? WATER : key));
      expect(keys.join(" "), tile.letter).toBe(tile.keys);
    }
  });

  it("the middle of a tile is in its cell", () => {
    for (const { cell } of tiles) expect(cellAt(middleOf(cell))).toEqual(cell);
  });
});

it("the map draws one border wherever two regions meet", () => {
  const { tiles } = LAID.boards[0]!;
  for (const { keys } of tiles) {
    const regions = keys.split(" ");
    const meetings = BESIDE.flatMap((beside, place) =>
      beside.filter((other) => other > place && regions[other] !== regions[place]),
    );
    expect(borders(regions).match(/M/g) ?? []).toHaveLength(meetings.length);
  }
  expect(borders(CORNERS.map(() => "one"))).toBe("");
});
