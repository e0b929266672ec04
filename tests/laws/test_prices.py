"""Prices: offered conquests cost what the quote says, and refused ones have a reason."""

from dataclasses import replace

from hypothesis import given, settings

from laws.walks import games, walks
from smallworld.engine.action import ATTEMPT, CONQUER, by_of, region_of, tokens_of
from smallworld.engine.board import regions_in
from smallworld.engine.game import legal_actions
from smallworld.engine.pricing import price_conquests, quote, targets
from smallworld.engine.rulings import MOST_PIPS
from smallworld.engine.state import NONE, State
from smallworld.engine.steps import step


def attackers(state: State) -> list[int]:
    """Return every side with a race, for all of which prices can be computed."""
    return [side for side, race in enumerate(state.banners) if race != NONE]


@given(walks())
def test_parts_of_every_quoted_price_add_up_to_the_price(walk):
    state = walk.reach()
    for side in attackers(state):
        prices = price_conquests(state, side)
        for region in range(len(state.board)):
            answer = quote(prices, region)
            assert answer.tokens == prices.of(region) >= prices.floor
            assert sum(amount for amount, _ in answer.items) == answer.tokens
            assert all(reason.code for _, reason in answer.items)


@given(walks())
def test_region_has_a_reason_exactly_if_it_cannot_be_conquered(walk):
    state = walk.reach()
    for side in attackers(state):
        prices = price_conquests(state, side)
        within_reach = prices.targets()
        assert targets(state, side) == regions_in(within_reach)
        for region in range(len(state.board)):
            answer = quote(prices, region)
            refusals = answer.refusals
            assert bool(refusals) != bool(within_reach >> region & 1), (state.board.ids[region], str(answer))
            assert all(reason.code for reason in refusals)


@given(games())
@settings(max_examples=25)
def test_offered_conquests_are_exactly_the_affordable_ones(game):
    for state, _ in game.onwards():
        if state.waits_for or state.step() != step.CONQUER:
            continue
        side = state.side()
        prices, hand = price_conquests(state, side), state.hand[side]
        offered = [action for action in legal_actions(state) if by_of(action) in (CONQUER, ATTEMPT)]
        assert {region_of(action) for action in offered if by_of(action) == CONQUER} == {
            region for region in regions_in(prices.targets()) if hand and prices.of(region) <= hand
        }
        assert {region_of(action) for action in offered if by_of(action) == ATTEMPT} == {
            region
            for region in regions_in(prices.targets())
            if prices.final_attempt and hand >= prices.floor
            if hand < prices.of(region) <= hand + MOST_PIPS + prices.exceeded
        }
        for action in offered:
            price = prices.of(region_of(action)) if by_of(action) == CONQUER else 0
            most = hand if price and prices.lavish else price
            assert price <= tokens_of(action) <= most


@given(walks())
@settings(max_examples=25)
def test_quoting_prices_does_not_change_the_state(walk):
    state = walk.reach()
    key = state.key()
    for side in attackers(state):
        for region in range(len(state.board)):
            quote(price_conquests(state, side), region)
    assert state.key() == key
    assert walk.reach().key() == replace(walk).reach().key() == key
