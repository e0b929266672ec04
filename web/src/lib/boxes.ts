/** What a table is played with, in words: boxes, the option Leaders, a scenario. */
import { BELOW, BOTH } from "./facts";
import { currentLanguage, familyOf, has, t } from "./i18n.svelte";
import { hasIcon } from "./icons.svelte";
import { titled } from "./names";
import type { Catalogue, Facts, Scenario, Summary, Unsuitable } from "./types";

/** The family of scenarios on tiles, whose texts speak of every board that is built. */
export const TILES = "realms";

/** The box of races and powers that somebody made, which is named last. */
const WORKSHOP = "workshop";

/** Whether a board with this name was built of tiles: its layout follows in the name. */
export const isOfTiles = (board: string) => board.startsWith("realm-");

const slug = (name: string) => name.replaceAll("_", "-");

/** Whether this is the name of a scenario of somebody's own, which has it whole. */
export const isOwnScenario = (name: string) => name.startsWith("scenario-");

/** What somebody called their scenario: it stands in its name. */
export function titleOfOwn(name: string): string {
  try {
    const text = (name.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(bytes).split("\n")[0] ?? "";
  } catch {
    return ""; // a torn name, which no table has
  }
}

/** The name of a box, option or scenario. */
export const boxName = (name: string) => (isOwnScenario(name) ? titleOfOwn(name) : shelved(name));
const shelved = (name: string) => (has(`box-${slug(name)}`) ? t(`box-${slug(name)}`) : titled(slug(name)));

/** For how many a scenario on tiles is. */
export function playersOf({ players }: Scenario): string {
  const [first = 0, last = 0] = [players[0], players.at(-1)];
  return first === last ? t("players-number", { number: first }) : t("scenario-players", { first, last });
}

/** What is in play with a scenario in place of any other; one on tiles brings a box of its world where there is none. */
export function withScenario({ boxes, scenarios }: Catalogue, chosen: string[], name: string): string[] {
  const found = scenarios.find((one) => one.name === name);
  const kept = chosen.filter((other) => !scenarios.some((one) => one.name === other));
  if (!found?.players.length) return [...kept, name];
  if (found.worlds.length > 1 && boxes.some((box) => kept.includes(box.name))) return [...kept, name]; // anywhere
  const home = homesIn(boxes, found.world, kept);
  return [...kept.filter((other) => other !== BELOW && other !== BOTH), ...home, name]; // it says itself in which world it is
}

/** A box for each world, or for a single one, that none of those `kept` brings. */
export function homesIn(boxes: Catalogue["boxes"], world: string, kept: string[] = []): string[] {
  const worlds = [...new Set(boxes.map((box) => box.world))].filter((one) => world === BOTH || world === one);
  return worlds.flatMap((one) => {
    const homes = boxes.filter((box) => box.world === one).map((box) => box.name);
    return kept.some((other) => homes.includes(other)) ? [] : homes.slice(0, 1);
  });
}

/** What a box, option or scenario is about, in a sentence; nothing where its name says all. */
export const boxAbout = (name: string) => (has(`box-${slug(name)}.about`) ? t(`box-${slug(name)}.about`) : "");

/** Where the rules of a scenario are read. */
export const pageOf = (scenario: string) =>
  isOwnScenario(scenario)
    ? `#/rules?code=${encodeURIComponent(scenario.replace("scenario-", ""))}`
    : `#/encyclopedia/${scenario}`;

/** Which icon stands for it: its own, that of its family, or a plain box. */
export function boxIcon(name: string): string {
  if (isOwnScenario(name)) return "box-tiles";
  return [name, familyOf(name)].map((one) => `box-${slug(one)}`).find(hasIcon) ?? "box";
}

/** All that is in play at a table, with option, scenario and what somebody made at the end. */
export const boxesOf = (table: Summary): string[] => [
  ...table.in_play.filter((name) => name !== BELOW && name !== BOTH && name !== WORKSHOP),
  ...(table.own ? [WORKSHOP] : []),
];

/** The same as people read it: where they play is said too, unless it is the world of all boxes. */
export const inPlay = (table: Summary): string[] => [
  ...boxesOf(table),
  ...(table.in_play.includes(BELOW) ? [BELOW] : []),
  ...(table.world === BOTH ? [BOTH] : []),
];

/** Whether two choices are the same, in whatever order. */
export const sameBoxes = (one: string[], other: string[]) =>
  one.length === other.length && one.every((name) => other.includes(name));

/** Facts of a refusal as its sentence wants them: what is wrong with a board of tiles (`why`), `boxes` in words. */
export function factsInWords(facts: Facts): Facts {
  const fault = `realm-fault-${facts.why}`;
  if (facts.why !== undefined && has(fault)) return { ...facts, why: t(fault, facts) };
  if (typeof facts.boxes !== "string") return facts;
  const names = facts.boxes.split(", ").filter(Boolean).map(boxName);
  const listed = new Intl.ListFormat(currentLanguage(), { type: "disjunction" }).format(names);
  return { ...facts, boxes: listed || "none" };
}

/** Why a choice does not do. */
export const refusalText = (refused: Unsuitable) => t(`refusal-${refused.code}`, factsInWords(refused.facts ?? {}));
