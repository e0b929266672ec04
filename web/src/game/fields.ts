/** A decision that has no screen of its own: what its actions leave open is asked field by field, in any order. */
import { comboAt } from "./combos";
import { abilityName, comboName, playerName, regionName, theRegion } from "../lib/names";
import { has, t } from "../lib/i18n.svelte";
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
/** What is chosen so far. */
export type Answer = Partial<Pick<Action, Field>>;

/** Ways out of a step, which stand beside what it offers. */
const OUT = new Set(["pass", "stop"]);
/** What a conquest can do by itself, as the map has it. */
const PLAIN = new Set(["conquer", "attempt", "use", "abandon", "stop", "pass"]);

export const isOut = (action: Action) => OUT.has(action.do);
export const isPlain = (action: Action) => PLAIN.has(action.do);

/** The action that leaves a step, if it may be left. */
export const wayOut = (view: View): Action | undefined => view.actions.find(isOut);

/** What is asked: all that a step offers, or what one ability can do between two conquests. */
export const askedOf = (view: View, ability: string | null): Action[] =>
  view.actions.filter((action) => (ability ? action.do === ability : !isOut(action)));

export const matching = (actions: Action[], answer: Answer): Action[] =>
  actions.filter((action) => FIELDS.every((field) => answer[field] === undefined || action[field] === answer[field]));

/** What `field` may be, each once, in the order of the rules. */
export function valuesOf<F extends Field>(actions: Action[], field: F): NonNullable<Action[F]>[] {
  const values = actions.flatMap((action) =>
    action[field] === undefined ? [] : [action[field] as NonNullable<Action[F]>],
  );
  return [...new Set(values)];
}

/** What one has to choose next; how many tokens it takes is never asked, since there is always a usual number. */
export function openField(actions: Action[], answer: Answer): Field | null {
  const left = matching(actions, answer);
  return FIELDS.find((field) => field !== "tokens" && answer[field] === undefined && isOpen(left, field)) ?? null;
}

const isOpen = (actions: Action[], field: Field) => new Set(actions.map((action) => action[field])).size > 1;

/** The numbers of tokens to choose from once all else is chosen; nothing where there is no choice. */
export function numbersOf(actions: Action[], answer: Answer): number[] {
  if (openField(actions, answer)) return [];
  const { tokens: _, ...rest } = answer;
  const numbers = valuesOf(matching(actions, rest), "tokens").sort((a, b) => a - b);
  return numbers.length > 1 ? numbers : [];
}

/** The one action that the answer means; unless it says how many tokens, with the fewest. */
export function resolved(actions: Action[], answer: Answer): Action | null {
  if (openField(actions, answer)) return null;
  const left = matching(actions, answer);
  return left.reduce<Action | null>(
    (best, action) => (best && (best.tokens ?? 0) <= (action.tokens ?? 0) ? best : action),
    null,
  );
}

/** The regions that a click means something for: a first one, or where that is chosen, the second. */
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

/** The answer without `field`, and without what was chosen after it. */
export function withdrawn(answer: Answer, field: Field): Answer {
  const from = FIELDS.indexOf(field);
  return Object.fromEntries(Object.entries(answer).filter(([name]) => FIELDS.indexOf(name as Field) < from));
}

// --- In words -----------------------------------------------------------------------------------------

/** One value of a field: "the Herring Sea", "Ben", "Flying". */
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

/** A tile by its letter and what lies on it. */
function tileName(view: View, letter: string): string {
  const [first] = view.question.shape === "tile" ? (view.question.regions[letter] ?? []) : [];
  return first ? `${letter} \u00b7 ${regionName(first)}` : letter;
}

/** What doing it is called: in words of its own, or as "Catapult: the Herring Sea, Mitten Lake". */
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
      power: name("revealed") || name("named") || name("bought") || name("ability"),
      tokens: action.tokens ?? 0,
      number: action.tokens ?? 0,
    });
  }
  const ability = valueName(view, summary, "do", action.do);
  return told.length ? t("do-ability", { ability, what: told.map(name).join(", ") }) : ability;
}
