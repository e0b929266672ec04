/** The winners and the order of players at the end of a game. */
import { expect, it, vi } from "vitest";
import { standingsOf, winnersText } from "../src/game/ending";
import { loadBoxes, useLanguage } from "../src/lib/i18n.svelte";
import { view } from "./views";

const order = (rows: [player: number, coins: number, tokens: number][], winners: number[]) =>
  standingsOf(
    view({ winners, standings: rows.map(([player, coins, tokens]) => ({ player, coins, tokens })) as never }),
  ).map(({ player }) => player);

it("players are listed by coins, and then by tokens", () => {
  const rows: [number, number, number][] = [
    [1, 80, 5],
    [2, 95, 4],
    [3, 80, 9],
    [4, 61, 12],
  ];
  expect(order(rows, [2])).toEqual([2, 3, 1, 4]);
});

it("an outright winner comes first, whatever the coins", () =>
  expect(
    order(
      [
        [1, 90, 5],
        [2, 40, 3],
      ],
      [2],
    ),
  ).toEqual([2, 1]));

it("an outright victory has its own sentence", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await useLanguage("en");
  await loadBoxes(["necromancer"]);
  expect(winnersText(null, view({ winners: [2], outright: [2] }))).toBe("Not a ghost is left behind: Player 2 wins!");
});
