/** Moves on their way: each is kept, over breaks of the line and reloads, until the server has it or refuses it. */
import { api, ApiError } from "../lib/api";
import type { Command } from "../lib/types";
import { shelfOfBrowser, type Shelf } from "./store";

/** How it went with a move. */
export type Fate = { kind: "done"; seq: number } | { kind: "refused"; error: ApiError } | { kind: "withdrawn" };

export interface Kept {
  table: string;
  user: string;
  command: Command;
}

const SHELF = "smallworld-outbox/";
const SHOWN_AFTER_MS = 250; // what is quicker than that need not be told
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** One move on its way. */
export class Letter {
  /** It takes so long that one ought to know. */
  slow = $state(false);
  /** The server could not be reached, or could not take it; it is tried again. */
  stuck = $state(false);
  readonly fate: Promise<Fate>;
  readonly kept: Kept;
  private withdrawn = false;
  private ended = false;
  private wake: () => void = () => undefined;

  constructor(kept: Kept, act: typeof api.act) {
    this.kept = kept;
    const slow = setTimeout(() => (this.slow = true), SHOWN_AFTER_MS);
    this.fate = this.send(act).finally(() => clearTimeout(slow));
  }

  /** Tries again at once. */
  hurry(): void {
    this.wake();
  }

  /** Sends it no more; what is on the wire may arrive all the same. */
  withdraw(): void {
    this.withdrawn = true;
    this.wake();
  }

  /** Stops trying, but does not forget it: its table is shown no more. */
  rest(): void {
    this.ended = true;
    this.wake();
  }

  private async send(act: typeof api.act): Promise<Fate> {
    for (let tries = 0; ; tries++) {
      try {
        const { seq } = await act(this.kept.table, this.kept.command); // the same key again: it is done once
        return { kind: "done", seq };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!mayPass(error)) return { kind: "refused", error };
        this.stuck = true;
        if (!this.withdrawn) await this.pause((error.wait ?? 0) * 1000 || FIRST_PAUSE_MS * 2 ** tries);
        if (this.ended) return new Promise<Fate>(() => undefined);
        if (this.withdrawn) return { kind: "withdrawn" };
      }
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, Math.min(LONGEST_PAUSE_MS, ms));
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** Whether it may go better later: nobody answered, the server is ill, or it wants a pause. */
const mayPass = (error: ApiError) => error.status === 0 || error.status === 429 || error.status >= 500;

/** The moves of one table that this browser's person has made and the server has not. */
export class Outbox {
  /** The move that is on its way now. */
  letter = $state.raw<Letter | null>(null);

  constructor(
    private readonly table: string,
    private readonly act: typeof api.act = api.act,
    private readonly shelf: Shelf = shelfOfBrowser(),
  ) {}

  /** Keeps a move and sends it; resolves once its fate is known. */
  async post(user: string, command: Command): Promise<Fate> {
    const kept = { table: this.table, user, command };
    const place = placeOf(kept);
    this.shelf.set(place, JSON.stringify(kept));
    this.letter = new Letter(kept, this.act);
    try {
      return await this.letter.fate;
    } finally {
      this.shelf.remove(place);
      this.letter = null;
    }
  }

  /** The moves that were kept when the page was closed. */
  left(user: string): Command[] {
    const kept = this.shelf.keys().flatMap((place) => (place.startsWith(SHELF) ? read(this.shelf.get(place)) : []));
    return kept.filter((one) => one.table === this.table && one.user === user).map((one) => one.command);
  }

  hurry(): void {
    this.letter?.hurry();
  }

  withdraw(): void {
    this.letter?.withdraw();
  }

  close(): void {
    this.letter?.rest();
  }
}

const placeOf = ({ table, user, command }: Kept) => `${SHELF}${table}/${user}/${command.player}/${command.key}`;

function read(text: string | null): Kept[] {
  try {
    return [JSON.parse(text ?? "") as Kept];
  } catch {
    return []; // not ours
  }
}
