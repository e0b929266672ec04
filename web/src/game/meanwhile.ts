/** What a bot did for somebody who was away. */
import type { PlayEvent } from "../lib/types";

export interface StoodIn {
  turns: number;
  /** What the bot did; and all that happened from its first decision on. */
  events: PlayEvent[];
  since: PlayEvent[];
}

/** What comes home unasked is nobody's turn. */
const HOMECOMING = "return";

/** What `mine` did after `own`, the last event that their person made: a bot did it. Null if there is nothing. */
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
