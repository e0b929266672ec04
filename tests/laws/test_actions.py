"""Actions: their text, JSON and fields, and their effects."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laws.walks import Walk, games, walks
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.engine.action import PASS, ROLL, STOP, Action, by_of, field_of, tokens_of, with_field
from smallworld.engine.board import Side
from smallworld.engine.errors import IllegalAction
from smallworld.engine.game import actor, apply, legal_actions, outcomes, pick, play, weight_of
from smallworld.engine.rules import goes_with_choices
from smallworld.engine.rulings import DIE_SIDES
from smallworld.engine.state import CHANCE, State
from smallworld.engine.steps.conquer import Conquer
from smallworld.engine.steps.step import LOTS, Step, place_of
from smallworld.engine.text.notation import (
    action_from_json,
    action_to_json,
    fields_of,
    format_action,
    parse_action,
)

ANY_ACTION = st.integers(0, 2**40 - 1)


@given(games())
@settings(max_examples=25)
def test_actions_can_be_read_back_from_text_and_json(game):
    for state, _ in game.onwards():
        for action in legal_actions(state):
            text = format_action(state.rules, state.board, action)
            assert parse_action(state.rules, state.board, text) == action
            fields = action_to_json(state.rules, state.board, action)
            told = json.loads(json.dumps(fields))
            assert action_from_json(state.rules, state.board, told) == action


@given(games(), st.integers(1, 2**30))
@settings(max_examples=40)
def test_random_choice_matches_the_list_of_legal_actions(game, step):
    lot = 0
    for state, _ in game.onwards():
        if actor(state) != CHANCE:
            legal = legal_actions(state)
            lot = (lot + step) % LOTS
            for number in (0, lot, LOTS - 1):
                assert pick(state, number) == legal[place_of(number, len(legal))]


class Chooses(Step):
    """A custom step that also picks."""

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        actions.append(STOP)

    def pick(self, state: State, side: Side, lot: int) -> Action:
        return STOP


class ChoosesOtherwise(Chooses):
    """A step based on it that offers other actions."""

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        actions.append(PASS)


def test_step_with_its_own_choices_does_not_inherit_random_pick():
    assert [goes_with_choices(step, "pick") for step in (Conquer(), Chooses(), ChoosesOtherwise())] == [
        True,
        True,
        False,
    ]


@given(walks())
def test_legal_actions_of_a_position_have_different_texts(walk):
    state = walk.reach()
    actions = legal_actions(state)
    assert len({format_action(state.rules, state.board, action) for action in actions}) == len(actions)


@given(walks(), ANY_ACTION)
def test_illegal_actions_are_refused_and_change_nothing(walk, action):
    state = walk.reach()
    key, legal = state.key(), legal_actions(state)
    # A random action, and nearly legal ones: with one bit of a field changed, or the other sign.
    for wrong in [action, -1, 0, *(near ^ 1 << bit for near in legal[:4] for bit in range(0, 40, 3))]:
        if wrong not in legal:
            with pytest.raises(IllegalAction):
                apply(state, wrong)
            assert state.key() == key
            assert state.reports is None


@given(games())
@settings(max_examples=25)
def test_fields_of_an_action_describe_it_fully(game):
    for state, _ in game.onwards():
        for action in legal_actions(state):
            said = by_of(action)
            for field in fields_of(state.rules, by_of(action)):
                said = with_field(said, field, field_of(action, field))
            assert said == action


@given(walks())
def test_play_and_apply_functions_lead_to_the_same_state(walk):
    state = walk.reach()
    for action in legal_actions(state):
        played, applied = state.copy(), state.copy()
        play(played, action)
        reports = apply(applied, action)
        assert played.key() == applied.key()
        assert applied.reports is None
        assert all(str(report) for report in reports)


@given(games())
@settings(max_examples=25)
def test_only_questions_decided_by_chance_have_random_outcomes(game):
    for state, _ in game.onwards():
        if actor(state) == CHANCE:
            offered = outcomes(state)
            assert [action for action, _ in offered] == legal_actions(state)
            assert all(weight == weight_of(action) > 0 for action, weight in offered)
            assert draw(state, RandomNumbers(game.seed)) in legal_actions(state)
        else:
            with pytest.raises(ValueError, match="chance has nothing to decide"):
                outcomes(state)


def test_faces_of_the_die_are_drawn_as_often_as_their_weights():
    state, shown = a_die_in_the_air(), [0, 0, 0, 0]
    for seed in range(600):
        shown[tokens_of(draw(state, RandomNumbers(seed)))] += 1
    weights = [weight for _, weight in outcomes(state)]
    assert sum(weights) == DIE_SIDES
    for times, weight in zip(shown, weights, strict=True):
        assert abs(times - 600 * weight / DIE_SIDES) < 50


def a_die_in_the_air() -> State:
    rolls = (state.copy() for state, action in Walk(2, 1, 0).onwards() if by_of(action) == ROLL)
    return next(rolls)
