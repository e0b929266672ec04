/** The look of tiles in the builder: a colour and a sign for each terrain. */
import { LOOKS } from "../land/terrains";

export const COLOURS: Record<string, string> = Object.fromEntries(
  Object.entries(LOOKS).map(([terrain, look]) => [terrain, look.colour]),
);

/** So that terrains do not differ by colour alone. */
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
