/** The board in the builder: its draft and rules with all their changes, and the server's results. */
import { api } from "../lib/api";
import { faultText } from "../lib/faults";
import type { BuiltRealm, RealmBox, RealmDraft, RealmScenario, RuledScenario } from "../lib/types";
import { emptyDraft, tidied } from "../map/tiles/draft";
import { emptyRules, saysAnything } from "./rules";

const KEPT = "smallworld-realm"; // the draft of this browser
const RULES = "smallworld-rules"; // its rules
const SAVED = "smallworld-realms"; // rules saved under a name
const MOST_STEPS = 100;
const PAUSE = 150; // milliseconds without a change before the server is asked

export interface Saved {
  name: string;
  code: string;
  rules?: string; // the string of its custom scenario, if any
}

/** A board with its rules: a step of undo. */
interface Stand {
  draft: RealmDraft;
  rules: RealmScenario;
}

export class Builder {
  draft: RealmDraft;
  told = $state.raw<BuiltRealm | null>(null);
  fault = $state("");
  rules = $state.raw<RealmScenario>({ ...emptyRules(), ...read<RealmScenario>(RULES) });
  ruled = $state.raw<RuledScenario | null>(null); // the server's result for the rules, once it arrives
  rulesFault = $state("");
  busy = $state(false);
  saved = $state.raw<Saved[]>([]);
  private before = $state.raw<Stand[]>([]);
  private after = $state.raw<Stand[]>([]);
  private asked = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lifted = false;
  private waiting: (() => void)[] = []; // results that arrived while a tile was lifted

  constructor(
    readonly box: RealmBox,
    name: string,
  ) {
    this.draft = $state.raw(read<RealmDraft>(KEPT) ?? emptyDraft(name));
    this.saved = read<Saved[]>(SAVED) ?? [];
    this.ask(0);
    this.judge();
  }

  /** Whether the server's result belongs to the present board. */
  get fresh(): boolean {
    return this.told !== null && this.asked === this.question(this.draft);
  }
  get canUndo(): boolean {
    return this.before.length > 0;
  }
  get canRedo(): boolean {
    return this.after.length > 0;
  }

  /** Another board, perhaps with custom rules; without them, it plays like any other. */
  change(draft: RealmDraft, rules = this.rules): void {
    if (draft === this.draft && rules === this.rules) return;
    this.before = [...this.before.slice(1 - MOST_STEPS), this.stand];
    this.after = [];
    this.show({ draft: draft === this.draft ? draft : tidied(draft, this.box), rules });
  }

  changeRules(rules: RealmScenario): void {
    this.change(this.draft, rules);
  }

  private get stand(): Stand {
    return { draft: this.draft, rules: this.rules };
  }

  /** While the user drags something, nothing else changes, so that no click goes astray. */
  lift(): void {
    this.lifted = true;
  }

  letGo(): void {
    this.lifted = false;
    const waiting = this.waiting;
    this.waiting = [];
    for (const go of waiting) go();
  }

  private async stillness(): Promise<void> {
    while (this.lifted) await new Promise<void>((go) => this.waiting.push(go));
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last || this.lifted) return;
    this.before = this.before.slice(0, -1);
    this.after = [...this.after, this.stand];
    this.show(last);
  }

  redo(): void {
    const next = this.after.at(-1);
    if (!next || this.lifted) return;
    this.after = this.after.slice(0, -1);
    this.before = [...this.before, this.stand];
    this.show(next);
  }

  /** Ask the server about the rules. */
  private judge(): void {
    const { rules } = this;
    this.rulesFault = "";
    if (!saysAnything(rules)) {
      this.judged(null);
      return;
    }
    this.ruled = null;
    api
      .ruled({ scenario: rules })
      .then((found) => {
        if (rules === this.rules) this.judged(found);
      })
      .catch((error: unknown) => {
        if (rules !== this.rules) return;
        this.rulesFault = faultText(error);
        this.judged(null);
      });
  }

  /** Other rules may change the counts of regions, waters and entries. */
  private judged(ruled: RuledScenario | null): void {
    this.ruled = ruled;
    if (!this.fresh) this.ask(0);
  }

  /** Everything that a result depends on. */
  private question(draft: RealmDraft): string {
    return JSON.stringify([draft, this.ruled?.code ?? ""]);
  }

  /** Loads a board and its rules from their strings; returns whether both were valid. */
  async open(code: string, rules: string): Promise<boolean> {
    let found = emptyRules();
    try {
      if (rules) found = (await api.ruled({ code: rules })).scenario;
    } catch (error) {
      this.rulesFault = faultText(error);
      return false;
    }
    return this.take(api.checkRealm({ code }), found);
  }

  /** Whether the rules have a string, or need none. */
  get hasRules(): boolean {
    return !saysAnything(this.rules) || this.ruled !== null;
  }

  /** A board from the server: filled in, mirrored, random, or read from a string. */
  async take(made: Promise<BuiltRealm>, rules?: RealmScenario): Promise<boolean> {
    this.busy = true;
    this.fault = "";
    try {
      const { draft } = await made;
      await this.stillness();
      this.change(draft, rules);
      return true;
    } catch (error) {
      await this.stillness();
      this.fault = faultText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  save(): void {
    if (!this.told) return;
    const one = { name: this.draft.name, code: this.told.code, ...(this.ruled ? { rules: this.ruled.code } : {}) };
    this.saved = [one, ...this.saved.filter((other) => other.name !== one.name)];
    write(SAVED, this.saved);
  }

  forget(name: string): void {
    this.saved = this.saved.filter((other) => other.name !== name);
    write(SAVED, this.saved);
  }

  private show({ draft, rules }: Stand): void {
    const [built, said] = [draft !== this.draft, rules !== this.rules];
    [this.draft, this.rules] = [draft, rules];
    if (built) {
      write(KEPT, draft);
      this.ask(PAUSE);
    }
    if (said) {
      write(RULES, rules);
      this.judge();
    }
  }

  private ask(pause: number): void {
    clearTimeout(this.timer);
    if (!this.draft.tiles.length) {
      [this.told, this.fault] = [null, ""];
      return;
    }
    this.timer = setTimeout(() => {
      void this.check(this.draft);
    }, pause);
  }

  private async check(draft: RealmDraft): Promise<void> {
    const asked = this.question(draft);
    const stands = () => asked === this.question(this.draft);
    try {
      const found = await api.checkRealm({ draft, rules: this.ruled?.code ?? "" });
      await this.stillness();
      if (stands()) [this.told, this.asked, this.fault] = [found, asked, ""];
    } catch (error) {
      await this.stillness();
      if (stands()) [this.told, this.fault] = [null, faultText(error)];
    }
  }
}

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    /* without storage, a browser can still build */
  }
}
