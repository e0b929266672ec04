/** The content of a region, apart from the tokens of a player. */
import type { RegionView } from "../lib/types";

const LYING = ["throne", "sword"]; // marks that a table shows as a relic or place, until it moves

/** Whether a region is held by a piece without a player, which has no tokens to count. */
export const isPiece = (region: RegionView) =>
  region.player === null && region.race !== null && region.race in region.pieces;

/** The piece that names the kind of tokens, if no player owns them and there are several kinds. */
export const guardsIn = (region: RegionView) =>
  region.player === null && region.race !== null && !isPiece(region) ? (Object.keys(region.pieces)[0] ?? null) : null;

/** The features of a region, except those shown as a relic or place. */
export const lasting = (features: string[]) => features.filter((feature) => !LYING.includes(feature));
