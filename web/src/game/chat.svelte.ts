/** The chat of a table, and the lines that float beside seats for a while. */
import { t } from "../lib/i18n.svelte";
import { theRegion } from "../lib/names";
import type { ChatMessage, Team } from "../lib/types";

const KEPT = 50;
const FLOATS_MS = 9_000;

/** A line in the reader's language, with a mark if only the team can read it. */
export function spokenText(line: ChatMessage): string {
  const text = line.phrase
    ? t(`phrase-${line.phrase}`)
    : line.region
      ? t("chat-points", { region: theRegion(line.region) })
      : (line.text ?? "");
  return line.team ? t("chat-said-to-team", { text }) : text;
}

/** Whether these seats have partners, so that team chat makes sense. */
export const hasPartners = (teams: Team[], seats: number[]) =>
  seats.length > 0 && teams.some(({ players }) => players.length > 1 && seats.every((seat) => players.includes(seat)));

export class Chat {
  lines = $state.raw<ChatMessage[]>([]);
  /** By player. */
  bubbles = $state.raw<Record<number, ChatMessage>>({});

  /** Adds a line unless it is known: a new connection repeats the last lines. */
  hear(line: ChatMessage): boolean {
    if (this.lines.some((known) => known.at === line.at && known.player === line.player)) return false;
    this.lines = [...this.lines, line].slice(-KEPT);
    const { player } = line;
    if (line.earlier) return true;
    this.bubbles = { ...this.bubbles, [player]: line };
    setTimeout(() => {
      if (this.bubbles[player] !== line) return;
      const { [player]: _, ...others } = this.bubbles;
      this.bubbles = others;
    }, FLOATS_MS);
    return true;
  }
}
