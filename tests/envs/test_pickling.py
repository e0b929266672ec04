"""Pickled and cloned environments, which have the same games and futures."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

import smallworld.envs  # noqa: F401 - registers them
from smallworld.envs import smallworld_v0


def again(value):
    return pickle.loads(pickle.dumps(value))


def by_pickle_and_copy(test):
    return pytest.mark.parametrize("copied", [again, copy.deepcopy], ids=["pickle", "deepcopy"])(test)


def played(env, steps):
    """Return PettingZoo's output of this many steps, each with the first legal action."""
    told: list[object] = []
    for _ in range(steps):
        observation, reward, terminated, _, _ = env.last()
        action = None if terminated else int(np.argmax(observation["action_mask"]))
        told.append((env.agent_selection, reward, observation["observation"].tobytes(), action))
        env.step(action)
        if not env.agents:
            env.reset()
    return told


@by_pickle_and_copy
@pytest.mark.parametrize("make", [smallworld_v0.raw_env, smallworld_v0.env])
def test_pickled_turn_based_environment_can_continue(make, copied):
    env = make(players=3, reward="coins")
    env.reset(seed=4)
    played(env, 40)
    twin = copied(env)
    assert played(twin, 400) == played(env, 400)  # past the end, so that the next seed counts


@by_pickle_and_copy
def test_pickled_environment_with_bots_can_continue(copied):
    env = gymnasium.make("smallworld/SmallWorld-v0", players=3, opponents=("greedy", "random"))
    _, info = env.reset(seed=4)
    for _ in range(20):
        _, _, _, _, info = env.step(int(np.argmax(info["action_mask"])))
    twin = copied(env)
    ends = []
    for one in (env, twin):
        told, over, mask = [], False, info["action_mask"]
        while not over:
            observation, reward, over, _, after = one.step(int(np.argmax(mask)))
            mask = after["action_mask"]
            told.append((observation["observation"].tobytes(), reward))
        ends.append((told, one.reset()[1]["seat"]))
    assert ends[0] == ends[1]


@by_pickle_and_copy
@pytest.mark.parametrize("opponents", [None, "greedy"])
def test_pickled_vector_environment_can_continue(opponents, copied):
    envs: Any = gymnasium.make_vec("smallworld/SmallWorld-v0", num_envs=3, opponents=opponents)
    envs.reset(seed=4)
    for _ in range(20):
        envs.step(envs.unwrapped.sample())
    twin = copied(envs)
    for _ in range(300):  # every game ends, and others begin
        chosen = envs.unwrapped.sample()
        assert (twin.unwrapped.sample() == chosen).all()
        told, others = envs.step(chosen), twin.step(chosen)
        assert (told[0]["observation"] == others[0]["observation"]).all()
        assert (told[1] == others[1]).all()
        assert (told[2] == others[2]).all()


def test_unpickled_environments_share_the_same_setting_object():
    one, two = again(smallworld_v0.raw_env()), again(smallworld_v0.raw_env())
    assert one.setting is two.setting


def test_cloned_environments_draw_the_same_next_game():
    env = smallworld_v0.raw_env()
    env.reset(seed=4)
    clone, other = env.clone(), env.clone()
    hashes = []
    for one in (clone, env, other):
        one.reset()
        one.reset()
        hashes.append(one.state_hash())
    assert hashes[0] == hashes[1] == hashes[2]


def test_cloned_environments_have_separate_random_generators():
    env: Any = gymnasium.make("smallworld/SmallWorld-v0").unwrapped
    env.reset(seed=4)
    clone = env.clone()
    assert clone.np_random is not env.np_random
    assert clone.np_random.integers(1000) == env.np_random.integers(1000)
