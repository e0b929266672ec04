"""The game in OpenSpiel: its own tests pass, and its search can play."""

from __future__ import annotations

import random

import pytest

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: pip install 'smallworld[openspiel]'"
)
import numpy as np  # noqa: E402 - only where there is OpenSpiel
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from smallworld.engine.errors import SmallWorldError  # noqa: E402
from smallworld.envs.openspiel import NAME  # noqa: E402


@pytest.mark.parametrize("params", ["", "(players=3)", "(players=2,boxes=base+cursed+leaders)"])
def test_random_simulation_test_of_openspiel_passes(params):
    pyspiel.random_sim_test(pyspiel.load_game(NAME + params), num_sims=1, serialize=True, verbose=False)


def test_search_of_openspiel_can_play_a_whole_game():
    game = pyspiel.load_game(NAME)
    state = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searcher = mcts.MCTSBot(game, 1.5, 5, evaluator, random_state=np.random.RandomState(2))
    dice = random.Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1.0)
            state.apply_action(dice.choices(numbers, odds)[0])
        elif state.current_player() == 0:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
    assert state.position.turn == 10


def midgame(game):
    """Return a state in the middle of a random game, in which players have hidden coins."""
    state, dice = game.new_initial_state(), random.Random(5)
    while state.move_number() < 100 or state.is_chance_node():
        moves = [n for n, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(dice.choice(moves))
    return state


def test_resampled_state_differs_only_in_hidden_coins():
    state = midgame(pyspiel.load_game(NAME))
    seat, before = state.current_player(), str(state)
    others = [state.resample_from_infostate(seat, random.Random(seed).random) for seed in range(8)]
    assert {other.observation_string(seat) for other in others} == {state.observation_string(seat)}
    assert len({other.position.coins[1 - seat] for other in others}) > 4
    assert {other.position.coins[seat] for other in others} == {state.position.coins[seat]}
    assert str(state) == before


def test_search_of_openspiel_can_play_without_hidden_coins():
    game = pyspiel.load_game(NAME)
    state = midgame(game)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searcher = ismcts.ISMCTSBot(
        game, evaluator, 1.5, 10, random_state=np.random.RandomState(2), use_observation_string=True
    )
    assert searcher.step(state) in state.legal_actions()


def test_openspiel_observation_hides_the_coins_of_other_players():
    game = pyspiel.load_game(NAME)
    state = game.new_initial_state()
    dice = random.Random(5)
    while state.move_number() < 60:
        moves = [n for n, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(dice.choice(moves))
    observation = make_observation(game)
    observation.set_from(state, 0)
    coins = observation.dict["coins"]
    assert coins[0] == state.position.coins[0] > 0
    assert coins[1] == 0
    assert observation.tensor.shape == (game.setting.layout.size,)
    assert observation.string_from(state, 0) != str(state)


def test_change_to_a_copied_openspiel_state_leaves_the_original():
    state = pyspiel.load_game(NAME).new_initial_state()
    before = str(state)
    twin = state.clone()
    twin.apply_action(0)
    assert str(state) == before != str(twin)


def test_openspiel_game_refuses_settings_that_cannot_be_played():
    with pytest.raises((SmallWorldError, pyspiel.SpielError), match="nowhere"):
        pyspiel.load_game(NAME, {"board": "nowhere"})
