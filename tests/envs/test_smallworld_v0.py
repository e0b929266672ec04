"""The environment of PettingZoo, in which learners take turns."""

import io
import itertools
import sys
from contextlib import redirect_stdout
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.env_logger import EnvLogger

from laws.walks import PLAYERS
from smallworld.engine.errors import IllegalAction, SmallWorldError
from smallworld.engine.game import standings
from smallworld.engine.rulings import START_COINS
from smallworld.envs import smallworld_v0
from smallworld.envs.table import REWARDS


def play_to_the_end(env, seed, choose=None):
    """Play at random; return the total reward and the last reward of each agent."""
    generator = np.random.default_rng(seed)
    told = dict.fromkeys(env.possible_agents, 0.0)
    last = {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        told[agent] += reward
        last[agent] = reward
        assert not truncated
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated else int(generator.choice(legal)))
    return told, last


def test_six_learners_can_play_if_the_boxes_allow_six():
    env = smallworld_v0.raw_env(players=6, boxes=("base", "necromancer"), reward="rank")
    told, _ = play_to_the_end(env, seed=6)
    assert len(told) == 6
    assert sum(told.values()) == pytest.approx(0)


# --- What PettingZoo asks -----------------------------------------------------------------------------


# PettingZoo exempts its own environments with action masks from these two checks, by name.
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:options of reset:UserWarning")  # the test passes one that no game has
def test_environment_passes_the_api_test_of_pettingzoo(players):
    with redirect_stdout(io.StringIO()):
        api_test(smallworld_v0.env(players=players, render_mode="ansi"), num_cycles=300)


@pytest.mark.parametrize("players", PLAYERS)
def test_environment_passes_the_seed_test_of_pettingzoo(players):
    seed_test(lambda: smallworld_v0.env(players=players), num_cycles=200)


def test_environment_runs_in_the_benchmark_of_pettingzoo(monkeypatch):
    ticks = itertools.count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 100)  # the benchmark plays for five seconds
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    with redirect_stdout(io.StringIO()) as told:
        performance_benchmark(smallworld_v0.env())
    assert "turns per second" in told.getvalue()


# --- Rewards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_winner_gets_a_reward_of_1_and_losers_get_minus_1(players, seed):
    env = smallworld_v0.raw_env(players=players)
    told, last = play_to_the_end(env, seed)
    table = standings(env.table.state)
    assert table.count(max(table)) == 1, "these games have one winner"
    assert (
        told
        == last
        == {f"player_{seat}": 1.0 if table[seat] == max(table) else -1.0 for seat in range(players)}
    )


def test_rewards_by_rank_are_evenly_spaced():
    env = smallworld_v0.raw_env(players=5, reward="rank")
    told, _ = play_to_the_end(env, seed=1)
    by_rank = sorted(range(5), key=standings(env.table.state).__getitem__, reverse=True)
    assert [told[f"player_{seat}"] for seat in by_rank] == [1.0, 0.5, 0.0, -0.5, -1.0]


@pytest.mark.parametrize("players", PLAYERS)
def test_rewards_by_coins_add_up_to_the_coins_of_each_agent(players):
    env = smallworld_v0.raw_env(players=players, reward="coins")
    told, _ = play_to_the_end(env, seed=2)
    assert [told[agent] for agent in env.possible_agents] == [c - START_COINS for c in env.table.state.coins]


def test_agent_gets_its_reward_in_coins_at_its_next_decision():
    env = smallworld_v0.raw_env(reward="coins")
    env.reset(seed=1)
    before = env.table.state.coins[0]
    while env.agent_selection == "player_0":  # take the first combo and conquer with all tokens
        env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[0]))
    taken = env.table.state.coins[0] - before
    assert taken > 0
    assert env.last()[1] == 0.0, "player_1 is not told of the coins of player_0"
    while env.agent_selection == "player_1":
        env.step(int(np.flatnonzero(env.observe("player_1")["action_mask"])[0]))
    assert env.last()[1] == taken


def test_rewards_by_lead_add_up_to_the_final_lead():
    env = smallworld_v0.raw_env(players=3, reward="lead")
    told, _ = play_to_the_end(env, seed=2)
    coins = env.table.state.coins
    assert [told[agent] for agent in env.possible_agents] == pytest.approx(
        [
            coins[0] - (coins[1] + coins[2]) / 2,
            coins[1] - (coins[0] + coins[2]) / 2,
            coins[2] - (coins[0] + coins[1]) / 2,
        ]
    )


def test_unknown_reward_is_refused():
    with pytest.raises(SmallWorldError, match=f'reward "glory": unknown; available: {", ".join(REWARDS)}'):
        smallworld_v0.env(reward="glory")


# --- Illegal actions ----------------------------------------------------------------------------------

EXPAND = 6  # by number; a game begins with the choice of a combo


