"""The powers of the base box that need their own classes; the numbers of tokens are in box.py."""

from __future__ import annotations

from typing import Final

from smallworld.content.base.rulings import FORTRESSES
from smallworld.content.toolkit.markers import Guard, Marker
from smallworld.content.toolkit.pieces import Pieces
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import (
    PASS,
    ROLL,
    Action,
    act_on,
    act_toward,
    by_of,
    pips_of,
    player_of,
    region_of,
    tokens_of,
)
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in
from smallworld.engine.conquest import conquer, is_paid
from smallworld.engine.holdings import is_left_behind
from smallworld.engine.question import PLAYERS, Question, WhichName, one_of
from smallworld.engine.reports import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.conquer import BEGUN, goes_on
from smallworld.engine.steps.step import REDEPLOY


class Berserk(Ability):
    """The power to roll the die before each conquest and then choose the region.

    There is no final attempt. Source: base rules, Berserk. Memory: the pips that wait for a conquest, plus 1.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=()))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.no_final_attempt()
        rolled = state.recall(me, self.id)
        if rolled:
            prices.cast_die()
            prices.discount(state.board.everywhere, by=rolled - 1)

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        if state.hand[me] and not state.recall(me, self.id) and prices.targets():
            actions.append(self.id)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == ROLL:
            state.remember(me, self.id, pips_of(action) + 1)
        else:
            state.mark = BEGUN
            state.waits_for = self.id
        return True

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        # A roll helps the next conquest that costs tokens; other conquests do not use it up (ours).
        if is_paid(state, by):
            state.remember(me, self.id, 0)


class Bivouacking(Pieces):
    """The power to place five encampments; each makes its region cost one more token.

    A single token beside an encampment does not count as alone.

    Source: base rules, Bivouacking. Memory: encampments by region, four bits each.
    """

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        self._strengthen(state, me, prices, by=1)


ATTACKED: Final = 4  # Diplomat's memory: from this bit on, the players whose active race it attacked


class Diplomat(Ability):
    """The power to make peace with one opponent until the owner's next turn.

    The owner must not have attacked the opponent's active race this turn.

    Source: base rules, Diplomat. Memory: the ally plus 1, or 0; from bit 4 the players attacked this turn.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("player",), veto="peace", looks_back=True))

    def saw_attack(self, state: State, me: Side, attacker: Side, defender: Side) -> None:
        if attacker == me and not state.counts_as_declined(defender):
            state.remember(me, self.id, state.recall(me, self.id) | 1 << (ATTACKED + defender))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return len(self._candidates(state, me)) > 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for opponent in self._candidates(state, me):
            actions.append(act_toward(self.id, opponent))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == self.id:
            ally = player_of(action)
            state.remember(me, self.id, state.recall(me, self.id) | (ally + 1))
            report(state, reports.NAMED, me, by=self.id, other=ally)
        return False

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        ally = (state.recall(me, self.id) & 15) - 1
        if ally == prices.attacker:  # side p is player p's active race; other races may attack
            prices.forbid(state.held[me])

    def _candidates(self, state: State, me: Side) -> list[int]:
        attacked = state.recall(me, self.id) >> ATTACKED
        return [
            player
            for player in state.owners.opponents_of(state.player_of(me))
            if not attacked >> player & 1 and not state.counts_as_declined(player)
        ]

    def question(self, state: State, me: Side) -> Question:
        return WhichName(self.id, PLAYERS, may_pass=True)


class DragonMaster(Guard):
    """The power to conquer one region per turn with a single token; the dragon then makes that region immune.

    Source: base rules, Dragon Master. Piece: the dragon. Memory: 1 once the dragon has been used this turn.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, Traits(action_fields=("region", "tokens")))

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        if state.hand[me] >= prices.floor and not state.recall(me, self.id):
            for region in regions_in(prices.targets() & ~prices.silent):
                actions.append(act_on(self.id, region, prices.floor))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.mark = BEGUN
        state.remember(me, self.id, 1)
        conquer(state, me, region_of(action), tokens_of(action), self.id)
        state.place(me, self.id, 1 << region_of(action))
        return goes_on(state, me)


class Fortified(Marker):
    """The power to build one fortress per turn, which makes its region cost one more token, even in decline.

    A fortress also brings a coin while the race is active. Source: base rules, Fortified. Piece: the
    fortresses.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, Traits(outlives_decline=True, leaves_pieces=True))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        if not state.is_declined(me):
            plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return self._sites(state, me) != 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(self._sites(state, me)):
            actions.append(act_on(self.id, region))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == self.id:
            region = region_of(action)
            state.place(me, self.id, state.pieces(me, self.id) | 1 << region)
            report(state, reports.PLACED, me, region, by=self.id, number=1)
        return False

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        prices.surcharge(state.pieces(me, self.id))

    def score(self, state: State, me: Side) -> int:
        return 0 if self._only_defends(state, me) else count(state.pieces(me, self.id))

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return 0 if self._only_defends(state, me) else state.pieces(me, self.id) >> region & 1

    def _only_defends(self, state: State, me: Side) -> bool:
        """Return whether the fortresses defend but bring no coins.

        This is so once the race has declined or lost the power.
        """
        return state.is_declined(me) or is_left_behind(state, me, self.id)

    def _sites(self, state: State, me: Side) -> RegionSet:
        if self._only_defends(state, me):
            return 0
        built = 0
        for side in range(len(state.held)):
            built += count(state.pieces(side, self.id))
        return state.held[me] & ~state.pieces(me, self.id) if built < FORTRESSES else 0

    def question(self, state: State, me: Side) -> Question:
        return one_of(self.id, self._sites(state, me), may_pass=True, may_change_coins=True)
