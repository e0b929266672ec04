/** The buttons that undo and redo. */
import { render } from "svelte/server";
import { beforeAll, expect, it, vi } from "vitest";
import TurnBack from "../src/asking/TurnBack.svelte";
import type { Game } from "../src/game/game.svelte";
import { useLanguage } from "../src/lib/i18n.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await useLanguage("en");
});

/** The names of the buttons, after some steps that can be undone and some that were undone. */
function buttons(undoable: number, undone: number, myTurn = true): string[] {
  const game = { undoable, undoing: { undone: Array(undone).fill([]) }, myTurn, busy: false } as unknown as Game;
  const { body } = render(TurnBack, { props: { game } });
  return [...body.matchAll(/<button[^>]* aria-label="([^"]*)"/g)].map((match) => match[1]!);
}

it("undo and redo are offered only if a step can be undone", () => {
  expect(buttons(0, 0)).toEqual([]);
  expect(buttons(1, 0)).toEqual(["Undo"]);
  expect(buttons(2, 0)).toEqual(["Undo", "Reset turn"]);
  expect(buttons(0, 1)).toEqual(["Redo"]);
  expect(buttons(0, 1, false)).toEqual([]);
});
