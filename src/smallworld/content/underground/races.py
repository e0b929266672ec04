"""The races of Underground that need their own classes; the numbers of tokens are in box.py."""

from __future__ import annotations

from typing import Final

from smallworld.content.toolkit.features import connected_sets
from smallworld.content.toolkit.markers import Guard
from smallworld.content.toolkit.stock import Stock
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.ability.traits import AS_TAKEN, BEFORE_TAKEN
from smallworld.engine.action import (
    PASS,
    ROLL,
    Action,
    act_naming,
    act_on,
    by_of,
    named_by,
    pips_of,
    region_of,
)
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in
from smallworld.engine.pricing import borrow_reach, price_conquests
from smallworld.engine.question import NAMES, Question, WhichName, one_of
from smallworld.engine.reports import report
from smallworld.engine.rulings import MOST_PIPS
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import exchange_badge, take_up
from smallworld.engine.steps.conquer import BEGUN, fail_attempt, go_on, goes_on, win_attempt
from smallworld.engine.steps.step import READY

PLACED: Final = 1  # Cultists' memory: the Great Ancient has been on the map


class Cultists(Guard):
    """Cultists, whose Great Ancient makes a region immune and its neighbours cost one fewer token.

    The Great Ancient comes to the first region that they conquer. When a turn begins, it may move to another
    of their regions. When its region is left, it returns to hand, and is placed when the next turn begins
    (ours).

    Source: Underground, Cultists. Piece: the Great Ancient. Memory: 1 once the Great Ancient has been placed.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, Traits(remembers=True))

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if not state.recall(me, self.id):
            state.remember(me, self.id, PLACED)
            self._put(state, me, region)

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.discount_beside(state.pieces(me, self.id))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        if state.recall(me, self.id):
            plan.before(READY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        others = state.held[me] & ~state.pieces(me, self.id)
        if state.pieces(me, self.id) or count(others) > 1:
            return others != 0
        for region in regions_in(others):
            self._put(state, me, region)
        return False

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(state.held[me] & ~state.pieces(me, self.id)):
            actions.append(act_on(self.id, region))
        if state.pieces(me, self.id):
            actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == self.id:
            self._put(state, me, region_of(action))
        return False

    def question(self, state: State, me: Side) -> Question:
        standing = state.pieces(me, self.id)
        return one_of(self.id, state.held[me] & ~standing, may_pass=standing != 0)

    def _put(self, state: State, me: Side, region: Region) -> None:
        state.place(me, self.id, 1 << region)
        report(state, reports.PLACED, me, region, by=self.id, number=1)


class Flames(Ability):
    """Flames, who enter the map beside the Volcano.

    For Flames, a region costs as if it were empty if it is beside the Volcano, or beside Flames that are
    connected to the Volcano. When the combo is taken, the owner chooses the chasm in which the Volcano rises.

    Source: Underground, Flames. Piece: the Volcano. Memory: its chasm, plus 1.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(Traits(acts_at=(AS_TAKEN,), piece=piece, remembers=True))

    def begin(self, state: State, me: Side) -> bool:
        chasms = regions_in(state.board.where("volcano"))
        if len(chasms) == 1:
            self._rise(state, me, chasms[0])
        return len(chasms) > 1

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for chasm in regions_in(state.board.where("volcano")):
            actions.append(act_on(self.id, chasm))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        self._rise(state, me, region_of(action))
        return False

    def question(self, state: State, me: Side) -> Question:
        return one_of(self.id, state.board.where("volcano"))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        risen = state.recall(me, self.id)
        if not risen:
            return
        board = state.board
        around = board.beside(1 << (risen - 1))
        prices.enter_only(around & board.land)
        prices.as_if_empty(around | board.beside(self._aflame(state, me, around)))

    def display(self, state: State, me: Side, display: Display) -> None:
        risen = state.recall(me, self.id)
        if risen:
            display.stand(risen - 1)

    def _aflame(self, state: State, me: Side, around: RegionSet) -> RegionSet:
        """Return the regions of Flames that border the Volcano or are connected to such a region."""
        aflame = 0
        for part in connected_sets(state.board, state.held[me]):
            if part & around:
                aflame |= part
        return aflame

    def _rise(self, state: State, me: Side, chasm: Region) -> None:
        state.remember(me, self.id, chasm + 1)
        report(state, reports.PLACED, me, chasm, by=self.id, number=1)


