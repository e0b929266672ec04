/** The income of combos in games between bots, as docs/research/simulation.md explains it. */
import { api } from "../lib/api";
import type { Almanac, Combo } from "../lib/types";

const SURE = 1.96; // standard errors on either side of a 95% confidence interval

/** By number of players. */
export const almanac = $state<Record<number, Almanac>>({});
const asked = new Set<number>();

/** Fetch it once for each number of players. Without it, the game works too. */
export async function openAlmanac(players: number): Promise<void> {
  if (asked.has(players)) return;
  asked.add(players);
  const book = await api.almanac(players).catch(() => null);
  if (book) almanac[players] = book;
}

/** The expected coins of a combo taken now, minus its price and plus the coins on it. */
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