def test_illegal_action_costs_only_the_agent_that_chose_it():
    env = smallworld_v0.env(players=3)
    env.reset(seed=1)
    EnvLogger.suppress_output()
    env.step(EXPAND)
    EnvLogger.unsuppress_output()
    assert dict(env.rewards) == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert all(env.terminations.values())


def test_illegal_action_gives_a_penalty_and_ends_the_game():
    env = smallworld_v0.env(players=3)
    env.reset(seed=1)
    EnvLogger.suppress_output()
    env.step(EXPAND)
    EnvLogger.unsuppress_output()
    told = {}
    for agent in env.agent_iter():
        _, told[agent], terminated, truncated, _ = env.last()
        assert terminated
        assert truncated
        env.step(None)
    assert told == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}


def test_wrapped_environment_refuses_an_invalid_action_number():
    env = smallworld_v0.env()
    env.reset(seed=1)
    number: Any
    for number in (-1, len(env.env.index), None, "6"):
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(number)


def test_wrapped_environment_refuses_to_act_before_reset():
    env = smallworld_v0.env()
    with pytest.raises(AttributeError, match="agent_selection cannot be accessed before reset"):
        getattr(env, "agent_selection")  # noqa: B009 - it is asked for by name
    for act in (env.last, env.agent_iter, lambda: env.step(0)):
        with pytest.raises(AssertionError, match="reset"):
            act()


def test_wrapped_environment_requires_a_step_for_each_agent():
    env = smallworld_v0.env()
    env.reset(seed=1)
    agents = iter(env.agent_iter())
    next(agents)
    with pytest.raises(AssertionError, match="need to call step"):
        next(agents)


def test_unwrapped_illegal_action_is_refused_and_changes_nothing():
    env = smallworld_v0.raw_env()
    env.reset(seed=1)
    before = env.state_hash()
    assert env.notation(EXPAND) == "expand"
    with pytest.raises(IllegalAction, match='illegal action "expand": the question is choose-combo'):
        env.step(EXPAND)
    assert env.state_hash() == before


# --- Seeds, copies, other games -----------------------------------------------------------------------


def walk_on(env, seed, decisions):
    generator = np.random.default_rng(seed)
    for _ in range(decisions):
        env.step(int(generator.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))


def test_seed_determines_all_games_that_follow():
    one, same, other = (smallworld_v0.raw_env() for _ in range(3))
    hashes = []
    for env, seed in ((one, 1), (same, 1), (other, 2)):
        env.reset(seed=seed)
        begun = env.state_hash()
        env.reset()
        hashes.append((begun, env.state_hash()))
    assert hashes[0] == hashes[1]
    assert len({*hashes[0], *hashes[2]}) == 4


def test_option_of_reset_may_name_the_first_player():
    env = smallworld_v0.raw_env(players=3)
    env.reset(seed=1, options={"first": 2})
    assert env.agent_selection == "player_2"


def test_clone_of_an_environment_is_independent():
    env = smallworld_v0.raw_env(players=3)
    env.reset(seed=1)
    walk_on(env, 1, 40)
    twin, before = env.clone(), env.state_hash()
    walk_on(twin, 2, 40)
    assert env.state_hash() == before
    walk_on(env, 2, 40)
    assert env.state_hash() == twin.state_hash()
    assert env.agent_selection == twin.agent_selection


def test_game_with_resampled_hidden_facts_looks_the_same():
    env = smallworld_v0.raw_env(players=3)
    env.reset(seed=1)
    walk_on(env, 1, 60)
    agent = env.agent_selection
    hidden = set()
    for seed in range(20):
        other = env.resample(seed)
        assert (other.observe(agent)["observation"] == env.observe(agent)["observation"]).all()
        assert (other.observe(agent)["action_mask"] == env.observe(agent)["action_mask"]).all()
        hidden.add(tuple(other.table.state.coins))
        walk_on(other, seed, 10)
    assert len(hidden) == 20
    assert len({purse[env.table.state.player] for purse in hidden}) == 1, "its own coins it knows"


def test_game_with_resampled_hidden_facts_has_another_future():
    env = smallworld_v0.raw_env()
    env.reset(seed=1)
    futures = set()
    for seed in range(5):
        other = env.resample(seed)
        walk_on(other, 1, 1)  # a combo is taken, and another comes from the stacks
        while other.agent_selection == "player_0":
            walk_on(other, 1, 1)
        futures.add(other.table.state.offered_races[-1])
    assert len(futures) > 1


def test_state_of_the_game_shows_the_coins_of_all_players():
    env = smallworld_v0.raw_env()
    env.reset(seed=1)
    walk_on(env, 1, 30)
    coins = next(block for block in env.layout.blocks if block.name == "coins")
    assert list(env.state()[coins.start : coins.start + 2]) == env.table.state.coins
    assert env.state() in env.state_space
