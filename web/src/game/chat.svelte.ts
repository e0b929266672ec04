/** What people at the table say, and what floats beside their seats for a while. */
import { t } from "../lib/i18n.svelte";
import { theRegion } from "../lib/names";
import type { ChatMessage, Team } from "../lib/types";

const KEPT = 50;
const FLOATS_MS = 9_000;

/** What was said, in the reader's language, and that it was said to the team if others do not read it. */
export function spokenText(line: ChatMessage): string {
  const text = line.phrase
    ? t(`phrase-${line.phrase}`)
    : line.region
      ? t("chat-points", { region: theRegion(line.region) })
      : (line.text ?? "");
  return line.team ? t("chat-said-to-team", { text }) : text;
}

/** Whether somebody else plays in the team of all these seats, so that one may speak to them alone. */
export const hasPartners = (teams: Team[], seats: number[]) =>
  seats.length > 0 && teams.some(({ players }) => players.length > 1 && seats.every((seat) => players.includes(seat)));

export class Chat {
  lines = $state.raw<ChatMessage[]>([]);
  /** By player. */
  bubbles = $state.raw<Record<number, ChatMessage>>({});

  /** Takes what was said, unless it is known: whoever comes back hears the last lines again. */
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
