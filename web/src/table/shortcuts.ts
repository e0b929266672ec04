/** Single keys that do things at a table; they can be switched off. */
import { askedOf, resolved } from "../game/fields";
import { choosableHalves } from "../game/combos";
import type { Desk } from "../game/desk.svelte";
import * as model from "../game/questions";
import { nextStep } from "../game/primary";
import { besideText, regionSentence } from "../game/sentences";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../game/game.svelte";

export interface Room {
  table: Table;
  desk: Desk;
  focusMap: (region: string) => void;
}

export function shortcut(event: KeyboardEvent, room: Room): void {
  const { table, desk } = room;
  const target = event.target as HTMLElement;
  if (["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName) || event.altKey || event.metaKey) return;
  if (target.closest("dialog")) return; // what lies over the table has keys of its own
  if (event.repeat && table.choice.pending && ["Enter", " ", "e"].includes(event.key)) {
    event.preventDefault(); // a key held down is no second press
  } else if (event.key === "Escape") {
    table.choice.clear();
    table.film.receipt = null;
    table.film.skip();
    table.domain = null;
    desk.clear();
  } else if (event.ctrlKey) {
    if (event.key.toLowerCase() === "z")
      void (event.shiftKey ? table.back.redo() : table.undoable && table.back.undo());
    else if (event.key === "y") void table.back.redo();
    else return;
    event.preventDefault();
  } else if (!table.curtain && settings.shortcuts && table.view) {
    const run = handlers(room, target)[event.key] ?? choosePlace(table, event.key);
    run?.();
    if (run && event.key !== "Enter") event.preventDefault();
  }
}

function handlers({ table, desk, focusMap }: Room, target: HTMLElement): Record<string, () => void> {
  const { choice, view } = table;
  if (!view) return {};
  const step = (by: number) => () => {
    if (choice.focused) choice.step(choice.focused, by);
  };
  return {
    u: () => table.undoable && void table.back.undo(),
    U: () => table.undoable && void table.back.reset(),
    d: () => {
      choice.pending = null;
      choice.declining = !!model.find(view, "decline");
    },
    e: () => nextStep(table)?.run?.(),
    r: () => {
      const die = model
        .abilitiesOf(view)
        .map((ability) => resolved(askedOf(view, ability), {}))
        .find((action) => action && !action.region);
      if (die) void table.act(die);
    },
    b: () => choice.follow("borders"),
    v: () => choice.follow("even"),
    g: () => model.spreadOf(view) && (choice.draft = {}),
    "+": step(1),
    "=": step(1),
    "-": step(-1),
    x: () => {
      const action = view.actions.find(
        (candidate) => candidate.do === "abandon" && candidate.region === choice.focused,
      );
      if (action) void table.act(action);
    },
    h: () => (desk.hinted = !table.summary?.puzzle && table.called && !table.planning && view.actions.length > 1),
    l: () => (desk.wide ? document.querySelector<HTMLElement>(".log")?.focus() : (desk.sheet = "log")),
    p: () => document.querySelector<HTMLElement>(".players button")?.focus(),
    m: () => {
      const region = model.openRegions(view, choice.ability, choice.answer)[0] ?? view.regions[0]?.id;
      if (region) focusMap(region);
    },
    i: () => {
      const region = view.regions.find((candidate) => candidate.id === choice.focused);
      if (!region) return;
      const told = regionSentence(table.summary, view, region, null, table.mine);
      table.say([told, besideText(table.board, region.id)].filter(Boolean).join("; "));
    },
    t: () => (desk.listed = !desk.listed),
    "?": () => (desk.keys = true),
    Enter: () => target === document.body && nextStep(table)?.run?.(),
  };
}

/** While a combo is chosen, a digit is a place of the column. */
function choosePlace(table: Table, key: string): (() => void) | undefined {
  if (!/^[1-6]$/.test(key) || table.shape !== "combo") return undefined;
  const place = Number(key);
  if (table.view?.columns) return () => chooseHalf(table, place);
  return () => {
    if (table.view?.actions.some((action) => action.place === place)) table.choice.place = place;
  };
}

/** Where races and powers lie apart, a digit is a row: first of the race, then of the power. */
function chooseHalf(table: Table, row: number): void {
  const { view, choice } = table;
  if (!view?.columns) return;
  const may = choosableHalves(view);
  const race = view.columns.races.find((candidate) => candidate.row === row && may.races.has(candidate.place));
  if (choice.race !== null && choice.power === null && may.powers.has(row)) choice.pair({ power: row });
  else if (race) {
    choice.power = null;
    choice.pair({ race: race.place });
  }
}
