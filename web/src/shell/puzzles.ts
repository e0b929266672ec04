/** Which puzzle comes: that of the day, and the next that was not solved on this device. */
import type { Posed } from "../lib/types";

const DAY = 86_400_000;

/** The puzzle of this day, as the calendar here has it: each is so for a day, one after the other. */
export function ofTheDay(puzzles: Posed[], now: Date): Posed | undefined {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  return puzzles[day % Math.max(1, puzzles.length)];
}

/**
 * The unsolved puzzle that comes after the one with the id `after`, round to the beginning of the list; without
 * `after`, the one of the day if it is unsolved, else the first that is. Once all are solved, the list goes round.
 */
export function nextOf(puzzles: Posed[], solved: number[], now: Date, after?: number): Posed | undefined {
  const today = ofTheDay(puzzles, now);
  const unsolved = (puzzle: Posed) => !solved.includes(puzzle.id);
  const last = puzzles.findIndex(({ id }) => id === after);
  if (last < 0) return today && unsolved(today) ? today : (puzzles.find(unsolved) ?? today);
  const others = [...puzzles.slice(last + 1), ...puzzles.slice(0, last)];
  return others.find(unsolved) ?? others[0] ?? puzzles[last];
}
