/** Which puzzle comes: that of the day, and the next that was not solved on this device. */
import type { Posed } from "../lib/types";

const DAY = 86_400_000;

/** The puzzle of this day, as the calendar here has it: each is so for a day, one after the other. */
export function ofTheDay(puzzles: Posed[], now: Date): Posed | undefined {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  return puzzles[day % Math.max(1, puzzles.length)];
}

/** The one of the day if it is not solved yet, else the first that is not; when all are, the one of the day. */
export function nextOf(puzzles: Posed[], solved: number[], now: Date): Posed | undefined {
  const today = ofTheDay(puzzles, now);
  if (today && !solved.includes(today.id)) return today;
  return puzzles.find(({ id }) => !solved.includes(id)) ?? today;
}
