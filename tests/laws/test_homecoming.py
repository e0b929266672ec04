"""Displaced races return clockwise, and the order makes no difference to any of them."""

from collections import deque

from hypothesis import given, settings

from laws.raids import raided
from laws.walks import Walk, onwards, start, walks
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.content.shelf import BOXES, OPTIONS
from smallworld.engine.action import FIRST_ABILITY, Action
from smallworld.engine.game import actor, apply, legal_actions, question
from smallworld.engine.homecoming import awaited, brought_forward, is_homecoming
from smallworld.engine.keys import side_of, step_of
from smallworld.engine.state import CHANCE, NOBODY, State


def answers(state: State, player: int, numbers: RandomNumbers) -> list[Action]:
    """Return the possible decisions of `player` about their return, as if they were asked first."""
    thought = brought_forward(state, player).copy()
    chosen: list[Action] = []
    while actor(thought) == player and is_homecoming(thought):
        actions = legal_actions(thought)
        chosen.append(actions[numbers.below(len(actions))])
        apply(thought, chosen[-1])
    return chosen


def check(state: State, numbers: RandomNumbers) -> None:
    """Check a position."""
    players = awaited(state)
    decided = {player: answers(state, player, numbers) for player in players}
    foreseen = {player: brought_forward(state, player) for player in players}
    for player in players:
        assert actor(state) == player  # the decisions are enough, and only this player's
        assert str(question(state)) == str(question(foreseen[player]))
        assert legal_actions(state) == legal_actions(foreseen[player])
        for action in decided[player]:
            apply(state, action)  # legal, or it raises


def test_return_of_other_races_does_not_change_a_question():
    found = [raided(Walk(5, seed, 150)) for seed in range(300)]
    states = [state for state in found if state is not None]
    asked = [len(awaited(state)) for state in states]
    assert asked.count(2) > 50
    assert asked.count(3) > 10
    sides = [{side_of(entry) for entry in state.plan} for state in states]
    assert any(len({side % 5 for side in each}) < len(each) for each in sides)  # two races of one player
    assert any(step_of(entry) >= FIRST_ABILITY for state in states for entry in state.plan)  # encampments
    assert any(state.player in awaited(state) for state in states)  # a player who overran their own race
    for seed, state in enumerate(states):
        check(state, RandomNumbers(seed, 2))


def test_order_of_returning_races_is_irrelevant_with_all_boxes():
    found = [raided(Walk(4, seed, 150, (*BOXES, *OPTIONS))) for seed in range(150)]
    states = [state for state in found if state is not None]
    steps = {state.rules.names[step_of(entry)] for state in states for entry in state.plan}
    assert {"Leader", "Bivouacking"} <= steps
    for seed, state in enumerate(states):
        check(state, RandomNumbers(seed, 2))


@given(walks())
@settings(max_examples=200)
def test_order_of_returning_races_is_irrelevant_in_any_position(walk):
    state = raided(walk)
    if state is not None:
        check(state, RandomNumbers(walk.seed, 2))


@given(walks())
def test_one_player_is_awaited_unless_displaced_races_return(walk):
    state = walk.reach()
    if not is_homecoming(state):
        assert awaited(state) == ([actor(state)] if actor(state) not in (CHANCE, NOBODY) else [])
        for player in range(state.players):
            assert brought_forward(state, player) is state


@given(walks())
def test_early_answers_of_displaced_players_change_no_state(walk):
    state = walk.reach()
    key = state.key()
    for player in range(state.players):
        brought_forward(state, player)
    awaited(state)
    assert state.key() == key


def test_finished_game_awaits_no_decision():
    state = start(2, 1)
    deque(onwards(state, 1), maxlen=0)
    assert state.over
    assert awaited(state) == []
    assert brought_forward(state, 1) is state
