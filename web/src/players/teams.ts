/** Who plays with whom: how teams are marked beside a seat, and told in words. */
import { t } from "../lib/i18n.svelte";
import { playerName } from "../lib/names";
import type { Player, Summary, Team, View } from "../lib/types";

const FIRST = "A".charCodeAt(0);

/** The team of a player, where there are teams. */
export const teamOf = (view: View, player: Player): Team | undefined =>
  view.teams.find((team) => team.players.includes(player));

/** A letter for who play together, "×2" for who is alone and counts double. */
export function teamMark(view: View, team: Team): string {
  if (team.players.length === 1) return `×${team.weight}`;
  const together = view.teams.filter((other) => other.players.length > 1);
  return String.fromCharCode(FIRST + together.indexOf(team));
}

/** The mark in words: "with Ben", or "alone, counts double". */
export function teamText(summary: Summary | null, team: Team, player: Player): string {
  const others = team.players.filter((other) => other !== player).map((other) => playerName(summary, other));
  return others.length ? t("team-with", { player: others.join(", ") }) : t("team-alone", { number: team.weight });
}
