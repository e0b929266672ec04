import { expect, test } from "vitest";
import { choosableHalves, columnsOfRaces, comboAt, isHand, pairOf, rowsOf } from "../src/game/combos";
import { teamMark, teamOf } from "../src/game/teams";
import type { Columns } from "../src/lib/types";
import { view } from "./views";

const race = (place: number, row: number, name: string, tokens = 5, found = 0) => ({
  place,
  row,
  race: name,
  tokens,
  found,
  brings: 0,
});
const columns: Columns = {
  races: [race(1, 1, "elves"), race(7, 2, "orcs", 5, 2), race(13, 1, "mudmen"), race(19, 2, "drow", 4)],
  powers: [
    { place: 1, power: "hill", tokens: 4, brings: 0 },
    { place: 2, power: "flying", tokens: 5, brings: 0 },
  ],
  rows: [
    { price: 0, coins: 3 },
    { price: 1, coins: 0 },
  ],
};
const apart = view({ columns, actions: [1, 2, 7, 8].map((place) => ({ do: "take", place })) });

test("a race and a power make a combo once both are chosen", () => {
  expect(pairOf(7, null)).toBeNull();
  expect(pairOf(null, 1)).toBeNull();
  expect(pairOf(7, 2)).toBe(8);
  expect(comboAt(apart, pairOf(7, 2))).toMatchObject({ race: "orcs", power: "flying", tokens: 10, found: 2 });
});

test("a combo has the price and coins of its more expensive row", () => {
  expect(comboAt(apart, 1)).toMatchObject({ price: 0, coins: 3 });
  expect(comboAt(apart, 2)).toMatchObject({ price: 1, coins: 0 });
  expect(comboAt(apart, 7)).toMatchObject({ price: 1, coins: 0 });
});

test("in a single column, the place identifies the combo", () => {
  const combo = { place: 2, race: "elves", power: "hill", coins: 0, price: 1, tokens: 10, found: 0 };
  expect(comboAt(view({ column: [combo] }), 2)).toBe(combo);
  expect(comboAt(view({ column: [combo] }), null)).toBeUndefined();
});

test("any race and power of a hand form a free combo", () => {
  const hand: Columns = {
    races: [race(1, 1, "elves"), race(3, 2, "homunculi", 5, 2)],
    powers: columns.powers,
    rows: [],
  };
  expect([isHand(columns), isHand(hand)]).toEqual([false, true]);
  expect([rowsOf(columns), rowsOf(hand)]).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(comboAt(view({ columns: hand }), pairOf(3, 2))).toMatchObject({
    race: "homunculi",
    power: "flying",
    place: 4,
    price: 0,
    coins: 0,
    found: 2,
  });
});

test("races of each world are in a separate column", () => {
  expect(columnsOfRaces(columns).map((column) => column.map((found) => found.race))).toEqual([
    ["elves", "orcs"],
    ["mudmen", "drow"],
  ]);
});

test("only races and powers of offered combos can be chosen", () => {
  expect(choosableHalves(apart)).toEqual({ races: new Set([1, 7]), powers: new Set([1, 2]) });
});

test("teams are marked by letters and lone players by a factor", () => {
  const teams = [
    { players: [1, 4], weight: 1, coins: null, tokens: null },
    { players: [2, 5], weight: 1, coins: null, tokens: null },
    { players: [3], weight: 2, coins: null, tokens: null },
  ];
  const table = view({ teams });
  expect([1, 2, 3].map((player) => teamMark(table, teamOf(table, player)!))).toEqual(["A", "B", "×2"]);
});
