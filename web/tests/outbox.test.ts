/** A move is kept until the server accepts or refuses it, through lost connections and reloads. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../src/lib/api";
import type { Command } from "../src/lib/types";
import { Outbox } from "../src/game/outbox.svelte";
import type { Store } from "../src/game/store";

const MOVE: Command = { player: 1, seq: 7, key: "k1", action: { do: "stop" } };
const offline = () => new ApiError(0, "offline", "The server cannot be reached.");
const DONE = 9;

function storage(): Store & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    keys: () => [...kept.keys()],
    get: (place) => kept.get(place) ?? null,
    set: (place, text) => void kept.set(place, text),
    remove: (place) => void kept.delete(place),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a move is sent again with its key until a server answers", async () => {
  const store = storage();
  const act = vi.fn().mockRejectedValue(offline());
  const outbox = new Outbox("t", act, store);
  const fate = outbox.post("ana", MOVE);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(act.mock.calls.length).toBeGreaterThan(60);
  expect(new Set(act.mock.calls.map(([command]) => (command as Command).key))).toEqual(new Set(["k1"]));
  expect([outbox.pending?.stuck, outbox.left("ana")]).toEqual([true, [MOVE]]);
  act.mockResolvedValue(DONE);
  outbox.hurry();
  expect(await fate).toEqual({ kind: "done", seq: 9 });
  expect([outbox.pending, outbox.left("ana"), store.kept.size]).toEqual([null, [], 0]);
});

it("a slow move is reported after 0.3 seconds", async () => {
  const outbox = new Outbox("t", () => new Promise(() => undefined), storage());
  void outbox.post("ana", MOVE);
  expect(outbox.pending?.slow).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(outbox.pending?.slow).toBe(true);
});

it("a stored move is restored only for its table and user", async () => {
  const store = storage();
  void new Outbox("t", () => Promise.reject(offline()), store).post("ana", MOVE);
  await vi.advanceTimersByTimeAsync(1_000);
  const next = new Outbox("t", () => Promise.resolve(DONE), store);
  expect(next.left("ana")).toEqual([MOVE]);
  expect([next.left("ben"), new Outbox("u", () => Promise.resolve(DONE), store).left("ana")]).toEqual([[], []]);
  expect(await next.post("ana", MOVE)).toEqual({ kind: "done", seq: 9 });
  expect(store.kept.size).toBe(0);
});

it("an outdated move is reported and not sent again", async () => {
  const stale = new ApiError(409, "stale", "The table is at event 9, not 7.");
  const act = vi.fn().mockRejectedValueOnce(offline()).mockRejectedValue(stale);
  const store = storage();
  const fate = new Outbox("t", act, store).post("ana", MOVE);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await fate).toEqual({ kind: "refused", error: stale });
  expect([act.mock.calls.length, store.kept.size]).toEqual([2, 0]);
});

it("a move waits while the server fails or asks for a pause", async () => {
  const act = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(503, "ill", ""))
    .mockRejectedValueOnce(new ApiError(429, "too-often", "", 2))
    .mockResolvedValue(DONE);
  const fate = new Outbox("t", act, storage()).post("ana", MOVE);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await fate).toEqual({ kind: "done", seq: 9 });
});

it("a withdrawn move is no longer sent", async () => {
  const act = vi.fn().mockRejectedValue(offline());
  const store = storage();
  const outbox = new Outbox("t", act, store);
  const fate = outbox.post("ana", MOVE);
  await vi.advanceTimersByTimeAsync(1_000);
  const tries = act.mock.calls.length;
  outbox.withdraw();
  expect(await fate).toEqual({ kind: "withdrawn" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([act.mock.calls.length, store.kept.size]).toEqual([tries, 0]);
});

it("a move is kept when its table is left", async () => {
  const act = vi.fn().mockRejectedValue(offline());
  const outbox = new Outbox("t", act, storage());
  void outbox.post("ana", MOVE);
  await vi.advanceTimersByTimeAsync(1_000);
  const tries = act.mock.calls.length;
  outbox.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([act.mock.calls.length, outbox.left("ana")]).toEqual([tries, [MOVE]]);
});
