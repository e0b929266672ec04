/** The moves of others are shown quickly enough to follow a game, and never get in the way. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DIE_MS, naturalMs, squeezed, TUMBLE_MS, TURN_MS } from "../src/game/pace";
import { Playback } from "../src/game/playback.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { PlayEvent, StateMessage, View } from "../src/lib/types";
import recorded from "./two-bot-turns.json";

const DECISION_MS = 105; // the server's pause before a decision of a bot
const turns = recorded as unknown as PlayEvent[];

const roll = (seq: number, player = 3) =>
  ({
    seq,
    player,
    action: { do: "conquer" },
    story: [{ kind: "die rolled", number: 2, player }],
    at: 0,
  }) as never;

function film(mine: number[] = [3], asked: { called: boolean; view: View | null } = { called: false, view: null }) {
  const shown: number[] = [];
  const playback = new Playback({
    summary: null,
    mine,
    get called() {
      return asked.called;
    },
    get view() {
      return asked.view;
    },
    show: (message: StateMessage) => {
      shown.push(message.seq);
      return message.events as PlayEvent[];
    },
    say: () => undefined,
  });
  return { playback, shown };
}

const message = (...events: PlayEvent[]) => ({ seq: events.at(-1)?.seq, events }) as unknown as StateMessage;

/** How long the film of these turns runs if the server sends them one by one. */
async function length(events = turns): Promise<number> {
  const { playback, shown } = film();
  let passed = 0;
  const pass = async (ms: number) => {
    passed += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  for (const event of events) {
    playback.push(message(event));
    await pass(event.player === null ? 0 : DECISION_MS);
  }
  while (playback.waiting || playback.running) await pass(10);
  expect(shown).toEqual(events.map(({ seq }) => seq));
  return passed;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  settings.speed = 1;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the playback shows the turns of two bots in five seconds", async () => {
  const normal = await length();
  expect(normal).toBeGreaterThan(2000); // the turns can be followed
  expect(normal).toBeLessThanOrEqual(5000);
});

it("the playback shows two turns with many dice in five seconds", async () => {
  const dice = (player: number, from: number) => Array.from({ length: 8 }, (_, place) => roll(from + place, player));
  const begins = { seq: 909, player: null, story: [{ kind: "turn began", player: 2 }], at: 0 } as never;
  const normal = await length([turns[0]!, ...dice(1, 901), begins, ...dice(2, 910)]);
  expect(normal).toBeGreaterThan(2000);
  expect(normal).toBeLessThanOrEqual(5000);
});

it("the playback of turns takes less time at a higher speed", async () => {
  const normal = await length();
  settings.speed = 2;
  expect(await length()).toBeLessThan(normal);
});

it("the playback shows the result at once without animations", async () => {
  settings.speed = 0;
  const { playback, shown } = film();
  for (const event of turns) playback.push(message(event));
  await vi.advanceTimersByTimeAsync(0);
  expect([shown.length, playback.running]).toEqual([turns.length, false]);
});

it("a skip shows the newest position at once", async () => {
  const { playback, shown } = film();
  for (const event of turns.slice(0, 8)) playback.push(message(event));
  expect(shown.length).toBeLessThan(8);
  playback.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([shown.length, playback.running]).toEqual([8, false]);
  playback.push(message(turns[8]!));
  expect(shown.length).toBe(9); // the next state does not wait for the skipped ones
});

it("the playback never waits for your own moves", async () => {
  const { playback, shown } = film([1, 2, 3]);
  for (const event of turns.filter(({ player }) => player)) playback.push(message(event));
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.running).toBe(false);
  expect(shown.length).toBe(turns.filter(({ player }) => player).length);
});

it("the playback shortens the moves of a long turn", () => {
  const long = { ahead: 9 * TURN_MS, spent: 0, turns: 1 };
  expect(squeezed(TURN_MS, long)).toBeCloseTo(TURN_MS / 10);
  expect(squeezed(400, { ahead: 0, spent: TURN_MS, turns: 1 })).toBe(0);
  expect(squeezed(400, { ahead: 0, spent: 0, turns: 1 })).toBe(400);
  expect(squeezed(400, { ahead: 0, spent: 0, turns: 4 })).toBe(200);
});

