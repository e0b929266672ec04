/** Games in files: records as docs/reference/record.md describes them, one or more in a file. */

export const LARGEST_FILE = 20_000_000; // bytes; far more games than anybody has played

export interface GameFile {
  text: string;
  table: string; // the id of its table, or "new"
  seats: string[]; // names
}

/** The games in a file. A text that is not a game is a game without seats, so that reading it is refused. */
export function gamesIn(text: string): GameFile[] {
  return text
    .split(/^(?=\{)/m)
    .filter((part) => part.trim())
    .map((part) => ({ text: part, ...headOf(part.split("\n", 1)[0] ?? "") }));
}

function headOf(line: string): Pick<GameFile, "table" | "seats"> {
  let head: unknown;
  try {
    head = JSON.parse(line);
  } catch {
    head = null;
  }
  const { seats, options } = (head ?? {}) as { seats?: unknown; options?: { table?: unknown } | null };
  const table = options?.table;
  return {
    table: typeof table === "string" && /^[a-z0-9]{1,24}$/.test(table) ? table : "new",
    seats: Array.isArray(seats) ? seats.map(String) : [],
  };
}

/** Saves a text as a file of the reader. */
export function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text]));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
