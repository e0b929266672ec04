/** A next turn that a player plans during other players' turns, and plays when it comes. */
import { api } from "../lib/api";
import { actionName } from "./fields";
import { comboAt } from "./combos";
import { has, t } from "../lib/i18n.svelte";
import { comboArgs, theRegion } from "../lib/names";
import { availability } from "./sentences";
import type { Action, Command, Planned, PlanStep, Summary, View } from "../lib/types";
import type { Store } from "./store";

/** The table of the plan. */
export interface Host {
  readonly id: string;
  readonly summary: Summary | null;
  readonly view: View | null;
  readonly seat: number | null;
  /** Whether the seat has to decide in the real game, and whether it is its own turn. */
  readonly called: boolean;
  readonly onTurn: boolean;
  busy: boolean;
  readonly selection: { renew(): void };
  readonly playback: { catchUp(): void };
  say(text: string): void;
  report(error: unknown): void;
  actAll(actions: Action[], sure?: boolean): Promise<boolean>;
}

/** A step, and its name when it was planned. */
interface Kept {
  step: PlanStep;
  text: string;
}

const PAUSE_MS = 500; // during many events, the client does not ask for the board after each

export class Plan {
  /** Whether the screen shows the planning board. */
  on = $state(false);
  steps = $state.raw<Kept[]>([]);
  /** The undone steps that can be redone, the last at the end. */
  undone = $state.raw<Kept[]>([]);
  told = $state.raw<Planned | null>(null);
  private turn = 0; // the turn of the plan
  private seat: number | null = null;
  private begun = false; // the planned turn has come
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly host: Host;

  constructor(
    host: Host,
    private readonly store: Store,
    private readonly placeOf: (seat: number) => string,
  ) {
    this.host = host;
    this.load();
  }

  /** The view of the planning board. */
  view = $derived(this.on ? (this.told?.view ?? null) : null);

  /** Whether the turn has come, and some of the plan is left. */
  get due(): boolean {
    return this.host.onTurn && this.steps.length > 0 && this.told !== null;
  }

  /** How many steps are possible now. */
  get possible(): number {
    return this.told?.steps.length ?? 0;
  }

  /** The first impossible step, and the reason. */
  get lost(): { text: string; why: string } | null {
    const kept = this.told?.stopped ? this.steps[this.possible] : undefined;
    if (!kept || !this.told) return null;
    const { combo, action } = kept.step;
    const price = action?.region ? availability(this.told.view, action.region) : "";
    return { text: kept.text, why: price || t(combo ? "plan-combo-gone" : "plan-not-possible") };
  }

  /** How many steps can be played at once: up to a die roll, the end of the turn, or a step that has changed. */
  get smooth(): number {
    const odd = this.told?.steps.findIndex((told, i) => told.chance || told.ends || this.differs(i)) ?? 0;
    return odd < 0 ? this.possible : odd;
  }

  /** Whether a step has changed since it was planned: a conquest with another number of tokens. */
  differs(place: number): boolean {
    const [wanted, now] = [this.steps[place]?.step.action, this.told?.steps[place]?.actions[0]];
    return Boolean(wanted && now && (wanted.do !== now.do || wanted.tokens !== now.tokens));
  }

  /** The coins of the turn, once it is planned to its end. */
  get coins(): number | null {
    const last = this.told?.steps[this.possible - 1];
    if (!last?.ends) return null;
    const scored = last.story.filter((report) => report.kind === "coins scored" && report.player === this.seat);
    return scored.reduce((sum, report) => sum + report.number, 0);
  }

  // --- On the ghost board -----------------------------------------------------------------------------

  async open(): Promise<void> {
    await this.ask(this.steps);
    if (!this.told || this.host.called) return;
    if (this.told.turn !== this.turn) {
      this.turn = this.told.turn;
      if (this.steps.length) await this.change([]);
    }
    this.on = true;
    this.host.selection.renew();
    this.host.say(t("plan-hint"));
  }

  leave(): void {
    this.on = false;
    this.host.selection.renew();
  }

  /** Adds the step of a command, and drops steps that are no longer possible. */
  async add(command: Partial<Command>): Promise<boolean> {
    const before = this.told;
    const step = stepOf(this.host.view, command);
    if (!before || !step) return false;
    const kept = this.steps.slice(0, this.possible);
    const text = nameOf(step, before.view, this.host.summary);
    await this.ask([...kept, { step, text }]);
    const told = this.told;
    if (!told || told === before) return false;
    if (told.stopped) {
      this.told = before;
      this.host.report(new Error(t("plan-not-possible")));
      return false;
    }
    this.steps = [...kept, { step, text }];
    this.undone = [];
    this.keep();
    return true;
  }

