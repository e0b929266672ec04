/** The progress of the user with puzzles, as the server keeps it for guests and accounts. */
import { api } from "./api";
import { session } from "./session.svelte";
import { remember, settings } from "./settings.svelte";
import type { PuzzleAnswered, PuzzleProgress } from "./types";

export const progress = $state<{ of: PuzzleProgress | null }>({ of: null });

/** A date of this device, such as "2026-11-27". */
export function dayText(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Reads the progress; sends what only this browser remembers first. Without a user there is none yet. */
export async function readProgress(): Promise<void> {
  const today = dayText(new Date());
  if (!session.me) progress.of = null;
  else if (settings.solved.length) {
    progress.of = await api.solvedPuzzles(settings.solved, today);
    remember({ solved: [] });
  } else progress.of = await api.puzzleProgress(today);
}

/** Counts the answer at a table; the server counts it once. */
export async function countAnswer(table: string): Promise<PuzzleAnswered> {
  const counted = await api.answeredPuzzle(table, dayText(new Date()));
  progress.of = counted.progress;
  return counted;
}

/** The solved puzzles, by id: those of the user, and those that only this browser remembers. */
export const solvedIds = (): number[] => [
  ...settings.solved,
  ...(progress.of?.results ?? []).filter(({ solved }) => solved).map(({ id }) => id),
];
