/** What stands in a region, beyond the tokens of a player. */
import type { RegionView } from "../lib/types";

const LYING = ["throne", "sword"]; // marks of what lies there at a table as a relic or place, until it goes elsewhere

/** Whether what holds a region for nobody is a piece: of that there are no tokens to speak of. */
export const isPiece = (region: RegionView) =>
  region.player === null && region.race !== null && region.race in region.pieces;

/** The piece that says whose tokens stand there, where nobody plays them and there are several kinds. */
export const guardsIn = (region: RegionView) =>
  region.player === null && region.race !== null && !isPiece(region) ? (Object.keys(region.pieces)[0] ?? null) : null;

/** The features of a region but for what is told as a relic or place that lies there. */
export const lasting = (features: string[]) => features.filter((feature) => !LYING.includes(feature));
