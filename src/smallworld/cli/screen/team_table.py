"""A table of results by team, where a team is a set of seats."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table

from smallworld.arena.tally import TableResult, team_name
from smallworld.translate import Translator


def table_of_teams(words: Translator, result: TableResult) -> Table:
    """Return a table with the victories and coins of each team, no matter which bots played its seats."""
    table = Table(title=words.t("teams-title", games=result.games), box=SIMPLE_HEAD)
    table.add_column(words.t("report-team"), no_wrap=True)
    for heading in ("coins", "victories", "interval"):
        table.add_column(words.t(f"report-{heading}"), justify="right", no_wrap=True)
    for team in result.teams:
        table.add_row(
            team_name(team),
            words.estimate(team.mean_coins, team.coins_within, ".2f"),
            words.number(team.win_share, ".1%"),
            words.interval(team.win_share_from, team.win_share_to, ".1%"),
        )
    return table
