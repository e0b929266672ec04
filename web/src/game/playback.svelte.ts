/** The moves of others, shown one after the other: caption, flashing regions, die, receipt. */
import { t, together } from "../lib/i18n.svelte";
import { calm, motionMs, settings } from "../lib/settings.svelte";
import { winnersText } from "./ending";
import { beginsTurn, naturalMs, squeezed, TUMBLE_MS, TURN_MS } from "./pace";
import { doneByNobody, isPlay, linesOf, receiptsOf, whoDid, type Receipt } from "./story";
import type { PlayEvent, StateMessage, Summary, View } from "../lib/types";

const LINE_MS = 340; // for each step of an event without a player
const CALM_MS = 220; // without motion, a step needs no longer than it takes to read a number
const ALARM_MS = 1600;

/** The game that is played back: it accepts a state and returns what is new in it. */
export interface Screen {
  readonly summary: Summary | null;
  readonly mine: number[];
  readonly called: boolean;
  readonly view: View | null;
  show(message: StateMessage): PlayEvent[];
  say(text: string): void;
}

/** A state with a newer summary, which has presence and clocks, but not the progress of the game. */
function amended(message: StateMessage, table: Summary): StateMessage {
  const { status, turn, on_turn } = message.table;
  return { ...message, table: { ...table, status, turn, on_turn } };
}

/** A die on the screen. */
export interface Rolled {
  pips: number;
  name: string;
  key: number;
  tumbling: boolean;
  own: boolean; // whether a player of this browser rolled it
}

const dieIn = (event: PlayEvent) => event.story.find((report) => report.kind === "die rolled");

/** Events that are shown now, and the table before them; `skipped` if they are shown together with others. */
export interface News {
  events: PlayEvent[];
  before: View | null;
  skipped: boolean;
}

export class Playback {
  running = $state(false);
  caption = $state("");
  alarm = $state("");
  flash = $state.raw<string[]>([]);
  receipt = $state.raw<Receipt | null>(null);
  die = $state.raw<Rolled | null>(null);
  /** An earlier position, while its moves are replayed. */
  past = $state.raw<View | null>(null);

  /** The newest event received, though the screen may still show an earlier one. */
  newest = $state(0);

  /** Is called with the events as they are shown, while the page still shows the table before them. */
  tell: (news: News) => void = () => undefined;

  /** Loads what shows a die, or the first one would land before it is seen. */
  prepare: () => Promise<unknown> = () => Promise.resolve();

  private readonly screen: Screen;
  private queue: StateMessage[] = [];
  private playing = false;
  private spent = 0; // milliseconds for this turn so far, at normal speed
  private hurry: () => void = () => undefined; // ends the present rest
  private shown = 0; // the newest event on the screen
  private rolled = 0; // the last event whose die tumbled before it was shown
  private land: () => void = () => undefined; // ends the present tumble

  constructor(screen: Screen) {
    this.screen = screen;
  }

  /** Settles when no die tumbles. */
  landed: Promise<void> = Promise.resolve();

  /** Whether the screen is behind the received events. */
  get waiting(): boolean {
    return this.queue.length > 0;
  }

  push(message: StateMessage): void {
    this.queue.push(message);
    this.newest = message.seq;
    void this.play();
  }

  /** Presence and clocks are current even if the position is shown later. */
  learn(table: Summary): void {
    this.queue = this.queue.map((message) => amended(message, table));
  }

  /** Ends the playback and shows all waiting states at once. */
  skip(): void {
    const skipped = this.queue.splice(0);
    for (const [place, message] of skipped.entries()) this.show(message, place < skipped.length - 1);
    this.running = false;
    this.flash = [];
    this.hurry();
    this.land();
  }

  /** Removes the die. If it still tumbles, its result is shown at once. */
  endDie(): void {
    this.die = null;
    this.land();
  }

  /** Shows all waiting states at once, so that the player's next action applies to the present position. */
  catchUp(): void {
    if (this.waiting) this.skip();
  }

