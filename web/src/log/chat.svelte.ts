/** What people at the table say, and what floats beside their seats for a while. */
import { t } from "../lib/i18n.svelte";
import type { ChatMessage } from "../lib/types";

const KEPT = 50;
const FLOATS_S = 9;

export const spokenText = (line: ChatMessage) => (line.phrase ? t(`phrase-${line.phrase}`) : (line.text ?? ""));

export class Chat {
  lines = $state.raw<ChatMessage[]>([]);
  /** By player. */
  bubbles = $state.raw<Record<number, ChatMessage>>({});

  /** Takes what was said, unless it is known: whoever comes back hears the last lines again. */
  hear(line: ChatMessage, now = Date.now() / 1000): boolean {
    if (this.lines.some((known) => known.at === line.at && known.player === line.player)) return false;
    this.lines = [...this.lines, line].slice(-KEPT);
    const { player } = line;
    const left = FLOATS_S - (now - line.at);
    if (left <= 0) return true;
    this.bubbles = { ...this.bubbles, [player]: line };
    setTimeout(
      () => {
        if (this.bubbles[player] !== line) return;
        const { [player]: _, ...others } = this.bubbles;
        this.bubbles = others;
      },
      Math.min(left, FLOATS_S) * 1000,
    );
    return true;
  }
}
