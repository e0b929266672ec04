/** The choice of a puzzle: the daily one, those of a filter, and the next one that was not solved. */
import type { PuzzleFilter } from "../lib/settings.svelte";
import type { Posed } from "../lib/types";

const DAY = 86_400_000;

export const NO_FILTER: PuzzleFilter = { about: "", difficulty: "", state: "" };

/** The daily puzzle, by the calendar of this device: each puzzle has a day, one after the other. */
export function ofTheDay(puzzles: Posed[], now: Date): Posed | undefined {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  return puzzles[day % Math.max(1, puzzles.length)];
}

/** Whether a puzzle has the theme and the difficulty of a filter. */
export const fits = ({ kind, theme, difficulty }: Posed, filter: PuzzleFilter): boolean =>
  ["", kind, `${kind}/${theme}`].includes(filter.about) && ["", difficulty].includes(filter.difficulty);

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

/** The kinds in the order of the list, each with its themes. */
export function themesOf(puzzles: Posed[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { kind, theme } of puzzles) {
    const themes = found.get(kind) ?? [];
    if (!themes.includes(theme)) found.set(kind, [...themes, theme].sort());
  }
  return found;
}