  stop(): void {
    this.queue = [];
  }

  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    for (let message = this.queue[0]; message; message = this.queue[0]) {
      const roll = this.rollIn(message);
      if (roll) await (this.landed = this.tumble(roll));
      if (this.queue[0] !== message) continue; // a skip has shown it
      this.queue.shift();
      const news = this.show(message);
      const natural = this.naturalOf(news);
      if (natural) {
        this.running = true;
        await this.rest(this.squeeze(natural));
      }
      if (news.some(beginsTurn)) this.spent = 0;
      await this.tellOfNobody(news);
    }
    this.playing = false;
    this.running = false;
    this.flash = [];
  }

  /** The first new event in which a die is rolled; none if the page was just opened or motion is off. */
  private rollIn(message: StateMessage): PlayEvent | undefined {
    if (!this.shown || !motionMs(TUMBLE_MS)) return undefined;
    const inTime = this.spent + TUMBLE_MS <= TURN_MS / 2; // in a turn of many dice, the first ones tumble
    return message.events
      .filter(isPlay)
      .find((event) => event.seq > this.shown && dieIn(event) && (inTime || !this.isToBeSeen(event)));
  }

  private async tumble(event: PlayEvent): Promise<void> {
    this.rolled = event.seq;
    this.spent += TUMBLE_MS;
    const landed = new Promise<void>((done) => (this.land = done));
    const ready = this.prepare().catch(() => undefined);
    if (await Promise.race([landed.then(() => true), ready.then(() => false)])) return; // a press, or a skip
    this.showDie(event, true);
    const timer = setTimeout(this.land, motionMs(TUMBLE_MS));
    await landed;
    clearTimeout(timer);
    if (this.die) this.die = { ...this.die, tumbling: false };
  }

  private showDie(event: PlayEvent, tumbling = false): void {
    const die = dieIn(event);
    if (!die) return;
    const name = whoDid(this.screen.summary, die, event.player);
    this.die = { pips: die.number, name, key: event.seq, tumbling, own: !this.isToBeSeen(event) };
  }

  private show(message: StateMessage, skipped = false): PlayEvent[] {
    const before = this.screen.view;
    this.shown = message.seq;
    const events = this.screen.show(message);
    this.announce(events);
    if (events.length) this.tell({ events, before, skipped });
    return events;
  }

  /** How long events would be shown if a turn could last any length of time; 0 for moves made in this browser. */
  private naturalOf(events: PlayEvent[]): number {
    if (!settings.speed) return 0;
    const natural = naturalMs(events.filter((event) => this.isToBeSeen(event)));
    return calm() ? Math.min(CALM_MS, natural) : natural;
  }

  /** `natural`, or less if this turn or the queue would take too long otherwise. */
  private squeeze(natural: number): number {
    const waiting = this.queue.map((message) => message.events.filter(isPlay));
    const end = waiting.findIndex((events) => events.some(beginsTurn));
    const turn = end < 0 ? waiting : waiting.slice(0, end + 1);
    const ms = squeezed(natural, {
      ahead: turn.reduce((sum, events) => sum + this.naturalOf(events), 0),
      spent: this.spent,
      turns: waiting.filter((events) => events.some(beginsTurn)).length,
    });
    this.spent += ms;
    return ms;
  }

  /** Waits at the speed of this browser, until a skip. */
  private rest(ms: number): Promise<void> {
    if (!settings.speed) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms / settings.speed);
      this.hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Events without a player, step by step: one event may contain many steps. */
  private async tellOfNobody(events: PlayEvent[]): Promise<void> {
    const lines = events.flatMap((event) => linesOf(this.screen.summary, { ...event, story: doneByNobody(event) }));
    if (lines.length && settings.speed) this.running = true;
    const pace = Math.min(calm() ? CALM_MS : LINE_MS, TURN_MS / Math.max(1, lines.length));
    for (const line of lines) {
      if (!this.running) return;
      this.caption = line.text;
      this.flash = line.regions;
      await this.rest(pace);
    }
  }

  /** The moves of others, and the results of chance. */
  private isToBeSeen(event: PlayEvent): boolean {
    const player = event.player ?? event.story.find((report) => report.player)?.player ?? null; // chance rolls for one
    if (player === null) return event.story.some((report) => report.kind === "marker discovered");
    return !this.screen.mine.includes(player);
  }

  private announce(events: PlayEvent[]): void {
    const { summary, mine, called, view } = this.screen;
    const lines = events.flatMap((event) => linesOf(summary, event));
    const over = view?.question.shape === "over";
    if (called || over) this.receipt = null; // the next decision needs the map
    // The die of another player goes with the next move.
    if (this.die && !this.die.own && events.some((event) => event.seq > this.die!.key)) this.die = null;
    for (const event of events) {
      if (event.seq !== this.rolled) this.showDie(event);
      for (const receipt of receiptsOf(event)) if (!over && mine.includes(receipt.player)) this.receipt = receipt;
    }
    this.flash = [...new Set(lines.flatMap((line) => line.regions))];
    const told = lines.filter((line) => line.kind !== "turn began");
    if (told.length) {
      const won = view && over ? winnersText(summary, view) : "";
      this.caption = won || (told[told.length - 1]?.text ?? "");
      this.screen.say(together([...told.map((line) => line.text), won]));
    }
    if (called && events.some((event) => event.story.some((report) => report.kind === "turn began"))) {
      this.alarm = t("your-turn");
      setTimeout(() => (this.alarm = ""), ALARM_MS);
    }
  }
}
