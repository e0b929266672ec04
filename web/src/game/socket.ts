/** The socket of a table: pings, notices silence, comes back by itself with the last sequence number. */
import { monotonicMs } from "../lib/elapsed.svelte";
import type { ChangesMessage, ServerMessage, StateMessage } from "../lib/types";
import { renewed } from "./changes";

/** What comes of a socket: changes have become a state. */
export type Message = Exclude<ServerMessage, ChangesMessage>;

export type Link = "connecting" | "open" | "lost" | "closed";

export interface Socketlike {
  onopen: ((event: unknown) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  readyState: number;
  send(text: string): void;
  close(code?: number): void;
}

export interface Options {
  url: (after: number) => string;
  onMessage: (message: Message) => void;
  onLink: (link: Link) => void;
  /** Nobody may be at the table any more. */
  onShut?: () => void;
  make?: (url: string) => Socketlike;
  random?: () => number;
}

export const PING_MS = 10_000;
export const SILENCE_MS = 20_000;
const SERVER_RESTARTS = 1012;
const TABLE_CLOSED = 4410;
const TABLE_MOVED = 4421;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;

export class TableSocket {
  seq = 0;
  private socket: Socketlike | null = null;
  private state: StateMessage | null = null; // as this connection was told it last
  private tries = 0;
  private ended = false;
  private heard = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: Options) {}

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

  /** Comes back now, for instance when the browser says that it is online again. */
  hurry(): void {
    if (!this.ended && !this.isOpen()) {
      clearTimeout(this.retry);
      this.connect();
    }
  }

  send(message: Record<string, unknown>): boolean {
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
    const make = this.options.make ?? ((url: string) => new WebSocket(url) as unknown as Socketlike);
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
          this.drop(); // something was lost: a new connection is told all of it
          this.later(0);
          return;
        }
        message = state;
      }
      if (message.type === "state") {
        this.state = message;
        this.seq = message.seq;
      }
      this.options.onMessage(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === TABLE_CLOSED) {
        this.close();
        this.options.onShut?.();
      } else this.later(event.code);
    };
  }

  private later(code: number): void {
    this.socket = null;
    if (this.ended) return;
    const moved = code === TABLE_MOVED; // another server has it, and waits for us
    this.options.onLink(moved ? "connecting" : "lost");
    const random = this.options.random ?? Math.random;
    // A server that restarts has many clients: they must not all come back at once.
    const spread = code === SERVER_RESTARTS ? 3_000 * random() : 0;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.tries) * (0.75 + random() / 2);
    if (!moved) this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), pause + spread);
  }

  private tick(): void {
    if (this.isOpen()) {
      const silent = monotonicMs() - this.heard;
      if (silent > SILENCE_MS) {
        this.drop();
        this.later(0);
      } else if (silent >= PING_MS) {
        this.send({ type: "ping" }); // whoever said something lately is there
      }
    }
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}
