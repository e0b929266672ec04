/** The look of each terrain: its texture, its rim, and its world. */
import type { Board } from "../../lib/types";

interface Look {
  colour: string; // for small pictures
  texture: string; // the name of a pattern
  rim: string; // a colour along the inside of its border
  deep?: boolean; // of the underground world
  water?: boolean;
  dark?: boolean; // dark enough for light letters
}

export const LOOKS: Record<string, Look> = {
  mountain: { colour: "#b9ab9b", texture: "scree", rim: "#53463b" },
  hill: { colour: "#cdcb6d", texture: "flecks", rim: "#6b6a22" },
  forest: { colour: "#7fae5c", texture: "flecks", rim: "#2c4a20" },
  farmland: { colour: "#f0d477", texture: "stubble", rim: "#96701d" },
  swamp: { colour: "#96a06f", texture: "murk", rim: "#37452c" },
  sea: { colour: "#4a93b5", texture: "sheen", rim: "#1c4f6b", water: true },
  lake: { colour: "#6bb3cc", texture: "sheen", rim: "#2c6f8a", water: true },
  "black-mountain": { colour: "#6a6478", texture: "strata", rim: "#1f1a2b", deep: true },
  "mud-pool": { colour: "#a37b52", texture: "ooze", rim: "#3d2712", deep: true },
  "mushroom-forest": { colour: "#6fae97", texture: "spores", rim: "#17392f", deep: true },
  "mystic-crystal": { colour: "#b79be0", texture: "facets", rim: "#3b2470", deep: true },
  mine: { colour: "#cfa65d", texture: "grit", rim: "#5a3c10", deep: true },
  river: { colour: "#57a3c2", texture: "sheen", rim: "#0f4256", deep: true, water: true },
  chasm: { colour: "#43302b", texture: "cracks", rim: "#b08a72", deep: true, dark: true },
};

export const SYMBOLS = ["mine", "cavern", "magic", "volcano"];
/** The tokens that get their meaning from a custom scenario. */
export const TOKENS = ["well", "cairn", "statue", "shrine", "oak", "gate", "beacon"];
/** The pieces of built boards. */
export const MARKS = ["peak", "coin-mine", "throne", "sword", "tunnel", "vein-a", "vein-b", "vein-c", ...TOKENS];

/** Whether a feature is a terrain that only one board has. */
export const isOwnTerrain = (feature: string) => !(feature in LOOKS || LAID.has(feature));
const LAID = new Set([...SYMBOLS, ...MARKS, "west-vein", "middle-vein", "east-vein", "elsewhere", "coast", "edge"]);

/** The terrain among the features of a region: a mine is an underground terrain if there is no other. */
export const terrainOf = (features: string[]): string =>
  features.find((feature) => (feature in LOOKS && feature !== "mine") || isOwnTerrain(feature)) ??
  (features.includes("mine") ? "mine" : "hill");

/** The look of a terrain, which may be one that only this board has. */
export function lookOf({ terrains }: Pick<Board, "terrains">, terrain: string): Look | undefined {
  const own = terrains[terrain];
  const look = LOOKS[own?.look ?? terrain];
  return own && look ? { ...look, colour: own.colour } : look;
}

/** A colour such as "#e8dcd6", a little darker. */
export const darker = (colour: string) =>
  `#${[1, 3, 5]
    .map((place) =>
      Math.round(parseInt(colour.slice(place, place + 2), 16) * DARKER)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
const DARKER = 0.86;

export const isWater = (features: string[]) => LOOKS[terrainOf(features)]?.water ?? false;
export const isDeep = (features: string[]) => LOOKS[terrainOf(features)]?.deep ?? false;
export const isDark = (features: string[]) => LOOKS[terrainOf(features)]?.dark ?? false;

/** Whether a board is underground: more than half of its lands are. */
export function isBelow(regions: { features: string[] }[]): boolean {
  const lands = regions.filter(({ features }) => !isWater(features) && !isDark(features));
  return lands.filter(({ features }) => isDeep(features)).length * 2 > lands.length;
}
