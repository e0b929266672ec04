"""The fields of a board as plain data: the badge in each, and each player's regions around it."""

from __future__ import annotations

from smallworld.engine.board import count, regions_in
from smallworld.engine.domains import badges_in
from smallworld.engine.state import State
from smallworld.views.schema import Field


def fields_of(state: State) -> list[Field]:
    """Return the fields with badges, in the order of the board and its drawing."""
    badges = badges_in(state)
    return [_field(state, badges[place], state.board.domains[place]) for place in range(len(badges))]


def _field(state: State, power: int, domain: int) -> Field:
    held = [count(state.held[player] & domain) for player in range(state.players)]
    for player in range(state.players):
        if state.counts_as_declined(player):
            held[player] = 0
    return {
        "power": state.rules.slugs[power],
        "regions": [state.board.ids[region] for region in regions_in(domain)],
        "enough": state.rules.enough,
        "held": held,
    }
