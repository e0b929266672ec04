import { describe, expect, it } from "vitest";
import * as model from "../src/asking/model";
import type { Action, Price, View } from "../src/lib/types";

function view(part: Partial<View>): View {
  return {
    board: "b",
    turn: 1,
    rounds: 10,
    on_turn: 1,
    actor: 1,
    question: "",
    seats: [],
    regions: [],
    column: [],
    stacks: {},
    step: "conquer",
    rolling: false,
    side: null,
    actions: [],
    ending: [],
    prices: [],
    distribution: null,
    selection: null,
    forecast: { coins: 0, items: [] },
    decline: null,
    asking: 0,
    winners: [],
    standings: [],
    ...part,
  };
}
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

describe("modeOf", () => {
  const cases: [string, string, Partial<View>][] = [
    ["waiting", "watch", {}],
    ["the die", "chance", { rolling: true }],
    ["the end", "over", { step: "over" }],
    ["combos", "take", { step: "choose-combo", actions: [{ do: "take", place: 1 }] }],
    ["the course", "course", { step: "choose-course", actions: [{ do: "expand" }, { do: "decline" }] }],
    ["conquests", "conquer", { actions: [{ do: "conquer", region: "a", tokens: 2 }, { do: "stop" }] }],
    [
      "a distribution",
      "distribute",
      {
        step: "redeploy",
        actions: [{ do: "deploy", region: "a", tokens: 1 }],
        distribution: { do: "deploy", amount: 1, regions: ["a"], templates: {} },
      },
    ],
    ["giving up", "give-up", { step: "redeploy", actions: [{ do: "abandon", region: "a" }] }],
    [
      "heroes",
      "post",
      {
        step: "heroic",
        actions: [{ do: "heroic", region: "a" }],
        selection: { do: "heroic", each: { a: 1, b: 1 }, least: 2, most: 2, ends: true },
      },
    ],
    ["a fortress", "build", { step: "fortified", actions: [{ do: "fortified", region: "a" }, { do: "pass" }] }],
    ["peace", "name", { step: "diplomat", actions: [{ do: "diplomat", player: 2 }, { do: "pass" }] }],
    ["a late decline", "choose", { step: "stout", actions: [{ do: "decline" }, { do: "pass" }] }],
  ];
  it.each(cases)("knows %s as %s", (_, mode, part) => expect(model.modeOf(view(part))).toBe(mode));
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
      price("own", null, { refusals: ["own region"] }),
    ],
  });

  it("walks the sure ones first, cheapest first", () => {
    expect(model.targetsOf(seen).map((target) => [target.region, target.kind])).toEqual([
      ["cheap", "sure"],
      ["dear", "sure"],
      ["risky", "die"],
      ["far", "short"],
    ]);
  });
  it("tells how likely the die is", () =>
    expect(model.targetsOf(seen).find((target) => target.kind === "die")?.percent).toBe(33));
  it("knows other ways to the same region", () =>
    expect(model.waysFor(seen, "cheap").map((way) => way.kind)).toEqual(["conquer", "ability"]));
  it("opens own regions for abandoning, after the targets", () =>
    expect(model.openRegions(seen)).toEqual(["cheap", "dear", "risky", "own"]));
});

describe("several regions at once", () => {
  const heroes = { do: "heroic", each: { a: 1, b: 1, c: 1 }, least: 2, most: 2, ends: true };
  const troops = { do: "barbarians", each: { a: 2, b: 1 }, least: 0, most: 3, ends: false };

  it("make room for the last one", () => expect(model.chosenAgain(heroes, ["a", "b"], "c")).toEqual(["b", "c"]));
  it("are let go by another click", () => expect(model.chosenAgain(heroes, ["a", "b"], "a")).toEqual(["b"]));
  it("are chosen as often as they may be, and then not at all", () => {
    expect(model.chosenAgain(troops, ["a"], "a")).toEqual(["a", "a"]);
    expect(model.chosenAgain(troops, ["a", "a", "b"], "a")).toEqual(["b"]);
  });
  it("may be all where none need be", () => {
    expect([model.isFree(heroes), model.isFree(troops)]).toEqual([false, true]);
    expect(model.everywhere(troops)).toEqual(["a", "a", "b"]);
    expect(model.chosenTimes(["a", "b"], "a", 2)).toEqual(["b", "a", "a"]);
  });
});

describe("a draft", () => {
  it("never goes over the amount, nor below nothing", () => {
    let draft: model.Draft = {};
    draft = model.stepped(draft, "a", 2, 3);
    draft = model.stepped(draft, "b", 2, 3);
    expect(draft).toEqual({ a: 2, b: 1 });
    expect(model.stepped(draft, "b", -5, 3)).toEqual({ a: 2, b: 0 });
  });
  it("takes over from last turn what still fits", () =>
    expect(model.fitted({ a: 2, gone: 3, b: 4 }, ["a", "b"], 4)).toEqual({ a: 2, b: 2 }));
});

describe("the end of the turn", () => {
  const forecast = { coins: 7, items: [] };
  const actions: Action[] = [
    { do: "conquer", region: "a", tokens: 2 },
    { do: "conquer", region: "b", tokens: 2 },
    { do: "stop" },
  ];

  it("is told by the server's list", () => {
    const seen = view({ actions, ending: [1, 2] });
    expect(actions.map((action) => model.endsTurn(seen, [action]))).toEqual([false, true, true]);
    expect(model.endsTurn(seen, [{ do: "stop" }])).toBe(true);
  });
  it("is feared where several decisions are sent at once", () => {
    expect(
      model.endsTurn(view({ actions }), [
        { do: "heroic", region: "a" },
        { do: "heroic", region: "b" },
      ]),
    ).toBe(true);
  });
  it("brings what is forecast, unless the decision changes that", () => {
    const seen = view({ actions, forecast });
    expect([model.coinsAfter(seen, [{ do: "stop" }]), model.coinsAfter(seen, actions.slice(0, 1))]).toEqual([7, null]);
    expect(model.coinsAfter(view({ actions, forecast, actor: 2 }), [{ do: "stop" }])).toBe(null);
  });
  it("follows a distribution when placing all of it at once would end the turn", () => {
    const deploys: Action[] = [1, 2].map((tokens) => ({ do: "deploy", region: "a", tokens }));
    const distribution = { do: "deploy", amount: 2, regions: ["a", "b"], templates: {} };
    expect(model.distributionEnds(view({ actions: deploys, ending: [1], distribution }))).toBe(true);
    expect(model.distributionEnds(view({ actions: deploys, distribution }))).toBe(false);
  });
});

describe("actingRace", () => {
  const races = [
    { race: "orcs", power: "stout", declined: false, hand: 3, regions: ["a"], ...bare },
    { race: "ghouls", power: null, declined: true, hand: 1, regions: ["b"], ...bare },
  ];
  const seats = [{ player: 1, coins: 0, captives: [], races }];

  it("is the server's side", () =>
    expect(model.actingRace(view({ seats, side: { race: "ghouls", declined: true } }))?.hand).toBe(1));
  it("is the active one where no race acts", () => expect(model.actingRace(view({ seats }))?.race).toBe("orcs"));
});
