/** The numbers of pieces on the map. */
import { render } from "svelte/server";
import { expect, it } from "vitest";
import Pill from "../src/map/pieces/Pill.svelte";
import Standing from "../src/map/pieces/Standing.svelte";
import { region } from "./views";
import type { Target } from "../src/game/questions";

const textsIn = (html: string) => [...html.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map((match) => match[1]!.trim());

it.each([1, 2, 11])("the map shows a price of %i", (tokens) => {
  const target: Target = { region: "camp", tokens, kind: "sure", percent: 100, abilities: [] };
  expect(textsIn(render(Pill, { props: { target, x: 0, y: 0, boost: 1 } }).body)).toEqual([String(tokens)]);
});

it("a stack counts the tokens that are being placed on it", () => {
  const count = (added: number) =>
    textsIn(render(Standing, { props: { region: region(), center: [0, 0], half: 10, boost: 1, added } }).body);
  expect(count(0)).toEqual(["2"]);
  expect(count(3)).toEqual(["5"]);
});
