/**
 * A game as this browser sees it: the last state, the seat that the screen shows, and the user's choices.
 *
 * The path of a click: a component calls `act`; the outbox keeps the command and the socket sends it. The socket gets the
 * new state before the answer. `receive` passes the state to the playback, which calls `show` when it is due.
 */
import { api, ApiError } from "../lib/api";
import { UndoInTurn, type Undoing } from "./undo.svelte";
import { Chat, spokenText } from "./chat.svelte";
import { Selection } from "./selection.svelte";
import { faultText } from "../lib/faults";
import { Playback } from "./playback.svelte";
import { joined, loadTexts, t } from "../lib/i18n.svelte";
import { boxesOf } from "../lib/boxes";
import { callLands } from "../lib/names";
import * as model from "./questions";
import { meet } from "../lib/own.svelte";
import { rememberedTable, rememberTable } from "./remembered";
import { session } from "../lib/session.svelte";
import { Expected } from "./expected.svelte";
import { Outbox } from "./outbox.svelte";
import type { Advice } from "./hint";
import type { Plan } from "./plan.svelte";
import { browserStore } from "./store";
import { TableSocket, type Link, type Message } from "./socket";
import { stoodInFor } from "./meanwhile";
import { isPlay, merged, standing } from "./story";
import type { Action, BoardData, Command, PlayEvent, StateMessage, Summary, TableEvent, View } from "../lib/types";

const GONE = [404, 410];
const POINTED_MS = 4000;

export class Game {
  summary = $state.raw<Summary | null>(null);
  board = $state.raw<BoardData | null>(null);
  message = $state.raw<StateMessage | null>(null);
  events = $state.raw<TableEvent[]>([]);
  /** The last event when the table was opened. */
  opened = $state(0);
  link = $state<Link>("connecting");
  /** The reason why the table cannot be opened: it does not exist, or was closed. */
  missing = $state("");
  /** There is no connection, and the table is shown as it was last. */
  recalled = $state(false);
  busy = $state(false);
  fault = $state("");
  /** The result of a move that was slow or failed. */
  note = $state("");
  spoken = $state("");

  /** The seat whose view the screen shows; this browser may have several. */
  seat = $state<number | null>(null);
  /** The player who has to look away before the next player's coins are shown. */
  curtain = $state<number | null>(null);
  /** The regions that a line of the log or a row of the table highlights, and the player whose regions they are. */
  lit = $state.raw<string[]>([]);
  /** What an open hint marks. */
  advice = $state.raw<Advice | null>(null);
  domain = $state<number | null>(null);

  /** The plan for the next turn, once there is one. */
  plan = $state.raw<Plan | null>(null);
  planning = $derived(this.plan?.on ? this.plan : null);

  /** The position stays as it is under an explanation: nothing can be decided or undone. */
  frozen = $state(false);

  view = $derived.by((): View | null => {
    const message = this.message;
    if (!message) return null;
    if (this.plan?.view) return this.plan.view;
    const view =
      (this.seat !== null && message.views[this.seat]) || message.spectator || Object.values(message.views)[0] || null;
    return view && this.frozen ? model.frozen(view) : view;
  });
  shape = $derived<model.Shape>(this.view?.question.shape ?? "watch");
  mine = $derived(Object.keys(this.message?.views ?? {}).map(Number));
  /** Whether the seat has to decide: in its own turn, or because its tokens withdrew. */
  myTurn = $derived(this.seat !== null && this.view?.actor === this.seat);
  /** The same in the real game, whatever the planning board shows; and whether it is the seat's own turn. */
  called = $derived(!this.frozen && this.seat !== null && this.message?.views[this.seat]?.actor === this.seat);
  onTurn = $derived(this.called && this.message?.views[this.seat as number]?.on_turn === this.seat);
  undoable = $derived.by(() => {
    if (this.frozen || this.seat === null) return 0;
    return this.planning?.steps.length ?? this.message?.undo[this.seat] ?? 0;
  });
  log = $derived(standing(this.events));

  /** The moves of a bot for a player of this browser, until the player decides something again. */
  stoodIn = $derived.by(() => {
    const { summary, message, mine } = this;
    if (!summary || !message || summary.seats.some((seat) => seat.away && mine.includes(seat.player))) return null;
    // In a puzzle or a branch, other players made the moves before.
    const begun = summary.puzzle || summary.lesson || summary.branch;
    return begun && !message.last ? null : stoodInFor(this.log, mine, message.last?.seq ?? 0);
  });

  readonly id: string;
  readonly selection = new Selection(this);
  readonly expected = new Expected(this);
  readonly playback = new Playback(this);
  readonly chat = new Chat();
  readonly outbox: Outbox;
  private readonly undoInTurn = new UndoInTurn(this);
  private readonly store = browserStore();
  private readonly socket: TableSocket;
  private ended = false;
  private sent: Promise<boolean> = Promise.resolve(true); // the command that was sent last
  private summaries = 0; // how many summaries the socket brought, each newer than the one before
  private laying = ""; // the board that is being loaded
  private withdrawn = ""; // the key of the move that was withdrawn last: it may still arrive

