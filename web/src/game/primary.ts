/** The main button: its label, and the command that it sends. */
import * as model from "./questions";
import { comboAt } from "./combos";
import { actionName, openField, wayOut } from "./fields";
import { has, listed, t } from "../lib/i18n.svelte";
import { abilityName, comboArgs, pieceCount, playerName, raceArgs, theRegion } from "../lib/names";
import type { Action, AskedRegions, AskedSpread, View } from "../lib/types";
import type { Game } from "./game.svelte";

export interface Step {
  label: string;
  run: (() => void) | null; // null: something has to be chosen first
  quiet?: boolean; // there is a better choice, but this one is possible
}

export function nextStep(game: Game): Step | null {
  const view = game.view;
  if (!view || game.seat === null) return null;
  const act = (action: Action) => () => void game.act(action);
  if (game.selection.pending) {
    return {
      label: endLabel(model.coinsAfter(view, game.selection.pending.actions) ?? coinsExpected(game)),
      run: () => void game.confirmEnding(),
    };
  }
  const { question } = view;
  switch (question.shape) {
    case "combo": {
      const combo = comboAt(view, game.selection.place);
      const action = combo && view.actions.find((candidate) => candidate.place === combo.place);
      if (!combo || !action) return { label: t(view.columns ? "do-choose-pair" : "do-choose-combo"), run: null };
      return {
        label: t("do-take", { ...comboArgs(combo.race, combo.power), price: combo.price }),
        run: act(action),
      };
    }
    case "course": {
      if (game.selection.declining)
        return { label: t("do-decline-sure"), run: () => void game.act({ do: "decline" }, true) };
      if (question.may_pass) {
        const pass = { do: "pass" };
        return { label: endLabel(model.coinsAfter(view, [pass])), run: () => void game.act(pass, true) };
      }
      const race = view.seats[game.seat - 1]?.races.find((candidate) => !candidate.declined);
      const combo = comboArgs(race?.race ?? null, race?.power ?? null);
      return { label: t("do-expand", combo), run: act({ do: "expand" }) };
    }
    case "conquest": {
      if (game.selection.ability) return answerStep(game, view);
      const way = game.selection.selected ? model.waysFor(view, game.selection.selected)[0] : undefined;
      if (way && game.selection.selected && way.kind !== "abandon") {
        const { action, open } = way;
        const region = game.selection.selected;
        return {
          label: wayLabel(way, region),
          run: open ? () => game.selection.use(action.do, region) : act(action),
        };
      }
      const sure = model.targetsOf(view).some((target) => target.kind === "sure" || target.kind === "ability");
      return { label: passLabel(view), run: act({ do: "stop" }), quiet: sure };
    }
    case "spread": {
      const left = model.leftOf(question, game.selection.draft);
      if (left > 0) return { label: t("do-place-left", { number: left }), run: null };
      return { label: lastLabel(game, view, question), run: () => void game.confirmDraft() };
    }
    case "regions":
      return regionsStep(game, view, question);
    case "cell": {
      const { laying } = game.selection;
      if (!question.turned_by) return answerStep(game, view);
      if (!laying) return { label: t("do-choose-cell"), run: null };
      const actions = [
        { do: question.do, cell: laying.cell },
        { do: question.turned_by, tokens: laying.turns },
      ];
      return { label: t("do-lay-tile"), run: () => void game.actAll(actions, true) };
    }
    case "place":
    case "amount":
    case "name":
    case "thing":
    case "tile":
    case "whether":
      return answerStep(game, view);
    default:
      return null;
  }
}

/** The label and command for the selected regions. */
function regionsStep(game: Game, view: View, question: AskedRegions): Step {
  const number = game.selection.posted.length;
  const more = { number: question.least - number };
  const wanting = `more-${question.key}`;
  if (more.number > 0) return { label: t(has(wanting) ? wanting : "do-choose-regions", more), run: null };
  const run = () => void game.select();
  if (!number) return { label: passLabel(view), run, quiet: true };
  const own = `answer-${question.key}`;
  if (has(own)) return { label: t(own, { number }), run };
  const [action] = model.selected(question, game.selection.posted);
  const label = question.most === 1 && action ? actionName(view, game.summary, action) : t("do-select", { number });
  return { label, run };
}

