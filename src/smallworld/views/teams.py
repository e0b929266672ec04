"""The teams as plain data."""

from __future__ import annotations

from smallworld.engine.game import placings
from smallworld.engine.owners import Owners
from smallworld.engine.state import State
from smallworld.views.schema import Team


def teams_of(state: State) -> list[Team]:
    """Return the teams in the order of the seats, with their total coins and tokens if the game is over."""
    teams = teams_among(state.owners)
    if teams and state.over:
        sums = placings(state)
        for team in teams:
            _, team["coins"], team["tokens"] = sums[team["players"][0] - 1]
    return teams


def teams_among(owners: Owners) -> list[Team]:
    """Return the teams in the order of the seats, without totals; an empty list in a game without teams."""
    teams: list[Team] = []
    for player in range(owners.players if owners.has_teams else 0):
        together = sorted([player, *owners.allies_of(player)])
        if together[0] == player:
            teams.append(
                {
                    "players": [one + 1 for one in together],
                    "weight": owners.weights[player],
                    "coins": None,
                    "tokens": None,
                }
            )
    return teams
