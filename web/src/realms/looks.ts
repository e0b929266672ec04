/** What tiles look like while one builds: a colour and a sign for each terrain. */
export const COLOURS: Record<string, string> = {
  forest: "#7fae5c",
  hill: "#cdcb6d",
  mountain: "#b9ab9b",
  swamp: "#96a06f",
  farmland: "#f0d477",
  river: "#57a3c2",
  sea: "#4a93b5",
  lake: "#6bb3cc",
  chasm: "#43302b",
  "black-mountain": "#6a6478",
  "mud-pool": "#a37b52",
  "mushroom-forest": "#6fae97",
  "mystic-crystal": "#b79be0",
  mine: "#cfa65d",
};

/** So that nobody has to tell terrains by colour alone. */
export const SIGNS: Record<string, string> = {
  forest: "▲",
  hill: "◠",
  mountain: "⋀",
  swamp: "≈",
  farmland: "⁝",
  river: "~",
  sea: "~",
  lake: "~",
  chasm: "⌄",
  "black-mountain": "⋀",
  "mud-pool": "○",
  "mushroom-forest": "♣",
  "mystic-crystal": "◆",
  mine: "⛏",
};
