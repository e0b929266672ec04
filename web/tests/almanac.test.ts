/** The expected income of a combo on its card, from a small almanac. */
import { expect, test } from "vitest";
import { expected } from "../src/column/almanac.svelte";
import type { Almanac, Combo } from "../src/lib/types";

const book: Almanac = {
  tables: {
    "2": {
      turns: { "1": [50, 0.5, 4000], "4": [30, 0.5, 900] },
      first: { pairs: { elves: { hill: [0.2, 0.02, 15] } } },
      later: { pairs: { elves: { hill: [-0.1, 0.03, 8] } } },
    },
  },
};
const combo: Combo = { place: 2, race: "elves", power: "hill", coins: 1, price: 2, tokens: 10, found: 0 };

test("the expected income of a combo includes its price and coins", () => {
  expect(expected(book, 2, 1, combo)).toEqual({ coins: 60 - 2 + 1, within: 2 }); // 1.96 * hypot(50 * 0.02, 0.5 * 1.2)
  expect(expected(book, 2, 4, combo)).toEqual({ coins: 27 - 2 + 1, within: 2 });
});

test("a combo without data has no expected income", () => {
  expect(expected(book, 3, 1, combo)).toBeNull();
  expect(expected(book, 2, 9, combo)).toBeNull();
  expect(expected(book, 2, 1, { ...combo, race: "gnomes" })).toBeNull();
  expect(expected(book, 2, 1, { ...combo, power: null })).toBeNull();
});
