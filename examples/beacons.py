"""A power with a new kind of piece, the beacon.

    smallworld play --custom examples/beacons.py
    smallworld balance lighted --custom examples/beacons.py

`docs/create/pieces-and-events.md` explains this file.
"""

from __future__ import annotations

from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import PASS, Action, act_on, by_of, region_of
from smallworld.engine.board import RegionSet, Side, count, regions_in
from smallworld.engine.question import Question, one_of
from smallworld.engine.reports import PLACED, report
from smallworld.engine.rules import Badge
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.step import REDEPLOY


class Beacons(Ability):
    """Each turn you may light a beacon in a mountain or on the coast.

    A beacon earns 1 coin, and conquests next to it cost you 1 fewer token.
    """

    def __init__(self) -> None:
        super().__init__(Traits(piece="beacon"))

    # The step

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return self._sites(state, me) != 0

    def question(self, state: State, me: Side) -> Question:
        return one_of(self.id, self._sites(state, me), may_pass=True, may_change_coins=True)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        actions += [act_on(self.id, region) for region in regions_in(self._sites(state, me))]
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == self.id:
            region = region_of(action)
            state.place(me, self.id, state.pieces(me, self.id) | 1 << region)
            report(state, PLACED, me, region, by=self.id, number=1)
        return False

    # The effects

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.discount(state.board.beside(state.pieces(me, self.id)))

    def score(self, state: State, me: Side) -> int:
        return count(state.pieces(me, self.id))

    def vacated(self, state: State, me: Side, region: int, freely: bool) -> None:
        state.place(me, self.id, state.pieces(me, self.id) & ~(1 << region))

    def _sites(self, state: State, me: Side) -> RegionSet:
        board = state.board
        return state.held[me] & (board.mountains | board.coast) & ~state.pieces(me, self.id)


lighted = Badge("Lighted", 4, Beacons())
