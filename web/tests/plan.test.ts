/** A planned turn that is played when it comes. */
import { afterEach, expect, it, vi } from "vitest";
import { Plan, type Host } from "../src/game/plan.svelte";
import type { Store } from "../src/game/store";
import { api } from "../src/lib/api";
import type { Planned, PlanStep } from "../src/lib/types";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("a plan shows the result of the die before its next step", async () => {
  const done: string[] = [];
  const host = {
    seat: 1,
    playback: { catchUp: () => done.push("catch up") },
    actAll: (actions: { do: string }[]) => Promise.resolve(!!done.push(...actions.map((action) => action.do))),
  } as unknown as Host;
  const store = { get: () => null, set: () => undefined, remove: () => undefined } as unknown as Store;
  const plan = new Plan(host, store, () => "place");
  plan.told = {
    steps: ["take", "conquer"].map((verb) => ({ actions: [{ do: verb }], ends: false })),
  } as never as Planned;
  await plan.playNext();
  await plan.playNext();
  expect(done).toEqual(["catch up", "take", "catch up", "conquer"]);
});

/** The answer of a server after this many milliseconds of the fake clock. */
const answered = <T>(ms: number, answer: () => T) => new Promise<T>((done) => setTimeout(() => done(answer()), ms));

/** A plan of three steps; the server finds a step impossible once it was played. */
function threeSteps(): { plan: Plan; done: string[] } {
  vi.useFakeTimers();
  const done: string[] = [];
  vi.spyOn(api, "plan").mockImplementation((_, __, steps: PlanStep[]) => {
    const verbs = steps.map(({ action }) => action!.do);
    const told = verbs.map((verb) => ({ actions: [{ do: verb }], ends: false }));
    const impossible = () => verbs.some((verb) => done.includes(verb));
    return answered(50, () => (impossible() ? { steps: [], stopped: true } : { steps: told }) as never);
  });
  const host = {
    seat: 1,
    onTurn: true,
    playback: { catchUp: () => undefined },
    selection: { renew: () => undefined },
    actAll: ([action]: { do: string }[]) => answered(30, () => !!done.push(action!.do)),
  } as unknown as Host;
  const kept = {
    steps: ["take", "conquer", "stop"].map((verb) => ({ step: { action: { do: verb } }, text: verb })),
    turn: 1,
  };
  const store = { get: () => JSON.stringify(kept), set: () => undefined, remove: () => undefined };
  const plan = new Plan(host, store as unknown as Store, () => "place");
  void plan.renew();
  return { plan, done };
}

it.each([0, 10, 40, 55])("a plan is played to its end if the game changes after %d ms", async (wait) => {
  const { plan, done } = threeSteps();
  await vi.advanceTimersByTimeAsync(60);
  expect(plan.smooth).toBe(3);
  const played = plan.playAll();
  await vi.advanceTimersByTimeAsync(wait);
  void plan.renew();
  await vi.advanceTimersByTimeAsync(500);
  await played;
  expect(done).toEqual(["take", "conquer", "stop"]);
});
