"""The trained policy for two players: it loads, plays, and refuses other tables and layouts."""

from __future__ import annotations

import pickle
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import numpy as np
import pytest

from smallworld import find_board, make_rules
from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.random_bot import RandomBot
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.engine.errors import SmallWorldError
from smallworld.envs import SmallWorldEnv, SmallWorldVectorEnv, baseline, load_baseline
from smallworld.envs.table import Setting

ROOT = Path(__file__).resolve().parents[2]
NAME = "smallworld.envs.baseline:BaselineBot"
MOST_BYTES = 1_000_000
GAMES = 12


def test_baseline_has_weights_for_the_present_layout():
    with np.load(baseline.WEIGHTS) as held:
        assert str(held["layout"]) == baseline.layout_of(Setting(2)), (
            "the layout of observations or actions has changed: train the baseline again with the command on "
            "docs/research/leaderboard.md, and measure the page again"
        )


def test_weights_of_the_baseline_are_small_and_in_the_wheel():
    assert baseline.WEIGHTS.stat().st_size < MOST_BYTES
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packed = project["tool"]["setuptools"]["package-data"]["smallworld"]
    name = baseline.WEIGHTS.relative_to(ROOT / "src" / "smallworld").as_posix()
    assert any(fnmatch(name, pattern) for pattern in packed)


def test_baseline_plays_legal_games_and_beats_random():
    envs, policy = SmallWorldVectorEnv(GAMES, opponents="random", reward="win"), load_baseline()
    seen, _ = envs.reset(seed=5)
    done, won = np.zeros(GAMES, bool), 0
    while not done.all():
        actions = policy(seen)
        seen, rewards, over, _, _ = envs.step(actions)  # raises an error for an illegal action
        won += int((rewards[over & ~done] > 0).sum())
        done |= over
    assert won >= GAMES - 2


def test_baseline_chooses_the_same_for_one_row_as_for_many():
    envs, policy = SmallWorldVectorEnv(4, opponents=None), load_baseline()
    seen, _ = envs.reset(seed=6)
    many = policy.act(seen["observation"], seen["action_mask"])
    assert [policy.act(*pair) for pair in zip(seen["observation"], seen["action_mask"], strict=True)] == list(
        many
    )
    assert isinstance(policy.act(seen["observation"][0], seen["action_mask"][0]), int)


def test_baseline_is_an_opponent_whose_pickle_is_small():
    env = SmallWorldEnv(opponents=load_baseline())
    observation, info = env.reset(seed=7)
    packed = pickle.dumps(env)
    assert len(packed) < 40_000
    action = load_baseline().act(observation["observation"], info["action_mask"])
    twin = pickle.loads(packed)
    assert np.array_equal(env.step(action)[0]["observation"], twin.step(action)[0]["observation"])


def test_baseline_bot_plays_as_the_policy():
    bots = [make_bot(NAME, RandomNumbers(1)), RandomBot(RandomNumbers(2))]
    end = play_match(make_rules(), find_board("base-2"), bots, [Budget(), Budget()], Chance(8)).end
    assert end.coins[0] > end.coins[1]


@pytest.mark.parametrize(
    ("rules", "board"),
    [(make_rules(), "base-3"), (make_rules(["base", "cursed"]), "base-2")],
    ids=["three players", "another box"],
)
def test_baseline_bot_refuses_other_tables(rules, board):
    players = int(board[-1])
    bots = [make_bot(NAME, RandomNumbers(seat)) for seat in range(players)]
    with pytest.raises(SmallWorldError, match="the baseline plays only 2 players with the base box"):
        play_match(rules, find_board(board), bots, [Budget()] * players, Chance(9))


def test_baseline_refuses_observations_of_other_tables():
    envs = SmallWorldVectorEnv(2, players=3, opponents=None)
    seen, _ = envs.reset(seed=10)
    with pytest.raises(
        SmallWorldError, match="the baseline plays 2 players with the base box, where rows have"
    ):
        load_baseline()(seen)


def test_weights_for_another_layout_are_refused(tmp_path):
    with np.load(baseline.WEIGHTS) as held:
        other = dict(held) | {"layout": np.array("another")}
    np.savez(tmp_path / "other.npz", **other)
    with pytest.raises(SmallWorldError, match=r'other\.npz": they were trained with another layout'):
        load_baseline(tmp_path / "other.npz")


@pytest.mark.parametrize(
    ("kept", "told"), [([], "there is no such file"), (["layout", "score"], "hidden is missing")]
)
def test_incomplete_weights_are_refused(kept, told, tmp_path):
    with np.load(baseline.WEIGHTS) as held:
        if kept:
            np.savez(tmp_path / "few.npz", **{name: held[name] for name in kept})
    with pytest.raises(SmallWorldError, match=told):
        load_baseline(tmp_path / "few.npz")
