/** The winners, in a sentence. */
import { listed, t } from "../lib/i18n.svelte";
import { playerName } from "../lib/names";
import { teamMark } from "./teams";
import type { Summary, View } from "../lib/types";

/** The winners; a team by its letter and the coins of its partners. */
export function winnersText(summary: Summary | null, view: View): string {
  const names = (players: number[]) =>
    listed(
      players.map((player) => playerName(summary, player)),
      "conjunction",
    );
  const { winners } = view;
  const team = view.teams.find((one) => one.players.length === winners.length && one.players.every(isAmong(winners)));
  if (view.outright.length || !team)
    return t(view.outright.length ? "end-outright" : "end-title", {
      players: names(winners),
      number: winners.length,
    });
  return t(team.players.length > 1 ? "end-team" : "end-alone", {
    team: teamMark(view, team),
    players: names(team.players),
    coins: team.coins ?? 0,
    number: team.weight,
  });
}

/** All players with their coins, the outright winner first. */
export const standingsOf = (view: View): { player: number; coins: number; tokens: number; won: boolean }[] =>
  view.standings
    .map((row) => ({ ...row, won: view.winners.includes(row.player) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.coins - a.coins || b.tokens - a.tokens);

const isAmong = (players: number[]) => (player: number) => players.includes(player);
