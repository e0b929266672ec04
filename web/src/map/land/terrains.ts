/** The look of each terrain: its texture, its rim, and its world. */

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

/** The terrain among the features of a region: a mine is an underground terrain if there is no other. */
export const terrainOf = (features: string[]): string =>
  features.find((feature) => feature in LOOKS && feature !== "mine") ?? (features.includes("mine") ? "mine" : "hill");

export const isWater = (features: string[]) => LOOKS[terrainOf(features)]?.water ?? false;
export const isDeep = (features: string[]) => LOOKS[terrainOf(features)]?.deep ?? false;
export const isDark = (features: string[]) => LOOKS[terrainOf(features)]?.dark ?? false;

/** Whether a board is underground: more than half of its lands are. */
export function isBelow(regions: { features: string[] }[]): boolean {
  const lands = regions.filter(({ features }) => !isWater(features) && !isDark(features));
  return lands.filter(({ features }) => isDeep(features)).length * 2 > lands.length;
}
