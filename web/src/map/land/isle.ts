/** Islands beside the map. The picture of an island has the name of its race, like an icon. */
import type { RaceOnMap, View } from "../../lib/types";

/** The content of a place: things to buy, and things gathered, each stored by an ability. */
const ISLES: Record<string, { offers: string; gathers: string }> = {
  ghosts: { offers: "necromancer", gathers: "well-of-souls" },
};

/** The island of a race, the tokens of its hand there, and how much it has gathered. */
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

/** The things that a race with an island may buy. */
export const offersOf = (race: RaceOnMap): string[] =>
  (race.stores[ISLES[race.race]?.offers ?? ""] ?? []).filter((name) => name !== null);
