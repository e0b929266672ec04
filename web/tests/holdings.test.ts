/** Relics and places, rivers and Monsters: their positions and texts. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { topicsOf } from "../src/asking/guide";
import { toEdge, contains, type Point } from "../src/map/land/geometry";
import { holdingName, holdingText } from "../src/game/holdings";
import { holdingSpots, radiusOf } from "../src/map/pieces/emblem-spots";
import { holder, regionSentence, standing } from "../src/game/sentences";
import { abilityName } from "../src/lib/names";
import { loadBoxes, useLanguage } from "../src/lib/i18n.svelte";
import { reasonText, sentence } from "../src/game/story";
import { region, view } from "./views";
import type { Board, Holding, Shapes, View } from "../src/lib/types";

const RELIC = "the-shiny-orb";
const holding = (part: Partial<Holding> = {}): Holding => ({
  name: RELIC,
  region: "camp",
  holder: 1,
  powers: [],
  ...part,
});

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await useLanguage("en");
  await loadBoxes(["underground"]);
});

describe("the text of a region", () => {
  const seen = view({
    regions: [region()],
    holdings: [holding(), holding({ name: "the-altar-of-souls", region: "moor" })],
  });

  it("a region names its relic and the player who can use it", () =>
    expect(standing(null, seen, region())).toBe("Player 1: 2 × Orcs, The Shiny Orb (Player 1)"));
  it("a region names its relic for screen readers, too", () =>
    expect(regionSentence(null, seen, region())).toContain("The Shiny Orb (Player 1)"));
  it("a region does not name relics of other regions", () =>
    expect(standing(null, seen, region())).not.toContain("Altar"));
  it("a region says if nobody can use its relic", () =>
    expect(holdingName(null, holding({ holder: null }))).toBe("The Shiny Orb (serves no one now)"));
  it("a region explains its relic", () => expect(holdingText(holding())).toMatch(/^Relic: /));
  it("a region explains the power that its place gives", () => {
    const lends = holding({ powers: ["fisher"] });
    expect(holdingName(null, lends)).toBe("The Shiny Orb + Fisher (Player 1)");
    expect(holdingText(lends)).toMatch(/^Relic: .+\. 1 extra coin .+/);
  });
  it("a region explains nothing if its relic has no explanation", () =>
    expect(holdingText(holding({ name: "x" }))).toBe(""));
  it("a region says that tokens leave a river again", () =>
    expect(holder(null, region({ passing: true }))).toBe("Player 1: 2 × Orcs, leaving the river"));
  it("a region without a race names the piece in it", () => {
    const empty = region({ tokens: 1, player: null, race: "balrog", pieces: { balrog: 1 } });
    expect(standing(null, view({}), empty)).toBe("1 Balrog");
    expect(standing(null, view({}), { ...empty, race: null, pieces: { volcano: 1 } })).toBe("unoccupied, 1 Volcano");
  });
});

describe("coins and stories", () => {
  it("a line about coins names the place they come from", () => {
    const item = { coins: 3, why: "the-diamond-fields", race: "orcs", declined: false };
    expect(reasonText(item)).toBe("The Diamond Fields");
    expect(reasonText({ ...item, declined: true })).toContain("The Diamond Fields");
  });
  it("a line about coins has its own words for a rule", async () => {
    await loadBoxes(["realms_11"]);
    const item = { coins: 2, why: "coins-on-peaks", race: null, declined: false };
    expect(reasonText(item)).toBe("coins from peaks");
    expect(reasonText({ ...item, coins: 1 })).toBe("coin from a peak");
  });
  it("the story reports a discovered relic or place", () => {
    const report = { kind: "marker discovered", player: 1, region: "camp", by: RELIC, number: 0 };
    expect(sentence(null, report)).toMatch(/Camp.*The Shiny Orb/);
  });
  it("the story reports a drawn badge in any game", () => {
    const report = { kind: "badge drawn", player: 1, region: null, by: "flying", number: 0 };
    expect(sentence(null, report)).toBe("Player 1 draws a badge: Flying.");
  });
  it("the story calls relics by name", () => expect(abilityName(RELIC)).toBe("The Shiny Orb"));
});

describe("hints for a first game", () => {
  const tor = region({ id: "tor", tokens: 2, player: null, race: null, tribe: true, monsters: true });
  const ford = region({ id: "ford", tokens: 0, player: null, race: null, features: ["river"] });
  const price = (id: string) => ({ region: id, tokens: 2, short: 0, faces: 0, items: [], refusals: [] });
  const conquering = (...open: string[]) =>
    view({
      regions: [tor, ford],
      actions: open.map((id) => ({ do: "conquer", region: id, tokens: 2 })),
      prices: ["tor", "ford"].map(price),
    });

  it("a hint mentions Monsters if some can be conquered", () =>
    expect(topicsOf(conquering("tor"))).toEqual(["asked", "monsters", "hill"]));
  it("a hint mentions a river if one can be conquered", () =>
    expect(topicsOf(conquering("ford"))).toEqual(["asked", "river"]));
  it("a hint mentions Monsters or a river only within reach", () => expect(topicsOf(conquering())).toEqual(["asked"]));
  it("a hint names other pieces in a region in reach", () => {
    const spire = region({ id: "tor", player: null, race: null, features: ["peak"], pieces: { "peak-coin": 4 } });
    expect(topicsOf({ ...conquering("tor"), regions: [spire] })).toEqual(["asked", "peak", "piece-peak-coin"]);
  });
  it("a hint mentions marked entries to races off the map", () => {
    const land = { name: "", features: ["hill"], beside: [], coast: false };
    const gate = { ...land, id: "tor", edge: true, entry: true };
    const shut = { ...land, id: "ford", edge: true, entry: false };
    const board = (...regions: Board["regions"]) =>
      ({
        ...{ name: "x", title: "", world: "surface", players: 2, rounds: 10 },
        ...{ regions, terrains: {}, tiles: [], tunnels: [], shapes: null },
      }) satisfies Board;
    expect(topicsOf(conquering(), board(gate, shut))).toEqual(["asked", "entry"]);
    expect(topicsOf(conquering(), board(gate, { ...shut, features: ["river"] }))).toEqual(["asked"]);
    const settled = { ...conquering(), regions: [{ ...tor, player: 1, tribe: false, monsters: false }] };
    expect(topicsOf(settled, board(gate, shut))).toEqual(["asked"]);
  });
  it("a hint mentions the special rules of a scenario", () => {
    expect(topicsOf(conquering("ford"), null, "realms_7")).toEqual(["asked", "in-realms-7", "river"]);
    const question = { ...view({}).question, key: "choose-combo", shape: "combo" } as View["question"];
    expect(topicsOf(view({ question }), null, "realms_12")).toEqual(["choose-combo", "choose-combo-in-realms-12"]);
  });
  it("a hint explains a hand or separate columns", () => {
    const question = { ...view({}).question, key: "choose-combo", shape: "combo" } as View["question"];
    const hand = { races: [], powers: [], rows: [] };
    const apart = { ...hand, rows: [{ price: 0, coins: 2 }] };
    expect(topicsOf(view({ question, columns: hand }))).toEqual(["choose-from-hand"]);
    expect(topicsOf(view({ question, columns: apart }))).toEqual(["choose-from-columns"]);
  });
});

describe("emblems on the map", () => {
  const square: Point[] = [
    [0, 0],
    [200, 0],
    [200, 200],
    [0, 200],
  ];
  const shapes: Shapes = {
    board: "b",
    width: 200,
    height: 200,
    slot_radius: 20,
    corners: [],
    arcs: [{ id: 0, from: 0, to: 0, left: null, right: "camp", kind: "frame", points: [...square, [0, 0]] }],
    regions: { camp: { arcs: [0], center: [100, 100], radius: 60, label: [100, 150], slots: [[100, 100]] } },
  };
  const half = 30;
  const around = { name: undefined, taken: [] as Point[], half };
  const far = ([x, y]: Point, [a, b]: Point) => Math.hypot(x - a, y - b);

  it("emblems are inside their region and beside the stack", () => {
    const spots = holdingSpots(shapes, "camp", 2, around);
    for (const spot of spots) {
      expect(contains(square, spot) && toEdge(square, spot)).toBeGreaterThan(radiusOf(half));
      expect(far(spot, [100, 100])).toBeGreaterThan(half + radiusOf(half) * 0.9);
    }
    expect(far(...(spots as [Point, Point]))).toBeGreaterThan(radiusOf(half) * 2);
  });
  it("emblems do not cover printed symbols", () => {
    const [usual] = holdingSpots(shapes, "camp", 1, around);
    const [other] = holdingSpots(shapes, "camp", 1, { ...around, taken: [usual as Point] });
    expect(far(usual as Point, other as Point)).toBeGreaterThan(radiusOf(half) * 2);
  });
  it("emblems stay inside a small region", () => {
    const [left, right] = [55, 145];
    const points: Point[] = [
      [left, 0],
      [right, 0],
      [right, 200],
      [left, 200],
      [left, 0],
    ];
    const slim = { ...shapes, arcs: shapes.arcs.map((arc) => ({ ...arc, points })) };
    const taken: Point[] = [
      [70, 40],
      [130, 40],
      [70, 160],
      [130, 160],
      [100, 40],
      [100, 160],
    ];
    const [spot] = holdingSpots(slim, "camp", 1, { ...around, taken });
    expect(contains(points.slice(0, 4), spot as Point)).toBe(true);
  });
  it("emblems do not cover the name of their region", () => {
    const name = { lines: ["Camp"], x: 150, y: 100, size: 24, fits: true };
    const [spot] = holdingSpots(shapes, "camp", 1, { ...around, name });
    expect(far(spot as Point, [150, 100])).toBeGreaterThan(30);
  });
});
