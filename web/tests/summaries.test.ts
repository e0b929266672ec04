/** The last socket message about a table counts, above all for the presence of players. */
import { afterEach, expect, it, vi } from "vitest";
import { Playback } from "../src/game/playback.svelte";
import { Game } from "../src/game/game.svelte";
import { view } from "./views";
import type { StateMessage, Summary } from "../src/lib/types";

const summary = (here: boolean, turn = 0) =>
  ({ status: "running", turn, on_turn: 1, seats: [{ player: 1, name: "Ana", here, away: false }] }) as Summary;
const state = (seq: number, table: Summary) =>
  ({
    type: "state",
    seq,
    table,
    views: {},
    spectator: view({}),
    story: [],
    events: [],
    undo: {},
  }) as unknown as StateMessage;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("presence in an outdated answer is ignored", async () => {
  const game = new Game("t");
  game.summary = summary(true);
  let answer: (now: Summary) => void = () => undefined;
  const learned = game.learn(() => new Promise((done) => (answer = done)));
  game["receive"]({ type: "table", table: summary(false) });
  answer(summary(true));
  expect((await learned).seats[0]?.here).toBe(true);
  expect(game.summary?.seats[0]?.here).toBe(false);
});

it("an answer is applied if the socket sends nothing", async () => {
  const game = new Game("t");
  await game.learn(() => Promise.resolve(summary(true)));
  expect(game.summary?.seats[0]?.here).toBe(true);
});

it("your own move is shown at once", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("localStorage", { length: 0, key: () => null, setItem: () => undefined, removeItem: () => undefined });
  const game = new Game("t");
  game.seat = 1;
  vi.spyOn(game["socket"], "act").mockImplementation(async () => {
    game["receive"](state(2, summary(true))); // as the socket sends it before the answer
    return 2;
  });
  game["receive"](state(1, summary(true))); // the playback is busy with this one
  game.seat = 1;
  expect(await game.act({ do: "stop" }, true)).toBe(true);
  expect([game.message?.seq, game.playback.waiting, game.busy]).toEqual([2, false, false]);
});

it("your move is sent although the same state came again", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("localStorage", { length: 0, key: () => null, setItem: () => undefined, removeItem: () => undefined });
  const game = new Game("t");
  game.seat = 1;
  const sent = vi.spyOn(game["socket"], "act").mockResolvedValue(2);
  game["receive"](state(1, summary(true)));
  game["receive"](state(1, summary(true))); // waits: the playback is busy with the first
  game.seat = 1;
  expect(game.playback.waiting).toBe(true);
  expect(await game.act({ do: "stop" }, true)).toBe(true);
  expect(sent).toHaveBeenCalledOnce();
});

it("a state that is shown late has the current presence", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const shown: StateMessage[] = [];
  const screen = {
    summary: null,
    mine: [],
    called: false,
    view: null,
    show: (message: StateMessage) => {
      shown.push(message);
      return [{ seq: message.seq, player: 1, action: { do: "stop" }, story: [], at: 0 }];
    },
    say: () => undefined,
  };
  const playback = new Playback(screen);
  playback.push(state(1, summary(true)));
  playback.push(state(2, summary(true, 1)));
  playback.learn(summary(false));
  playback.skip();
  expect(shown.map(({ table }) => [table.turn, table.seats[0]?.here])).toEqual([
    [0, true],
    [1, false],
  ]);
});
