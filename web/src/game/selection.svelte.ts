/** What is chosen on the screen and not sent yet. */
import * as model from "./questions";
import { pairOf } from "./combos";
import { askedOf, resolved, type Answer } from "./fields";
import type { Action, Command, View } from "../lib/types";

/** Whose screen it is, and what it shows. */
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
  /** Where races and powers lie apart: the two of a combo, by their places. */
  race = $state<number | null>(null);
  power = $state<number | null>(null);
  declining = $state(false);
  /** The ability that the next click on a region uses, in place of a plain conquest. */
  ability = $state<string | null>(null);
  /** Where a tile shall lie that is not on the table yet, and by how many sixths of a circle it is turned. */
  laying = $state.raw<{ cell: string; turns: number } | null>(null);
  /** What is chosen so far of a decision that is asked field by field. */
  answer = $state.raw<Answer>({});
  /** What ends the turn, and waits for a second press: as actions, and as it will be sent. */
  pending = $state.raw<{ actions: Action[]; command: Partial<Command> } | null>(null);

  private template = $state("borders"); // chosen last: two templates may come to the same
  private readonly seen: Seen;
  private lastDrafts = new Map<string, model.Draft>();
  private question = "";

  constructor(seen: Seen) {
    this.seen = seen;
  }

  /** All of it: whoever reads this notices any change. */
  get all(): unknown[] {
    const { selected, draft, posted, place, race, power, declining, ability, laying, answer, pending } = this;
    return [selected, draft, posted, place, race, power, declining, ability, laying, answer, pending];
  }

  /** Drops what was chosen once another question is put, and drafts the next distribution. */
  renew(): void {
    const { view, shape } = this.seen;
    if (!view) return;
    const question = `${this.seen.seat}/${view.turn}/${view.on_turn}/${view.step}/${JSON.stringify(view.actions)}`;
    if (question === this.question) return; // something happened elsewhere
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

  /** Nothing is chosen any more; a draft stays. */
  clear(): void {
    this.selected = null;
    this.answer = {};
    this.laying = null;
    this.pending = null;
    this.declining = false;
    this.ability = null;
  }

  /** Chooses a race or a power that lies apart; both of them are a combo. */
  pair(half: { race: number } | { power: number }): void {
    if ("race" in half) this.race = half.race;
    else this.power = half.power;
    this.place = pairOf(this.race, this.power);
  }

  /** Lets the tile hang over `cell`; where it hangs already, it is turned a sixth of a circle. */
  hang(cell: string, by = 1): void {
    const turns = this.laying?.turns ?? 0;
    this.laying = { cell, turns: this.laying?.cell === cell ? (turns + by + 6) % 6 : turns };
  }

  /** Whether it is asked field by field now: a step without a screen of its own, or an ability between conquests. */
  get byFields(): boolean {
    return model.isListed(this.seen.shape) || (this.seen.shape === "conquest" && this.ability !== null);
  }

  /** The actions that are asked about so. */
  get asked(): Action[] {
    const view = this.seen.view;
    return view && this.byFields ? askedOf(view, this.ability) : [];
  }

  /** The action that the answer means, once it means one. */
  get meant(): Action | null {
    const field = this.ability || !this.seen.view ? null : model.fieldAsked(this.seen.view);
    return field && this.answer[field] === undefined ? null : resolved(this.asked, this.answer);
  }

  /** Uses `ability` from now on, on `region` if one is chosen already; without one, plain conquests again. */
  use(ability: string | null, region: string | null = null): void {
    this.ability = ability;
    this.answer = ability && region ? { do: ability, region } : {};
    this.selected = ability ? region : null;
  }

  /** Puts `by` more tokens of the draft into `region`. */
  step(region: string, by: number): void {
    const distribution = model.spreadOf(this.seen.view);
    if (distribution?.regions.includes(region)) this.draft = model.stepped(this.draft, region, by, distribution.amount);
  }

  /** The ways to distribute that are offered, by name; the last one of this race among them. */
  templates(): Record<string, model.Draft> {
    const { view } = this.seen;
    const distribution = model.spreadOf(view);
    if (!view || !distribution) return {};
    const last = this.lastDrafts.get(this.draftKey(view));
    const fitting = last ? model.fitted(last, distribution.regions, distribution.amount) : {};
    return model.placed(fitting) > 0 ? { ...distribution.templates, last: fitting } : distribution.templates;
  }

  /** The name of the template that the draft follows, if any; "last" is none that can be ordered. */
  templateOfDraft(): string | null {
    const wanted = model.withoutZeros(this.draft);
    const regions = Object.keys(wanted);
    const follows = (draft: model.Draft) =>
      Object.keys(model.withoutZeros(draft)).length === regions.length &&
      regions.every((region) => draft[region] === wanted[region]);
    const found = Object.entries(model.spreadOf(this.seen.view)?.templates ?? {})
      .filter(([, draft]) => follows(draft))
      .map(([name]) => name);
    return found.includes(this.template) ? this.template : (found[0] ?? null);
  }

  /** Takes a template as the draft. */
  follow(name: string): void {
    const draft = this.templates()[name];
    if (!draft) return;
    this.draft = { ...draft };
    this.template = name;
  }

  /** The draft as it is sent; the next one of this race may be like it. */
  takeDraft(): model.Draft {
    const draft = model.withoutZeros(this.draft);
    if (this.seen.view) this.lastDrafts.set(this.draftKey(this.seen.view), draft);
    return draft;
  }

  private draftKey(view: View): string {
    return `${this.seen.seat}/${model.actingRace(view)?.race ?? ""}/${model.spreadOf(view)?.do ?? ""}`;
  }
}
