import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { symbolsOf } from "../src/map/land/symbols";
import { scenery } from "../src/map/land/scenery";
import { darker, isDark, isDeep, isOwnTerrain, isWater, lookOf, LOOKS, terrainOf } from "../src/map/land/terrains";

const content = join(__dirname, "../../src/smallworld/content");
const terrains = ["base", "underground"].flatMap((box) =>
  readdirSync(join(content, box, "maps"))
    .filter((file) => file.endsWith(".toml"))
    .flatMap((file) =>
      [...readFileSync(join(content, box, "maps", file), "utf8").matchAll(/^terrain = "(.+)"$/gm)].map(
        (match) => match[1] ?? "",
      ),
    ),
);
const pictures = ["Pictures", "Caves"]
  .map((name) => readFileSync(join(__dirname, `../src/map/land/${name}.svelte`), "utf8"))
  .join("");
const ids = [
  ...[...pictures.matchAll(/id="([a-z-]+)"/g)].map((match) => match[1]),
  ...[...pictures.matchAll(/^ {4}"?([a-z-]+)"?: \["#/gm)].map((match) => `paint-${match[1]}`),
];
const field: [number, number][] = [
  [0, 0],
  [400, 0],
  [400, 400],
  [0, 400],
];

describe("each terrain of the maps", () => {
  it.each([...new Set(terrains)])("terrain %s has a paint, a texture and scenery", (terrain) => {
    const motifs = scenery("a board/a region", terrain, field, []);
    const used = [`paint-${terrain}`, LOOKS[terrain]?.texture, ...motifs.map((motif) => motif.picture)];
    expect(motifs.length).toBeGreaterThan(0);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe("a terrain that only one board has", () => {
  const board = { terrains: { "salt-flat": { name: "Salt Flat", look: "farmland", colour: "#e8dcd6" } } };

  it("a terrain of one board is the land of its region", () => {
    expect(terrainOf(["salt-flat", "mine", "well"])).toBe("salt-flat");
    expect(symbolsOf(["salt-flat", "mine", "well"])).toEqual(["mine", "well"]);
    expect(isWater(["salt-flat"])).toBe(false);
  });

  it("a terrain of one board has its own colour", () => {
    expect(lookOf(board, "salt-flat")).toEqual({ ...LOOKS.farmland, colour: "#e8dcd6" });
    expect(lookOf(board, "hill")).toBe(LOOKS.hill);
    expect(darker("#e8dcd6")).toBe("#c8bdb8");
  });

  it("terrains of the rules belong to every board", () => {
    expect(["hill", "mine", "volcano", "well", "tunnel", "coast"].filter(isOwnTerrain)).toEqual([]);
  });
});

describe("a mine", () => {
  it("a mine on the surface is a symbol on its land", () => {
    expect(terrainOf(["farmland", "mine"])).toBe("farmland");
    expect(symbolsOf(["farmland", "mine"])).toEqual(["mine"]);
    expect(isDeep(["farmland", "mine"])).toBe(false);
  });

  it("a mine underground is the land itself", () => {
    expect(terrainOf(["mine"])).toBe("mine");
    expect(symbolsOf(["mine"])).toEqual([]);
    expect(isDeep(["mine"])).toBe(true);
  });
});

describe("a chasm", () => {
  it("a chasm is dark, and shows its volcano", () => {
    expect(symbolsOf(["chasm", "volcano"])).toEqual(["volcano"]);
    expect(isDark(["chasm", "volcano"])).toBe(true);
    expect(isWater(["chasm"])).toBe(false);
  });
});

it("a river counts as water", () => expect(isWater(["river"])).toBe(true));