it("the playback gives no time to events without a report", () => {
  expect(naturalMs([{ seq: 1, player: 1, action: { do: "stop" }, story: [], at: 0 }])).toBe(0);
});

it("the playback shows the result of a die once it has landed", async () => {
  const { playback, shown } = film();
  playback.push(message(turns[0]!));
  await vi.advanceTimersByTimeAsync(TURN_MS);
  playback.push(message(roll(900)));
  await vi.advanceTimersByTimeAsync(TUMBLE_MS - 10);
  expect([playback.die?.tumbling, shown.includes(900)]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(20);
  expect([playback.die?.tumbling, shown.includes(900)]).toEqual([false, true]);
});

it("a die tumbles only once the page can show it", async () => {
  const { playback, shown } = film();
  let load: () => void = () => undefined;
  playback.prepare = () => new Promise<void>((done) => (load = done));
  playback.push(message(turns[0]!));
  await vi.advanceTimersByTimeAsync(TURN_MS);
  playback.push(message(roll(900)));
  await vi.advanceTimersByTimeAsync(5 * TUMBLE_MS);
  expect([playback.die, shown.includes(900)]).toEqual([null, false]);
  load();
  await vi.advanceTimersByTimeAsync(TUMBLE_MS - 10);
  expect([playback.die?.tumbling, shown.includes(900)]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(20);
  expect([playback.die?.tumbling, shown.includes(900)]).toEqual([false, true]);
});

it("the next move removes the die of another player, not yours", async () => {
  for (const [mine, left] of [
    [[1], null],
    [[3], 900],
  ] as const) {
    const { playback } = film([...mine]);
    playback.push(message(turns[0]!));
    await vi.advanceTimersByTimeAsync(TURN_MS);
    playback.push(message(roll(900)));
    await vi.advanceTimersByTimeAsync(TUMBLE_MS + 10);
    expect(playback.die?.pips).toBe(2);
    playback.push(message({ seq: 901, player: 3, action: { do: "stop" }, story: [], at: 0 } as never));
    await vi.advanceTimersByTimeAsync(DIE_MS.others + 10);
    expect(playback.die?.key ?? null).toBe(left);
  }
});

it("a press shows the result of a die at once", async () => {
  const { playback, shown } = film();
  playback.push(message(turns[0]!));
  await vi.advanceTimersByTimeAsync(TURN_MS);
  playback.push(message(roll(900)));
  expect(shown).not.toContain(900);
  playback.endDie();
  await playback.landed;
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.die, shown.includes(900)]).toEqual([null, true]);
});

it("a newly opened page waits for no die", async () => {
  const fresh = film();
  fresh.playback.push(message(roll(900)));
  expect(fresh.shown).toEqual([900]);
  await vi.advanceTimersByTimeAsync(TURN_MS);
  settings.speed = 0;
  fresh.playback.push(message(roll(901)));
  expect(fresh.shown).toEqual([900, 901]);
});

it("the receipt is shown until the next decision or the end", async () => {
  const asked = { called: false, view: null as View | null };
  const { playback } = film([3], asked);
  const pushed = (news: StateMessage) => (playback.push(news), vi.advanceTimersByTimeAsync(0));
  const scored = (seq: number) => {
    const story = [{ kind: "coins scored", number: 4, player: 3, by: null, declined: false }];
    return { seq, player: 3, action: { do: "stop" }, story, at: 0 } as never;
  };
  await pushed(message(scored(900)));
  expect(playback.receipt?.coins).toBe(4);
  asked.called = true;
  await pushed(message({ seq: 901, player: 3, action: { do: "stop" }, story: [], at: 0 } as never));
  expect(playback.receipt).toBe(null);
  await pushed(message(scored(902))); // of two players who share the screen
  expect(playback.receipt?.coins).toBe(4);
  asked.view = { question: { shape: "over" }, teams: [], winners: [], outright: [] } as never;
  await pushed(message(scored(903)));
  expect(playback.receipt).toBe(null);
});
