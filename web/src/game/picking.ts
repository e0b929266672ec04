/** What a click on a region does: choose it first, then do what is likeliest. */
import { answeredBy } from "./fields";
import * as model from "./questions";
import { nextStep } from "./primary";
import type { Table } from "./game.svelte";

/** Picks `id`; with `counting`, one click puts a token there, otherwise the second does. */
export function pick(table: Table, id: string, counting: boolean): void {
  const { choice } = table;
  if (table.film.waiting) table.film.skip(); // who clicks has seen enough, and means what is there now
  const { view } = table;
  if (!view) return;
  const [spread, asked] = [model.spreadOf(view), model.choiceOf(view)];
  choice.pending = null;
  if (choice.byFields) return answer(table, id);
  const again = choice.selected === id;
  if (spread?.regions.includes(id)) {
    if (again || counting) choice.step(id, 1);
    choice.selected = id;
  } else if (asked?.times[id]) {
    if (asked.most === 1 && choice.posted.includes(id)) return void nextStep(table)?.run?.();
    choice.posted = model.chosenAgain(asked, choice.posted, id);
    choice.selected = asked.times[id] > 1 ? id : null;
  } else if (!again) {
    choice.selected = id;
  } else if (!pickAgain(table, id)) {
    choice.selected = null;
  }
}

/** A click while something is asked field by field; the second click on the last region does it. */
function answer(table: Table, id: string): void {
  const { choice, view } = table;
  const { meant, asked } = choice;
  if (view?.question.shape === "tile") {
    const letter = model.tileAt(view.question, id);
    const action = asked.find((candidate) => candidate.tile === letter);
    if (action) void table.act(action);
    return;
  }
  const last = choice.answer.other ?? choice.answer.region;
  if (meant && last === id) {
    void table.act(meant);
    return;
  }
  choice.answer = answeredBy(asked, choice.answer, id);
  choice.selected = choice.selected === id ? null : id;
}

/** The second click on a region; whether it meant something. */
function pickAgain(table: Table, id: string): boolean {
  const { view, shape } = table;
  const way = view && shape === "conquest" ? model.waysFor(view, id)[0] : undefined;
  if (!way || way.kind === "abandon") return false;
  if (way.open) table.choice.use(way.action.do, id);
  else void table.act(way.action);
  return true;
}
