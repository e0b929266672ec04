"""The Wickedest Pentacle, and the Balrog that comes from it."""

from __future__ import annotations

from typing import Final

from smallworld.content.toolkit.markers import Marker
from smallworld.content.underground.rulings import BALROG_KILLS
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import PASS, Action, act_on, by_of, region_of
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in
from smallworld.engine.conquest import give_up, send
from smallworld.engine.holdings import site_of
from smallworld.engine.pricing import closed_by_defenders
from smallworld.engine.question import Question, one_of
from smallworld.engine.reports import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.step import SCORE

# The Pentacle's memory of the table.
FOUND: Final = 1  # the Balrog must be sent now
SENT: Final = 2  # the Balrog has been sent this turn, or had nowhere to go


class Balrog(Marker):
    """A piece in a region that nobody can conquer and that brings no coins.

    The Balrog is neither a race nor a Monster, and does not count as a token without an owner.

    Source: Underground, The Wickedest Pentacle. Piece: the Balrog.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, Traits(veto=f"immune-{piece}"))

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        prices.forbid(state.pieces(me, self.id))

    def outsiders(self, state: State, me: Side) -> int:
        return count(state.pieces(me, self.id))


class WickedestPentacle(Ability):
    """The place whose finder sends the Balrog to an adjacent region.

    The place's holder may then move the Balrog by one region each turn. A race whose region the Balrog enters
    loses two tokens, and the place's holder counts as the attacker. The Balrog cannot enter closed ground, or
    regions where defenders forbid conquests to the holder or disable the holder's abilities. If the Balrog
    cannot move at first, or a race in decline finds the place, the Balrog waits beside the board for a later
    turn.

    Source: Underground, The Wickedest Pentacle. Memory of the table: see FOUND and SENT.
    """

    def __init__(self, balrog: Balrog) -> None:
        super().__init__()
        self.balrog = balrog

    def discovered(self, state: State, me: Side, region: Region) -> None:
        if self.id not in state.serving[me]:
            return  # a race in decline cannot use a place, even one that it finds
        state.remember(state.owners.table, self.id, FOUND)
        state.interrupt(self.id, me)

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.before(SCORE, self.id, me)

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        if not state.recall(state.owners.table, self.id):
            self.choices(state, me, actions)

    def begin(self, state: State, me: Side) -> bool:
        table = state.owners.table
        stage = state.recall(table, self.id)
        if stage == SENT:
            return False
        if self._ways(state, me):
            return True
        state.remember(table, self.id, SENT)
        return False

    def question(self, state: State, me: Side) -> Question:
        return one_of(
            self.id, self._ways(state, me), may_pass=not self._is_found(state), may_change_coins=True
        )

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(self._ways(state, me)):
            actions.append(act_on(self.id, region))
        if state.step() == self.id and not self._is_found(state):
            actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) != PASS:
            state.remember(state.owners.table, self.id, SENT)
            self._send(state, me, region_of(action))
        return state.step() != self.id

    def _is_found(self, state: State) -> bool:
        """Return whether the Pentacle has just been discovered, so that the holder must send the Balrog."""
        return state.recall(state.owners.table, self.id) == FOUND

    def _ways(self, state: State, me: Side) -> RegionSet:
        """Return the regions that the Balrog may enter now, always across a border."""
        beside = state.board.neighbours[self._lair(state)]
        return beside & state.board.land & ~closed_by_defenders(state, me)

    def _lair(self, state: State) -> Region:
        """Return the Balrog's region, or the Pentacle's region if the Balrog is not on the map."""
        standing = state.pieces(state.owners.neutral, self.balrog.id)
        return standing.bit_length() - 1 if standing else site_of(state, self.id)

    def _send(self, state: State, me: Side, region: Region) -> None:
        neutral = state.owners.neutral
        for left in regions_in(state.pieces(neutral, self.balrog.id)):
            give_up(state, neutral, left)
        report(state, reports.PLACED, me, region, by=self.balrog.id, number=1)
        send(state, me, neutral, region, self.id, BALROG_KILLS)
        state.place(neutral, self.balrog.id, 1 << region)
