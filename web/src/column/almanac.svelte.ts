/** What combos earned in games between bots; docs/research/simulation.md says what that means. */
import { api } from "../lib/api";
import type { Almanac, Combo } from "../lib/types";

const SURE = 1.96; // standard errors to either side that hold the true mean with 95 % confidence

/** By the number of players at a table. */
export const almanac = $state<Record<number, Almanac>>({});
const asked = new Set<number>();

/** Fetch it once for a size of table. Who cannot have it plays without: nothing depends on it. */
export async function openAlmanac(players: number): Promise<void> {
  if (asked.has(players)) return;
  asked.add(players);
  const book = await api.almanac(players).catch(() => null);
  if (book) almanac[players] = book;
}

/** Coins that a combo taken now brings until it is gone, less its price and with what lies on it. */
export function expected(
  book: Almanac,
  players: number,
  turn: number,
  combo: Combo,
): { coins: number; within: number } | null {
  const table = book.tables[players];
  const mean = table?.turns[turn];
  const effect = combo.power && (turn === 1 ? table?.first : table?.later)?.pairs[combo.race]?.[combo.power];
  if (!mean || !effect) return null;
  const [coins, error] = mean;
  const [share, doubt] = effect;
  return {
    coins: Math.round(coins * (1 + share)) - combo.price + combo.coins,
    within: Math.max(1, Math.round(SURE * Math.hypot(coins * doubt, error * (1 + share)))),
  };
}
