/** Places beside the regions: a picture by the name of its race, as icons are. */
import type { RaceOnMap, View } from "../../lib/types";

/** What lies there: what may be bought, and what is gathered, each put aside by an ability. */
const ISLES: Record<string, { offers: string; gathers: string }> = {
  ghosts: { offers: "necromancer", gathers: "well-of-souls" },
};

/** A race's island, the tokens of its hand that stand on it, and how much it has gathered. */
export interface Isle {
  player: number;
  race: string;
  tokens: number;
  gathered: number;
}

export function isleOf(view: View): Isle | null {
  for (const { player, races } of view.seats) {
    for (const { race, hand, stock } of races) {
      const isle = ISLES[race];
      if (isle) return { player, race, tokens: hand, gathered: stock[isle.gathers] ?? 0 };
    }
  }
  return null;
}

export const hasIsle = (race: RaceOnMap) => race.race in ISLES;

/** What a race with an island may buy. */
export const offersOf = (race: RaceOnMap): string[] =>
  (race.stores[ISLES[race.race]?.offers ?? ""] ?? []).filter((name) => name !== null);
