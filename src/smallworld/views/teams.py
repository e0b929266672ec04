"""Who plays with whom, as plain data."""

from __future__ import annotations

from smallworld.engine.game import placings
from smallworld.engine.state import State
from smallworld.views.schema import Team


def teams_of(state: State) -> list[Team]:
    """The teams in the order of the seats, with their sums once the game is over and coins lie open."""
    owners = state.owners
    if not owners.has_teams:
        return []
    sums = placings(state) if state.over else []
    teams: list[Team] = []
    for player in range(state.players):
        together = sorted([player, *owners.allies_of(player)])
        if together[0] == player:
            teams.append(
                {
                    "players": [one + 1 for one in together],
                    "weight": owners.weights[player],
                    "coins": sums[player][1] if sums else None,
                    "tokens": sums[player][2] if sums else None,
                }
            )
    return teams
