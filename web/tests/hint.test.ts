/** A hint in one line, what it marks, and why it disagrees with the averages. */
import { beforeAll, expect, it, vi } from "vitest";
import { adviceOf, againstAverages, hintLine } from "../src/game/hint";
import { loadTexts, useLanguage } from "../src/lib/i18n.svelte";
import { view } from "./views";
import type { Combo, Hint, Report } from "../src/lib/types";

const combo = (place: number, race: string, price: number): Combo => ({
  place,
  race,
  power: "flying",
  coins: 0,
  price,
  tokens: 9,
  found: 0,
});
const conquered = (region: string): Report => ({
  kind: "region conquered",
  player: 1,
  region,
  by: "conquer",
  number: 2,
});
const hint = (part: Partial<Hint>): Hint => ({
  actions: [],
  story: [],
  coins: 5,
  least: 5,
  most: 5,
  later: 20,
  lead: 2,
  lost: 1,
  attempt: null,
  instead: null,
  sure: "close",
  looks: 90,
  ...part,
});
const CHOICE = view({
  column: [combo(1, "orcs", 0), combo(2, "elves", 1), combo(3, "giants", 2)],
  actions: [1, 2].map((place) => ({ do: "take", place })),
});
const TAKE = hint({ actions: [{ do: "take", place: 1 }], story: [conquered("a"), conquered("b"), conquered("a")] });
const AVERAGES: Record<string, number> = { orcs: 20, elves: 26, giants: 40 };
const average = ({ race }: Combo) => AVERAGES[race];
const line = (part: Partial<Hint>) => hintLine(null, CHOICE, "search", hint(part));

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await useLanguage("en");
  await loadTexts("hint");
});

it("a hint marks its combo and numbers its conquests", () =>
  expect(adviceOf(TAKE)).toEqual({ place: 1, regions: ["a", "b"], steps: ["a", "b"] }));

it("a hint marks other regions without numbers", () =>
  expect(adviceOf(hint({ actions: [{ do: "deploy", region: "c", tokens: 1 }] }))).toEqual({
    place: null,
    regions: ["c"],
    steps: [],
  }));

it("the moves of a hint fit in a line", () => {
  expect(hintLine(null, CHOICE, "search", TAKE)).toBe("Sibyl: Take the Flying Orcs and conquer the 2 marked regions.");
  expect(line({ actions: [{ do: "decline" }] })).toBe("Sibyl: Go into decline.");
  expect(line({ story: [conquered("Alpha")] })).toMatch(/^Sibyl: Conquer .*alpha\.$/i);
  const three = ["Alpha", "Beta", "Gamma"].map(conquered);
  expect(line({ story: three })).toMatch(/^Sibyl: Conquer .*alpha, then 2 more in the marked order\.$/i);
  expect(line({ attempt: { region: "Alpha", faces: 3, sides: 6 } })).toMatch(
    /^Sibyl: Roll the die for .*alpha: 3 of 6 faces take it\.$/i,
  );
  const deployed = { ...conquered("Alpha"), kind: "tokens deployed" };
  expect(line({ story: [deployed] })).toMatch(/^Sibyl: Player 1 .*alpha/i); // in the words of the log
});

it("a hint says why it prefers a combo with a lower average", () => {
  const against = againstAverages(CHOICE, "search", TAKE, average);
  expect(against).toContain("On average, the Flying Elves earn 6 coins more.");
  expect(against).toContain("other combos do better here than the Flying Elves");
});

it("a hint is compared with the combo of the best average", () => {
  const instead = { action: { do: "take", place: 2 }, worse: 3, race: "elves", power: "flying" };
  expect(againstAverages(CHOICE, "search", { ...TAKE, instead }, average)).toContain(
    "here the Flying Elves end about 3 coins worse.",
  );
});

it("a hint for the best average explains no difference", () =>
  expect(againstAverages(CHOICE, "search", hint({ actions: [{ do: "take", place: 2 }] }), average)).toBeNull());
