/** A result to share: it shows the number of tries and the streak, and nothing of the answer. */
import { t } from "./i18n.svelte";

const MOST_SQUARES = 8;

export interface Result {
  title: string; // the puzzle by number, or the day
  tries: number;
  solved: boolean;
  streak: number; // 0 outside the daily puzzle
  link: string;
}

/** One square for each try: the last one is green if it solved the puzzle. A long row is cut at its beginning. */
export function squares(tries: number, solved: boolean): string {
  const wrong = tries - (solved ? 1 : 0);
  const row = `${"🟥".repeat(Math.min(wrong, MOST_SQUARES))}${solved ? "🟩" : ""}`;
  return wrong > MOST_SQUARES ? `…${row}` : row;
}

export function shareText({ title, tries, solved, streak, link }: Result): string {
  const row = `${squares(tries, solved)} ${t(solved ? "puzzle-share-solved" : "puzzle-share-tried", { tries })}`;
  const lines = [t("puzzle-share-title", { title }), row];
  if (streak > 0) lines.push(`🔥 ${t("puzzle-share-streak", { days: streak })}`);
  return [...lines, link].join("\n");
}