  constructor(id: string) {
    this.id = id;
    this.socket = new TableSocket({
      url: (after) =>
        new URL(`api/tables/${encodeURIComponent(id)}/socket?changes=true&after=${after}`, location.href).href.replace(
          /^http/,
          "ws",
        ),
      onMessage: (message) => this.receive(message),
      onShut: () => (this.missing = t("refusal-closed")),
      onLink: (link) => {
        this.link = link;
        if (link === "open") this.outbox.hurry();
        if (link === "lost") {
          this.say(t("link-lost"));
          this.recall();
        }
      },
    });
    this.outbox = new Outbox(id, (command) => this.socket.act(command));
  }

  /** Undoes steps: of the turn, or of the planning board. */
  get undoing(): Undoing {
    return this.planning ?? this.undoInTurn;
  }

  async open(): Promise<void> {
    try {
      this.summary = await api.table(this.id);
      session.boxes = boxesOf(this.summary);
      await meet(this.summary);
      const board = await api.boardOf(this.summary);
      callLands(board);
      this.board = board;
    } catch (error) {
      if (error instanceof ApiError && (GONE.includes(error.status) || error.code === "other-rules"))
        this.missing = error.status === 404 ? t("table-missing") : faultText(error);
      else this.report(error);
      return;
    }
    if (this.ended) return;
    this.socket.open();
    addEventListener("online", this.online);
    addEventListener("pagehide", this.remember);
  }

  private remember = () => this.message && rememberTable(this.id, this.user, this.message);

  /** Without a connection, the table as it was here last. */
  private recall(): void {
    const last = this.message ? null : rememberedTable(this.id, this.user);
    if (!last) return;
    this.recalled = true;
    this.show(last);
  }

