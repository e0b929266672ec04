/** The levels of bots for people, and when another level is offered. */
import type { Catalogue, Summary } from "./types";

/** Takes a seat unless the player chooses another: it declines like a player, and a newcomer can beat it. */
export const USUAL_BOT = "easy";
/** Plays in the tutorial, whose steps need an opponent that always takes what it can. */
export const LESSON_BOT = "greedy";

/** The levels for people, from the weakest. */
export const levelsOf = (bots: Catalogue["bots"]) => bots.filter((bot) => bot.title);

/** Whether no person has a seat, or can take one. */
export const onlyBots = ({ seats }: Summary) => seats.every((seat) => seat.kind === "bot");

export type Step = "harder" | "easier";

/** A finished game of one person against bots. */
export interface Result {
  table: string;
  bots: string[]; // by seat
  won: boolean;
}

const KEPT = 10;
const LOSSES = 2; // in a row, until an easier level is offered

/** The results with one more; a table counts once. */
export function withResult(results: readonly Result[], result: Result): Result[] {
  return results.some(({ table }) => table === result.table) ? [...results] : [...results, result].slice(-KEPT);
}

/**
 * The step that is offered after a game: harder after a win, easier after two losses in a row against the same
 * bots. `levels` are the words of the levels from the weakest.
 */
export function stepAfter(results: readonly Result[], table: string, levels: readonly string[]): Step | null {
  const place = results.findIndex((result) => result.table === table);
  const last = results[place];
  if (!last) return null;
  const places = last.bots.map((bot) => levels.indexOf(bot)).filter((level) => level >= 0);
  if (last.won) return places.some((level) => level < levels.length - 1) ? "harder" : null;
  const row = results.slice(Math.max(0, place + 1 - LOSSES), place + 1);
  const lost = row.filter(({ won, bots }) => !won && bots.join() === last.bots.join());
  return lost.length === LOSSES && places.some((level) => level > 0) ? "easier" : null;
}
