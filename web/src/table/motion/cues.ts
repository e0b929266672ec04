/** The moments that sound and vibrate. */
import type { PlayEvent, Report, View } from "../../lib/types";

export const CUES = ["take", "conquer", "lose", "die", "coins", "decline", "capture", "turn", "win", "end"] as const;
export type Cue = (typeof CUES)[number];

const OF_KIND: Record<string, Cue> = {
  "combo taken": "take",
  "die rolled": "die",
  "coins scored": "coins",
  "coins gained": "coins",
  "race declined": "decline",
  captured: "capture",
};

/** The cues of `events`, each once; `own` if they are about a player of this browser. */
export function cuesOf(events: PlayEvent[], view: View, mine: number[]): { cue: Cue; own: boolean }[] {
  const isMine = (player: number | null | undefined) => player != null && mine.includes(player);
  const found = new Map<Cue, boolean>();
  for (const event of events) {
    for (const report of event.story) {
      const own = isMine(report.player ?? event.player) || isMine(report.from_player);
      const cue = cueOf(report, isMine);
      if (cue) found.set(cue, own || (found.get(cue) ?? false));
    }
  }
  if (events.length && view.question.shape === "over") found.set(view.winners.some(isMine) ? "win" : "end", true);
  return [...found].map(([cue, own]) => ({ cue, own }));
}

function cueOf(report: Report, isMine: (player: number | null | undefined) => boolean): Cue | undefined {
  if (report.kind !== "region conquered") return OF_KIND[report.kind];
  return isMine(report.from_player) && !isMine(report.player) ? "lose" : "conquer";
}
