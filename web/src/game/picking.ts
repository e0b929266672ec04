/** The effect of a click on a region: the first selects it, the second does the most likely action. */
import { answeredBy } from "./fields";
import * as model from "./questions";
import { nextStep } from "./primary";
import type { Game } from "./game.svelte";

/** Selects `id`. With `counting`, the first click places a token; otherwise the second does. */
export function pick(game: Game, id: string, counting: boolean): void {
  const { selection } = game;
  game.playback.catchUp(); // a click ends the replay, and applies to the present position
  const { view } = game;
  if (!view) return;
  const [spread, asked] = [model.spreadOf(view), model.choiceOf(view)];
  selection.pending = null;
  if (selection.byFields) return answer(game, id);
  const again = selection.selected === id;
  if (spread?.regions.includes(id)) {
    if (again || counting) selection.step(id, 1);
    selection.selected = id;
  } else if (asked?.times[id]) {
    if (asked.most === 1 && selection.posted.includes(id)) return void nextStep(game)?.run?.();
    selection.posted = model.chosenAgain(asked, selection.posted, id);
    selection.selected = asked.times[id] > 1 ? id : null;
  } else if (!again) {
    selection.selected = id;
  } else if (!pickAgain(game, id)) {
    selection.selected = null;
  }
}

/** A click while a question is asked field by field; the second click on the last region answers it. */
function answer(game: Game, id: string): void {
  const { selection, view } = game;
  const { meant, asked } = selection;
  if (view?.question.shape === "tile") {
    const letter = model.tileAt(view.question, id);
    const action = asked.find((candidate) => candidate.tile === letter);
    if (action) void game.act(action);
    return;
  }
  const last = selection.answer.other ?? selection.answer.region;
  if (meant && last === id) {
    void game.act(meant);
    return;
  }
  selection.answer = answeredBy(asked, selection.answer, id);
  selection.selected = selection.selected === id ? null : id;
}

/** The second click on a region; returns whether it had an effect. */
function pickAgain(game: Game, id: string): boolean {
  const { view, shape } = game;
  const way = view && shape === "conquest" ? model.waysFor(view, id)[0] : undefined;
  if (!way || way.kind === "abandon") return false;
  if (way.open) game.selection.use(way.action.do, id);
  else void game.act(way.action);
  return true;
}
