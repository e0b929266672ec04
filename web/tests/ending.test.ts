/** The order of players at the end of a game. */
import { expect, it } from "vitest";
import { standingsOf } from "../src/game/ending";
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
