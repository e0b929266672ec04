import { describe, expect, it } from "vitest";
import * as model from "../src/game/questions";
import { regions, spread } from "./questions";
import { view } from "./views";
import type { Action, Price, RegionView } from "../src/lib/types";

const bare = { powers: [], tray: 0, stock: {}, stores: {} };
const price = (region: string, tokens: number | null, part: Partial<Price> = {}): Price => ({
  region,
  tokens,
  short: 0,
  faces: 0,
  items: [],
  refusals: [],
  ...part,
});

describe("targetsOf", () => {
  const actions: Action[] = [
    { do: "conquer", region: "dear", tokens: 4 },
    { do: "conquer", region: "cheap", tokens: 2 },
    { do: "attempt", region: "risky" },
    { do: "dragon-master", region: "cheap", tokens: 1 },
    { do: "abandon", region: "own" },
    { do: "stop" },
  ];
  const seen = view({
    actions,
    prices: [
      price("dear", 4),
      price("risky", 6, { short: 2, faces: 2 }),
      price("cheap", 2),
      price("far", 9, { short: 5 }),
      price("own", null, { refusals: [{ code: "own-region" }] }),
    ],
  });

  it("certain conquests are listed first, the cheapest on top", () => {
    expect(model.targetsOf(seen).map((target) => [target.region, target.kind])).toEqual([
      ["cheap", "sure"],
      ["dear", "sure"],
      ["risky", "die"],
      ["far", "short"],
    ]);
  });
  it("a target says how likely the die is to help", () =>
    expect(model.targetsOf(seen).find((target) => target.kind === "die")?.percent).toBe(33));
  it("a region lists all ways to conquer it", () =>
    expect(model.waysFor(seen, "cheap").map((way) => way.kind)).toEqual(["conquer", "ability"]));
  it("own regions that can be abandoned follow the targets", () =>
    expect(model.openRegions(seen)).toEqual(["cheap", "dear", "risky", "own"]));
});

describe("actions that differ only in a name", () => {
  const actions: Action[] = ["elves", "orcs"].map((named) => ({ do: "lure", region: "a", named }));

  it("a region can be clicked though its actions differ in a name", () => {
    const [way, ...others] = model.waysFor(view({ actions }), "a");
    expect([way?.open, way?.more, others]).toEqual([true, false, []]);
  });
  it("actions for one region may differ in ending the turn", () => {
    const seen = view({ actions, ending: [0] });
    expect(actions.map((action) => model.endsTurn(seen, [action]))).toEqual([true, false]);
  });
});

describe("several regions at once", () => {
  const heroes = regions({ least: 2, most: 2 });
  const troops = regions({ times: { a: 2, b: 1 }, least: 0, most: 3 });

  it("choosing one region too many drops the first choice", () =>
    expect(model.chosenAgain(heroes, ["a", "b"], "c")).toEqual(["b", "c"]));
  it("another click deselects a chosen region", () =>
    expect(model.chosenAgain(heroes, ["a", "b"], "a")).toEqual(["b"]));
  it("clicks choose a region up to its limit and then deselect it", () => {
    expect(model.chosenAgain(troops, ["a"], "a")).toEqual(["a", "a"]);
    expect(model.chosenAgain(troops, ["a", "a", "b"], "a")).toEqual(["b"]);
  });
  it("all regions may be chosen if none is required", () => {
    expect([model.isFree(heroes), model.isFree(troops)]).toEqual([false, true]);
    expect(model.everywhere(troops)).toEqual(["a", "a", "b"]);
    expect(model.chosenTimes(["a", "b"], "a", 2)).toEqual(["b", "a", "a"]);
  });
});

describe("counts by region", () => {
  const troops = regions({ times: { a: 2, b: 1 }, least: 0, most: 3 });
  const coins = regions({ times: { a: 2, b: 2 }, least: 3, most: 3, piece: "peak-coin" });
  const land = ["a", "b"].map((id) => ({ id, pieces: id === "a" ? { "peak-coin": 4 } : {} }) as RegionView);
  const lying = (chosen: string[], asked = coins) =>
    model
      .withPieces(view({ question: asked, regions: land }), chosen, {})
      .map((region) => region.pieces["peak-coin"] ?? 0);

  it("stacks shrink while their tokens are chosen", () => {
    expect(model.taken(troops, ["a", "a", "b"])).toEqual({ a: -2, b: -1 });
    expect(lying(["a", "a", "b"], troops)).toEqual([4, 0]);
  });
  it("chosen pieces are shown as if they were placed", () => {
    expect(lying(["a", "b", "b"])).toEqual([5, 2]);
    expect(model.taken(coins, ["a", "b", "b"])).toEqual({});
  });
});

describe("the regions that are chosen", () => {
  it("chosen regions are sent in the field of the question", () => {
    expect(model.selected(regions(), ["a"])).toEqual([{ do: "flags", region: "a" }]);
    expect(model.selected(regions({ field: "other" }), ["a"])).toEqual([{ do: "flags", other: "a" }]);
  });
  it("choosing no region means a pass", () => expect(model.selected(regions(), [])).toEqual([{ do: "pass" }]));
  it("regions of a selection or distribution can be clicked", () => {
    expect(model.openRegions(view({ question: regions() }))).toEqual(["a", "b", "c"]);
    expect(model.openRegions(view({ question: spread() }))).toEqual(["a", "b"]);
  });
});

