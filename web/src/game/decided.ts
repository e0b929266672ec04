/** What decided a game: where the winner earned more than another player. */
import { standingsOf } from "./ending";
import type { PlayEvent, View } from "../lib/types";

/** Coins of both players from one source: "regions", "declined", "purse", or a race or power by name. */
export interface Cause {
  what: string;
  winner: number;
  other: number;
}

export interface Decided {
  winner: number;
  other: number;
  lead: number; // in coins
  causes: Cause[]; // in which the winner earned more, the largest difference first
  swing: { turn: number; coins: number } | null; // the round in which the lead grew most
}

const MOST = 3;

/**
 * Compares the winner with the best player of this browser, or a winner of this browser with the next best player. `rows`
 * are the coins after every turn of any player. Null if coins did not decide, or teams played.
 */
export function whatDecided(view: View, events: PlayEvent[], rows: number[][], mine: number[]): Decided | null {
  if (view.outright.length || view.teams.length || !view.winners.length) return null;
  const order = standingsOf(view);
  const won = order.filter((row) => row.won);
  const lost = order.filter((row) => !row.won);
  const winner = won.find((row) => mine.includes(row.player)) ?? won[0];
  const other = won.some((row) => mine.includes(row.player))
    ? lost[0]
    : (lost.find((row) => mine.includes(row.player)) ?? lost[0]);
  if (!winner || !other) return null;
  const lead = winner.coins - other.coins;
  const of = (player: number) => earnedBy(player, events);
  const [theirs, others] = [of(winner.player), of(other.player)];
  const causes = [...new Set([...theirs.keys(), ...others.keys()])].map((what) => ({
    what,
    winner: theirs.get(what) ?? 0,
    other: others.get(what) ?? 0,
  }));
  return {
    winner: winner.player,
    other: other.player,
    lead,
    causes: causes
      .filter((cause) => cause.winner > cause.other)
      .sort((a, b) => b.winner - b.other - (a.winner - a.other))
      .slice(0, MOST),
    swing: swingOf(rows, winner.player, other.player, view.seats.length),
  };
}

/** The coins of a player by source; those outside the scoring, paid and found, are one sum. */
function earnedBy(player: number, events: PlayEvent[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (what: string, coins: number) => sums.set(what, (sums.get(what) ?? 0) + coins);
  for (const report of events.flatMap((event) => event.story)) {
    if (report.kind === "coins taken" && report.other === player) add("purse", -report.number);
    if (report.player !== player) continue;
    if (report.kind === "coins scored") add(report.by ?? (report.declined ? "declined" : "regions"), report.number);
    else if (GAINS.has(report.kind)) add("purse", report.number);
    else if (COSTS.has(report.kind)) add("purse", -report.number);
  }
  return sums;
}

const GAINS = new Set(["coins found", "coins gained", "coins taken"]);
const COSTS = new Set(["coins paid", "coins spent", "bought"]);

function swingOf(rows: number[][], winner: number, other: number, players: number): Decided["swing"] {
  let best: Decided["swing"] = null;
  let before = 0;
  for (let last = players - 1; last < rows.length; last += players) {
    const lead = (rows[last]?.[winner - 1] ?? 0) - (rows[last]?.[other - 1] ?? 0);
    if (lead - before > (best?.coins ?? 0)) best = { turn: (last + 1) / players, coins: lead - before };
    before = lead;
  }
  return best;
}
