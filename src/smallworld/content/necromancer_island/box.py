"""The scenario Necromancer Island, its number of ghosts, and the races that it leaves out."""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.necromancer_island.ghosts import Ghosts
from smallworld.content.necromancer_island.market import Necromancer
from smallworld.content.necromancer_island.rulings import (
    FEWER_GHOSTS,
    GHOSTS_IN_RESERVE,
    GHOSTS_ON_ISLAND,
)
from smallworld.content.necromancer_island.well import WellOfSouls
from smallworld.engine.rules import Banner

NAME: Final = "necromancer"
TITLE: Final = "Necromancer Island"
VERSION: Final = 1
OFF_BOARD: Final = 1  # the Necromancer needs no room on the board
# Igors count losses as the Necromancer does, and no source says which of the two comes first (ours).
WITHOUT: Final = ("Igors",)
NEEDS: Final = ("lake",)  # the island is in a lake and nowhere else (ours)


def necromancer_box() -> Box:
    """Return the scenario with the number of ghosts that the rules print."""
    return necromancer_with(GHOSTS_IN_RESERVE)


def necromancer_12_box() -> Box:
    """Return the scenario with 12 ghosts in reserve, a harder variant for the Necromancer's opponents."""
    return necromancer_with(FEWER_GHOSTS[0])


def necromancer_11_box() -> Box:
    """Return the scenario with 11 ghosts in reserve, the hardest variant for the opponents."""
    return necromancer_with(FEWER_GHOSTS[1])


def necromancer_with(reserve: int) -> Box:
    """Return the scenario with `reserve` ghosts in reserve.

    The name contains this number if it is not the printed one.
    """
    name = NAME if reserve == GHOSTS_IN_RESERVE else f"{NAME}_{reserve}"
    return Box(
        name,
        TITLE,
        VERSION,
        [],
        [],
        without=WITHOUT,
        off_board=OFF_BOARD,
        topics=("necromancer-island",),
        strength=reserve,
        needs=NEEDS,
        auxiliaries=[
            Banner("Ghosts", 0, GHOSTS_ON_ISLAND + reserve, Ghosts()),
            Banner("Well of Souls", 0, 0, WellOfSouls()),
            Banner("Necromancer", 0, 0, Necromancer()),
        ],
    )