  /** Undoes the last step. */
  async undo(): Promise<boolean> {
    const last = this.steps[this.steps.length - 1];
    if (!last) return false;
    const undone = [...this.undone, last];
    await this.change(this.steps.slice(0, -1));
    this.undone = undone;
    this.host.say(t("said-undone"));
    return true;
  }

  async redo(): Promise<boolean> {
    const again = this.undone[this.undone.length - 1];
    if (!again) return false;
    const undone = this.undone.slice(0, -1);
    await this.change([...this.steps, again]);
    this.undone = undone;
    return true;
  }

  async reset(): Promise<boolean> {
    await this.change([]);
    return true;
  }

  /** Forgets the whole plan. */
  forget(): void {
    this.steps = this.undone = [];
    this.begun = false;
    this.keep();
  }

  // --- When something happened at the table -----------------------------------------------------------

  heard(): void {
    if (this.host.seat !== this.seat) this.load();
    if (this.host.called) this.on = false;
    if (this.begun && !this.host.onTurn) this.forget();
    if (!this.on && !(this.host.onTurn && this.steps.length)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.renew(), PAUSE_MS);
  }

  /** Asks the server again what is possible. */
  async renew(): Promise<void> {
    await this.ask(this.steps, true);
    if (this.host.onTurn && this.told && this.steps.length) {
      if (this.told.turn === this.turn) this.begun = true;
      else this.forget(); // it was for another turn
    }
    this.host.selection.renew();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  // --- When the turn has come -------------------------------------------------------------------------

  /** Plays the next step; a step that ends the turn waits for a second press. */
  async playNext(): Promise<boolean> {
    const { told } = this;
    const next = told?.steps[0];
    this.host.playback.catchUp(); // chance may have answered the step before
    if (!next || !(await this.host.actAll(next.actions, !next.ends))) return false;
    this.told = { ...told!, steps: told!.steps.slice(1) }; // a newer answer may not know that the step was played
    this.steps = this.steps.slice(1);
    this.keep();
    return true;
  }

  /** Plays all steps that go as planned. */
  async playAll(): Promise<void> {
    for (let left = this.smooth; left > 0; left--) if (!(await this.playNext())) break;
    await this.renew();
  }

  /** Continues without the step that is no longer possible. */
  async pass(): Promise<void> {
    await this.change(this.steps.filter((_, place) => place !== this.possible));
  }

  // --- Asking and keeping -----------------------------------------------------------------------------

  private async change(steps: Kept[]): Promise<void> {
    this.steps = steps;
    this.undone = [];
    this.keep();
    await this.ask(steps);
  }

  private async ask(steps: Kept[], quietly = false): Promise<void> {
    const { seat } = this.host;
    const before = this.steps;
    if (seat === null) return;
    if (!quietly) this.host.busy = true;
    try {
      const told = await api.plan(
        this.host.id,
        seat,
        steps.map(({ step }) => step),
      );
      if (before !== this.steps) return; // some steps have been played or changed meanwhile
      this.told = told;
      this.host.selection.renew();
    } catch (error) {
      if (!quietly) this.host.report(error);
    } finally {
      if (!quietly) this.host.busy = false;
    }
  }

  private load(): void {
    this.seat = this.host.seat;
    this.told = null;
    this.on = this.begun = false;
    this.undone = [];
    try {
      const kept = JSON.parse((this.seat && this.store.get(this.placeOf(this.seat))) || "{}") as Partial<Saved>;
      [this.steps, this.turn] = [kept.steps ?? [], kept.turn ?? 0];
    } catch {
      this.steps = []; // not ours
    }
  }

  private keep(): void {
    if (this.seat === null) return;
    const place = this.placeOf(this.seat);
    if (!this.steps.length) this.store.remove(place);
    else this.store.set(place, JSON.stringify({ turn: this.turn, steps: this.steps } satisfies Saved));
  }
}

interface Saved {
  turn: number;
  steps: Kept[];
}

/** The name of a step. It needs no subject, because only the player who planned the step reads it. */
function nameOf({ combo, action, actions, place }: PlanStep, view: View, summary: Summary | null): string {
  if (combo) return t("plan-do-take", comboArgs(combo.race, combo.power));
  if (place) return t("plan-do-spread");
  const named = action ?? actions?.[0];
  if (!named) return t("plan-step");
  const id = `plan-do-${named.do.replaceAll(/[ _]/g, "-")}`;
  return has(id) ? t(id, { region: theRegion(named.region ?? null) }) : actionName(view, summary, named);
}

/** A command as a step of a plan: a combo by its name, since its place may change. */
function stepOf(view: View | null, command: Partial<Command>): PlanStep | null {
  const { action, actions, place, select } = command;
  if (action?.do === "take" && view) {
    const combo = comboAt(view, action.place ?? null);
    return combo?.power ? { combo: { race: combo.race, power: combo.power } } : null;
  }
  if (action) return { action };
  if (actions) return { actions };
  if (place) return { place };
  return select ? { select } : null;
}
