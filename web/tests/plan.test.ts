/** A planned turn that is played when it comes. */
import { expect, it } from "vitest";
import { Plan, type Host } from "../src/game/plan.svelte";
import type { Store } from "../src/game/store";
import type { Planned } from "../src/lib/types";

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
