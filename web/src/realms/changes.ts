/** What changed between two boards of the builder, for readers who do not see them. */
import type { RealmDraft, RealmPlacedTile } from "../lib/types";

/** The id of a message, and its values. */
export type Change = [string, Record<string, string | number>];

const place = ({ letter, cell }: RealmPlacedTile) => ({ letter, column: cell[0] ?? 0, row: cell[1] ?? 0 });

/** The change as a message; null if the control that made it says enough, such as a mark or a name. */
export function changeOf(before: RealmDraft, after: RealmDraft): Change | null {
  const was = new Map(before.tiles.map((tile) => [tile.letter, tile]));
  const is = new Set(after.tiles.map((tile) => tile.letter));
  const gone = before.tiles.filter((tile) => !is.has(tile.letter));
  const laid = after.tiles.filter((tile) => JSON.stringify(was.get(tile.letter)) !== JSON.stringify(tile));
  const [tile] = laid;
  if (laid.length + gone.length > 1) return ["builder-said-tiles", { number: after.tiles.length }];
  if (gone[0]) return ["builder-said-removed", { letter: gone[0].letter }];
  if (tile) {
    const earlier = was.get(tile.letter);
    if (!earlier) return ["builder-said-laid", place(tile)];
    if (earlier.cell.join() !== tile.cell.join()) return ["builder-said-moved", place(tile)];
    return ["builder-said-turned", { letter: tile.letter }];
  }
  const more = after.pieces.length - before.pieces.length;
  if (more > 0) return ["builder-said-piece", {}];
  if (more < 0) return ["builder-said-piece-removed", {}];
  if (JSON.stringify(after.pieces) !== JSON.stringify(before.pieces)) return ["builder-said-piece-changed", {}];
  return null;
}
