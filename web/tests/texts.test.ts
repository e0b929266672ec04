/** The catalogues in parts: each screen has what it names, and the first load nothing that few read. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import texts, { names } from "virtual:texts";

const source = new URL("../src", import.meta.url).pathname;
const BUILDER = [
  ...["Builder.svelte", "Counts.svelte", "Fair.svelte", "Ground.svelte", "Picture.svelte", "Region.svelte"],
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
const REVIEW = ["PlayOn.svelte", "Poster.svelte", "Replay.svelte", "Review.svelte", "Share.svelte"];
const PLAN = ["Planning.svelte", "plan.svelte.ts", "primary.ts"];
const LESSON = ["Lesson.svelte"];
const RULES = ["RuleCard.svelte"];
const PUZZLES = ["Puzzle.svelte", "Puzzles.svelte"];
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
  it("can be chosen by name", () => {
    expect(names[language]).toMatch(/^\p{L}/u);
  });

  it("has every text of the first screens in the first part", async () => {
    const first = idsOf((await parts.first()).default);
    const workshop = idsOf((await parts.workshop()).default);
    const builder = idsOf((await parts.builder()).default);
    const review = idsOf((await parts.review()).default);
    const rules = idsOf((await parts.rules()).default);
    const lesson = idsOf((await parts.lesson()).default);
    const plan = idsOf((await parts.plan()).default);
    const puzzles = idsOf((await parts.puzzles()).default);
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
          !(PUZZLES.includes(name) && puzzles.has(id)),
      );
      expect({ name, missing }).toEqual({ name, missing: [] });
    }
  });

  it("has the words for rivers in the first part", async () => {
    const first = idsOf((await parts.first()).default);
    expect(["feature-river", "reason-river", "guide-river", "held-passing"].filter((id) => !first.has(id))).toEqual([]);
  });

  it("has every message in one part", async () => {
    const told = await Promise.all(
      (
        [
          "first",
          "rules",
          "rulings",
          "rulings_underground",
          "rulings_realms",
          "workshop",
          "builder",
          "review",
          "lesson",
          "plan",
          "puzzles",
          "boxes",
          "underground",
          "realms",
        ] as const
      ).map(async (part) => [...idsOf((await parts[part]()).default)]),
    );
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

  it("loads a large box when it is chosen, except its name", async () => {
    const [first, below] = [idsOf((await parts.first()).default), idsOf((await parts.underground()).default)];
    expect([first.has("box-underground"), first.has("race-kraken")]).toEqual([true, false]);
    expect(below.has("race-kraken") && below.has("race-kraken-short")).toBe(true);
  });

  it("loads small boxes and options when chosen, except names", async () => {
    const [first, boxes] = [idsOf((await parts.first()).default), idsOf((await parts.boxes()).default)];
    for (const id of ["race-kobolds-short", "piece-tower", "power-leader", "question-ghosts"])
      expect([first.has(id), boxes.has(id)]).toEqual([false, true]);
    expect(first.has("box-cursed") && first.has("box-leaders") && first.has("box-necromancer")).toBe(true);
  });

  it("loads faults of boards of tiles only with such boards", async () => {
    const [first, realms] = [idsOf((await parts.first()).default), idsOf((await parts.realms()).default)];
    expect([first.has("realm-fault-name"), realms.has("realm-fault-name")]).toEqual([false, true]);
  });

  it("loads the complete rules with the encyclopedia", async () => {
    const [first, rules] = [idsOf((await parts.first()).default), idsOf((await parts.rules()).default)];
    expect(rules.has("race-amazons-text") && rules.has("power-flying-text") && rules.has("topic-turn")).toBe(true);
    expect(rules.has("race-kraken-text")).toBe(true);
    expect(first.has("race-amazons-short") && first.has("box-workshop") && first.has("invite-text")).toBe(true);
  });
});
