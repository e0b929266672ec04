/** Moves being sent: each is kept, over lost connections and reloads, until the server accepts or refuses it. */
import { ApiError } from "../lib/api";
import type { Command } from "../lib/types";
import { browserStore, type Store } from "./store";

/** The result of a move. */
export type Fate = { kind: "done"; seq: number } | { kind: "refused"; error: ApiError } | { kind: "withdrawn" };

/** Sends a command once; resolves to its last event. */
export type Act = (command: Command) => Promise<number>;

export interface Kept {
  table: string;
  user: string;
  command: Command;
}

const PREFIX = "smallworld-outbox/";
const SHOWN_AFTER_MS = 250; // faster moves need no report
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** A move being sent. */
export class Pending {
  /** It takes so long that the player should know. */
  slow = $state(false);
  /** The server could not be reached or could not accept it; the client tries again. */
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

  /** Stops sending the move; a copy that was sent may still arrive. */
  withdraw(): void {
    this.withdrawn = true;
    this.wake();
  }

  /** Stops sending, but keeps the move: its table is no longer shown. */
  rest(): void {
    this.ended = true;
    this.wake();
  }

  private async send(act: Act): Promise<Fate> {
    for (let tries = 0; ; tries++) {
      try {
        const seq = await act(this.kept.command); // the same key again: the move is carried out once
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

/** Whether a later try may succeed: there was no answer, the server fails, or it asks for a pause. */
const mayPass = (error: ApiError) => error.status === 0 || error.status === 429 || error.status >= 500;

/** The moves at one table that this user has made and the server has not accepted yet. */
export class Outbox {
  /** The move being sent now. */
  pending = $state.raw<Pending | null>(null);

  constructor(
    private readonly table: string,
    private readonly act: Act,
    private readonly store: Store = browserStore(),
  ) {}

  /** Keeps a move and sends it; resolves once its result is known. */
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
