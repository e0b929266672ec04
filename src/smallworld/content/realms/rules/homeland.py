"""Races of two worlds on one board: each enters it in its own."""

from __future__ import annotations

from smallworld.content.worlds import SURFACE, UNDERGROUND
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.board import RegionSet, Side
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Homeland(Ability):
    """A race enters the board at the edge of its own world, one that enters anywhere does so anywhere there.

    So does a race in decline that still conquers. On a board of one world all enter alike (ours).
    Source: Realms, All Together Now.
    """

    def __init__(self, remembers: bool = False) -> None:
        super().__init__(Traits(remembers=remembers, outlives_decline=True))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        home = state.board.where(home_of(state, me))
        if home or state.board.where(other_world(home_of(state, me))):
            prices.enter_within(home)


def home_of(state: State, side: Side) -> str:
    """The world from which the race of `side` comes."""
    return state.rules.homes[state.banners[side]]


def other_world(home: str) -> str:
    """The world that is not `home`."""
    return SURFACE if home == UNDERGROUND else UNDERGROUND


def lands_of(state: State, world: str) -> RegionSet:
    """All of a world but its rivers."""
    return state.board.where(world) & ~state.board.rivers
