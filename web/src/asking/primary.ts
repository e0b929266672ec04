/** The one button that says what comes next, and what pressing it sends. */
import * as model from "./model";
import { actionName, openField, wayOut } from "./fields";
import { currentLanguage, has, t } from "../lib/i18n.svelte";
import { abilityName, comboName, playerName, theRegion } from "../lib/names";
import type { Action, View } from "../lib/types";
import type { Table } from "../table/table.svelte";

export interface Step {
  label: string;
  run: (() => void) | null; // null: something is to be chosen first
  quiet?: boolean; // there is something better to do, but it may be done
}

export function nextStep(table: Table): Step | null {
  const view = table.view;
  if (!view || table.seat === null) return null;
  const act = (action: Action) => () => void table.act(action);
  if (table.choice.pending) {
    return {
      label: endLabel(model.coinsAfter(view, table.choice.pending.actions)),
      run: () => void table.confirmEnding(),
    };
  }
  switch (table.mode) {
    case "take": {
      const combo = view.column.find((candidate) => candidate.place === table.choice.place);
      const action = combo && view.actions.find((candidate) => candidate.place === combo.place);
      if (!combo || !action) return { label: t("do-choose-combo"), run: null };
      return {
        label: t("do-take", { combo: comboName(combo.race, combo.power), price: combo.price }),
        run: act(action),
      };
    }
    case "course": {
      if (table.choice.declining)
        return { label: t("do-decline-sure"), run: () => void table.act({ do: "decline" }, true) };
      const race = view.seats[table.seat - 1]?.races.find((candidate) => !candidate.declined);
      return {
        label: t("do-expand", { combo: comboName(race?.race ?? null, race?.power ?? null) }),
        run: act({ do: "expand" }),
      };
    }
    case "ask":
      return answerStep(table, view);
    case "conquer": {
      if (table.choice.ability) return answerStep(table, view);
      const way = table.choice.selected ? model.waysFor(view, table.choice.selected)[0] : undefined;
      if (way && table.choice.selected && way.kind !== "abandon") {
        const { action, open } = way;
        const region = table.choice.selected;
        return { label: wayLabel(way, region), run: open ? () => table.choice.use(action.do, region) : act(action) };
      }
      const sure = model.targetsOf(view).some((target) => target.kind === "sure" || target.kind === "ability");
      return { label: t("do-stop"), run: act({ do: "stop" }), quiet: sure };
    }
    case "distribute": {
      const left = (view.distribution?.amount ?? 0) - model.placed(table.choice.draft);
      if (left > 0) return { label: t("do-place-left", { number: left }), run: null };
      return { label: lastLabel(view), run: () => void table.confirmDraft() };
    }
    case "give-up":
      if (!table.choice.selected || !view.actions.some((action) => action.region === table.choice.selected))
        return { label: t("do-choose-give-up"), run: null };
      return {
        label: t("do-abandon", { region: theRegion(table.choice.selected) }),
        run: act({ do: "abandon", region: table.choice.selected }),
      };
    case "post": {
      const [asked, number] = [view.selection, table.choice.posted.length];
      if (!asked) return null;
      if (number < asked.least)
        return {
          label:
            asked.do === "heroic"
              ? t("do-choose-heroes", { number: asked.least - number })
              : t("do-choose-regions", { number: asked.least - number }),
          run: null,
        };
      const own = `do-select-${asked.do}`;
      return {
        label: has(own) ? t(own, { number }) : t("do-select", { number }),
        run: () => void table.select(),
        quiet: number === 0,
      };
    }
    case "build": {
      const action = view.actions.find((candidate) => candidate.region === table.choice.selected);
      if (!action) return { label: t("do-build-none"), run: act({ do: "pass" }), quiet: true };
      return { label: t("do-build", { region: theRegion(table.choice.selected) }), run: act(action) };
    }
    case "name":
      return { label: t("do-name-nobody"), run: act({ do: "pass" }), quiet: true };
    case "choose":
      return table.choice.declining
        ? { label: t("do-decline-sure"), run: () => void table.act({ do: "decline" }, true) }
        : {
            label: endLabel(model.coinsAfter(view, [{ do: "pass" }])),
            run: () => void table.act({ do: "pass" }, true),
          };
    default:
      return null;
  }
}

/** What an answer that is given field by field comes to, or what is still open. */
function answerStep(table: Table, view: View): Step {
  const { choice } = table;
  const { meant, asked, answer } = choice;
  if (meant) return { label: actionName(view, table.summary, meant), run: () => void table.act(meant) };
  const out = table.mode === "ask" && !Object.keys(answer).length ? wayOut(view) : undefined;
  if (out) return { label: outLabel(view, out), run: () => void table.act(out), quiet: true };
  return { label: t(`do-choose-${openField(asked, answer) ?? "region"}`), run: null };
}

/** What leaving a step is called. */
export function outLabel(view: View, out: Action): string {
  const own = `do-${view.step}-none`;
  return has(own) ? t(own) : t(out.do === "stop" ? "do-stop" : "do-pass");
}

export function wayLabel(way: model.Way, region: string): string {
  const name = theRegion(region);
  if (way.kind === "attempt") return t("do-attempt", { region: name, percent: way.percent });
  if (way.kind === "abandon") return t("do-abandon", { region: name });
  if (way.kind === "ability" && !(way.open && way.action.tokens === undefined) && has(`do-${way.action.do}`))
    return t(`do-${way.action.do}`, { region: name, tokens: way.tokens });
  if (way.kind === "ability") return t("do-ability", { ability: abilityName(way.action.do), what: name });
  return t("do-conquer", { region: name, tokens: way.tokens });
}

function lastLabel(view: View): string {
  if (view.step === "return") return t("do-return");
  if (!model.distributionEnds(view)) return t("do-redeploy");
  return endLabel(view.actor === view.on_turn ? view.forecast.coins : null);
}

const endLabel = (coins: number | null) => (coins === null ? t("do-end-turn-plain") : t("do-end-turn", { coins }));

function waiting(table: Table, view: View): string {
  const seats = table.summary?.seats.filter((seat) => seat.awaited) ?? [];
  const players = seats.length
    ? seats.map((seat) => seat.player)
    : [typeof view.actor === "number" ? view.actor : view.on_turn];
  const names = players.map((player) => playerName(table.summary, player));
  if (players.every((player) => player === view.on_turn)) return t("wait-player", { player: names.join(", ") });
  return t("wait-home", { players: new Intl.ListFormat(currentLanguage()).format(names), number: names.length });
}

/** What everybody waits for, in a sentence. */
export function awaited(table: Table): string {
  const view = table.view;
  if (!view) return "";
  if (view.step === "over") return t("wait-over");
  if (view.actor === "chance") return t("wait-chance");
  if (table.choice.pending) return t("prompt-ending");
  if (!table.myTurn) return waiting(table, view);
  const question =
    table.mode === "ask" || table.mode === "post"
      ? view.step
      : view.distribution?.do !== "deploy"
        ? (view.distribution?.do ?? "")
        : "";
  if (question && !has(`prompt-${question}`) && has(`question-${question}`)) return t(`question-${question}`);
  if (table.mode === "ask" || table.mode === "post") return t("prompt-ask", { ability: abilityName(view.step) });
  return t(`prompt-${table.mode}`, {
    number: view.distribution?.amount ?? 0,
    what: view.distribution?.do ?? "deploy",
    hand: model.actingRace(view)?.hand ?? 0,
    step: view.step,
  });
}
