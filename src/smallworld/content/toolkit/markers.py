"""Ready-made abilities with pieces on the map, at most one piece in each region."""

from __future__ import annotations

from smallworld.engine import reports
from smallworld.engine.ability import PLAIN, Ability, Traits
from smallworld.engine.action import Action, act_on, region_of
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.question import Question, WhichRegions
from smallworld.engine.reports import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.step import REDEPLOY


@mypyc_attr(allow_interpreted_subclasses=True)
class Marker(Ability):
    """An ability with pieces on the map, at most one in each region.

    A piece leaves the map with the last token of its region.
    """

    def __init__(self, piece: str, traits: Traits = PLAIN) -> None:
        super().__init__(traits.but(piece=piece))

    def vacated(self, state: State, me: Side, region: Region, freely: bool) -> None:
        standing = state.pieces(me, self.id)
        if standing >> region & 1:
            state.place(me, self.id, standing & ~(1 << region))


@mypyc_attr(allow_interpreted_subclasses=True)
class Guard(Marker):
    """An ability whose pieces make their regions immune to opponents."""

    def __init__(self, piece: str, traits: Traits = PLAIN) -> None:
        super().__init__(piece, traits.but(veto=f"immune-{piece}"))

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        prices.immune(me, state.pieces(me, self.id))


@mypyc_attr(allow_interpreted_subclasses=True)
class Sentries(Guard):
    """A number of pieces that each make a region immune, and may move at the end of each turn.

    With `stays`, the pieces remain in decline, but can no longer move.
    """

    def __init__(self, piece: str, number: int, stays: bool = False) -> None:
        super().__init__(piece, Traits(outlives_decline=stays, keeps_badge=stays))
        self.number = number

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        if not state.is_declined(me):
            plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        state.place(me, self.id, 0)
        return self._post_the_rest(state, me)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        free = regions_in(self._free(state, me))
        for region in free[: len(free) - self._in_hand(state, me) + 1]:
            actions.append(act_on(self.id, region))

    def question(self, state: State, me: Side) -> Question:
        pieces = self._in_hand(state, me)
        return WhichRegions(self.id, self._free(state, me), pieces, pieces)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        self._post(state, me, region_of(action))
        return self._post_the_rest(state, me)

    def _free(self, state: State, me: Side) -> RegionSet:
        # Offer regions only in ascending order, so that each set of them is offered once.
        return state.held[me] >> state.mark << state.mark

    def _in_hand(self, state: State, me: Side) -> int:
        return self.number - count(state.pieces(me, self.id))

    def _post(self, state: State, me: Side, region: Region) -> None:
        state.place(me, self.id, state.pieces(me, self.id) | 1 << region)
        state.mark = region + 1
        report(state, reports.PLACED, me, region, by=self.id, number=1)

    def _post_the_rest(self, state: State, me: Side) -> bool:
        """Place pieces that have only one possible region; return whether a choice is left."""
        free = self._free(state, me)
        pieces = self._in_hand(state, me)
        if not pieces:
            return False
        if count(free) > pieces:
            return True
        for region in regions_in(free):
            self._post(state, me, region)
        return False
