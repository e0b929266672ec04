/** The coins of the turn with the choices on the screen, as the server computes them. */
import { api } from "../lib/api";
import * as model from "./questions";
import type { Selection } from "./selection.svelte";
import type { Plan } from "./plan.svelte";
import type { Forecast, PlanStep, StateMessage, View } from "../lib/types";

/** The table of the choices. */
export interface Table {
  readonly id: string;
  readonly view: View | null;
  readonly seat: number | null;
  readonly myTurn: boolean;
  readonly message: StateMessage | null;
  readonly planning: Plan | null;
  readonly selection: Selection;
}

const PAUSE_MS = 120; // the choices often change several times in a row

export class Expected {
  private answer = $state.raw<{ choice: string; forecast: Forecast | null }>({ choice: "", forecast: null });
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** The coins of the turn with the choices; until the server has answered, without them. */
  get forecast(): Forecast | null {
    const { view, selection } = this.table;
    return view && (this.answered ?? model.forecastWith(view, selection.posted));
  }

  /** The answer of the server about the choices; null without one. */
  get answered(): Forecast | null {
    const { choice } = this;
    return choice && choice === this.answer.choice ? this.answer.forecast : null;
  }

  /** Asks the server about a new choice; call it whenever the choices change. */
  ask(): void {
    const { choice } = this;
    clearTimeout(this.timer);
    if (choice && choice !== this.answer.choice) this.timer = setTimeout(() => void this.fetch(choice), PAUSE_MS);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** The steps up to the choice on the screen, as text; empty if the view has its coins, or if it is incomplete. */
  private get choice(): string {
    const { view, seat, myTurn, planning, message } = this.table;
    if (!view || !myTurn || view.on_turn !== seat || !view.question.may_change_coins) return "";
    const step = stepOf(view, this.table.selection);
    const before = planning?.steps.map((kept) => kept.step) ?? [];
    return step ? JSON.stringify({ seq: message?.seq, steps: [...before, step] }) : "";
  }

  private async fetch(choice: string): Promise<void> {
    const { id, seat } = this.table;
    const { steps } = JSON.parse(choice) as { steps: PlanStep[] };
    try {
      const { forecast, stopped } = await api.plan(id, seat as number, steps);
      this.answer = { choice, forecast: stopped ? null : forecast };
    } catch {
      this.answer = { choice, forecast: null }; // the coins without the choice are still right
    }
  }
}

/** The choices on the screen as a step of a plan, if they are complete and the view does not have their coins. */
export function stepOf(view: View, { posted, draft, meant }: Selection): PlanStep | null {
  const { question } = view;
  if (!view.turn) return null; // before the first round nothing earns coins, and the server refuses plans
  if (question.shape === "spread") return model.leftOf(question, draft) ? null : { place: model.withoutZeros(draft) };
  if (question.shape === "regions") {
    const known = posted.length === 1 && posted[0] && view.choosing[posted[0]];
    return !posted.length || known || posted.length < question.least ? null : { select: posted };
  }
  return meant && question.shape !== "conquest" ? { action: meant } : null;
}
