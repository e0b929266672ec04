/** Of all that is told about a table, what came last over the socket holds: who is there, above all. */
import { afterEach, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { Film } from "../src/game/playback.svelte";
import { Table } from "../src/game/game.svelte";
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

it("does not take somebody for present who left while an answer was on its way", async () => {
  const table = new Table("t");
  table.summary = summary(true);
  let answer: (now: Summary) => void = () => undefined;
  const learned = table.learn(() => new Promise((done) => (answer = done)));
  table["take"]({ type: "table", table: summary(false) });
  answer(summary(true));
  expect((await learned).seats[0]?.here).toBe(true);
  expect(table.summary?.seats[0]?.here).toBe(false);
});

it("takes over what is answered where the socket brings nothing", async () => {
  const table = new Table("t");
  await table.learn(() => Promise.resolve(summary(true)));
  expect(table.summary?.seats[0]?.here).toBe(true);
});

it("shows a position that was fetched with those who are there now", async () => {
  const table = new Table("t");
  let answer: (now: StateMessage) => void = () => undefined;
  vi.spyOn(api, "state").mockReturnValue(new Promise((done) => (answer = done)));
  const fetched = table.refresh();
  table["take"]({ type: "table", table: summary(false) });
  answer(state(7, summary(true, 3)));
  await fetched;
  expect([table.message?.seq, table.summary?.turn, table.summary?.seats[0]?.here]).toEqual([7, 3, false]);
});

it("shows your own move at once, so that the next can follow", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const table = new Table("t");
  table.link = "open";
  table["take"](state(1, summary(true)));
  table["take"](state(2, summary(true))); // the film is busy with the first
  expect(table.film.waiting).toBe(true);
  await table["until"](2);
  expect([table.message?.seq, table.film.waiting]).toEqual([2, false]);
});

it("is so for what a film shows only later", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const shown: StateMessage[] = [];
  const stage = {
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
  const film = new Film(stage);
  film.push(state(1, summary(true)));
  film.push(state(2, summary(true, 1)));
  film.learn(summary(false));
  film.skip();
  expect(shown.map(({ table }) => [table.turn, table.seats[0]?.here])).toEqual([
    [0, true],
    [1, false],
  ]);
});
