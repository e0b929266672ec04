"""What the races of Underground can do, as far as the toolkit does not have it. Tokens and totals: box.py."""

from __future__ import annotations

from smallworld.engine.ability import Ability
from smallworld.engine.board import Side, regions_in
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State


class Drow(Ability):
    """A coin more for each region that borders none of another race, active or in decline, or of Monsters.

    Source: Underground, Drow. Lost Tribes are another race too, the neutral side is none (ours).
    """

    def score(self, state: State, me: Side) -> int:
        others = state.tribes
        for side in range(len(state.held)):
            if side not in (me, state.owners.neutral):
                others |= state.held[side]
        neighbours = state.board.neighbours
        return sum([1 for region in regions_in(state.held[me]) if not neighbours[region] & others])


class Mummies(Ability):
    """Every region costs them a token more. Source: Underground, Mummies."""

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.surcharge(state.board.everywhere)
