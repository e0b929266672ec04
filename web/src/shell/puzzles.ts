/** The choice of a puzzle: the daily one, and the next one that was not solved on this device. */
import type { Posed } from "../lib/types";

const DAY = 86_400_000;

/** The daily puzzle, by the calendar of this device: each puzzle has a day, one after the other. */
export function ofTheDay(puzzles: Posed[], now: Date): Posed | undefined {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  return puzzles[day % Math.max(1, puzzles.length)];
}

/**
 * The next unsolved puzzle after the one with the id `after`, starting again at the end of the list. Without `after`,
 * the daily puzzle if it is unsolved, or else the first unsolved one. If all are solved, solved ones come again.
 */
export function nextOf(puzzles: Posed[], solved: number[], now: Date, after?: number): Posed | undefined {
  const today = ofTheDay(puzzles, now);
  const unsolved = (puzzle: Posed) => !solved.includes(puzzle.id);
  const last = puzzles.findIndex(({ id }) => id === after);
  if (last < 0) return today && unsolved(today) ? today : (puzzles.find(unsolved) ?? today);
  const others = [...puzzles.slice(last + 1), ...puzzles.slice(0, last)];
  return others.find(unsolved) ?? others[0] ?? puzzles[last];
}
