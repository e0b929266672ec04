/** The socket of a table: sends commands and pings, notices silence, and reconnects with the last sequence number. */
import { ApiError } from "../lib/api";
import { monotonicMs } from "../lib/elapsed.svelte";
import { line, type Socketlike } from "../lib/line";
import type { ChangesMessage, Command, DoneMessage, ErrorMessage, ServerMessage, StateMessage } from "../lib/types";
import { renewed } from "./changes";

/** The messages of a socket to its table: changes have become a state, and answers have reached their commands. */
export type Message = Exclude<ServerMessage, ChangesMessage | DoneMessage | ErrorMessage>;

export type Link = "connecting" | "open" | "lost" | "closed";

export interface Options<M> {
  url: (after: number) => string;
  onMessage: (message: M) => void;
  onLink: (link: Link) => void;
  /** No player may be at the table any more. */
  onShut?: () => void;
  make?: (url: string) => Socketlike;
  random?: () => number;
}

export const PING_MS = 10_000;
export const SILENCE_MS = 20_000;
/** A phone that changes networks keeps a dead socket, while its player waits for an answer. */
export const ANSWER_MS = 6_000;
const SERVER_RESTARTS = 1012;
const TABLE_CLOSED = 4410;
const TABLE_MOVED = 4421;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;

interface Awaited {
  done: (seq: number) => void;
  fail: (error: ApiError) => void;
}

/** `M` is what arrives: at a table its messages, in the lobby its list. */
export class TableSocket<M extends { type: string } = Message> {
  seq = 0;
  private socket: Socketlike | null = null;
  private state: StateMessage | null = null; // the last state on this connection
  private tries = 0;
  private ended = false;
  private heard = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly awaited = new Map<string, Awaited>(); // commands by key

  constructor(private readonly options: Options<M>) {}

  open(after = 0): void {
    this.seq = after;
    this.connect();
    this.timer = setInterval(() => this.tick(), PING_MS / 2);
  }

  close(): void {
    this.ended = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    this.drop();
    this.options.onLink("closed");
  }

  /** Reconnects now, for example when the browser is online again. */
  hurry(): void {
    if (!this.ended && !this.isOpen()) {
      clearTimeout(this.retry);
      this.connect();
    }
  }

  /**
   * Sends a command. Resolves to its last event, after the new state has been passed on.
   *
   * It rejects with an ApiError. Status 0 means that the connection broke, so the command may or may not have arrived.
   */
  async act(command: Command): Promise<number> {
    const sent = monotonicMs();
    if (!this.send({ type: "act", ...command })) {
      this.hurry();
      throw unreachable();
    }
    const overdue = setInterval(() => {
      if (this.heard <= sent || monotonicMs() - sent > SILENCE_MS) this.reconnect();
    }, ANSWER_MS);
    try {
      return await new Promise((done, fail) => this.awaited.set(command.key, { done, fail }));
    } finally {
      clearInterval(overdue);
      this.awaited.delete(command.key);
    }
  }

  private answer(message: DoneMessage | ErrorMessage): void {
    if (message.type === "done") {
      this.awaited.get(message.key)?.done(message.seq);
      return;
    }
    const { code, message: text, wait, facts } = message.error;
    const error = new ApiError(message.status, code, text, wait, facts);
    // The refusal of a message that could not be read has no key.
    const waiting = message.key === null ? [...this.awaited.values()] : [this.awaited.get(message.key)];
    for (const one of waiting) one?.fail(error);
  }

  private send(message: Record<string, unknown>): boolean {
    if (!this.isOpen()) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  private isOpen(): boolean {
    return this.socket?.readyState === 1;
  }

  private connect(): void {
    this.drop();
    this.options.onLink(this.tries ? "lost" : "connecting");
    const make = this.options.make ?? ((url: string) => line().socket(url));
    const socket = make(this.options.url(this.seq));
    this.socket = socket;
    this.state = null;
    this.heard = monotonicMs();
    socket.onopen = () => {
      this.tries = 0;
      this.heard = monotonicMs();
      this.options.onLink("open");
    };
    socket.onmessage = (event) => {
      this.heard = monotonicMs();
      let message: ServerMessage;
      try {
        message = JSON.parse(String(event.data)) as ServerMessage;
      } catch {
        return;
      }
      if (message.type === "changes") {
        const state = renewed(this.state, message);
        if (!state) {
          this.reconnect(); // a change was lost: a new connection gets the whole state
          return;
        }
        message = state;
      }
      if (message.type === "state") {
        this.state = message;
        this.seq = message.seq;
      }
      if (message.type === "done" || message.type === "error") this.answer(message);
      else this.options.onMessage(message as { type: string } as M);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.fail();
      if (event.code === TABLE_CLOSED) {
        this.close();
        this.options.onShut?.();
      } else this.later(event.code);
    };
  }

  private later(code: number): void {
    this.socket = null;
    if (this.ended) return;
    const moved = code === TABLE_MOVED; // another server has the table, and waits for us
    this.options.onLink(moved ? "connecting" : "lost");
    const random = this.options.random ?? Math.random;
    // Many clients wait for a server that restarts: they must not all reconnect at the same moment.
    const spread = code === SERVER_RESTARTS ? 3_000 * random() : 0;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.tries) * (0.75 + random() / 2);
    if (!moved) this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), pause + spread);
  }

  private tick(): void {
    if (this.isOpen()) {
      const silent = monotonicMs() - this.heard;
      if (silent > SILENCE_MS) this.reconnect();
      else if (silent >= PING_MS) {
        this.send({ type: "ping" }); // a message came recently, so the connection works
      }
    }
  }

  private reconnect(): void {
    this.drop();
    this.later(0);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.fail();
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  /** Rejects all commands that wait for an answer. */
  private fail(): void {
    for (const { fail } of [...this.awaited.values()]) fail(unreachable());
  }
}

const unreachable = () => new ApiError(0, "offline", "The server cannot be reached.");
