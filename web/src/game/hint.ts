/** A hint in sentences: the moves as in the log, then the reasons. */
import { t } from "../lib/i18n.svelte";
import { comboName, theRegion } from "../lib/names";
import { sentence } from "./story";
import type { Hint, Summary } from "../lib/types";

export function hintSentences(table: Summary | null, bot: string, hint: Hint): string[] {
  const moves = movesOf(table, hint);
  return [`${t("hint-title", { bot: t(`bot-${bot}`) })} ${moves.join(" ")}`, ...numbersOf(hint)];
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
        combo: comboName(instead.race ?? null, instead.power ?? null) || "none",
        number: instead.worse,
      }),
    );
  if (hint.sure) said.push(t("hint-sure", { sure: hint.sure, number: hint.looks }));
  return said;
}
