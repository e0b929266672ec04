/** The choice of a puzzle: the daily one, those of a filter, and the next one that was not solved. */
import { dayText } from "../lib/puzzles.svelte";
import type { PuzzleFilter } from "../lib/settings.svelte";
import type { Posed } from "../lib/types";

const DAY = 86_400_000;

export const NO_FILTER: PuzzleFilter = { set: "", about: "", difficulty: "", state: "" };

/** The daily puzzle, by the calendar of this device: each puzzle has a day, one after the other. */
export const ofTheDay = (puzzles: Posed[], now: Date): Posed | undefined => ofDay(puzzles, dayText(now));

/** The puzzle of a day such as "2026-11-27". */
export const ofDay = (puzzles: Posed[], day: string): Posed | undefined => {
  const daily = dailyOf(puzzles);
  return daily[dayNumber(day) % Math.max(1, daily.length)];
};

/** The puzzles that take turns as the daily one. */
const dailyOf = (puzzles: Posed[]): Posed[] => puzzles.filter(({ daily }) => daily);

/** A day as days since 1970. */
const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

const textOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dayNumber(text));

/** Whether a day has a puzzle to play: it is not in the future, and each puzzle appears only once. */
export const isPlayable = (puzzles: Posed[], day: string, today: string): boolean => {
  const back = dayNumber(today) - dayNumber(day);
  return back >= 0 && back < dailyOf(puzzles).length;
};

/** The days of a month such as "2026-11", and the weekday of its first day, from 0 for Monday. */
export function monthOf(month: string): { days: string[]; before: number } {
  const first = dayNumber(`${month}-01`);
  const days: string[] = [];
  for (let day = first; textOf(day).startsWith(month); day++) days.push(textOf(day));
  return { days, before: (new Date(first * DAY).getUTCDay() + 6) % 7 };
}

/** The month some months later, or earlier with a negative number. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Whether a puzzle has the set, the theme and the difficulty of a filter. */
export const fits = ({ set, kind, theme, difficulty }: Posed, filter: PuzzleFilter): boolean =>
  ["", set].includes(filter.set) &&
  ["", kind, `${kind}/${theme}`].includes(filter.about) &&
  ["", difficulty].includes(filter.difficulty);

/** The puzzles that a filter shows. */
export const filtered = (puzzles: Posed[], filter: PuzzleFilter, solved: number[]): Posed[] =>
  puzzles.filter(
    (puzzle) => fits(puzzle, filter) && (!filter.state || solved.includes(puzzle.id) === (filter.state === "solved")),
  );

/**
 * The next unsolved puzzle of the filter after the one with the id `after`, starting again at the end of the list. If
 * all of them are solved, solved ones come again. Without `after`, the daily puzzle comes first if it is unsolved.
 */
export function nextOf(
  puzzles: Posed[],
  solved: number[],
  now: Date,
  after?: number,
  filter: PuzzleFilter = NO_FILTER,
): Posed | undefined {
  const wanted = (puzzle: Posed) => fits(puzzle, filter);
  const unsolved = (puzzle: Posed) => wanted(puzzle) && !solved.includes(puzzle.id);
  const today = ofTheDay(puzzles, now);
  const last = puzzles.findIndex(({ id }) => id === after);
  if (last < 0 && today && unsolved(today)) return today;
  const others = [...puzzles.slice(last + 1), ...puzzles.slice(0, Math.max(0, last))];
  return others.find(unsolved) ?? others.find(wanted) ?? puzzles[last];
}

/** The sets in the order of the list. */
export const setsOf = (puzzles: Posed[]): string[] => [...new Set(puzzles.map(({ set }) => set))];

/** The kinds in the order of the list, each with its themes. */
export function themesOf(puzzles: Posed[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { kind, theme } of puzzles) {
    const themes = found.get(kind) ?? [];
    if (!themes.includes(theme)) found.set(kind, [...themes, theme].sort());
  }
  return found;
}
