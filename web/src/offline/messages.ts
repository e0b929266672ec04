/** What the page and its worker say to each other, and what the page shows meanwhile. */

export type ToWorker =
  | { kind: "call"; number: number; method: string; path: string; body: string }
  | { kind: "open"; socket: number; path: string }
  | { kind: "hear"; socket: number; text: string }
  | { kind: "close"; socket: number };

/** Why the game cannot start or go on. */
export type Fault = "wasm" | "storage" | "unsaved" | "deleted" | "files" | "broken" | "silent";

export type FromWorker =
  | { kind: "answer"; number: number; status: number; text: string }
  | { kind: "opened"; socket: number; there: boolean }
  | { kind: "told"; socket: number; text: string }
  | { kind: "loaded"; share: number } // of the files, from 0 to 1
  | { kind: "waiting" } // another window has the tables
  | { kind: "ready" } // calls are answered soon
  | { kind: "fault"; fault: Fault; reason: string };

/** What is shown until the tables can be used. */
export interface Loading {
  said: string;
  share: number | undefined | null; // undefined: nobody knows how much is loaded; null: nothing is being loaded
  isBeside: boolean; // at the edge of a page that can be used meanwhile; otherwise alone
}
