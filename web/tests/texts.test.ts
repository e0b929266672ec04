/** The parts of the catalogues: each screen has its texts, and the first load has only common ones. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import texts, { names } from "virtual:texts";

const source = new URL("../src", import.meta.url).pathname;
const BUILDER = [
  ...["Builder.svelte", "Counts.svelte", "Fair.svelte", "Ground.svelte", "Picture.svelte", "Region.svelte"],
  "Play.svelte",
  ...[
    "Beside.svelte",
    "Several.svelte",
    "Rules.svelte",
    "rules.ts",
    "RulesPage.svelte",
    "RulesSaid.svelte",
    "Share.svelte",
    "Tray.svelte",
    "Wishes.svelte",
  ],
];
const REVIEW = ["PlayOn.svelte", "Poster.svelte", "Replay.svelte", "Review.svelte", "SeatForm.svelte", "Share.svelte"];
const PLAN = ["Planning.svelte", "plan.svelte.ts", "primary.ts"];
const LESSON = ["Lesson.svelte"];
const HINT = ["Hint.svelte", "hint.ts"];
const RULES = ["RuleCard.svelte"];
const PUZZLES = [
  "Puzzle.svelte",
  "Puzzles.svelte",
  "PuzzleLine.svelte",
  "PuzzleCalendar.svelte",
  "PuzzleShare.svelte",
  "puzzleShare.ts",
];
const WORKSHOP = ["Workshop.svelte", "DesignCard.svelte", "DesignForm.svelte", "AbilityForm.svelte", "own.svelte.ts"];

function sources(folder: string): { name: string; text: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory()
      ? sources(path)
      : /\.(ts|svelte)$/.test(path)
        ? [{ name: entry.name, text: readFileSync(path, "utf8") }]
        : [];
  });
}

const idsOf = (catalogue: string) => new Set(new FluentResource(catalogue).body.map((entry) => entry.id));

describe.each(Object.entries(texts))("the texts of %s", (language, parts) => {
  const idsIn = async (part: string) => idsOf((await parts[part]?.())?.default ?? "");

  it("each language has a name to choose it by", () => {
    expect(names[language]).toMatch(/^\p{L}/u);
  });

  it("the first part has every text of the first screens", async () => {
    const first = await idsIn("first");
    const workshop = await idsIn("workshop");
    const builder = await idsIn("builder");
    const review = await idsIn("review");
    const rules = await idsIn("rules");
    const lesson = await idsIn("lesson");
    const plan = await idsIn("plan");
    const puzzles = await idsIn("puzzles");
    const hint = await idsIn("hint");
    for (const { name, text } of sources(source)) {
      const named = [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1] as string);
      const missing = named.filter(
        (id) =>
          !first.has(id) &&
          !(WORKSHOP.includes(name) && workshop.has(id)) &&
          !(BUILDER.includes(name) && builder.has(id)) &&
          !(REVIEW.includes(name) && review.has(id)) &&
          !(LESSON.includes(name) && lesson.has(id)) &&
          !(RULES.includes(name) && rules.has(id)) &&
          !(PLAN.includes(name) && plan.has(id)) &&
          !(PUZZLES.includes(name) && puzzles.has(id)) &&
          !(HINT.includes(name) && hint.has(id)),
      );
      expect({ name, missing }).toEqual({ name, missing: [] });
    }
  });

  it("the first part has the texts about rivers", async () => {
    const first = await idsIn("first");
    expect(["feature-river", "reason-river", "guide-river", "held-passing"].filter((id) => !first.has(id))).toEqual([]);
  });

  it("every message is in exactly one part", async () => {
    const told = await Promise.all(Object.keys(parts).map(async (part) => [...(await idsIn(part))]));
    const all = told.flat();
    expect(new Set(all).size).toBe(all.length);
    const files = readdirSync(join(source, "../../src/smallworld/locale", language)).filter(
      (file) => !/^(terminal|reports)/.test(file),
    );
    const written = files.flatMap((file) => [
      ...idsOf(readFileSync(join(source, "../../src/smallworld/locale", language, file), "utf8")),
    ]);
    expect(all.sort()).toEqual([...new Set(written)].sort());
  });

  it("texts of a large box are loaded when it is chosen", async () => {
    const [first, below] = [await idsIn("first"), await idsIn("underground")];
    expect([first.has("box-underground"), first.has("race-kraken")]).toEqual([true, false]);
    expect(below.has("race-kraken") && below.has("race-kraken-short")).toBe(true);
  });

  it("texts of small boxes and options are loaded when chosen", async () => {
    const [first, boxes] = [await idsIn("first"), await idsIn("boxes")];
    for (const id of ["race-kobolds-short", "piece-tower", "power-leader", "question-ghosts"])
      expect([first.has(id), boxes.has(id)]).toEqual([false, true]);
    expect(first.has("box-cursed") && first.has("box-leaders") && first.has("box-necromancer")).toBe(true);
  });

  it("error texts of tile boards are loaded only with such boards", async () => {
    const [first, realms] = [await idsIn("first"), await idsIn("realms")];
    expect([first.has("realm-fault-name"), realms.has("realm-fault-name")]).toEqual([false, true]);
  });

  it("complete rules are loaded with the encyclopedia", async () => {
    const [first, rules] = [await idsIn("first"), await idsIn("rules")];
    expect(rules.has("race-amazons-text") && rules.has("power-flying-text") && rules.has("topic-turn")).toBe(true);
    expect(rules.has("race-kraken-text")).toBe(true);
    expect(first.has("race-amazons-short") && first.has("box-workshop") && first.has("invite-text")).toBe(true);
  });
});
