import { expect, test } from "vitest";
import { filtered, nextOf, NO_FILTER, ofTheDay, themesOf } from "../src/shell/puzzles";
import type { Posed } from "../src/lib/types";

const PLAIN: Posed = {
  id: 0,
  kind: "coins",
  players: 2,
  boxes: ["base"],
  difficulty: "easy",
  rating: 1300,
  theme: "conquest",
};
const PUZZLES = [11, 12, 13].map((id): Posed => ({ ...PLAIN, id }));
const MIXED: Posed[] = [
  { ...PLAIN, id: 1 },
  { ...PLAIN, id: 2, kind: "course", theme: "late", difficulty: "hard" },
  { ...PLAIN, id: 3, theme: "powers", difficulty: "hard" },
  { ...PLAIN, id: 4, kind: "course", theme: "early" },
  { ...PLAIN, id: 5, theme: "powers" },
];
const DAY = new Date(2026, 10, 26);
const TODAY = ofTheDay(PUZZLES, DAY)!.id;

test("without an earlier puzzle the unsolved daily one comes first", () => {
  expect(nextOf(PUZZLES, [], DAY)?.id).toBe(TODAY);
  expect(nextOf(PUZZLES, [TODAY], DAY)?.id).toBe(PUZZLES.find(({ id }) => id !== TODAY)?.id);
});

test("after a wrong answer another puzzle comes next", () => {
  expect(nextOf(PUZZLES, [], DAY, 11)?.id).toBe(12);
  expect(nextOf(PUZZLES, [], DAY, 13)?.id).toBe(11);
});

test("solved puzzles are skipped while one is unsolved", () => {
  expect(nextOf(PUZZLES, [12], DAY, 11)?.id).toBe(13);
  expect(nextOf(PUZZLES, [12, 13], DAY, 11)?.id).toBe(12);
});

test("a single puzzle is repeated", () => {
  expect(nextOf(PUZZLES.slice(0, 1), [], DAY, 11)?.id).toBe(11);
});

const ids = (puzzles: Posed[]) => puzzles.map(({ id }) => id);

test("a filter shows the puzzles of a kind, or of one of its themes", () => {
  expect(ids(filtered(MIXED, NO_FILTER, []))).toEqual([1, 2, 3, 4, 5]);
  expect(ids(filtered(MIXED, { ...NO_FILTER, about: "course" }, []))).toEqual([2, 4]);
  expect(ids(filtered(MIXED, { ...NO_FILTER, about: "coins/powers" }, []))).toEqual([3, 5]);
});

test("a filter combines difficulty and progress", () => {
  expect(ids(filtered(MIXED, { about: "", difficulty: "hard", state: "unsolved" }, [2]))).toEqual([3]);
  expect(ids(filtered(MIXED, { about: "", difficulty: "hard", state: "solved" }, [2]))).toEqual([2]);
});

test("the next puzzle fits the filter", () => {
  const hard = { ...NO_FILTER, difficulty: "hard" };
  expect(nextOf(MIXED, [], DAY, 1, hard)?.id).toBe(2);
  expect(nextOf(MIXED, [2], DAY, 1, hard)?.id).toBe(3);
  expect(nextOf(MIXED, [], DAY, 3, hard)?.id).toBe(2);
});

test("when a filter has no unsolved puzzle, solved ones repeat", () => {
  expect(nextOf(MIXED, [3, 5], DAY, 3, { ...NO_FILTER, about: "coins/powers" })?.id).toBe(5);
});

test("themes are listed by kind", () => {
  expect([...themesOf(MIXED)]).toEqual([
    ["coins", ["conquest", "powers"]],
    ["course", ["early", "late"]],
  ]);
});
