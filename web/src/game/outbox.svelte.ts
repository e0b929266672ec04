/** Moves on their way: each is kept, over breaks of the line and reloads, until the server has it or refuses it. */
import { ApiError } from "../lib/api";
import type { Command } from "../lib/types";
import { browserStore, type Store } from "./store";

/** How it went with a move. */
export type Fate = { kind: "done"; seq: number } | { kind: "refused"; error: ApiError } | { kind: "withdrawn" };

/** Sends a command once; resolves with its last event. */
export type Act = (command: Command) => Promise<number>;

export interface Kept {
  table: string;
  user: string;
  command: Command;
}

const PREFIX = "smallworld-outbox/";
const SHOWN_AFTER_MS = 250; // what is quicker than that need not be told
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** A move on its way. */
export class Pending {
  /** It takes so long that one ought to know. */
  slow = $state(false);
  /** The server could not be reached, or could not take it; it is tried again. */
  stuck = $state(false);
  readonly fate: Promise<Fate>;
  readonly kept: Kept;
  private withdrawn = false;
  private ended = false;
  private wake: () => void = () => undefined;

  constructor(kept: Kept, act: Act) {
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

  private async send(act: Act): Promise<Fate> {
    for (let tries = 0; ; tries++) {
      try {
        const seq = await act(this.kept.command); // the same key again: it is done once
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
  pending = $state.raw<Pending | null>(null);

  constructor(
    private readonly table: string,
    private readonly act: Act,
    private readonly store: Store = browserStore(),
  ) {}

  /** Keeps a move and sends it; resolves once its fate is known. */
  async post(user: string, command: Command): Promise<Fate> {
    const kept = { table: this.table, user, command };
    const place = placeOf(kept);
    this.store.set(place, JSON.stringify(kept));
    this.pending = new Pending(kept, this.act);
    try {
      return await this.pending.fate;
    } finally {
      this.store.remove(place);
      this.pending = null;
    }
  }

  /** The moves that were kept when the page was closed. */
  left(user: string): Command[] {
    const kept = this.store.keys().flatMap((place) => (place.startsWith(PREFIX) ? read(this.store.get(place)) : []));
    return kept.filter((one) => one.table === this.table && one.user === user).map((one) => one.command);
  }

  hurry(): void {
    this.pending?.hurry();
  }

  withdraw(): void {
    this.pending?.withdraw();
  }

  close(): void {
    this.pending?.rest();
  }
}

const placeOf = ({ table, user, command }: Kept) => `${PREFIX}${table}/${user}/${command.player}/${command.key}`;

function read(text: string | null): Kept[] {
  try {
    return [JSON.parse(text ?? "") as Kept];
  } catch {
    return []; // not ours
  }
}
