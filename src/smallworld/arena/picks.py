"""The earnings of combos in a game, computed from the game's reports.

The income of a combo is everything scored for its race, its regions and its abilities, both active and in
decline. It counts from the turn in which the combo was taken until the combo left the map or the game ended.
The price of the combo and the coins found on it are separate values.
"""

from __future__ import annotations

from dataclasses import dataclass

from smallworld.engine.board import Side
from smallworld.engine.owners import Owners
from smallworld.engine.reports import (
    COINS_FOUND,
    COINS_GAINED,
    COINS_PAID,
    COINS_SPENT,
    COINS_TAKEN,
    COMBO_TAKEN,
    DECLINED,
    LEFT,
    SCORED,
    TURN_BEGAN,
    Report,
)


@dataclass
class Pick:
    """A combo that a player took, with its price and income."""

    player: int
    race: int
    power: int
    turn: int  # the game turn, from 1
    paid: int
    found: int
    income: int = 0


def picks_of(reports: list[Report], owners: Owners) -> list[Pick]:
    """Return all combos taken in a game, in order. `owners` has the player of each side."""
    picks: list[Pick] = []
    at: dict[Side, Pick] = {}
    turn = paid = found = 0
    for report in reports:
        if report.kind == TURN_BEGAN:
            turn = report.number
            paid = found = 0
        elif report.kind == COINS_PAID:
            paid = report.number
        elif report.kind == COINS_FOUND:
            found = report.number
        elif report.kind == COMBO_TAKEN:
            picks.append(Pick(report.player, report.by, report.other, turn, paid, found))
            at[report.side] = picks[-1]
        elif report.kind == SCORED:
            at[report.side].income += report.number
        elif report.kind in (COINS_GAINED, COINS_TAKEN):
            # Some abilities pay when they leave, so their race may already be in another place.
            earner = at.get(report.side) or [pick for pick in picks if pick.player == report.player][-1]
            earner.income += report.number
        elif report.kind == COINS_SPENT:
            at[report.side].income -= report.number
        elif report.kind == DECLINED:
            # As in the engine, a race goes to the first free place for races in decline.
            places = owners.places_of(report.player)[1:]
            free = min(place for place in places if place not in at)
            at[free] = at.pop(report.side)
        elif report.kind == LEFT:
            del at[report.side]
    return picks
