/** How long the moves of others stay on the screen: each as its kind deserves, and a whole turn never too long. */
import type { PlayEvent } from "../lib/types";

/** The longest that the moves of one turn take at normal speed. */
export const TURN_MS = 2200;
/** How long a die tumbles at normal speed; its result is not shown before. */
export const TUMBLE_MS = 380;
/** How long its result stays on the screen: your own until you press, the others' no longer than their move. */
export const DIE_MS = { own: 1500, others: 700 };
const TURNS = 2; // so many turns may wait before the film runs faster

/** By kind of report; everything else is OTHER_MS. */
const MS: Record<string, number> = {
  "turn began": 0,
  "tokens deployed": 60,
  "region conquered": 360,
  "combo taken": 480,
  "race declined": 480,
  captured: 420,
  "coins scored": 520,
  "die rolled": DIE_MS.others,
};
const OTHER_MS = 180;

/** How long these events would be shown if a turn could last any length of time. */
export const naturalMs = (events: PlayEvent[]): number =>
  events.reduce((sum, event) => sum + Math.max(0, ...event.story.map((report) => MS[report.kind] ?? OTHER_MS)), 0);

export const beginsTurn = (event: PlayEvent): boolean => event.story.some((report) => report.kind === "turn began");

/**
 * The part of `natural` that the turn has time for: it already took `spent`, and its waiting events need `ahead`. If more
 * turns wait than usual, each gets less time.
 */
export function squeezed(natural: number, { ahead, spent, turns }: { ahead: number; spent: number; turns: number }) {
  const fits = Math.min(1, Math.max(0, TURN_MS - spent) / (natural + ahead));
  return natural * fits * Math.min(1, TURNS / Math.max(1, turns));
}
