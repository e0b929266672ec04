/** Keyboard shortcuts at a table, without a page. */
import { beforeEach, expect, it, vi } from "vitest";
import type { Desk } from "../src/game/desk.svelte";
import { Game } from "../src/game/game.svelte";
import { shortcut } from "../src/table/shortcuts";
import { spread } from "./questions";
import { view } from "./views";
import type { StateMessage, View } from "../src/lib/types";

let game: Game;

/** The table shows the position of player 1, and the map has the focus on region "a". */
function show(part: Partial<View>): void {
  game.message = { views: { 1: view(part) }, spectator: null, undo: {} } as unknown as StateMessage;
  game.selection.focused = "a";
}

function press(key: string): void {
  const target = { tagName: "BODY", closest: () => null };
  const event = { key, target, preventDefault: () => undefined } as unknown as KeyboardEvent;
  shortcut(event, { game, desk: {} as Desk, focusMap: () => undefined });
}

beforeEach(() => {
  game = new Game("t");
  game.seat = 1;
});

it("the key X abandons only the region with the focus", () => {
  const act = vi.spyOn(game, "act").mockResolvedValue(true);
  const abandon = (region: string) => ({ do: "abandon", region });
  show({ actions: [abandon("b")] });
  press("x");
  expect(act).not.toHaveBeenCalled();
  show({ actions: [abandon("b"), abandon("a")] });
  press("x");
  expect(act.mock.calls).toEqual([[abandon("a")]]);
});

it("the key D asks whether the race declines, if it can", () => {
  show({ actions: [{ do: "stop" }] });
  press("d");
  expect(game.selection.declining).toBe(false);
  show({ actions: [{ do: "stop" }, { do: "decline" }] });
  press("d");
  expect(game.selection.declining).toBe(true);
});

it("the key G takes all tokens of a redeployment back", () => {
  show({ question: spread() });
  game.selection.draft = { a: 2 };
  press("g");
  expect(game.selection.draft).toEqual({});
});
