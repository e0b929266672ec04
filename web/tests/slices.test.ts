/** The font of Japanese, cut into slices. */
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { slices } from "../scripts/slices.js";
import texts from "virtual:texts";

/** Whether the font has a letter, by the ranges that its package names. */
const inFont = (() => {
  const ranges = createRequire(import.meta.url)("@fontsource/kaisei-decol/unicode.json") as Record<string, string>;
  const bounds = Object.values(ranges)
    .flatMap((some) => some.split(","))
    .map((range) => range.slice(2).split("-"))
    .map(([from = "", to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const);
  return (letter: string) =>
    bounds.some(([from, to]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to);
})();

it("slices have each letter of the Japanese texts once", async () => {
  const letters = slices().flat();
  expect(new Set(letters).size).toBe(letters.length);
  const shown = await Promise.all(Object.values(texts.ja ?? {}).map(async (part) => (await part()).default));
  const missing = [...new Set(shown.join("").replace(/\s/g, ""))].filter((letter) => !letters.includes(letter));
  expect(missing).toEqual([]);
});

it("the font has all letters of its slices", () => {
  const odd = slices()
    .flat()
    .filter((letter) => !inFont(letter));
  expect(odd).toEqual([]);
});
