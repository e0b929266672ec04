import { describe, expect, it } from "vitest";
import {
  areaOf,
  contains,
  isBuilt,
  landPath,
  regionPath,
  regionPolygon,
  sizeOf,
  toEdge,
  turned,
} from "../src/map/land/geometry";
import { lasting } from "../src/game/regions";
import { symbolsOf } from "../src/map/land/symbols";
import { isBelow } from "../src/map/land/terrains";
import { callLands, featureName, regionName, theRegion } from "../src/lib/names";
import type { Arc, Shapes } from "../src/lib/types";

const square = (from: number, to: number): [number, number][] => [
  [from, from],
  [from, to],
  [to, to],
  [to, from],
  [from, from],
];
const arc = (id: number, kind: Arc["kind"], left: string, right: string | null, points: [number, number][]): Arc => ({
  id,
  from: id,
  to: id,
  left,
  right,
  kind,
  points,
});
const place = { label: [150, 150] as [number, number], slots: [] };

/** A forest around a lake, on the table. */
const lakeland: Shapes = {
  board: "realm-lakeland",
  width: 600,
  height: 400,
  slot_radius: 18,
  corners: [
    [50, 50],
    [200, 200],
  ],
  arcs: [arc(0, "outline", "wood", null, square(50, 350)), arc(1, "shore", "pond", "wood", square(200, 260))],
  regions: {
    wood: { ...place, arcs: [0], further: [[-2]], center: [120, 120], radius: 60 },
    pond: { ...place, arcs: [1], center: [230, 230], radius: 30 },
  },
};

describe("a player-built board", () => {
  it("a board built by players is drawn by its outline", () => {
    expect(isBuilt(lakeland)).toBe(true);
    expect(isBuilt({ ...lakeland, arcs: lakeland.arcs.slice(1) })).toBe(false);
  });

  it("a region within another leaves a hole in its outline", () => {
    const wood = regionPolygon(lakeland, "wood");
    expect(contains(wood, [120, 230])).toBe(true);
    expect(contains(wood, [230, 230])).toBe(false);
    expect(areaOf(wood)).toBeCloseTo(300 ** 2 - 60 ** 2);
    expect(toEdge(wood, [190, 230])).toBeCloseTo(10);
    expect(regionPath(lakeland, "wood").match(/M/g)).toHaveLength(2);
  });

  it("a built board has land everywhere inside its outline", () => {
    expect(landPath(lakeland)).toMatch(/^M50 50.*L?.*50 50Z$/);
    const turnedRound = lakeland.arcs.map((one) =>
      one.kind === "outline" ? { ...one, left: null, right: "wood", points: [...one.points].reverse() } : one,
    );
    expect(landPath({ ...lakeland, arcs: turnedRound })).toBe(landPath(lakeland));
  });

  it("a built board keeps its holes when it is turned", () => {
    expect(contains(regionPolygon(turned(lakeland), "wood"), [230, 600 - 230])).toBe(false);
  });

  it("sizes on a built board depend only on its land", () => {
    const wide = { ...lakeland, width: 6000, height: 4000 };
    expect(sizeOf(wide)).toBe(sizeOf(lakeland));
  });
});

describe("lands of both worlds on one board", () => {
  const lands = (...features: string[]) => features.map((feature) => ({ features: [feature] }));

  it("a board counts as underground if most of its lands are", () => {
    expect(isBelow(lands("mine", "mud-pool", "hill"))).toBe(true);
    expect(isBelow(lands("mine", "farmland", "hill"))).toBe(false);
    expect(isBelow(lands("mine", "hill"))).toBe(false);
  });

  it("lands are counted without rivers and chasms", () => {
    expect(isBelow(lands("forest", "river", "river", "chasm", "chasm"))).toBe(false);
  });
});

it("a region shows symbols for pieces and for printed terrain", () => {
  expect(symbolsOf(["mountain", "mine", "peak", "coin-mine", "throne", "sword", "tunnel"])).toEqual([
    "mine",
    "peak",
    "coin-mine",
    "throne",
    "sword",
    "tunnel",
  ]);
});

it("a region lists its relic or place only once", () => {
  expect(lasting(["mountain", "peak", "throne"])).toEqual(["mountain", "peak"]);
  expect(lasting(["mine", "sword", "coin-mine"])).toEqual(["mine", "coin-mine"]);
});

const called = (id: string, name: string) => ({
  ...{ id, name, features: [], beside: [] },
  ...{ edge: false, entry: false, coast: false },
});

it("the builder's region names end with its board", () => {
  callLands({
    regions: [called("ramble-wood", "Anna’s Garden"), called("toads-ring", "Toad's Ring")],
    terrains: {},
  });
  expect(regionName("ramble-wood")).toBe("Anna’s Garden");
  expect(theRegion("ramble-wood")).toBe("Anna’s Garden");
  expect(regionName("toads-ring")).toBe("Toad's Ring");
  callLands({ regions: [], terrains: {} });
  expect(regionName("ramble-wood")).toBe("Ramble Wood");
});

it("a terrain of one board keeps the name from its author", () => {
  const terrains = { "elfins-löss": { name: "Elfin's Löß", look: "farmland", colour: "#e8dcd6" } };
  callLands({ regions: [], terrains });
  expect(featureName("elfins-löss")).toBe("Elfin's Löß");
  callLands({ regions: [], terrains: {} });
  expect(featureName("salt-flat")).toBe("Salt Flat");
});