/** The label and command for an answer given field by field, or the field that is still open. */
function answerStep(game: Game, view: View): Step {
  const { selection } = game;
  const { meant, asked, answer } = selection;
  if (meant) return { label: answerLabel(game, view, meant), run: () => void game.act(meant) };
  const out = selection.ability || Object.keys(answer).length ? undefined : wayOut(view);
  if (out) return { label: passLabel(view), run: () => void game.act(out), quiet: true };
  return { label: t(`do-choose-${openField(asked, answer) ?? "region"}`), run: null };
}

/** The label of an answer: the text of its question or of its action; at least "Yes". */
function answerLabel(game: Game, view: View, action: Action): string {
  const { question } = view;
  if (question.shape !== "whether") return actionName(view, game.summary, action);
  const own = `answer-${question.key}`;
  if (has(own)) return t(own);
  if (has(`do-${action.do}`)) return actionName(view, game.summary, action);
  return question.price ? t("answer-yes-for", { number: question.price }) : t("answer-yes");
}

/** The label of a pass. */
export function passLabel(view: View): string {
  const own = `pass-${view.question.key}`;
  return t(has(own) ? own : view.question.shape === "whether" ? "answer-no" : "do-pass");
}

export function wayLabel(way: model.Way, region: string): string {
  const name = theRegion(region);
  if (way.kind === "attempt") return t("do-attempt", { region: name, percent: way.percent });
  if (way.kind === "abandon") return t("do-abandon", { region: name });
  const { other, tokens } = way.action;
  const named = !way.open || (tokens !== undefined && other === undefined); // all fields in the text are known
  if (way.kind === "ability" && named && has(`do-${way.action.do}`))
    return t(`do-${way.action.do}`, { region: name, tokens: way.tokens, other: theRegion(other ?? null) });
  if (way.kind === "ability") return t("do-ability", { ability: abilityName(way.action.do), what: name });
  return t("do-conquer", { region: name, tokens: way.tokens });
}

function lastLabel(game: Game, view: View, question: AskedSpread): string {
  if (model.homecoming(view)) return t("do-return");
  if (!question.ends) return t("do-redeploy");
  if (view.actor !== view.on_turn) return endLabel(null);
  return endLabel(question.may_change_coins ? coinsExpected(game) : (model.forecastOf(view)?.coins ?? null));
}

/** The coins of the turn with the choices on the screen, once the server has computed them. */
const coinsExpected = (game: Game): number | null => game.expected.answered?.coins ?? null;

const endLabel = (coins: number | null) => (coins === null ? t("do-end-turn-plain") : t("do-end-turn", { coins }));

function waiting(game: Game, view: View): string {
  const seats = game.summary?.seats.filter((seat) => seat.awaited) ?? [];
  const players = seats.length
    ? seats.map((seat) => seat.player)
    : [typeof view.actor === "number" ? view.actor : view.on_turn];
  const names = players.map((player) => playerName(game.summary, player));
  if (players.every((player) => player === view.on_turn)) return t("wait-player", { player: listed(names) });
  return t("wait-home", { players: listed(names, "conjunction"), number: names.length });
}

/** A sentence that says for whom the table waits. */
export function awaited(game: Game): string {
  const view = game.view;
  if (!view) return "";
  if (view.question.shape === "over") return t("wait-over");
  if (game.frozen) return t("wait-frozen");
  if (view.actor === "chance") return t("wait-chance");
  if (game.selection.pending) return t("prompt-ending");
  if (!game.myTurn) return game.planning ? t("plan-board") : waiting(game, view);
  if (view.question.shape !== "spread") return questionText(view);
  const text = spreadText(game, view.question);
  const asks = has(`race-${view.step}`) || has(`power-${view.step}`);
  return asks ? t("spread-asked-by", { ability: abilityName(view.step), text }) : text;
}

/** A sentence about the spread on the screen: a proposal, a spread of the player's own, or what is left to place. */
function spreadText(game: Game, question: AskedSpread): string {
  const left = model.leftOf(question, game.selection.draft);
  const { piece, amount } = question;
  const what = piece ? pieceCount(piece, amount) : t("tokens", { number: amount });
  if (left > 0) return t("spread-left", { left, what });
  return t(game.selection.isProposed ? "spread-proposed" : "spread-whole", { what });
}

/** The text of the question, its own or that of its shape. */
export function questionText(view: View): string {
  const { key, shape } = view.question;
  const own = `question-${key}`;
  return has(own) ? t(own, raceArgs(view.side?.race)) : t(`question-any-${shape}`, { ability: abilityName(view.step) });
}
