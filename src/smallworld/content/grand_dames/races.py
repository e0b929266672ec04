"""The race of Grand Dames that needs its own class; the numbers of tokens are in box.py."""

from __future__ import annotations

from smallworld.content.toolkit.markers import Marker
from smallworld.engine import reports
from smallworld.engine.ability import Traits
from smallworld.engine.action import PASS, Action, act_on, by_of, region_of
from smallworld.engine.board import Region, Side, count, regions_in
from smallworld.engine.conquest import give_up
from smallworld.engine.question import Question, one_of
from smallworld.engine.reports import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State


class Priestesses(Marker):
    """Priestesses, who gather all their tokens in one region when they decline.

    The region then brings a coin for each token, but no coin for itself.

    Source: Grand Dames, Priestesses. Piece: the Ivory Tower.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, Traits(outlives_decline=True))

    def plan_decline(self, state: State, me: Side, plan: Plan) -> None:
        plan.first(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        regions = state.held[me]
        if regions & (regions - 1):
            return True
        if regions:
            self._gather(state, me, regions.bit_length() - 1)
        return False

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(state.held[me]):
            actions.append(act_on(self.id, region))
        if self._may_stay(state, me):
            actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) != PASS:
            self._gather(state, me, region_of(action))
        return False

    def score(self, state: State, me: Side) -> int:
        if not state.pieces(me, self.id):
            return 0
        return state.tokens_on_map(me) - count(state.held[me])  # every region already brings its own coin

    def question(self, state: State, me: Side) -> Question:
        return one_of(self.id, state.held[me], self._may_stay(state, me), may_change_coins=True)

    def _may_stay(self, state: State, me: Side) -> bool:
        """Return whether the owner may choose not to gather the tokens.

        This is so if another ability keeps more than one token in a region (ours).
        """
        return state.tokens_on_map(me) > count(state.held[me])

    def _gather(self, state: State, me: Side, tower: Region) -> None:
        tokens = count(state.held[me])
        for region in regions_in(state.held[me] & ~(1 << tower)):
            give_up(state, me, region)
        state.tokens[tower] = tokens
        state.place(me, self.id, 1 << tower)
        report(state, reports.PLACED, me, tower, by=self.id, number=1)
