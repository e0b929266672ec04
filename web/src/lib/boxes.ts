/** The content of a table in words: boxes, the option Leaders, a scenario. */
import { BELOW, BOTH } from "./facts";
import { familyOf, has, listed, t } from "./i18n.svelte";
import { hasIcon } from "./icons.svelte";
import { titled } from "./names";
import type { Catalogue, Facts, Scenario, Summary, Unsuitable } from "./types";

/** The family of tile scenarios, whose texts cover every built board. */
export const TILES = "realms";

/** The box of custom races and powers, which is named last. */
const WORKSHOP = "workshop";

const slug = (name: string) => name.replaceAll("_", "-");

/** Whether this is the name of a custom scenario, which contains all its rules. */
export const isOwnScenario = (name: string) => name.startsWith("scenario-");

/** The title of a custom scenario, which its name contains. */
export function titleOfOwn(name: string): string {
  try {
    const text = (name.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(bytes).split("\n")[0] ?? "";
  } catch {
    return ""; // a corrupt name, which no table has
  }
}

/** The name of a box, option or scenario. */
export const boxName = (name: string) => (isOwnScenario(name) ? titleOfOwn(name) : shelved(name));
const shelved = (name: string) => (has(`box-${slug(name)}`) ? t(`box-${slug(name)}`) : titled(slug(name)));

/** The numbers of players of a tile scenario. */
export function playersOf({ players }: Scenario): string {
  const [first = 0, last = 0] = [players[0], players.at(-1)];
  return first === last ? t("players-number", { number: first }) : t("scenario-players", { first, last });
}

/** The content with a scenario in place of any other; a tile scenario adds a box of its world if there is none. */
export function withScenario({ boxes, scenarios }: Catalogue, chosen: string[], name: string): string[] {
  const found = scenarios.find((one) => one.name === name);
  const kept = chosen.filter((other) => !scenarios.some((one) => one.name === other));
  if (!found?.players.length) return [...kept, name];
  if (found.worlds.length > 1 && boxes.some((box) => kept.includes(box.name))) return [...kept, name]; // anywhere
  const home = homesIn(boxes, found.world, kept);
  return [...kept.filter((other) => other !== BELOW && other !== BOTH), ...home, name]; // it says itself in which world it is
}

/** One box for each of these worlds that none of the `kept` ones brings. */
export function homesIn(boxes: Catalogue["boxes"], world: string, kept: string[] = []): string[] {
  const worlds = [...new Set(boxes.map((box) => box.world))].filter((one) => world === BOTH || world === one);
  return worlds.flatMap((one) => {
    const homes = boxes.filter((box) => box.world === one).map((box) => box.name);
    return kept.some((other) => homes.includes(other)) ? [] : homes.slice(0, 1);
  });
}

/** A sentence about a box, option or scenario; empty if its name says everything. */
export const boxAbout = (name: string) => (has(`box-${slug(name)}.about`) ? t(`box-${slug(name)}.about`) : "");

/** The page with the rules of a scenario. */
export const pageOf = (scenario: string) =>
  isOwnScenario(scenario)
    ? `#/rules?code=${encodeURIComponent(scenario.replace("scenario-", ""))}`
    : `#/encyclopedia/${scenario}`;

/** The icon of a box: its own, that of its family, or a plain box. */
export function boxIcon(name: string): string {
  if (isOwnScenario(name)) return "box-tiles";
  return [name, familyOf(name)].map((one) => `box-${slug(one)}`).find(hasIcon) ?? "box";
}

/** The whole content of a table, with the option, the scenario and custom pieces at the end. */
export const boxesOf = (table: Summary): string[] => [
  ...table.in_play.filter((name) => name !== BELOW && name !== BOTH && name !== WORKSHOP),
  ...(table.own ? [WORKSHOP] : []),
];

/** The same for readers: with the world, unless it is that of all boxes. */
export const inPlay = (table: Summary): string[] => [
  ...boxesOf(table),
  ...(table.in_play.includes(BELOW) ? [BELOW] : []),
  ...(table.world === BOTH ? [BOTH] : []),
];

/** Whether two choices are the same, in any order. */
export const sameBoxes = (one: string[], other: string[]) =>
  one.length === other.length && one.every((name) => other.includes(name));

/** The facts of a refusal as its message needs them: `why` a tile board is wrong, and `boxes` in words. */
export function factsInWords(facts: Facts): Facts {
  const fault = `realm-fault-${facts.why}`;
  if (facts.why !== undefined && has(fault)) return { ...facts, why: t(fault, facts) };
  if (typeof facts.boxes !== "string") return facts;
  const names = facts.boxes.split(", ").filter(Boolean).map(boxName);
  return { ...facts, boxes: listed(names, "disjunction") || "none" };
}

/** The reason why a choice is not possible. */
export const refusalText = (refused: Unsuitable) => t(`refusal-${refused.code}`, factsInWords(refused.facts ?? {}));
