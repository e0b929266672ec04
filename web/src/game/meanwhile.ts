/** What happened since the player's last turn, and the moves of a bot for an absent player. */
import type { PlayEvent } from "../lib/types";

export interface StoodIn {
  turns: number;
  /** The moves of the bot, and all events since its first decision. */
  events: PlayEvent[];
  since: PlayEvent[];
}

/**
 * The events after the last decision that a player of `mine` made in their own turn; empty without such a decision.
 * Answers in the turns of others, such as places for withdrawn tokens, do not count.
 */
export function sinceOwnTurn(log: PlayEvent[], mine: number[]): PlayEvent[] {
  let onTurn = log.find((event) => event.player !== null)?.player;
  let last = -1;
  for (const [place, event] of log.entries()) {
    if (event.player !== null && event.player === onTurn && mine.includes(event.player)) last = place;
    const begun = event.story.findLast((report) => report.kind === "turn began");
    if (begun) onTurn = begun.player;
  }
  return last < 0 ? [] : log.slice(last + 1);
}

/** Withdrawn tokens that return without a question belong to no turn. */
const HOMECOMING = "return";

/** The moves of `mine` after `own`, the player's last event, which a bot made. Null if there are none. */
export function stoodInFor(log: PlayEvent[], mine: number[], own: number): StoodIn | null {
  let turns = 0;
  let begun = true;
  let away = false; // whether another player is on turn: then a standing order places tokens that returned
  const since: PlayEvent[] = [];
  const events: PlayEvent[] = [];
  for (const event of log) {
    const next = event.story.findLast((report) => report.kind === "turn began");
    const withdrawn = away || event.action.do === HOMECOMING;
    if (next?.player != null) away = !mine.includes(next.player);
    if (event.seq <= own) continue;
    if (event.player !== null && mine.includes(event.player) && !withdrawn) {
      if (begun) turns += 1;
      begun = false;
      events.push(event);
    }
    if (events.length) since.push(event);
    if (next) begun = true;
  }
  return events.length ? { turns, events, since } : null;
}
