/** The choices on the screen that are not sent yet. */
import * as model from "./questions";
import { pairOf } from "./combos";
import { askedOf, resolved, type Answer } from "./fields";
import type { Action, Command, View } from "../lib/types";

/** The player of the screen, and the view that it shows. */
export interface Seen {
  readonly view: View | null;
  readonly seat: number | null;
  readonly shape: model.Shape;
}

export class Selection {
  selected = $state<string | null>(null);
  focused = $state<string | null>(null);
  draft = $state.raw<model.Draft>({});
  posted = $state.raw<string[]>([]);
  place = $state<number | null>(null);
  /** With separate columns: the chosen race and power, by their places. */
  race = $state<number | null>(null);
  power = $state<number | null>(null);
  declining = $state(false);
  /** The ability that the next click on a region uses, instead of a plain conquest. */
  ability = $state<string | null>(null);
  /** The cell of a tile that is not on the table yet, and its rotation in sixths of a circle. */
  laying = $state.raw<{ cell: string; turns: number } | null>(null);
  /** The answer so far to a question that is asked field by field. */
  answer = $state.raw<Answer>({});
  /** The decision that ends the turn and waits for a second press: as actions, and as it will be sent. */
  pending = $state.raw<{ actions: Action[]; command: Partial<Command> } | null>(null);

  private template = $state("borders"); // the last choice: two templates may give the same distribution
  private readonly seen: Seen;
  private lastDrafts = new Map<string, model.Draft>();
  private question = "";

  constructor(seen: Seen) {
    this.seen = seen;
  }

  /** All of it, so that a reader notices any change. */
  get all(): unknown[] {
    const { selected, draft, posted, place, race, power, declining, ability, laying, answer, pending } = this;
    return [selected, draft, posted, place, race, power, declining, ability, laying, answer, pending];
  }

  /** Whether something is chosen that the player would have to choose again on a reloaded page. */
  get begun(): boolean {
    const { view } = this.seen;
    const chosen = [this.place, this.race, this.power, this.laying, this.pending].some((choice) => choice !== null);
    const answered = this.posted.length > 0 || Object.keys(this.answer).length > 0;
    return chosen || answered || (view !== null && model.spreadOf(view) !== null);
  }

  /** Drops the choices when the question changes, and drafts the next distribution. */
  renew(): void {
    const { view, shape } = this.seen;
    if (!view) return;
    const question = `${this.seen.seat}/${view.turn}/${view.on_turn}/${view.step}/${JSON.stringify(view.actions)}`;
    if (question === this.question) return; // a change elsewhere at the table
    this.question = question;
    const looks =
      shape === "watch" || (shape === "conquest" && this.selected && model.waysFor(view, this.selected).length);
    if (!looks) this.selected = null;
    this.declining = false;
    this.pending = null;
    this.place = null;
    this.race = null;
    this.power = null;
    this.posted = [];
    this.answer = {};
    this.laying = null;
    if (this.ability && !view.actions.some((action) => action.do === this.ability)) this.ability = null;
    const distribution = model.spreadOf(view);
    if (!distribution) return;
    const borders = distribution.templates.borders ?? {};
    const start = distribution.do === "deploy" ? borders : (this.lastDrafts.get(this.draftKey(view)) ?? borders);
    this.draft = model.fitted(start, distribution.regions, distribution.amount);
  }

  /** Drops all choices, but keeps the draft. */
  clear(): void {
    this.selected = null;
    this.answer = {};
    this.laying = null;
    this.pending = null;
    this.declining = false;
    this.ability = null;
  }

  /** Chooses a race or power from separate columns; both together form a combo. */
  pair(half: { race: number } | { power: number }): void {
    if ("race" in half) this.race = half.race;
    else this.power = half.power;
    this.place = pairOf(this.race, this.power);
  }

  /** Places the tile over `cell`; if it is already there, turns it by a sixth of a circle. */
  hang(cell: string, by = 1): void {
    const turns = this.laying?.turns ?? 0;
    this.laying = { cell, turns: this.laying?.cell === cell ? (turns + by + 6) % 6 : turns };
  }

  /** Whether to ask field by field: for a step without its own screen, and for an ability between conquests. */
  get byFields(): boolean {
    return model.isListed(this.seen.shape) || (this.seen.shape === "conquest" && this.ability !== null);
  }

  /** The actions that are asked about field by field. */
  get asked(): Action[] {
    const view = this.seen.view;
    return view && this.byFields ? askedOf(view, this.ability) : [];
  }

  /** The action that fits the answer, once there is only one. */
  get meant(): Action | null {
    const field = this.ability || !this.seen.view ? null : model.fieldAsked(this.seen.view);
    return field && this.answer[field] === undefined ? null : resolved(this.asked, this.answer);
  }

  /** Uses `ability` from now on, at once on a chosen `region`; without an ability, plain conquests again. */
  use(ability: string | null, region: string | null = null): void {
    this.ability = ability;
    this.answer = ability && region ? { do: ability, region } : {};
    this.selected = ability ? region : null;
  }

  /** Adds `by` tokens of the draft to `region`. */
  step(region: string, by: number): void {
    const distribution = model.spreadOf(this.seen.view);
    if (distribution?.regions.includes(region)) this.draft = model.stepped(this.draft, region, by, distribution.amount);
  }

  /** The available distributions, by name; the last one is that of the same race before. */
  templates(): Record<string, model.Draft> {
    const { view } = this.seen;
    const distribution = model.spreadOf(view);
    if (!view || !distribution) return {};
    const last = this.lastDrafts.get(this.draftKey(view));
    const fitting = last ? model.fitted(last, distribution.regions, distribution.amount) : {};
    return model.placed(fitting) > 0 ? { ...distribution.templates, last: fitting } : distribution.templates;
  }

  /** The name of the template that the draft follows, if any; "last" cannot be a standing order. */
  templateOfDraft(): string | null {
    const wanted = model.withoutZeros(this.draft);
    const found = Object.entries(model.spreadOf(this.seen.view)?.templates ?? {})
      .filter(([, draft]) => model.isSameDraft(model.withoutZeros(draft), wanted))
      .map(([name]) => name);
    return found.includes(this.template) ? this.template : (found[0] ?? null);
  }

  /** Whether the draft is one that the program proposes. */
  get isProposed(): boolean {
    const wanted = model.withoutZeros(this.draft);
    return Object.values(this.templates()).some((draft) => model.isSameDraft(model.withoutZeros(draft), wanted));
  }

  /** Uses a template as the draft. */
  follow(name: string): void {
    const draft = this.templates()[name];
    if (!draft) return;
    this.draft = { ...draft };
    this.template = name;
  }

  /** The draft as it is sent; it becomes the basis of the next one for this race. */
  takeDraft(): model.Draft {
    const draft = model.withoutZeros(this.draft);
    if (this.seen.view) this.lastDrafts.set(this.draftKey(this.seen.view), draft);
    return draft;
  }

  private draftKey(view: View): string {
    return `${this.seen.seat}/${model.actingRace(view)?.race ?? ""}/${model.spreadOf(view)?.do ?? ""}`;
  }
}
