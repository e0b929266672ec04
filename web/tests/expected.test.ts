import { describe, expect, it } from "vitest";
import { stepOf } from "../src/game/expected.svelte";
import type { Selection } from "../src/game/selection.svelte";
import type { Forecast } from "../src/lib/types";
import { regions, spread } from "./questions";
import { view } from "./views";

const chosen = (part: Partial<Selection>) => ({ posted: [], draft: {}, meant: null, ...part }) as unknown as Selection;
const six: Forecast = { coins: 6, items: [] };

describe("a choice sent for a forecast", () => {
  const two = view({ question: regions({ least: 2, most: 2 }), choosing: { a: six } });
  it("the client wants a forecast once enough regions are chosen", () => {
    expect(stepOf(two, chosen({ posted: ["b"] }))).toBe(null);
    expect(stepOf(two, chosen({ posted: ["b", "c"] }))).toEqual({ select: ["b", "c"] });
  });
  it("the client wants no forecast that the view already has", () => {
    const one = view({ question: regions(), choosing: { a: six } });
    expect(stepOf(one, chosen({ posted: ["a"] }))).toBe(null);
    expect(stepOf(one, chosen({ posted: ["b"] }))).toEqual({ select: ["b"] });
  });
  it("the client wants no forecast before the first round", () => {
    const built = view({ question: regions(), turn: 0 });
    expect(stepOf(built, chosen({ posted: ["b"] }))).toBe(null);
  });
  it("the client wants a forecast once all tokens are placed", () => {
    const asked = view({ question: spread({ amount: 3 }) });
    expect(stepOf(asked, chosen({ draft: { a: 2 } }))).toBe(null);
    expect(stepOf(asked, chosen({ draft: { a: 3, b: 0 } }))).toEqual({ place: { a: 3 } });
  });
  it("the client wants a forecast of a complete answer", () => {
    const meant = { do: "bag", named: "elves" };
    const asked = { key: "bag", shape: "name", do: "bag", of: "named", tokens: {} } as const;
    const seen = view({ question: { ...asked, may_pass: false, may_change_coins: true } });
    expect(stepOf(seen, chosen({ meant }))).toEqual({ action: meant });
    expect(stepOf(seen, chosen({}))).toBe(null);
  });
});
