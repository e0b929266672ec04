import { describe, expect, it } from "vitest";
import * as fields from "../src/game/fields";
import * as model from "../src/game/questions";
import type { Action, AskedAnything } from "../src/lib/types";
import { WATCH } from "./questions";
import { view } from "./views";

const shot = (region: string, other: string): Action => ({ do: "sling", region, other });
const CROSSING = [shot("a", "x"), shot("a", "y"), shot("b", "x")];
const PILES: Action[] = [1, 2, 3].map((tokens) => ({ do: "pile", region: "a", tokens }));

describe("a question asked field by field", () => {
  it("a question asks for a region and then for the second", () => {
    expect(fields.openField(CROSSING, {})).toBe("region");
    expect(fields.openField(CROSSING, { region: "a" })).toBe("other");
    expect(fields.openField(CROSSING, { region: "b" })).toBeNull();
  });
  it("a question becomes an action once all fields are chosen", () => {
    expect(fields.resolved(CROSSING, { region: "a" })).toBeNull();
    expect(fields.resolved(CROSSING, { region: "b" })).toEqual(shot("b", "x"));
    expect(fields.resolved(CROSSING, { region: "a", other: "y" })).toEqual(shot("a", "y"));
  });
  it("a question marks the regions that can be clicked", () => {
    expect(fields.regionsOf(CROSSING, {})).toEqual(["a", "b"]);
    expect(fields.regionsOf(CROSSING, { region: "a" })).toEqual(["x", "y"]);
    expect(fields.regionsOf(CROSSING, { region: "b" })).toEqual(["a", "b"]);
  });
  it("a second click on the first region starts over", () => {
    const first = fields.answeredBy(CROSSING, {}, "a");
    expect(first).toEqual({ region: "a" });
    expect(fields.answeredBy(CROSSING, first, "y")).toEqual({ region: "a", other: "y" });
    expect(fields.answeredBy(CROSSING, first, "a")).toEqual({});
    expect(fields.answeredBy(CROSSING, first, "nowhere")).toEqual(first);
  });
  it("a question offers a number but does not require one", () => {
    expect(fields.openField(PILES, {})).toBeNull();
    expect(fields.numbersOf(PILES, {})).toEqual([1, 2, 3]);
    expect(fields.resolved(PILES, {})?.tokens).toBe(1);
    expect(fields.resolved(PILES, { tokens: 2 })?.tokens).toBe(2);
  });
  it("undoing a field also undoes the fields after it", () => {
    expect(fields.withdrawn({ do: "sling", region: "a", other: "y" }, "region")).toEqual({ do: "sling" });
  });
  it("a question asks for players and names outside the map", () => {
    const bribes: Action[] = [2, 3].map((player) => ({ do: "bribe", player }));
    expect(fields.openField(bribes, {})).toBe("player");
    const badges: Action[] = ["flying", "hill"].map((revealed) => ({ do: "buy", revealed }));
    expect(fields.valuesOf(badges, "revealed")).toEqual(["flying", "hill"]);
  });
});

describe("a question whose answers are listed", () => {
  const names: Action[] = [{ do: "peace", player: 2 }, { do: "peace", player: 3 }, { do: "pass" }];
  const question: AskedAnything = { ...WATCH, shape: "name", do: "peace", of: "player", tokens: {}, may_pass: true };

  it("a question with listed answers may be passed", () => {
    const seen = view({ question, actions: names });
    expect(model.isListed(seen.question.shape)).toBe(true);
    expect(fields.wayOut(seen)).toEqual({ do: "pass" });
    expect(fields.openField(fields.askedOf(seen, null), {})).toBe("player");
    expect(model.openRegions(seen)).toEqual([]);
  });
  it("an ability is offered as another way to a region", () => {
    const seen = view({
      actions: [{ do: "conquer", region: "a", tokens: 3 }, ...CROSSING, { do: "stop" }],
      prices: [],
    });
    expect(model.abilitiesOf(seen)).toEqual(["sling"]);
    expect(model.waysFor(seen, "a").map((way) => [way.kind, way.open])).toEqual([
      ["conquer", false],
      ["ability", true],
    ]);
    expect(model.openRegions(seen, "sling", { region: "a" })).toEqual(["x", "y"]);
  });
  it("a click conquers with the fewest tokens possible", () => {
    const [way] = model.waysFor(
      view({ actions: [4, 3, 5].map((tokens) => ({ do: "conquer", region: "a", tokens })) }),
      "a",
    );
    expect([way?.tokens, way?.open, way?.more]).toEqual([3, false, true]);
  });
});
