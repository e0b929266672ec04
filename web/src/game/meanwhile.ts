/** The moves of a bot for an absent player. */
import type { PlayEvent } from "../lib/types";

export interface StoodIn {
  turns: number;
  /** The moves of the bot, and all events since its first decision. */
  events: PlayEvent[];
  since: PlayEvent[];
}

/** Withdrawn tokens that return without a question belong to no turn. */
const HOMECOMING = "return";

/** The moves of `mine` after `own`, the player's last event, which a bot made. Null if there are none. */
export function stoodInFor(log: PlayEvent[], mine: number[], own: number): StoodIn | null {
  let turns = 0;
  let begun = true;
  const since: PlayEvent[] = [];
  const events: PlayEvent[] = [];
  for (const event of log) {
    if (event.seq <= own) continue;
    if (event.player !== null && mine.includes(event.player) && event.action.do !== HOMECOMING) {
      if (begun) turns += 1;
      begun = false;
      events.push(event);
    }
    if (events.length) since.push(event);
    if (event.story.some((report) => report.kind === "turn began")) begun = true;
  }
  return events.length ? { turns, events, since } : null;
}
