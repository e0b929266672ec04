/** Keyboard shortcuts at a table, which can be switched off. */
import { askedOf, resolved } from "../game/fields";
import { choosableHalves } from "../game/combos";
import type { Desk } from "../game/desk.svelte";
import * as model from "../game/questions";
import { nextStep } from "../game/primary";
import { joined } from "../lib/i18n.svelte";
import { besideText, regionSentence } from "../game/sentences";
import { isResting } from "../lib/place.svelte";
import { settings } from "../lib/settings.svelte";
import type { Game } from "../game/game.svelte";

export interface Room {
  game: Game;
  desk: Desk;
  focusMap: (region: string) => void;
}

export function shortcut(event: KeyboardEvent, room: Room): void {
  const { game, desk } = room;
  const target = event.target as HTMLElement;
  if (["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName) || event.altKey || event.metaKey) return;
  if (target.closest("dialog")) return; // layers over the game have their own keys
  if (event.repeat && game.selection.pending && ["Enter", " ", "e"].includes(event.key)) {
    event.preventDefault(); // a key held down is not a second press
  } else if (event.key === "Escape") {
    game.selection.clear();
    game.playback.receipt = null;
    game.playback.skip();
    game.domain = null;
    desk.clear();
  } else if (event.ctrlKey) {
    if (event.key.toLowerCase() === "z")
      void (event.shiftKey ? game.undoing.redo() : game.undoable && game.undoing.undo());
    else if (event.key === "y") void game.undoing.redo();
    else return;
    event.preventDefault();
  } else if (!game.curtain && settings.shortcuts && game.view) {
    const run = handlers(room, target)[event.key] ?? choosePlace(game, event.key);
    run?.();
    if (run && event.key !== "Enter") event.preventDefault();
  }
}

function handlers({ game, desk, focusMap }: Room, target: HTMLElement): Record<string, () => void> {
  const { selection, view } = game;
  if (!view) return {};
  const step = (by: number) => () => {
    if (selection.focused) selection.step(selection.focused, by);
  };
  return {
    u: () => game.undoable && void game.undoing.undo(),
    U: () => game.undoable && void game.undoing.reset(),
    d: () => {
      selection.pending = null;
      selection.declining = !!model.find(view, "decline");
    },
    e: () => nextStep(game)?.run?.(),
    r: () => {
      const die = model
        .abilitiesOf(view)
        .map((ability) => resolved(askedOf(view, ability), {}))
        .find((action) => action && !action.region);
      if (die) void game.act(die);
    },
    b: () => selection.follow("borders"),
    v: () => selection.follow("even"),
    g: () => model.spreadOf(view) && (selection.draft = {}),
    "+": step(1),
    "=": step(1),
    "-": step(-1),
    x: () => {
      const action = view.actions.find(
        (candidate) => candidate.do === "abandon" && candidate.region === selection.focused,
      );
      if (action) void game.act(action);
    },
    h: () => (desk.hinted = !game.summary?.puzzle && game.called && !game.planning && view.actions.length > 1),
    l: () => (desk.wide ? document.querySelector<HTMLElement>(".log")?.focus() : (desk.sheet = "log")),
    p: () => document.querySelector<HTMLElement>(".players button")?.focus(),
    m: () => {
      const region = model.openRegions(view, selection.ability, selection.answer)[0] ?? view.regions[0]?.id;
      if (region) focusMap(region);
    },
    i: () => {
      const region = view.regions.find((candidate) => candidate.id === selection.focused);
      if (!region) return;
      const told = regionSentence(game.summary, view, region, null, game.mine);
      game.say(joined("clause", [told, besideText(game.board, region.id)]));
    },
    t: () => (desk.listed = !desk.listed),
    "?": () => (desk.keys = true),
    Enter: () => isResting(target) && nextStep(game)?.run?.(),
  };
}

/** While a combo is chosen, a digit is a place in the column. */
function choosePlace(game: Game, key: string): (() => void) | undefined {
  if (!/^[1-6]$/.test(key) || game.shape !== "combo") return undefined;
  const place = Number(key);
  if (game.view?.columns) return () => chooseHalf(game, place);
  return () => {
    if (game.view?.actions.some((action) => action.place === place)) game.selection.place = place;
  };
}

/** With separate columns, a digit is a row: first of the race, then of the power. */
function chooseHalf(game: Game, row: number): void {
  const { view, selection } = game;
  if (!view?.columns) return;
  const may = choosableHalves(view);
  const race = view.columns.races.find((candidate) => candidate.row === row && may.races.has(candidate.place));
  if (selection.race !== null && selection.power === null && may.powers.has(row)) selection.pair({ power: row });
  else if (race) {
    selection.power = null;
    selection.pair({ race: race.place });
  }
}
