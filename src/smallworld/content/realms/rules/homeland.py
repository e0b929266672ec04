"""Entry into a board of two worlds: each race enters in its own world."""

from __future__ import annotations

from smallworld.content.worlds import SURFACE, UNDERGROUND
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.board import RegionSet, Side
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Homeland(Ability):
    """A rule that each race enters the map only in its own world.

    A race enters at the edge of that world, or anywhere in it if the race may enter anywhere. This includes a
    race in decline that still conquers. On a board of one world, there is no such limit (ours).

    Source: Realms, All Together Now.
    """

    def __init__(self, remembers: bool = False) -> None:
        super().__init__(Traits(remembers=remembers, outlives_decline=True))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        home = state.board.where(home_of(state, me))
        if home or state.board.where(other_world(home_of(state, me))):
            prices.enter_within(home)


def home_of(state: State, side: Side) -> str:
    """Return the home world of the race of `side`."""
    return state.rules.homes[state.banners[side]]


def other_world(home: str) -> str:
    """Return the world other than `home`."""
    return SURFACE if home == UNDERGROUND else UNDERGROUND


def lands_of(state: State, world: str) -> RegionSet:
    """Return all regions of a world except its rivers."""
    return state.board.where(world) & ~state.board.rivers
