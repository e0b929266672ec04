/** The motions for events: what moves, from where to where. They do not depend on the page, so tests can check them. */
import type { PlayEvent, RegionView, Report, View } from "../../lib/types";

/** Where coins come from or go to, besides the purse of a player. */
export type Place = { regions: string[] } | { player: number } | "column";

export type Motion =
  | { kind: "arrive"; region: string; player: number | null } // a new stack travels to its region
  | { kind: "join"; region: string; player: number | null } // more tokens for a stack
  | { kind: "withdraw"; region: string; player: number } // the earlier stack returns to its owner
  | { kind: "fall"; region: string } // the earlier stack is gone for good
  | { kind: "flip"; region: string } // a stack in decline is turned over
  | { kind: "take"; race: string; player: number } // a combo goes from the column to the player
  | { kind: "off"; race: string | null; player: number; number: number } // tokens leave the hand until the next turn
  | { kind: "coins"; player: number; coins: number; place: Place } // to the purse, or from it if negative
  | { kind: "capture"; region: string; player: number } // a Leader is led away
  | { kind: "tile" }; // stacks travel with the tile below them

/** The motions of `events`, which led from `before` to `after`; one at most for each stack and each source of coins. */
export function motionsOf(events: PlayEvent[], before: View | null, after: View): Motion[] {
  const found = new Map<string, Motion>();
  for (const event of events) {
    for (const report of event.story) {
      for (const motion of motionsFor(report, event, before, after)) {
        const key = keyOf(motion);
        const earlier = found.get(key);
        found.set(key, earlier?.kind === "coins" && motion.kind === "coins" ? together(earlier, motion) : motion);
      }
    }
  }
  // A new stack brings its tokens along, and one that returns to its owner is not gone.
  for (const motion of found.values()) {
    if (motion.kind === "arrive") found.delete(`join ${motion.region}`);
    if (motion.kind === "withdraw") found.delete(`fall ${motion.region}`);
  }
  return [...found.values()];
}

/** What a motion is about: the next one about the same thing replaces it. */
export function keyOf(motion: Motion): string {
  if (motion.kind === "coins")
    return `coins ${motion.player} ${typeof motion.place === "string" ? "column" : sourceOf(motion.place)}`;
  return "region" in motion ? `${motion.kind} ${motion.region}` : motion.kind;
}

const sourceOf = (place: { regions: string[] } | { player: number }) => ("regions" in place ? "map" : place.player);

type Coins = Extract<Motion, { kind: "coins" }>;

function together(one: Coins, other: Coins): Coins {
  const regions = [one, other].flatMap(({ place }) =>
    typeof place === "object" && "regions" in place ? place.regions : [],
  );
  const place = regions.length ? { regions: [...new Set(regions)] } : one.place;
  return { ...one, coins: one.coins + other.coins, place };
}

function motionsFor(report: Report, event: PlayEvent, before: View | null, after: View): Motion[] {
  const player = report.player ?? (report.race ? null : event.player);
  const { region, number } = report;
  switch (report.kind) {
    case "region conquered": {
      if (!region) return [];
      const arrive: Motion = { kind: "arrive", region, player };
      return report.tribe || report.from_player ? [{ kind: "fall", region }, arrive] : [arrive];
    }
    case "tokens deployed":
    case "tokens joined":
      return region && number > 0 ? [{ kind: "join", region, player }] : [];
    case "tokens withdrew":
    case "region abandoned":
      return region && player !== null ? [{ kind: "withdraw", region, player }] : [];
    case "combo taken":
      return report.by && player !== null ? [{ kind: "take", race: report.by, player }] : [];
    case "tokens taken off":
      return number > 0 && player !== null ? [{ kind: "off", race: report.race ?? null, player, number }] : [];
    case "race declined":
      return heldBy(after, player, report.by, true).map(({ id }) => ({ kind: "flip", region: id }));
    case "race left the map":
      return heldBy(before, player, report.by).map(({ id }) => ({ kind: "fall", region: id }));
    case "captured":
      return region && typeof report.other === "number" ? [{ kind: "capture", region, player: report.other }] : [];
    case "tile moved":
      return [{ kind: "tile" }];
    default:
      return player === null ? [] : coinsOf(report, player, after);
  }
}

function coinsOf(report: Report, player: number, after: View): Motion[] {
  const coins = (coins: number, place: Place): Motion[] => (coins ? [{ kind: "coins", player, coins, place }] : []);
  switch (report.kind) {
    case "coins scored": {
      const held = heldBy(after, player, report.race ?? null, report.declined);
      return coins(report.number, { regions: held.map(({ id }) => id) });
    }
    case "coins found":
      return coins(report.number, "column");
    case "coins gained":
      return coins(report.number, { regions: [] });
    case "coins paid":
      return coins(-report.number, "column");
    case "coins spent":
    case "bought":
      return coins(-report.number, { regions: [] });
    case "coins taken":
      return typeof report.other === "number" ? coins(report.number, { player: report.other }) : [];
    default:
      return [];
  }
}

const heldBy = (
  view: View | null,
  player: number | null,
  race: string | null,
  declined?: boolean | undefined,
): RegionView[] =>
  (view?.regions ?? []).filter(
    (region) =>
      region.player === player && region.race === race && (declined === undefined || region.declined === declined),
  );
