import { beforeAll, expect, it, vi } from "vitest";
import { waysFor } from "../src/game/questions";
import { wayLabel } from "../src/game/primary";
import { loadTexts, loadBoxes } from "../src/lib/i18n.svelte";
import { view } from "./views";

const shot = (region: string, other: string) => ({ do: "catapult", region, other, tokens: 2 });

beforeAll(async () => {
  await Promise.all([loadTexts("first"), loadBoxes(["cursed"])]);
});

it("a catapult shot with a single origin names it", () => {
  const complaint = vi.spyOn(console, "error");
  const [way] = waysFor(view({ actions: [shot("a", "x")] }), "a");
  expect(wayLabel(way!, "a")).toBe("Shoot X → A");
  expect(complaint).not.toHaveBeenCalled();
});

it("a catapult shot with several origins names only the target", () => {
  const [way] = waysFor(view({ actions: [shot("a", "x"), shot("a", "y")] }), "a");
  expect(wayLabel(way!, "a")).toBe("Catapult: A");
});
