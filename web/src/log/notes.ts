/** Private notes on the newest games, stored in the browser. */

const KEY = "smallworld-notes";
const GAMES = 30; // the number of games whose notes are kept

type Note = [table: string, text: string];

function read(): Note[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Note[];
  } catch {
    return [];
  }
}

export const noteOf = (table: string): string => read().find(([id]) => id === table)?.[1] ?? "";

/** Stores the note of a table, with the latest ones first; an empty note is removed. */
export function keepNote(table: string, text: string): void {
  const others = read().filter(([id]) => id !== table);
  const notes = text.trim() ? [[table, text], ...others] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(notes.slice(0, GAMES)));
  } catch {
    /* without storage, a browser can still play */
  }
}