class IronDwarves(Stock):
    """Iron Dwarves, who get a silver hammer for each mine that they hold.

    A hammer counts as a token in one conquest of each later turn. Source: Underground, Iron Dwarves.
    """

    def _gathered(self, state: State, me: Side) -> int:
        return count(state.held[me] & state.board.where("mine"))


class ShadowMimes(Ability):
    """Shadow Mimes, who may exchange their badge for that of another open combo when they are chosen.

    They get the tokens of the badge that they keep (ours). Source: Underground, Shadow Mimes.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("named",), acts_at=(BEFORE_TAKEN,)))

    def begin(self, state: State, me: Side) -> bool:
        if self._badges(state):
            return True
        take_up(state, me, state.banners[me], state.badges[me])
        return False

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for power in self._badges(state):
            actions.append(act_naming(self.id, power))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == self.id:
            exchange_badge(state, me, named_by(action))
        take_up(state, me, state.banners[me], state.badges[me])
        return False

    def question(self, state: State, me: Side) -> Question:
        return WhichName(self.id, NAMES, may_pass=True, may_change_coins=True)

    def _badges(self, state: State) -> list[int]:
        return [power for power in state.offered_powers if power != NONE]


class WillOWisps(Ability):
    """Will-o'-Wisps, who may roll a die before they conquer a crystal region or a region beside theirs.

    The roll reduces the price; if the tokens in hand are still too few, their conquests end. Abilities that
    can help a final attempt may also help this roll (ours).

    Source: Underground, Will-o'-Wisps; the number of tokens placed and the end of the conquests are ours.
    Memory: the pips, plus 1, while the owner is asked which help to add.
    """

    def __init__(self) -> None:
        super().__init__(Traits(pays_the_price=True))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        rolled = state.recall(me, self.id)
        if rolled:
            prices.cast_die()
            prices.discount(1 << state.target, by=rolled - 1)

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        hand = state.hand[me]
        if not hand or prices.die_cast:
            return
        for region in regions_in(prices.for_specials() & self._lit(state, me)):
            within_die = hand + MOST_PIPS + prices.beyond_die(region)
            if self._needed(prices, region, 0, within_die) <= within_die:
                actions.append(act_on(self.id, region))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == ROLL:
            return self._read(state, me, pips_of(action))
        state.mark = BEGUN
        state.waits_for, state.target = self.id, region_of(action)
        return True

    def _read(self, state: State, me: Side, pips: int) -> bool:
        """Use the roll for the conquest, or ask which help to add; return whether conquests continue."""
        region = state.target
        prices = price_conquests(state, me)
        tokens = self._needed(prices, region, pips, state.hand[me])
        helped = prices.of(region, pips + prices.beyond_die(region))
        if helped < tokens and helped <= state.hand[me] and prices.targets() >> region & 1:
            state.remember(me, self.id, pips + 1)
            state.interrupt(prices.helper, me)
            state.interrupt(self.id, me)
            return False
        return self._try(state, me, pips, tokens) and goes_on(state, me)

    def begin(self, state: State, me: Side) -> bool:
        rolled = state.recall(me, self.id)
        if rolled:  # no help was added
            tokens = self._needed(price_conquests(state, me), state.target, 0, state.hand[me])
            state.remember(me, self.id, 0)
            if not self._try(state, me, rolled - 1, tokens):
                return False
        go_on(state, me)
        return False

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if state.recall(me, self.id):
            state.remember(me, self.id, 0)

    def _try(self, state: State, me: Side, pips: int, tokens: int) -> bool:
        """Conquer the target with `tokens`; if the hand has fewer, the attempt fails.

        Return whether the target has been conquered.
        """
        borrow_reach(state, me, state.target, min(tokens, state.hand[me]), pips)
        if tokens > state.hand[me]:
            fail_attempt(state, me)
            return False
        win_attempt(state, me, tokens, self.id, pips)
        return True

    def _needed(self, prices: Prices, region: Region, less: int, hand: int) -> int:
        """Return the tokens needed for `region`.

        If `hand` is too small without it, another ability's reach counts.
        """
        tokens, lent = prices.of(region, less), prices.of_lent(region, less)
        is_near = prices.targets() >> region & 1
        return lent if lent > 0 and (not is_near or tokens > hand) else tokens

    def _lit(self, state: State, me: Side) -> RegionSet:
        """Return all crystal regions, and all regions beside the crystal regions of `me`."""
        crystals = state.board.where("mystic-crystal")
        return crystals | state.board.beside(state.held[me] & crystals)
