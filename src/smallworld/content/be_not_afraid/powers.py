"""The powers of Be Not Afraid that need their own classes; the numbers of tokens are in box.py."""

from __future__ import annotations

from typing import Final

from smallworld.content.be_not_afraid.rulings import CATAPULT_SAVES, MERCENARY_COINS, MERCENARY_SAVES
from smallworld.content.toolkit.markers import Guard
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import (
    PASS,
    ROLL,
    Action,
    act_from,
    act_on,
    by_of,
    pips_of,
    region_of,
    second_region_of,
    tokens_of,
)
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in
from smallworld.engine.conquest import conquer
from smallworld.engine.pricing import borrow_reach, price_conquests
from smallworld.engine.purse import spend
from smallworld.engine.question import OTHER, Question, Whether, WhichRegions
from smallworld.engine.reports import report
from smallworld.engine.rulings import MOST_PIPS
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.conquer import BEGUN, fail_attempt, goes_on, resolve_attempt, win_attempt

SHOT: Final = 1  # Catapult's memory: the bit for its use this turn
AIMED: Final = 1  # from this bit on: the region, plus 1, that another ability reached with the catapult


class Catapult(Guard):
    """The power to conquer a region two steps away for one fewer token, once per turn.

    The shot goes over a region or the lake. The catapult stays in the region that the shot started from, and
    makes this region immune until the next shot. A shot may be a final attempt. Special conquests of other
    abilities may use the catapult's reach.

    Source: Be Not Afraid, Catapult; digital edition for the saved token. Piece: the catapult. Memory: 1 once
    the catapult has been used this turn. From bit 1: the region, plus 1, that another ability conquers with
    the catapult's reach, until the catapult is placed.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, Traits(action_fields=("region", "other"), pays_the_price=True))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if not state.recall(me, self.id):
            within: RegionSet = 0
            ways = shot_over(state)
            for origin in regions_in(state.held[me]):
                within |= two_steps_from(state, origin, ways)
            prices.lend(within, saving=CATAPULT_SAVES)

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        hand = state.hand[me]
        if not hand or state.recall(me, self.id):
            return
        most = hand
        if prices.final_attempt and hand >= prices.floor:
            most += MOST_PIPS + prices.exceeded
        allowed = prices.open & ~prices.forbidden & ~prices.silent
        ways = shot_over(state)
        for origin in regions_in(state.held[me]):
            for region in regions_in(two_steps_from(state, origin, ways) & allowed):
                if prices.of(region, CATAPULT_SAVES) <= most:
                    actions.append(act_from(self.id, region, origin))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == ROLL:
            resolve_attempt(state, me, pips_of(action), self.id, CATAPULT_SAVES)
            return False
        if state.step() == self.id:
            self._put(state, me, second_region_of(action))
            return False
        region = region_of(action)
        state.mark = BEGUN
        self._put(state, me, second_region_of(action))
        tokens = price_conquests(state, me).of(region, CATAPULT_SAVES)
        if tokens > state.hand[me]:
            state.waits_for, state.target = self.id, region
            return True
        conquer(state, me, region, tokens, self.id, CATAPULT_SAVES)
        return goes_on(state, me)

    # --- Lending its reach to other abilities -------------------------------------------------------

    def lent(self, state: State, me: Side, region: Region) -> None:
        state.remember(me, self.id, SHOT | region + 1 << AIMED)
        state.interrupt(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        origins = self._origins(state, me)
        if count(origins) > 1:
            return True
        self._put(state, me, origins.bit_length() - 1)
        return False

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for origin in regions_in(self._origins(state, me)):
            actions.append(act_from(self.id, self._aimed_at(state, me), origin))

    def _origins(self, state: State, me: Side) -> RegionSet:
        origins, ways = 0, shot_over(state)
        for origin in regions_in(state.held[me]):
            if two_steps_from(state, origin, ways) >> self._aimed_at(state, me) & 1:
                origins |= 1 << origin
        return origins

    def _aimed_at(self, state: State, me: Side) -> Region:
        return (state.recall(me, self.id) >> AIMED) - 1

    def _put(self, state: State, me: Side, origin: Region) -> None:
        state.remember(me, self.id, SHOT)
        state.place(me, self.id, 1 << origin)
        report(state, reports.PLACED, me, origin, by=self.id, number=1)

    def question(self, state: State, me: Side) -> Question:
        return WhichRegions(self.id, self._origins(state, me), field=OTHER)


def shot_over(state: State) -> RegionSet:
    """Return the regions over which a shot may go: land or the lake."""
    return state.board.land | state.board.where("lake")


def two_steps_from(state: State, origin: Region, ways: RegionSet) -> RegionSet:
    """Return the land exactly two steps away from `origin`, with a region of `ways` in between."""
    board = state.board
    adjacent = board.neighbours[origin]
    return board.beside(adjacent & ways) & board.land & ~adjacent & ~(1 << origin)


class Mercenary(Ability):
    """The power to pay a coin for a conquest that then costs two fewer tokens.

    If a die decides the conquest, the coin may be paid after the roll, even if the die does not end the
    conquests. If a conquest uses another ability's reach, and that ability also saves tokens, both savings
    count.

    Source: Be Not Afraid, Mercenary.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("region", "tokens"), pays_the_price=True))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if self._can_pay(state, me):
            prices.exceed(MERCENARY_SAVES, MERCENARY_COINS)

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        hand = state.hand[me]
        if not hand or not self._can_pay(state, me):
            return
        within_reach = prices.targets()
        for region in regions_in(prices.for_specials()):
            if not self._can_pay(state, me, prices.coins_for(region)):
                continue
            needed = prices.of(region)
            lent = prices.of_lent(region, MERCENARY_SAVES)
            if within_reach >> region & 1:
                tokens = prices.of(region, MERCENARY_SAVES)
                if 0 < lent < tokens:
                    self._offer(region, lent, tokens, hand, prices, actions)
                self._offer(region, tokens, needed, hand, prices, actions)
            else:
                self._offer(region, lent, prices.of_lent(region), hand, prices, actions)

    def _offer(
        self, region: Region, least: int, enough: int, hand: int, prices: Prices, actions: list[Action]
    ) -> None:
        """Add conquests of `region` that cost a coin, with `least` tokens each.

        If the race may send more tokens than needed, add conquests with up to `enough` - 1, since `enough`
        tokens need no coin.
        """
        if least < enough:
            most = enough - 1 if prices.lavish else least
            for sent in range(least, min(hand, most) + 1):
                actions.append(act_on(self.id, region, sent))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == PASS:
            if not self._is_die_read(state, me):
                fail_attempt(state, me)
            return False
        spend(state, me, MERCENARY_COINS, self.id)
        if state.step() == self.id:
            win_attempt(state, me, tokens_of(action), less=MERCENARY_SAVES)
            return False
        state.mark = BEGUN
        region, tokens = region_of(action), tokens_of(action)
        borrow_reach(state, me, region, tokens, MERCENARY_SAVES)
        conquer(state, me, region, tokens, self.id, MERCENARY_SAVES)
        return goes_on(state, me)

    def begin(self, state: State, me: Side) -> bool:
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        tokens = state.hand[me]
        if self._is_die_read(state, me):
            tokens = price_conquests(state, me).of(state.target, MERCENARY_SAVES)
        actions.append(act_on(self.id, state.target, tokens))
        actions.append(PASS)

    def _is_die_read(self, state: State, me: Side) -> bool:
        """Return whether another ability rolled the die; that ability then resolves the attempt."""
        return price_conquests(state, me).die_cast

    def _can_pay(self, state: State, me: Side, besides: int = 0) -> bool:
        """Return whether the owner has the coin, and `besides` more coins."""
        return state.coins[state.player_of(me)] >= MERCENARY_COINS + besides

    def question(self, state: State, me: Side) -> Question:
        return Whether(MERCENARY_COINS)
