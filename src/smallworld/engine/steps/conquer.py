"""Conquer: conquests one region at a time; if tokens are missing, the last conquest may use the die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine import reports
from smallworld.engine.action import (
    ABANDON,
    ATTEMPT,
    CONQUER,
    STOP,
    USE,
    Action,
    abandon_region,
    attempt_region,
    by_of,
    conquer_region,
    region_of,
    tokens_of,
    use_ability,
    used_by,
)
from smallworld.engine.board import Region, RegionSet, Side, member, regions_in, size
from smallworld.engine.conquest import abandon, attack, conquer
from smallworld.engine.pricing import price_conquests
from smallworld.engine.question import Question, WhatToConquer
from smallworld.engine.reports import report
from smallworld.engine.rulings import FAILED_ATTEMPT_IS_ATTACK, MOST_PIPS
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.steps.redeploy import may_leave, offer_regions
from smallworld.engine.steps.step import CONQUER as CONQUER_STEP
from smallworld.engine.steps.step import RESUME, Step, place_of
from smallworld.engine.turn import take_next

if TYPE_CHECKING:
    from smallworld.engine.state import State

BEGUN: Final = 1  # State.mark once a conquest was made or tried: regions may no longer be abandoned


class Conquer(Step):
    """The conquests of a turn: conquer, use an ability, make the final attempt, or stop.

    Before the first conquest the player may also abandon regions.

    Source: base rules, "Conquering regions", "Final conquest", "Abandoning a region".
    """

    def begin(self, state: State, side: Side) -> bool:
        return state.held[side] != 0 or goes_on(state, side)

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        prices = price_conquests(state, side)
        hand = state.hand[side]
        if hand:
            special, within_die = prices.special, hand + beyond_hand(prices, hand)
            regions = prices.targets()
            while regions:
                lowest = regions & -regions
                region = lowest.bit_length() - 1
                tokens = prices.of(region)
                if tokens <= hand:
                    actions.append(conquer_region(region, tokens))
                    if prices.lavish:
                        offer_more(region, tokens + 1, hand, actions)
                elif tokens <= (within_die_in(prices, region, hand) if special else within_die):
                    actions.append(attempt_region(region))
                regions ^= lowest
        self._offer_specials(state, side, prices, actions)
        if state.mark != BEGUN:
            offer_regions(state.held[side], actions)
        actions.append(STOP)

    def allows(self, state: State, side: Side, action: Action) -> bool:
        by = by_of(action)
        if by == STOP:
            return action == STOP
        if by == ABANDON:
            return state.mark != BEGUN and may_leave(state.held[side], action)
        if by in (CONQUER, ATTEMPT):
            return state.hand[side] > 0 and allows_conquest(state, side, action)
        offered: list[Action] = []
        ability = used_by(action) if by == USE else by
        if ability in state.serving[side]:
            offer_special(state, side, ability, price_conquests(state, side), offered)
        return action in offered

    def _offer_specials(self, state: State, side: Side, prices: Prices, actions: list[Action]) -> None:
        """Add the special actions of the abilities of `side`, and their help with the next conquest."""
        rules = state.rules
        specials, helps = rules.hooks.specials.by, rules.hooks.helps.by
        for id in state.serving[side]:
            if specials[id] or helps[id]:
                offer_special(state, side, id, prices, actions)

    def pick(self, state: State, side: Side, lot: int) -> Action:
        prices = price_conquests(state, side)
        hand = state.hand[side]
        payable = payable_regions(prices, hand) if hand else 0
        number = ways_into(prices, payable, hand) if prices.lavish else size(payable)
        besides: list[Action] = []
        self._offer_specials(state, side, prices, besides)
        mine: RegionSet = state.held[side] if state.mark != BEGUN else 0
        place = place_of(lot, number + len(besides) + size(mine) + 1)
        if place < number:
            if prices.lavish:
                return way_into(prices, payable, hand, place)
            region = member(payable, place)
            tokens = prices.of(region)
            return conquer_region(region, tokens) if tokens <= hand else attempt_region(region)
        place -= number
        if place < len(besides):
            return besides[place]
        place -= len(besides)
        return abandon_region(member(mine, place)) if place < size(mine) else STOP

    def perform(self, state: State, side: Side, action: Action) -> bool:
        by, region = by_of(action), region_of(action)
        if by == CONQUER:
            state.mark = BEGUN
            conquer(state, side, region, tokens_of(action), CONQUER)
            return goes_on(state, side)
        if by == ABANDON:
            abandon(state, side, region)
            return True
        if by == ATTEMPT:
            state.mark = BEGUN
            state.waits_for, state.target = ATTEMPT, region
            return True
        if by == USE:
            state.mark = BEGUN
            return state.rules.abilities[used_by(action)].perform(state, side, action)
        return False

    def question(self, state: State, side: Side) -> Question:
        return WhatToConquer()


def goes_on(state: State, side: Side) -> bool:
    """Return whether `side` can continue its conquests, with tokens in hand or an action that needs none."""
    if state.hand[side]:
        return True
    rules = state.rules
    answers = rules.hooks.specials.by
    for id in state.serving[side]:
        if answers[id]:
            offered: list[Action] = []
            rules.abilities[id].specials(state, side, price_conquests(state, side), offered)
            if offered:
                return True
    return False


def offer_special(state: State, side: Side, id: int, prices: Prices, actions: list[Action]) -> None:
    """Add the special actions of one ability of `side`, and its help with the next conquest.

    All of these actions contain the ability's id.
    """
    rules = state.rules
    if rules.hooks.specials.by[id]:
        rules.abilities[id].specials(state, side, prices, actions)
    if rules.hooks.helps.by[id] and state.hand[side] and rules.abilities[id].helps(state, side, prices):
        actions.append(use_ability(id))


def allows_conquest(state: State, side: Side, action: Action) -> bool:
    """Return whether `side`, which has tokens in hand, may make this conquest or final attempt."""
    region, hand = region_of(action), state.hand[side]
    prices = price_conquests(state, side)
    if not prices.targets() >> region & 1:
        return False
    needed = prices.of(region)
    if by_of(action) == ATTEMPT:
        within_die = (
            within_die_in(prices, region, hand) if prices.special else hand + beyond_hand(prices, hand)
        )
        return action == attempt_region(region) and hand < needed <= within_die
    tokens = tokens_of(action)
    enough = needed <= tokens if prices.lavish else needed == tokens
    return action == conquer_region(region, tokens) and enough and tokens <= hand


def payable_regions(prices: Prices, hand: int) -> RegionSet:
    """Return the targets that `hand` tokens can conquer, perhaps with the help of the die."""
    if not prices.special:
        return prices.within(prices.targets(), hand + beyond_hand(prices, hand))
    payable: RegionSet = 0
    for region in regions_in(prices.targets()):
        if prices.of(region) <= within_die_in(prices, region, hand):
            payable |= 1 << region
    return payable


def ways_into(prices: Prices, payable: RegionSet, hand: int) -> int:
    """Return the number of actions that conquer one of the `payable` regions.

    Any number of tokens from the price up to the whole hand may be sent.
    """
    return sum([max(1, hand + 1 - prices.of(region)) for region in regions_in(payable)])


def way_into(prices: Prices, payable: RegionSet, hand: int, place: int) -> Action:
    """Return the action at index `place` among the actions that `ways_into` counts.

    They are ordered by region, then from the fewest tokens up.
    """
    for region in regions_in(payable):
        tokens = prices.of(region)
        if tokens > hand:
            if not place:
                return attempt_region(region)
            place -= 1
        elif place <= hand - tokens:
            return conquer_region(region, tokens + place)
        else:
            place -= hand + 1 - tokens
    raise ValueError(f"place {place} is beyond the last way into these regions")


def beyond_hand(prices: Prices, hand: int) -> int:
    """Return by how many tokens the price of a final attempt may exceed `hand`.

    The die and abilities make up for these tokens.
    """
    if prices.final_attempt and hand >= prices.floor:
        return MOST_PIPS + prices.exceeded
    return 0


def within_die_in(prices: Prices, region: Region, hand: int) -> int:
    """Return the highest price of `region` that `hand` and the die can pay when special terms apply.

    Where the attacker's abilities are disabled, every attacker may use the die. Help that the player cannot
    pay for does not count.
    """
    if hand < prices.floor or not (prices.final_attempt or prices.silent >> region & 1):
        return hand
    return hand + MOST_PIPS + prices.beyond_die(region)


def offer_more(region: Region, least: int, hand: int, actions: list[Action]) -> None:
    """Add the conquests of `region` with each number of tokens from `least` to `hand`."""
    for tokens in range(least, hand + 1):
        actions.append(conquer_region(region, tokens))


def resolve_attempt(state: State, side: Side, pips: int, by: int = ATTEMPT, less: int = 0) -> None:
    """Resolve an attempt after the roll: take the target with all tokens in hand if hand and die suffice.

    If an ability can supply the missing tokens, insert its step; the ability then calls `win_attempt` or
    `fail_attempt`. For a special conquest, `by` is its ability and `less` the tokens that it saves.
    """
    prices = price_conquests(state, side)
    lacking = prices.of(state.target, less) - state.hand[side] - pips
    if lacking <= 0:
        win_attempt(state, side, state.hand[side], by, less + pips)
    elif lacking <= prices.beyond_die(state.target):
        state.interrupt(prices.helper, side)
    else:
        fail_attempt(state, side)


def win_attempt(state: State, side: Side, tokens: int, by: int = ATTEMPT, less: int = 0) -> None:
    """Take the target of an attempt with `tokens`, which are all in hand if the attempt is final.

    `less` is as in `conquer`.
    """
    region: Region = state.target
    state.target = 0
    conquer(state, side, region, tokens, by, less)


def go_on(state: State, side: Side) -> None:
    """Let `side` continue its conquests after the current step, if it can still make any."""
    if goes_on(state, side):
        state.kept_mark = BEGUN
        take_next(state, (RESUME, CONQUER_STEP), side)


def fail_attempt(state: State, side: Side) -> None:
    """End a final attempt without taking the target; this still counts as an attack."""
    region: Region = state.target
    state.target = 0
    report(state, reports.ATTEMPT_FAILED, side, region)
    defender = state.defender(region)
    if FAILED_ATTEMPT_IS_ATTACK and defender >= 0:
        attack(state, side, defender)
