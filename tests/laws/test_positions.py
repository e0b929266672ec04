"""Positions of random games, which must make sense."""

from collections import deque
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laws.walks import games, onwards, walks
from smallworld.engine.state import NONE
from smallworld.engine.text.position import format_position, parse_position
from smallworld.workshop.laws import invariants

INVARIANTS = (
    invariants.one_owner_a_region,
    invariants.tokens_within_the_box,
    invariants.every_banner_and_badge_once,
    invariants.no_debts,
    invariants.nothing_left_behind,
    invariants.there_is_always_a_decision,
    invariants.defenders_agree,
)


@pytest.mark.parametrize("invariant", INVARIANTS, ids=[invariant.__name__ for invariant in INVARIANTS])
@given(game=games())
@settings(max_examples=25)
def test_invariants_hold_throughout_whole_games(invariant, game):
    state = game.reach()
    invariant(state)
    for played, _ in onwards(state, game.seed):
        invariant(played)
    invariant(state)  # the game is over now


@given(walks())
def test_playing_with_a_copy_leaves_the_original_unchanged(walk):
    state = walk.reach()
    key, twin = state.key(), state.copy()
    assert twin.key() == key
    deque(islice(onwards(twin, walk.seed), 40), maxlen=0)
    assert state.key() == key
    played = twin.key()
    deque(islice(onwards(state, walk.seed), 40), maxlen=0)
    assert twin.key() == played
    assert state.key() == played, "the copy had another future"


@given(walks(), st.integers(0, 30))
def test_no_more_tokens_leave_a_tray_than_it_has(walk, tokens):
    state = walk.reach()
    for side, race in enumerate(state.banners):
        if race != NONE:
            left, hand = state.tray(race), state.hand[side]
            assert state.take_from_tray(side, tokens) == min(left, tokens)
            assert state.hand[side] == hand + min(left, tokens)
            invariants.check(state)


@given(walks())
def test_position_can_be_read_back_from_its_text(walk):
    state = walk.reach()
    text = format_position(state)
    read = parse_position(state.rules, state.board, text)
    assert read.key() == state.key()
    assert format_position(read) == text


@given(games())
@settings(max_examples=10)
def test_finished_position_can_be_read_back_from_its_text(game):
    state = game.reach()
    deque(onwards(state, game.seed), maxlen=0)
    assert parse_position(state.rules, state.board, format_position(state)).key() == state.key()


@given(walks())
def test_position_read_back_from_text_has_the_same_future(walk):
    state = walk.reach()
    read = parse_position(state.rules, state.board, format_position(state))
    for (one, action), (other, same) in islice(
        zip(onwards(state, walk.seed), onwards(read, walk.seed), strict=True), 30
    ):
        assert (one.key(), action) == (other.key(), same)
