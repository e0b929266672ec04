import { expect, test } from "vitest";
import { dayText } from "../src/lib/puzzles.svelte";
import { squares } from "../src/lib/puzzleShare";
import {
  filtered,
  isDay,
  isPlayable,
  monthAfter,
  monthOf,
  nextOf,
  NO_FILTER,
  ofDay,
  ofTheDay,
  setsOf,
  themesOf,
} from "../src/shell/puzzles";
import type { Posed } from "../src/lib/types";

const PLAIN: Posed = {
  id: 0,
  set: "base",
  daily: true,
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

test("a puzzle is repeated if there is no other", () => {
  expect(nextOf(PUZZLES.slice(0, 1), [], DAY, 11)?.id).toBe(11);
});

const ids = (puzzles: Posed[]) => puzzles.map(({ id }) => id);

test("a filter can show puzzles of one kind or theme", () => {
  expect(ids(filtered(MIXED, NO_FILTER, []))).toEqual([1, 2, 3, 4, 5]);
  expect(ids(filtered(MIXED, { ...NO_FILTER, about: "course" }, []))).toEqual([2, 4]);
  expect(ids(filtered(MIXED, { ...NO_FILTER, about: "coins/powers" }, []))).toEqual([3, 5]);
});

test("a filter can show the puzzles of one box", () => {
  const both = [...PUZZLES, { ...PLAIN, id: 21, set: "underground" }];
  expect(setsOf(both)).toEqual(["base", "underground"]);
  expect(ids(filtered(both, { ...NO_FILTER, set: "underground" }, []))).toEqual([21]);
});

test("only some puzzles take turns as the daily one", () => {
  const both = [...PUZZLES, { ...PLAIN, id: 21, daily: false }];
  const days = ["2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"].map((day) => ofDay(both, day)?.id);
  expect(days[3]).toBe(days[0]);
  expect(days.slice(0, 3).sort()).toEqual([11, 12, 13]);
});

test("a filter combines difficulty and progress", () => {
  expect(ids(filtered(MIXED, { ...NO_FILTER, difficulty: "hard", state: "unsolved" }, [2]))).toEqual([3]);
  expect(ids(filtered(MIXED, { ...NO_FILTER, difficulty: "hard", state: "solved" }, [2]))).toEqual([2]);
});

test("the next puzzle is one of the filter", () => {
  const hard = { ...NO_FILTER, difficulty: "hard" };
  expect(nextOf(MIXED, [], DAY, 1, hard)?.id).toBe(2);
  expect(nextOf(MIXED, [2], DAY, 1, hard)?.id).toBe(3);
  expect(nextOf(MIXED, [], DAY, 3, hard)?.id).toBe(2);
});

test("a filter without unsolved puzzles repeats solved ones", () => {
  expect(nextOf(MIXED, [3, 5], DAY, 3, { ...NO_FILTER, about: "coins/powers" })?.id).toBe(5);
});

test("themes of puzzles are listed by kind", () => {
  expect([...themesOf(MIXED)]).toEqual([
    ["coins", ["conquest", "powers"]],
    ["course", ["early", "late"]],
  ]);
});

// --- Days -------------------------------------------------------------------------------------------------

test("puzzle days follow the calendar of this device", () => {
  expect(dayText(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(dayText(new Date(2026, 0, 6, 0, 0))).toBe("2026-01-06");
  expect(ofDay(PUZZLES, "1970-01-02")?.id).toBe(12); // as the server counts
});

test("a past day has its puzzle until another day reuses it", () => {
  expect(isPlayable(PUZZLES, "2026-11-27", "2026-11-27")).toBe(true);
  expect(isPlayable(PUZZLES, "2026-11-25", "2026-11-27")).toBe(true);
  expect(isPlayable(PUZZLES, "2026-11-24", "2026-11-27")).toBe(false);
  expect(isPlayable(PUZZLES, "2026-11-28", "2026-11-27")).toBe(false);
});

test("the day in an address must be a date", () => {
  expect(isDay("2026-11-27")).toBe(true);
  expect([isDay("2026-13-01"), isDay("27"), isDay("today")]).toEqual([false, false, false]);
});

test("a month has the right days and begins on the right weekday", () => {
  const { days, before } = monthOf("2026-02");
  expect([days.length, days[0], days.at(-1), before]).toEqual([28, "2026-02-01", "2026-02-28", 6]);
  expect(monthOf("2028-02").days).toHaveLength(29);
});

test("the calendar goes from December to January", () => {
  expect([monthAfter("2026-01", -1), monthAfter("2026-12", 1)]).toEqual(["2025-12", "2027-01"]);
});

// --- Sharing ----------------------------------------------------------------------------------------------

test("a shared result has only a square for each try", () => {
  expect(squares(1, true)).toBe("🟩");
  expect(squares(3, true)).toBe("🟥🟥🟩");
  expect(squares(2, false)).toBe("🟥🟥");
  expect([...squares(20, true)]).toHaveLength(10);
});