describe("a draft", () => {
  it("numbers of a draft stay between zero and the amount", () => {
    let draft: model.Draft = {};
    draft = model.stepped(draft, "a", 2, 3);
    draft = model.stepped(draft, "b", 2, 3);
    expect(draft).toEqual({ a: 2, b: 1 });
    expect(model.stepped(draft, "b", -5, 3)).toEqual({ a: 2, b: 0 });
  });
  it("a full draft takes tokens from the largest other region", () => {
    expect(model.stepped({ a: 2, b: 1 }, "b", 1, 3)).toEqual({ a: 1, b: 2 });
    expect(model.stepped({ a: 1, b: 3, c: 2 }, "a", 2, 6)).toEqual({ a: 3, b: 1, c: 2 });
    expect(model.stepped({ a: 3 }, "a", 1, 3)).toEqual({ a: 3 });
  });
  it("the hand shows only the tokens left to place", () => {
    const side = { race: "elves", declined: false };
    const race = { ...side, power: null, powers: [], hand: 5, regions: [], tray: 0, stock: {}, stores: {} };
    const asked = spread({ amount: 5 });
    expect(model.inHand(view({ question: asked, side }), 1, race, { a: 2 })).toBe(3);
    expect(model.inHand(view({ question: asked, side }), 2, race, { a: 2 })).toBe(5);
    expect(model.inHand(view({ question: { ...asked, do: "tents" }, side }), 1, race, { a: 2 })).toBe(5);
  });
  it("the pieces of a draft are shown on the map", () => {
    const region = { id: "a", name: "A", features: [], tokens: 1, player: 1, race: null, declined: false };
    const regions = [{ ...region, tribe: false, monsters: false, passing: false, pieces: { tent: 1 } }];
    const shown = (piece: string | null) =>
      model.withPieces(view({ question: spread({ piece }), regions }), [], { a: 2 })[0]?.pieces;
    expect(shown("tent")).toEqual({ tent: 3 });
    expect(shown(null)).toEqual({ tent: 1 });
  });
  it("a new draft keeps the part of the last one that fits", () =>
    expect(model.fitted({ a: 2, gone: 3, b: 4 }, ["a", "b"], 4)).toEqual({ a: 2, b: 2 }));
});

describe("the end of the turn", () => {
  const forecast = { coins: 7, items: [] };
  const actions: Action[] = [
    { do: "conquer", region: "a", tokens: 2 },
    { do: "conquer", region: "b", tokens: 2 },
    { do: "stop" },
  ];

  it("the server's list says which actions end the turn", () => {
    const seen = view({ actions, ending: [1, 2] });
    expect(actions.map((action) => model.endsTurn(seen, [action]))).toEqual([false, true, true]);
    expect(model.endsTurn(seen, [{ do: "stop" }])).toBe(true);
  });
  it("several decisions sent together end the turn", () => {
    expect(
      model.endsTurn(view({ actions }), [
        { do: "heroic", region: "a" },
        { do: "heroic", region: "b" },
      ]),
    ).toBe(true);
  });
  it("the end of a turn earns the forecast unless it changes", () => {
    const seen = view({ actions, forecast });
    expect([model.coinsAfter(seen, [{ do: "stop" }]), model.coinsAfter(seen, actions.slice(0, 1))]).toEqual([7, null]);
    expect(model.coinsAfter(view({ actions, forecast, actor: 2 }), [{ do: "stop" }])).toBe(null);
  });
  it("the end of a turn earns no coins that are already paid", () => {
    const paid = view({ actions, forecast, stage: "score" });
    expect([model.forecastOf(paid), model.coinsAfter(paid, [{ do: "stop" }])]).toEqual([null, null]);
    expect(model.forecastOf(view({ forecast }))?.coins).toBe(7);
  });
  it("an answer that changes no coins earns the forecast", () => {
    const flags: Action[] = [{ do: "flags", region: "a" }];
    expect(model.coinsAfter(view({ question: regions(), forecast }), flags)).toBe(7);
    expect(model.coinsAfter(view({ question: regions({ may_change_coins: true }), forecast }), flags)).toBe(null);
  });
  it("a chosen region earns the coins that the server computed", () => {
    const choosing = { a: { ...forecast, coins: 8 } };
    const seen = view({ question: regions({ may_change_coins: true }), forecast, choosing });
    expect(model.coinsAfter(seen, [{ do: "flags", region: "a" }])).toBe(8);
    expect(model.coinsAfter(seen, [{ do: "flags", region: "b" }])).toBe(null);
    expect([["a"], [], ["b"]].map((chosen) => model.forecastWith(seen, chosen)?.coins)).toEqual([8, 7, 7]);
  });
});

describe("actingRace", () => {
  const races = [
    { race: "orcs", power: "stout", declined: false, hand: 3, regions: ["a"], ...bare },
    { race: "ghouls", power: null, declined: true, hand: 1, regions: ["b"], ...bare },
  ];
  const seats = [{ player: 1, coins: 0, captives: [], unplayed: null, races }];

  it("the acting race is the race that the server names", () =>
    expect(model.actingRace(view({ seats, side: { race: "ghouls", declined: true } }))?.hand).toBe(1));
  it("the acting race is the active race if the server names none", () =>
    expect(model.actingRace(view({ seats }))?.race).toBe("orcs"));
});
