import { expect, test } from "vitest";
import { nextOf, ofTheDay } from "../src/shell/puzzles";
import type { Posed } from "../src/lib/types";

const PUZZLES = [11, 12, 13].map((id): Posed => ({ id, kind: "coins", players: 2, boxes: ["base"] }));
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
