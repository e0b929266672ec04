"""The environment of Gymnasium for one learner among bots."""

import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from laws.walks import PLAYERS
from smallworld.content.shelf import BOXES
from smallworld.engine.errors import IllegalAction, SmallWorldError
from smallworld.engine.rulings import START_COINS
from smallworld.envs import ID, SmallWorldEnv
from smallworld.envs.table import LEARNER


def legal(info) -> np.ndarray:
    return np.flatnonzero(info["action_mask"])


def play_to_the_end(env, seed):
    """Play at random; return all rewards and the last info."""
    generator = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        _, reward, over, truncated, info = env.step(generator.choice(legal(info)))
        rewards.append(reward)
        assert not truncated
    return rewards, info


@pytest.mark.parametrize("players", PLAYERS)
def test_environment_passes_the_check_of_gymnasium(players):
    check_env(gymnasium.make(ID, players=players, opponents="greedy").unwrapped)


def test_environment_renders_in_every_mode():
    for mode, kind in (("ansi", str), ("svg", str), ("rgb_array", np.ndarray)):
        env = gymnasium.make(ID, render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)
        env.close()


def test_human_mode_prints_the_position_after_each_step(capsys):
    env = gymnasium.make(ID, render_mode="human")
    _, info = env.reset(seed=1)
    assert "plan: choose-combo" in capsys.readouterr().out
    env.step(int(np.argmax(info["action_mask"])))
    assert capsys.readouterr().out.count("board: base-2") == 1
    assert env.render() is None


def test_action_masks_have_the_form_that_maskable_ppo_expects():
    env: Any = gymnasium.make(ID)
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert (masks == info["action_mask"].astype(bool)).all()
    assert masks.sum() == len(env.unwrapped.table.legal)


def test_boxes_can_be_given_as_a_list_or_a_string():
    one = SmallWorldEnv(boxes=["base", "cursed"])
    other = SmallWorldEnv(boxes="base,cursed")
    assert one.setting.rules.boxes == other.setting.rules.boxes == {"base": 1, "cursed": 2}
    everything = SmallWorldEnv(3, boxes="all,leaders").setting.rules
    assert set(everything.boxes) >= {*BOXES, "leaders"}


def test_learner_decides_only_for_its_own_seat():
    env = SmallWorldEnv(players=4, opponents=("greedy", "random", "greedy"), seat=2)
    generator = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    names = [seat and seat.name for seat in env.table.seats]
    assert names == ["random", "greedy", LEARNER, "greedy"]
    while not env.table.state.over:
        assert env.table.seat() == info["seat"] == 2
        *_, info = env.step(generator.choice(legal(info)))


def test_seat_is_random_unless_it_is_named():
    env = SmallWorldEnv(players=3)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}


def test_winner_gets_a_reward_of_1_and_the_info_lists_all_coins():
    env = SmallWorldEnv(players=2)
    rewards, info = play_to_the_end(env, seed=1)
    own = info["coins"][info["seat"]]
    assert rewards == [0.0] * (len(rewards) - 1) + [1.0 if own == max(info["coins"]) else -1.0]


def test_coin_rewards_add_up_to_the_final_coins():
    env = SmallWorldEnv(players=3, reward="coins")
    rewards, info = play_to_the_end(env, seed=1)
    assert sum(rewards) == info["coins"][info["seat"]] - START_COINS


def test_seed_determines_the_game_and_the_moves_of_bots():
    one, same = (play_to_the_end(SmallWorldEnv(players=3), seed=5)[1]["coins"] for _ in range(2))
    assert list(one) == list(same)


def test_illegal_action_ends_the_game_and_info_gives_a_reason():
    env = SmallWorldEnv()
    env.reset(seed=1)
    _, reward, over, _, info = env.step(6)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].startswith('illegal action "expand": the question is choose-combo')
    with pytest.raises(IllegalAction, match="reset the environment"):
        env.step(0)


def test_step_after_the_end_is_refused():
    env = SmallWorldEnv()
    play_to_the_end(env, seed=1)
    with pytest.raises(IllegalAction, match="the game is over: reset the environment"):
        env.step(0)


def test_cloned_environment_has_the_same_future_including_bots():
    env = SmallWorldEnv(players=3)
    generator = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    for _ in range(10):
        *_, info = env.step(generator.choice(legal(info)))
    twin = env.clone()
    for one in (env, twin):
        generator, told = np.random.default_rng(2), info
        for _ in range(20):
            *_, told = one.step(generator.choice(legal(told)))
    assert env.state_hash() == twin.state_hash()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 3, "opponents": ["greedy"]}, "1 opponents for 3 players"),
        ({"opponents": "genius"}, 'unknown bot "genius"'),
        ({"seat": 2}, "seat 2: with 2 players, seats are 0 to 1"),
        ({"render_mode": "film"}, 'unknown render_mode "film". Available: ansi, svg, rgb_array, human'),
        ({"players": 9}, "9 players: the boards are for 2, 3, 4, 5"),
    ],
)
def test_impossible_settings_are_refused_when_the_game_is_made(wrong, message):
    with pytest.raises(SmallWorldError, match=message):
        SmallWorldEnv(**wrong)


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("-1", "chose the illegal action -1"),
        ("'take 1'", ".*take 1|.*int object expected"),
        ("{}['plan']", r".*cheats\.py:4: KeyError: 'plan'"),
    ],
)
def test_error_names_a_bot_that_fails(answer, fault, tmp_path, monkeypatch):
    (tmp_path / "cheats.py").write_text(
        "from smallworld.bots.bot import Bot\n"
        "class Cheat(Bot):\n"
        "    def __init__(self, generator): pass\n"
        f"    def choose(self, position, actions, budget): return {answer}\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "cheats", raising=False)
    env = SmallWorldEnv(opponents="cheats:Cheat", seat=1)
    with pytest.raises(SmallWorldError, match=f'bot "cheats:Cheat": {fault}'):
        env.reset(seed=1)
