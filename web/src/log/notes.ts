/** Private notes: those of the newest games, kept by the browser. */

const KEY = "smallworld-notes";
const GAMES = 30; // of which notes are kept

type Note = [table: string, text: string];

function read(): Note[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Note[];
  } catch {
    return [];
  }
}

export const noteOf = (table: string): string => read().find(([id]) => id === table)?.[1] ?? "";

/** Keeps the note of a table, those written last before all others; an empty one is forgotten. */
export function keepNote(table: string, text: string): void {
  const others = read().filter(([id]) => id !== table);
  const notes = text.trim() ? [[table, text], ...others] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(notes.slice(0, GAMES)));
  } catch {
    /* a browser that keeps nothing still plays */
  }
}
