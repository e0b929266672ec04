"""Wolves: an invented auxiliary of the neutral side, which is on the map and attacks by a fixed rule."""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.engine.ability import Ability
from smallworld.engine.ability.traits import Traits
from smallworld.engine.board import RegionSet, Side, regions_in
from smallworld.engine.conquest import conquer, pick_up
from smallworld.engine.pricing import price_conquests
from smallworld.engine.rules import Banner
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State

PACK: Final = 4  # wolves in the den when the table is set
IN_THE_BOX: Final = 14


class Wolves(Ability):
    """A pack: each turn a cub is born, and the pack makes the cheapest conquests as long as it can pay.

    Memory: how many attacks there were. Memory of the table: how many regions were ever conquered.
    """

    def __init__(self) -> None:
        super().__init__(Traits(remembers=True))

    def set_up(self, state: State, plan: Plan) -> None:
        me = state.owners.neutral
        free: RegionSet = state.board.land & ~state.tribes
        den = max(regions_in(free))
        state.take_from_tray(me, PACK)
        state.hand[me] -= PACK
        state.tokens[den] = PACK
        state.held[me] = 1 << den

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.append(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        state.remember(me, self.id, state.recall(me, self.id) + 1)
        state.take_from_tray(me, 1)
        pick_up(state, me)
        while True:
            prices = price_conquests(state, me)
            offered = [(prices.of(region), region) for region in regions_in(prices.targets())]
            price, region = min(offered, default=(state.hand[me] + 1, 0))
            if price > state.hand[me]:
                break
            conquer(state, me, region, price, self.id)
            table = state.owners.table
            state.remember(table, self.id, state.recall(table, self.id) + 1)
        if state.held[me]:
            state.tokens[min(regions_in(state.held[me]))] += state.hand[me]
            state.hand[me] = 0
        return False


def wolves(den: Ability | None = None) -> Box:
    """Return a box with the wolves."""
    banner = Banner("Wolves", 0, IN_THE_BOX, den or Wolves(), neutral=True)
    return Box("wolves", "Wolves", 1, [], [], auxiliaries=[banner])
