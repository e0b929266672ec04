/** What a click on a region does: choose it first, then do what is likeliest. */
import * as model from "./model";
import { nextStep } from "./primary";
import type { Table } from "./table.svelte";

/** Picks `id`; with `counting`, one click puts a token there, otherwise the second does. */
export function pick(table: Table, id: string, counting: boolean): void {
  const { choice } = table;
  if (table.film.waiting) table.film.skip(); // who clicks has seen enough, and means what is there now
  const { view, mode } = table;
  if (!view) return;
  choice.pending = null;
  const again = choice.selected === id;
  if (mode === "distribute" && view.distribution?.regions.includes(id)) {
    if (again || counting) choice.step(id, 1);
    choice.selected = id;
  } else if (mode === "post" && model.openRegions(view).includes(id)) {
    const heroes = model.heroesToPost(view);
    choice.posted = choice.posted.includes(id) ? choice.posted.filter((other) => other !== id) : [...choice.posted, id].slice(-heroes);
    choice.selected = null;
  } else if (!again) {
    choice.selected = id;
  } else if (!pickAgain(table, id)) {
    choice.selected = null;
  }
}

/** The second click on a region; whether it meant something. */
function pickAgain(table: Table, id: string): boolean {
  const { view, mode, choice } = table;
  if (!view) return false;
  if (mode === "conquer" && choice.ability) {
    const action = view.actions.find((candidate) => candidate.do === choice.ability && candidate.region === id);
    if (action) void table.act(action);
    return true;
  }
  if (mode === "conquer") {
    const way = model.waysFor(view, id)[0];
    if (!way || way.kind === "abandon") return false;
    void table.act(way.action);
    return true;
  }
  const step = (mode === "build" || mode === "give-up") && model.openRegions(view).includes(id) ? nextStep(table) : null;
  step?.run?.();
  return !!step?.run;
}
