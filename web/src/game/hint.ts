/** A hint in one line, with what it marks on the screen; its moves as in the log; and its reasons. */
import { comboAt } from "./combos";
import { t, together } from "../lib/i18n.svelte";
import { comboArgs, theRegion } from "../lib/names";
import { sentence } from "./story";
import type { Combo, Hint, Summary, View } from "../lib/types";

/** What a hint marks on the screen. */
export interface Advice {
  place: number | null; // of the advised combo
  regions: string[];
  steps: string[]; // those that are conquered one after the other
}

export function adviceOf(hint: Hint): Advice {
  const conquered = hint.story.filter((report) => report.kind === "region conquered").map((report) => report.region);
  const steps = distinct([...conquered, hint.attempt?.region]);
  return {
    place: placeOf(hint),
    regions: steps.length ? steps : distinct(hint.actions.map((action) => action.region)),
    steps,
  };
}

/** The advised moves in one line, whose regions the map shows. */
export function hintLine(table: Summary | null, view: View, bot: string, hint: Hint): string {
  return t("hint-line", { bot: t(`bot-${bot}`), moves: movesInShort(table, view, hint) });
}

function movesInShort(table: Summary | null, view: View, hint: Hint): string {
  const { steps } = adviceOf(hint);
  const combo = comboAt(view, placeOf(hint));
  if (combo) return t("hint-take", { ...comboArgs(combo.race, combo.power), regions: steps.length });
  if (hint.actions.some((action) => action.do === "decline")) return t("hint-decline");
  const first = theRegion(steps[0] ?? null);
  if (hint.attempt && steps.length === 1) return t("hint-roll", { ...hint.attempt, region: first });
  if (steps.length) return t("hint-conquer", { region: first, more: steps.length - 1 });
  return together(movesOf(table, hint));
}

/** The moves, in the words of the log. */
export function movesOf(table: Summary | null, hint: Hint): string[] {
  const moves = hint.story.map((report) => sentence(table, report));
  if (hint.attempt) moves.push(t("hint-attempt", { ...hint.attempt, region: theRegion(hint.attempt.region) }));
  return moves;
}

/** The reasons: coins now and later, the lead, regions at risk, alternatives, and the certainty. */
export function numbersOf(hint: Hint): string[] {
  const said = [
    hint.least === hint.most
      ? t("hint-turn", { number: hint.most })
      : t("hint-turn-die", { least: hint.least, most: hint.most }),
  ];
  said.push(t("hint-later", { number: hint.later }));
  said.push(
    hint.lead ? t(hint.lead > 0 ? "hint-ahead" : "hint-behind", { number: Math.abs(hint.lead) }) : t("hint-even"),
  );
  said.push(t("hint-lost", { number: hint.lost }));
  const instead = hint.instead;
  if (instead)
    said.push(
      t("hint-instead", {
        what: instead.action.do,
        ...comboArgs(instead.race ?? null, instead.power ?? null),
        number: instead.worse,
      }),
    );
  if (hint.sure) said.push(t("hint-sure", { sure: hint.sure, number: hint.looks }));
  return said;
}

/**
 * Why the hint prefers another combo than the averages on the cards; null if it does not. `average` is the number on
 * the card of a combo, if there is one.
 */
export function againstAverages(
  view: View,
  bot: string,
  hint: Hint,
  average: (combo: Combo) => number | null | undefined,
): string | null {
  const advised = comboAt(view, placeOf(hint));
  const own = advised && average(advised);
  if (!advised || own === null || own === undefined) return null;
  const free = new Set(view.actions.filter((action) => action.do === "take").map((action) => action.place));
  const others = view.column
    .filter((combo) => free.has(combo.place))
    .map((combo) => ({ combo, more: (average(combo) ?? own) - own }));
  const best = others.reduce((one, other) => (other.more > one.more ? other : one), { combo: advised, more: 0 });
  if (!best.more) return null;
  const isNext = hint.instead?.action.do === "take" && hint.instead.action.place === best.combo.place;
  return t("hint-against", {
    bot: t(`bot-${bot}`),
    ...comboArgs(best.combo.race, best.combo.power),
    more: best.more,
    worse: isNext ? (hint.instead?.worse ?? 0) : -1,
  });
}

const placeOf = (hint: Hint): number | null => hint.actions.find((action) => action.do === "take")?.place ?? null;

const distinct = (regions: (string | null | undefined)[]): string[] => [
  ...new Set(regions.filter((region) => region != null)),
];
