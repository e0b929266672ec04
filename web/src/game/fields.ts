/** Decisions without their own screen: the open fields of their actions are asked one by one, in any order. */
import { comboAt } from "./combos";
import { abilityName, comboName, playerName, regionName, theRegion } from "../lib/names";
import { has, listed, t } from "../lib/i18n.svelte";
import type { Action, RegionId, Summary, View } from "../lib/types";

export const FIELDS = [
  "do",
  "region",
  "other",
  "player",
  "place",
  "named",
  "revealed",
  "bought",
  "ability",
  "tile",
  "cell",
  "tokens",
] as const;
export type Field = (typeof FIELDS)[number];
/** The chosen values so far. */
export type Answer = Partial<Pick<Action, Field>>;

/** Actions that leave a step, beside its other choices. */
const OUT = new Set(["pass", "stop"]);
/** Actions that a plain conquest covers on the map. */
const PLAIN = new Set(["conquer", "attempt", "use", "abandon", "stop", "pass"]);

export const isOut = (action: Action) => OUT.has(action.do);
export const isPlain = (action: Action) => PLAIN.has(action.do);

/** The action that leaves a step, if there is one. */
export const wayOut = (view: View): Action | undefined => view.actions.find(isOut);

/** The actions in question: those of the step, or of one ability between two conquests. */
export const askedOf = (view: View, ability: string | null): Action[] =>
  view.actions.filter((action) => (ability ? action.do === ability : !isOut(action)));

export const matching = (actions: Action[], answer: Answer): Action[] =>
  actions.filter((action) => FIELDS.every((field) => answer[field] === undefined || action[field] === answer[field]));

/** The possible values of `field`, each once, in the order of the rules. */
export function valuesOf<F extends Field>(actions: Action[], field: F): NonNullable<Action[F]>[] {
  const values = actions.flatMap((action) =>
    action[field] === undefined ? [] : [action[field] as NonNullable<Action[F]>],
  );
  return [...new Set(values)];
}

/** The next field to choose. The number of tokens is never asked, since there is always a usual one. */
export function openField(actions: Action[], answer: Answer): Field | null {
  const left = matching(actions, answer);
  return FIELDS.find((field) => field !== "tokens" && answer[field] === undefined && isOpen(left, field)) ?? null;
}

const isOpen = (actions: Action[], field: Field) => new Set(actions.map((action) => action[field])).size > 1;

/** The numbers of tokens to choose from when all else is chosen; empty if there is only one. */
export function numbersOf(actions: Action[], answer: Answer): number[] {
  if (openField(actions, answer)) return [];
  const { tokens: _, ...rest } = answer;
  const numbers = valuesOf(matching(actions, rest), "tokens").sort((a, b) => a - b);
  return numbers.length > 1 ? numbers : [];
}

/** The only action that fits the answer, with the fewest tokens unless the answer has a number. */
export function resolved(actions: Action[], answer: Answer): Action | null {
  if (openField(actions, answer)) return null;
  const left = matching(actions, answer);
  return left.reduce<Action | null>(
    (best, action) => (best && (best.tokens ?? 0) <= (action.tokens ?? 0) ? best : action),
    null,
  );
}

/** The regions that can be clicked: for the first one, or after that for the second. */
export function regionsOf(actions: Action[], answer: Answer): RegionId[] {
  const { region, other, tokens: _, ...rest } = answer;
  const seconds = valuesOf(matching(actions, { ...rest, ...(region ? { region } : {}) }), "other");
  if (region && seconds.length > 1 && !other) return seconds;
  return valuesOf(matching(actions, rest), "region");
}

/** The answer after a click on `id`. */
export function answeredBy(actions: Action[], answer: Answer, id: RegionId): Answer {
  const { region, other: _, tokens: __, ...rest } = answer;
  if (
    region &&
    region !== id &&
    openField(actions, answer) === "other" &&
    valuesOf(matching(actions, answer), "other").includes(id)
  ) {
    return { ...answer, other: id };
  }
  if (region === id) return rest;
  return valuesOf(matching(actions, rest), "region").includes(id) ? { ...rest, region: id } : answer;
}

/** The answer without `field` and the fields chosen after it. */
export function withdrawn(answer: Answer, field: Field): Answer {
  const from = FIELDS.indexOf(field);
  return Object.fromEntries(Object.entries(answer).filter(([name]) => FIELDS.indexOf(name as Field) < from));
}

// --- In words -----------------------------------------------------------------------------------------

/** One value of a field in words: "the Herring Sea", "Ben", "Flying". */
export function valueName(view: View, summary: Summary | null, field: Field, value: string | number): string {
  if (field === "region" || field === "other") return theRegion(String(value));
  if (field === "player") return playerName(summary, Number(value));
  if (field === "tokens") return `×${value}`;
  if (field === "tile") return tileName(view, String(value));
  if (field === "cell") return t("map-cell", { cell: String(value) });
  if (field === "place" && view.question.shape === "place") return t("map-spot", { number: Number(value) });
  if (field === "place") {
    const combo = comboAt(view, Number(value));
    return combo ? comboName(combo.race, combo.power) : String(value);
  }
  return field === "do" && has(`do-${value}-short`) ? t(`do-${value}-short`) : abilityName(String(value));
}

/** A tile by its letter and the land on it. */
function tileName(view: View, letter: string): string {
  const [first] = view.question.shape === "tile" ? (view.question.regions[letter] ?? []) : [];
  return first ? `${letter} \u00b7 ${regionName(first)}` : letter;
}

/** The name of an action: its own text, or as in "Catapult: the Herring Sea, Mitten Lake". */
export function actionName(view: View, summary: Summary | null, action: Action): string {
  const told = FIELDS.filter(
    (field) => field !== "do" && action[field] !== undefined && !(field === "tokens" && !action.tokens),
  );
  const name = (field: Field) =>
    action[field] === undefined ? "" : valueName(view, summary, field, action[field] as string | number);
  const own = `do-${action.do}`;
  if (has(own)) {
    return t(own, {
      region: name("region"),
      other: name("other"),
      player: name("player"),
      place: name("place"),
      ability: name("revealed") || name("named") || name("bought") || name("ability"),
      tokens: action.tokens ?? 0,
      number: action.tokens ?? 0,
    });
  }
  const ability = valueName(view, summary, "do", action.do);
  return told.length ? t("do-ability", { ability, what: listed(told.map(name)) }) : ability;
}
