/** The end of a game says where the winner earned more. */
import { expect, it } from "vitest";
import { whatDecided } from "../src/game/decided";
import type { PlayEvent, Report } from "../src/lib/types";
import { view } from "./views";

const scored = (player: number, number: number, part: Partial<Report> = {}): Report => ({
  kind: "coins scored",
  player,
  region: null,
  by: null,
  number,
  race: "r",
  declined: false,
  ...part,
});
const events = (...story: Report[]): PlayEvent[] => [{ seq: 1, player: 1, action: { do: "x" }, story, at: 0 }];
const over = (coins: number[], winners: number[]) =>
  view({
    seats: coins.map((_, i) => ({ player: i + 1, coins: 0, captives: [], races: [], unplayed: null })),
    standings: coins.map((each, i) => ({ player: i + 1, coins: each, tokens: 9 })),
    winners,
  });
const STORY = events(
  scored(1, 20),
  scored(2, 18),
  scored(1, 9, { declined: true }),
  scored(2, 2, { declined: true }),
  scored(1, 3, { by: "a" }),
  scored(2, 8, { by: "b" }),
  { ...scored(2, 3), kind: "coins paid" },
  { ...scored(1, 1), kind: "coins found" },
);

it("a loser sees where the winner earned more", () => {
  const decided = whatDecided(over([38, 30], [1]), STORY, [], [2]);
  expect(decided).toMatchObject({ winner: 1, other: 2, lead: 8 });
  expect(decided?.causes).toEqual([
    { what: "declined", winner: 9, other: 2 },
    { what: "purse", winner: 1, other: -3 },
    { what: "a", winner: 3, other: 0 },
  ]);
});

it("a winner is compared with the player in second place", () => {
  expect(whatDecided(over([38, 30, 33], [1]), STORY, [], [1])).toMatchObject({ winner: 1, other: 3, lead: 5 });
});

it("the end names the round with the biggest change", () => {
  const rows = [
    [8, 5],
    [8, 9],
    [18, 9],
    [18, 12],
    [20, 12],
    [20, 15],
  ];
  expect(whatDecided(over([20, 15], [1]), [], rows, [2])?.swing).toEqual({ turn: 2, coins: 7 });
});

it("the end compares no coins if they did not decide", () => {
  expect(whatDecided({ ...over([9, 30], [1]), outright: [1] }, STORY, [], [2])).toBe(null);
  expect(whatDecided(over([9, 30], []), STORY, [], [2])).toBe(null);
});
