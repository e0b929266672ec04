/** A table as this browser sees it: the last message, what is chosen on the screen, and what is sent. */
import { api, ApiError } from "./api";
import { t } from "./i18n.svelte";
import * as model from "./model";
import { calm, settings } from "./settings.svelte";
import { TableSocket, type Link } from "./socket";
import { isUndo, linesOf, merged, receiptsOf, standing, type Receipt } from "./story";
import type { Action, BoardData, Command, PlayEvent, StateMessage, Summary, TableEvent, View } from "./types";

const PACE_MS = 620;
const HURRIED_MS = 220;
const MANY = 8;


export interface Chat {
  player: number | null;
  name: string;
  text: string;
  at: number;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Table {
  summary = $state.raw<Summary | null>(null);
  board = $state.raw<BoardData | null>(null);
  message = $state.raw<StateMessage | null>(null);
  events = $state.raw<TableEvent[]>([]);
  link = $state<Link>("connecting");
  missing = $state(false);

  /** The seat whose eyes the screen uses; several may be this browser's. */
  seat = $state<number | null>(null);
  /** Who has to look away before the next seat's coins are shown. */
  curtain = $state<number | null>(null);

  selected = $state<string | null>(null);
  focused = $state<string | null>(null);
  hovered = $state<string | null>(null);
  lit = $state.raw<string[]>([]);
  domain = $state<number | null>(null);
  draft = $state.raw<model.Draft>({});
  posted = $state.raw<string[]>([]);
  place = $state<number | null>(null);
  pressedDecline = $state(false);
  /** What ends the turn, and waits for a second press. */
  pending = $state.raw<Action[] | null>(null);
  busy = $state(false);
  fault = $state("");
  receipt = $state.raw<Receipt | null>(null);
  die = $state.raw<{ pips: number; player: number | null; key: number } | null>(null);
  flash = $state.raw<string[]>([]);
  caption = $state("");
  spoken = $state("");
  alarm = $state("");
  chats = $state.raw<Chat[]>([]);
  filming = $state(false);
  /** The events that stood in the log when the table was opened; and what the film of them shows now. */
  arrival = $state.raw<PlayEvent[]>([]);
  past = $state.raw<View | null>(null);

  view = $derived.by((): View | null => {
    const message = this.message;
    if (!message) return null;
    return (this.seat !== null && message.views[this.seat]) || message.spectator || Object.values(message.views)[0] || null;
  });
  mode = $derived(this.view ? model.modeOf(this.view) : "watch");
  mine = $derived(Object.keys(this.message?.views ?? {}).map(Number));
  myTurn = $derived(!!this.view && typeof this.view.actor === "number" && this.mine.includes(this.view.actor));
  undoable = $derived(this.seat === null ? 0 : (this.message?.undo[this.seat] ?? 0));
  log = $derived(standing(this.events));

  private socket: TableSocket | null = null;
  private queue: StateMessage[] = [];
  private playing = false;
  private hurry = false;
  private ended = false;
  private lastDrafts = new Map<string, model.Draft>();
  private draftFor = "";

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      this.summary = await api.table(this.id);
      this.board = await api.board(this.summary.board);
    } catch (error) {
      this.missing = error instanceof ApiError && error.status === 404;
      if (!this.missing) this.report(error);
      return;
    }
    if (this.ended) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket({
      url: (after) => `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?after=${after}`,
      onMessage: (message) => this.take(message),
      onLink: (link) => {
        this.link = link;
        if (link === "lost") this.say(t("link-lost"));
      },
    });
    this.socket.open();
    addEventListener("online", this.online);
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.online);
    this.socket?.close();
  }

  private online = () => this.socket?.hurry();

  private take(message: Record<string, unknown>): void {
    if (message.type === "state") {
      this.queue.push(message as unknown as StateMessage);
      void this.play();
    } else if (message.type === "table") {
      this.summary = message.table as Summary;
    } else if (message.type === "chat") {
      const phrase = message.phrase as string | undefined;
      const text = phrase ? t(`phrase-${phrase}`) : String(message.text ?? "");
      this.chats = [...this.chats.slice(-49), { player: (message.player as number) ?? null, name: String(message.name ?? ""), text, at: Date.now() }];
      this.say(`${String(message.name ?? "")}: ${text}`);
    }
  }

  /** Shows what came, one after the other, so that the moves of others can be followed. */
  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    while (this.queue.length && !this.ended) {
      const message = this.queue.shift() as StateMessage;
      const first = this.message === null;
      const news = this.show(message);
      if (first || !news.length) continue;
      const others = news.some((event) => event.player !== null && !Object.keys(message.views).includes(String(event.player)));
      const rolled = news.some((event) => event.story.some((report) => report.kind === "die rolled"));
      if (rolled && !this.hurry && !calm()) await wait(900);
      if (others && !this.hurry) {
        this.filming = true;
        await wait((calm() ? HURRIED_MS : this.queue.length > MANY ? HURRIED_MS : PACE_MS) / settings.speed);
      }
    }
    this.playing = false;
    this.filming = false;
    this.hurry = false;
    this.flash = [];
  }

  /** Ends the film: what is waiting is shown at once. */
  skip(): void {
    this.hurry = true;
  }

  /** Takes over a message; returns the events that are new. */
  private show(message: StateMessage): PlayEvent[] {
    const before = this.message;
    const fresh = (message.events ?? []).filter((event) => !before || event.seq > before.seq);
    this.events = merged(merged(this.events, message.story), message.events ?? []);
    this.summary = message.table;
    this.message = message;
    this.chooseSeat(message, before);
    this.afterShow();
    const played = fresh.filter((event): event is PlayEvent => !isUndo(event));
    if (before) this.announce(played);
    else this.arrival = standing(message.story);
    return played;
  }

  private chooseSeat(message: StateMessage, before: StateMessage | null): void {
    const mine = Object.keys(message.views).map(Number);
    if (!mine.length) {
      this.seat = null;
      return;
    }
    const actor = Object.values(message.views)[0]?.actor;
    const wanted = typeof actor === "number" && mine.includes(actor) ? actor : this.seat !== null && mine.includes(this.seat) ? this.seat : (mine[0] as number);
    const handsOver = mine.length > 1 && wanted !== this.seat && !message.table.open_coins && message.table.status === "running";
    if (handsOver && (before !== null || this.seat !== null || wanted === actor)) this.curtain = wanted;
    this.seat = wanted;
  }

  private afterShow(): void {
    const view = this.view;
    if (!view) return;
    this.pressedDecline = false;
    this.pending = null;
    this.place = null;
    this.posted = [];
    if (this.selected && this.mode !== "conquer") this.selected = null;
    if (this.selected && !model.waysFor(view, this.selected).length) this.selected = null;
    const distribution = view.distribution;
    const key = distribution ? `${this.message?.seq}/${this.seat}` : "";
    if (distribution && key !== this.draftFor) {
      const last = this.lastDrafts.get(this.draftKey(view));
      const start = distribution.do === "deploy" ? distribution.templates.borders : (last ?? distribution.templates.borders);
      this.draft = model.fitted(start ?? {}, distribution.regions, distribution.amount);
    }
    this.draftFor = key;
  }

  private draftKey(view: View): string {
    return `${this.seat}/${model.actingRace(view)?.race ?? ""}/${view.distribution?.do ?? ""}`;
  }

  lastDraft(): model.Draft | null {
    const view = this.view;
    const last = view && this.lastDrafts.get(this.draftKey(view));
    if (!last || !view?.distribution) return null;
    return model.fitted(last, view.distribution.regions, view.distribution.amount);
  }

  private announce(events: PlayEvent[]): void {
    const lines = events.flatMap((event) => linesOf(this.summary, event));
    for (const event of events) {
      const rolled = event.story.find((report) => report.kind === "die rolled");
      if (rolled) this.die = { pips: rolled.number, player: rolled.player ?? event.player, key: event.seq };
      for (const receipt of receiptsOf(event)) if (this.mine.includes(receipt.player)) this.receipt = receipt;
    }
    this.flash = [...new Set(lines.flatMap((line) => line.regions))];
    const told = lines.filter((line) => line.kind !== "turn began");
    if (told.length) {
      this.caption = told[told.length - 1]?.text ?? "";
      this.say(told.map((line) => line.text).join(" "));
    }
    if (this.myTurn && events.some((event) => event.story.some((report) => report.kind === "turn began"))) {
      this.alarm = t("your-turn");
      setTimeout(() => (this.alarm = ""), 4000);
    }
  }

  say(text: string): void {
    this.spoken = text;
  }

  report(error: unknown): void {
    this.fault = error instanceof ApiError ? (error.status === 0 ? t("offline") : error.message) : String(error);
    this.say(this.fault);
  }

  /** Sends one command; the seat's newest position comes back by the socket, or is fetched where that is down. */
  async send(body: Partial<Command>): Promise<boolean> {
    const message = this.message;
    if (!message || this.seat === null || this.busy) return false;
    if (this.queue.length) {
      this.skip(); // what the screen shows is over already
      return false;
    }
    this.busy = true;
    this.fault = "";
    const command: Command = { player: this.seat, seq: message.seq, key: crypto.randomUUID?.() ?? String(Math.random()), ...body };
    try {
      for (let tries = 0; ; tries++) {
        try {
          const answer = await api.act(this.id, command);
          await this.until(answer.seq);
          break;
        } catch (error) {
          // The same key again: done once even if only the answer was lost.
          if (error instanceof ApiError && error.status === 0 && tries < 4) await wait(500 * 2 ** tries);
          else throw error;
        }
      }
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await this.refresh();
      else this.report(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Waits until the screen is as far as `seq`; asks by itself where the socket brings nothing. */
  private async until(seq: number): Promise<void> {
    for (let tries = 0; tries < 30 && this.link === "open"; tries++) {
      if ((this.message?.seq ?? 0) >= seq || this.queue.some((message) => message.seq >= seq)) return;
      await wait(50);
    }
    if ((this.message?.seq ?? 0) < seq) await this.refresh();
  }

  async refresh(): Promise<void> {
    try {
      const message = await api.state(this.id);
      if (!this.message || message.seq >= this.message.seq) this.show(message);
    } catch (error) {
      this.report(error);
    }
  }

  /** Does `action`; what ends the turn only when it is `sure`, since nobody can take that back. */
  act(action: Action, sure = false): Promise<boolean> {
    return this.actAll([action], sure);
  }

  actAll(actions: Action[], sure = false): Promise<boolean> {
    this.selected = null;
    this.receipt = null;
    const view = this.view;
    if (view && !sure && !this.busy && model.endsTurn(view, actions)) {
      this.pending = actions;
      this.say(t("prompt-ending"));
      return Promise.resolve(false);
    }
    this.pending = null;
    const [action] = actions;
    return this.send(actions.length === 1 && action ? { action } : { actions });
  }

  /** The second press. */
  confirmEnding(): Promise<boolean> {
    return this.pending ? this.actAll(this.pending, true) : Promise.resolve(false);
  }

  confirmDraft(): Promise<boolean> {
    const view = this.view;
    if (!view?.distribution) return Promise.resolve(false);
    const place = model.withoutZeros(this.draft);
    this.lastDrafts.set(this.draftKey(view), place);
    return this.send({ place });
  }

  async undo(events = 1): Promise<boolean> {
    // Who presses twice means it twice.
    for (let tries = 0; this.busy && tries < 60; tries++) await wait(30);
    return this.send({ undo: events });
  }

  reset(): Promise<boolean> {
    return this.send({ reset: true });
  }

  async wholeLog(): Promise<void> {
    try {
      this.events = merged(this.events, (await api.events(this.id, 0)).events);
    } catch (error) {
      this.report(error);
    }
  }
}