  /** Shows the board with this name: tiles may have moved since. */
  async lay(name: string): Promise<void> {
    if (!this.board || this.board.name === name || this.laying === name) return;
    this.laying = name;
    try {
      const board = await api.board(name);
      if (this.laying === name) this.board = board;
    } catch (error) {
      this.report(error);
    } finally {
      if (this.laying === name) this.laying = "";
    }
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.online);
    removeEventListener("pagehide", this.remember);
    this.playback.stop();
    this.plan?.close();
    this.outbox.close();
    this.socket.close();
    this.remember();
  }

  private online = () => {
    this.socket.hurry();
    this.outbox.hurry();
  };

  private receive(message: Message): void {
    if (message.type === "state") {
      this.summaries += 1;
      this.recalled = false;
      if (!this.ended) this.playback.push(message);
    } else if (message.type === "table") {
      this.summaries += 1;
      this.summary = message.table;
      this.playback.learn(message.table);
    } else if (message.type === "chat") {
      if (this.chat.hear(message)) this.say(joined("label", [message.name, spokenText(message)]));
      if (message.region && this.chat.bubbles[message.player] === message) this.pointAt(message.region);
    }
  }

  /** Highlights what another player points at, for a moment. */
  private pointAt(region: string): void {
    const lit = (this.lit = [region]);
    setTimeout(() => this.lit === lit && (this.lit = []), POINTED_MS);
  }

  /** Accepts a state. Returns the events that are new to this player. */
  show(message: StateMessage): PlayEvent[] {
    const before = this.message;
    const fresh = message.events.filter((event) => !before || event.seq > before.seq);
    this.events = merged(merged(this.events, message.story), message.events);
    this.summary = message.table;
    this.message = message;
    if (message.table.on_turn !== before?.table.on_turn || message.table.turn !== before?.table.turn)
      this.undoInTurn.forget();
    this.chooseSeat(message, before);
    this.plan?.heard();
    this.selection.renew();
    const played = fresh.filter(isPlay);
    if (!before) {
      this.opened = message.seq;
      void this.resume();
      if (this.stoodIn && (this.events[0]?.seq ?? 0) > (message.last?.seq ?? 0) + 1) void this.wholeLog();
      if (this.mine.some((seat) => this.store.get(this.planAt(seat)))) void this.recallPlan();
    }
    if (this.withdrawn && message.last?.key === this.withdrawn) {
      this.withdrawn = "";
      this.note = t("move-arrived-all-the-same");
    }
    return before ? played : [];
  }

  private chooseSeat(message: StateMessage, before: StateMessage | null): void {
    const mine = Object.keys(message.views).map(Number);
    if (!mine.length) {
      this.seat = null;
      return;
    }
    const asked = mine.filter((player) => message.views[player]?.actor === player);
    const stays = this.seat !== null && (asked.length ? asked : mine).includes(this.seat);
    const wanted = stays ? (this.seat as number) : (asked[0] ?? (mine[0] as number));
    const handsOver =
      mine.length > 1 && wanted !== this.seat && !message.table.open_coins && message.table.status === "running";
    if (handsOver && (before !== null || this.seat !== null || asked.length)) this.curtain = wanted;
    this.seat = wanted;
  }

  say(text: string): void {
    this.spoken = text;
  }

  report(error: unknown): void {
    this.fault = faultText(error);
    this.say(this.fault);
  }

  /** Sends one command. Resolves to whether it succeeded; then the state after it is shown. */
  async send(body: Partial<Command>): Promise<boolean> {
    const message = this.message;
    if (!message || this.seat === null || this.busy) return false;
    if (this.planning) return this.planning.add(body);
    this.playback.skip();
    this.playback.alarm = "";
    if (this.message?.seq !== message.seq) return false; // the position on the screen is already outdated
    const key = crypto.randomUUID?.() ?? String(Math.random());
    return this.deliver({ player: this.seat, seq: message.seq, key, ...body });
  }

  /** The user who plays here; only they may send their moves. */
  private get user(): string {
    return String(session.me?.id ?? "");
  }

  /** Whether there is a next turn to plan. */
  get plannable(): boolean {
    const seat = this.summary?.seats.find(({ player }) => player === this.seat);
    const asked = this.called || this.planning || this.curtain !== null || this.summary?.puzzle || this.summary?.lesson;
    return this.summary?.status === "running" && seat !== undefined && !seat.away && !asked && this.shape === "watch";
  }

  private planAt = (seat: number) => `smallworld-plan/${this.id}/${this.user}/${seat}`;

  /** Shows the planning board, with the earlier plan. */
  async startPlan(): Promise<void> {
    try {
      await (await this.recallPlan()).open();
    } catch (error) {
      this.report(error);
    }
  }

  private async recallPlan(): Promise<Plan> {
    const [{ Plan }] = await Promise.all([import("./plan.svelte"), loadTexts("plan")]);
    this.plan ??= new Plan(this, this.store, this.planAt);
    this.plan.heard();
    return this.plan;
  }

  /** Sends the moves that were kept when the page was closed. */
  private async resume(): Promise<void> {
    for (const command of this.outbox.left(this.user)) await this.deliver(command, true);
  }

  /** Resolves once no command is being sent, to whether the last one succeeded. */
  idle(): Promise<boolean> {
    return this.busy ? this.sent : Promise.resolve(true);
  }

  private deliver(command: Command, again = false): Promise<boolean> {
    return (this.sent = this.post(command, again));
  }

  /** Sends a command until its result is known, and reports a result that was slow or a failure. */
  private async post(command: Command, again: boolean): Promise<boolean> {
    this.busy = true;
    this.fault = this.note = "";
    try {
      const sent = this.outbox.post(this.user, command);
      const pending = this.outbox.pending;
      const fate = await sent;
      if (fate.kind === "done") {
        await this.playback.landed;
        this.playback.catchUp();
        if (again || pending?.stuck) this.note = t("move-arrived");
        return true;
      }
      if (fate.kind === "withdrawn") this.withdrawn = command.key;
      this.note = fate.kind === "withdrawn" ? t("move-withdrawn") : t("move-refused", { why: faultText(fate.error) });
      return false;
    } catch (error) {
      this.report(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Accepts the summary in a response, unless the socket has brought a newer one since. */
  async learn(call: () => Promise<Summary>): Promise<Summary> {
    const before = this.summaries;
    const summary = await call();
    if (this.summaries === before) this.summary = summary;
    return summary;
  }

  /** Carries out `action`. An action that ends the turn needs `sure`, since it cannot be undone. */
  act(action: Action, sure = false): Promise<boolean> {
    return this.actAll([action], sure);
  }

  actAll(actions: Action[], sure = false): Promise<boolean> {
    const [action] = actions;
    return this.carryOut(
      actions,
      actions.length === 1 && action ? { action } : { actions },
      sure || !this.view || !model.endsTurn(this.view, actions),
    );
  }

  /** Chooses all selected regions at once. */
  select(): Promise<boolean> {
    const view = this.view;
    const regions = this.selection.posted;
    const asked = model.choiceOf(view);
    if (!asked) return Promise.resolve(false);
    return this.carryOut(model.selected(asked, regions), { select: regions }, !asked.ends);
  }

  private carryOut(actions: Action[], command: Partial<Command>, sure: boolean): Promise<boolean> {
    this.selection.selected = null;
    this.playback.receipt = null;
    if (!sure && !this.busy && !this.planning) {
      this.selection.pending = { actions, command };
      this.say(t("prompt-ending"));
      return Promise.resolve(false);
    }
    this.selection.pending = null;
    this.undoInTurn.forget();
    return this.send(command);
  }

  /** The second press. */
  confirmEnding(): Promise<boolean> {
    const pending = this.selection.pending;
    return pending ? this.carryOut(pending.actions, pending.command, true) : Promise.resolve(false);
  }

  confirmDraft(): Promise<boolean> {
    if (this.shape !== "spread") return Promise.resolve(false);
    this.undoInTurn.forget();
    return this.send({ place: this.selection.takeDraft() });
  }

  /** Loads the events before the page was opened. Resolves to whether it succeeded. */
  async wholeLog(): Promise<boolean> {
    try {
      this.events = merged(this.events, (await api.events(this.id, 0)).events);
      return true;
    } catch (error) {
      this.report(error);
      return false;
    }
  }
}
