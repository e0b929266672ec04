/** Teams: their marks beside seats, and their names in words. */
import { listed, t } from "../lib/i18n.svelte";
import { playerName } from "../lib/names";
import type { Partners, Player, Summary, View } from "../lib/types";

const FIRST = "A".charCodeAt(0);

/** A view, a table or a scenario: all teams, if there are any. */
export interface Teamed {
  teams: Partners[];
}

/** The team of a player, if there are teams. */
export const teamOf = ({ teams }: Teamed, player: Player): Partners | undefined =>
  teams.find((team) => team.players.includes(player));

/** The letter of a team, or "×2" for a lone player who counts double. */
export function teamMark({ teams }: Teamed, team: Partners): string {
  if (team.players.length === 1) return `×${team.weight}`;
  const together = teams.filter((other) => other.players.length > 1);
  return String.fromCharCode(FIRST + together.indexOf(team));
}

/** The mark in words: "with Ben", or "alone, counts double". */
export function teamText(summary: Summary | null, team: Partners, player: Player): string {
  const others = team.players.filter((other) => other !== player).map((other) => playerName(summary, other));
  return others.length ? t("team-with", { player: listed(others) }) : t("team-alone", { number: team.weight });
}

/** The coins of a team at the end; null while some of them are hidden. */
export function teamCoins(view: View, { players, weight }: Partners): number | null {
  const coins = players.map((player) => view.seats.find((seat) => seat.player === player)?.coins ?? null);
  return coins.includes(null) ? null : weight * coins.reduce<number>((sum, own) => sum + (own ?? 0), 0);
}

/** Whether a player is an ally of the viewer: of the player on turn, if that is a seat of the viewer. */
export function isAlly(view: View, mine: Player[], player: Player | null): boolean {
  const eyes = mine.includes(view.on_turn) ? view.on_turn : (mine[0] ?? null);
  if (player === null || eyes === null || player === eyes) return false;
  return teamOf(view, eyes)?.players.includes(player) ?? false;
}

/** The teams if another seat than the scenario's first begins: "1 + 4" moves with the first player. */
export function seatedFrom({ teams }: Teamed, first: Player, players: number): Partners[] {
  const seatOf = (player: Player) => ((player - 1 + first - 1) % players) + 1;
  return teams
    .map((team) => ({ ...team, players: team.players.map(seatOf).sort((a, b) => a - b) }))
    .sort((a, b) => (a.players[0] ?? 0) - (b.players[0] ?? 0));
}
