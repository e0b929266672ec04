"""Opponents of learners: names, bots, policies and checkpoints; and rewards that users compute themselves."""

import pickle
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from smallworld.bots.random_bot import RandomBot
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.engine.errors import SmallWorldError
from smallworld.envs import ID, Checkpoint, SmallWorldEnv, SmallWorldVectorEnv, smallworld_v0

EVERYTHING: dict[str, Any] = {"players": 5, "boxes": "all"}
MOST_BYTES = 40_000  # of a pickled environment


def first_legal(seen):
    """Return the first legal action of each row."""
    return seen["action_mask"].argmax(axis=1)


def last_legal(path, seen):
    """Return the last legal action of each row."""
    return seen["action_mask"].shape[1] - 1 - seen["action_mask"][:, ::-1].argmax(axis=1)


def load(path):
    return partial(last_legal, path)


def coins(before, after):
    return [after.coins[seat] - before.coins[seat] for seat in range(after.players)]


def played(env, decisions=1000):
    """Let a learner choose first legal actions; return the hash of the game and the sum of rewards."""
    _, info = env.reset(seed=3)
    over, total = False, 0.0
    while not over and decisions:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        total, decisions = total + reward, decisions - 1
    return env.unwrapped.state_hash(), total


def stepped(envs, steps):
    """Step a vector environment with first legal actions; return its last observations and all rewards."""
    seen, rewards = envs.batch.masks, []
    for _ in range(steps):
        masks = np.frombuffer(envs.batch.masks, np.int8).reshape(envs.num_envs, -1)
        seen, got, *_ = envs.step(masks.argmax(axis=1))
        rewards.append(got.tolist())
    return seen["observation"].tolist(), rewards


@pytest.fixture
def checkpoint(tmp_path):
    file = tmp_path / "past.npz"
    file.write_bytes(b"weights")
    return Checkpoint(file, load)


def test_every_kind_of_opponent_can_play_and_be_pickled(checkpoint):
    kinds = ["greedy", "random@5", RandomBot, first_legal, partial(last_legal, None), checkpoint]
    for kind in kinds:
        env = SmallWorldEnv(players=3, opponents=[kind, "random"])
        env.reset(seed=1)
        twin = pickle.loads(pickle.dumps(env))
        assert played(twin) == played(env)
        envs = SmallWorldVectorEnv(4, players=3, opponents=[kind, first_legal])
        envs.reset(seed=1)
        stepped(envs, 20)
        again = pickle.loads(pickle.dumps(envs))
        assert stepped(again, 80) == stepped(envs, 80)


def test_bot_object_plays_like_its_name():
    named, given = (
        SmallWorldEnv(opponents="greedy"),
        SmallWorldEnv(opponents=make_bot("greedy", RandomNumbers(1))),
    )
    assert played(named) == played(given)


def test_policy_plays_as_an_opponent_like_in_self_play():
    alone = SmallWorldEnv(players=3, seat=0, opponents=first_legal)
    alone_hash, _ = played(alone)
    together = smallworld_v0.raw_env(players=3)
    together.reset(seed=3)
    for _ in together.agent_iter():
        _, _, over, _, info = together.last()
        together.step(None if over else int(info["action_mask"].argmax()))
    assert together.state_hash() == alone_hash


def test_policy_is_asked_once_for_all_games_that_wait():
    rows = []

    def policy(seen):
        assert seen["action_mask"].any(axis=1).all()
        assert seen["observation"].shape[0] == seen["action_mask"].shape[0]
        rows.append(len(seen["observation"]))
        return first_legal(seen)

    envs = SmallWorldVectorEnv(8, opponents=policy)
    envs.reset(seed=1)
    assert rows[0] == 4  # seats rotate, so the opponent begins in every second game


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"opponents": ["greedy", "greedy"]}, "2 opponents for 2 players: give one"),
        (
            {"opponents": 5},
            r"opponent 5: give the name of a bot .* a policy .* or a Checkpoint\(path, load\)",
        ),
        ({"opponents": ""}, 'unknown bot ""'),
        ({"opponents": dict}, "opponent dict: this class is not a Bot"),
        ({"opponents": __file__}, r"to use a file, say how to load it: Checkpoint\(path, load\)"),
        ({"opponents": Path(__file__)}, r"to use a file, say how to load it: Checkpoint\(path, load\)"),
        ({"reward": "gold"}, 'reward "gold": unknown; available: win, rank, coins, lead, or a function'),
        ({"reward": 3}, "reward 3: unknown; available: win, rank, coins, lead, or a function"),
    ],
)
def test_wrong_opponents_and_rewards_are_refused_at_once(wrong, message):
    for make in (SmallWorldEnv, partial(SmallWorldVectorEnv, 2)):
        with pytest.raises(SmallWorldError, match=message):
            make(**wrong)


@pytest.mark.parametrize(
    ("policy", "message"),
    [
        (lambda seen: 0, r"actions of shape \(\) for \d games: give one for each"),
        (lambda seen: np.zeros(len(seen["observation"])), "actions of type float64"),
        (lambda seen: first_legal(seen) + 1000, 'policy ".*": illegal action'),
        (lambda seen: first_legal(seen) - 5000, 'policy ".*": action number'),
    ],
)
def test_wrong_answer_of_a_policy_is_an_error_with_its_name(policy, message):
    envs = SmallWorldVectorEnv(4, opponents=policy)
    with pytest.raises(SmallWorldError, match=r"test_opponents|lambda") as refused:
        envs.reset(seed=1)
    assert refused.match(message)


def test_checkpoint_needs_a_file_and_a_function(tmp_path, checkpoint):
    nothing: Any = None
    text: Any = str
    with pytest.raises(SmallWorldError, match=r'checkpoint ".*none\.npz": there is no such file'):
        Checkpoint(tmp_path / "none.npz", load)
    with pytest.raises(SmallWorldError, match="load None is not a function of the path"):
        Checkpoint(checkpoint.path, nothing)
    with pytest.raises(SmallWorldError, match="str returned a str, which is not a policy"):
        SmallWorldEnv(seat=1, opponents=Checkpoint(checkpoint.path, text)).reset(seed=1)


def test_reward_function_gets_the_states_before_and_after():
    for seat in (0, 1):
        named = SmallWorldEnv(players=3, seat=seat, opponents="greedy", reward="coins")
        given = SmallWorldEnv(players=3, seat=seat, opponents="greedy", reward=coins)
        assert played(given) == played(named)
    plain, computed = (SmallWorldVectorEnv(3, opponents=first_legal, reward=one) for one in ("coins", coins))
    for envs in (plain, computed):
        envs.reset(seed=1)
    assert stepped(computed, 50) == stepped(plain, 50)
    assert pickle.loads(pickle.dumps(computed)).batch.reward.given is coins


@pytest.mark.parametrize("given", [[1.0], [1.0, "x"], None, [1.0, float("nan")], 3.0])
def test_reward_function_must_return_a_number_for_each_seat(given):
    env = SmallWorldEnv(reward=lambda before, after: given)
    _, info = env.reset(seed=1)
    with pytest.raises(SmallWorldError, match="there must be one number for each of the 2 seats"):
        env.step(int(info["action_mask"].argmax()))


def test_all_lead_rewards_add_up_to_the_final_lead_in_every_seat():
    for seat in range(3):
        env = SmallWorldEnv(players=3, seat=seat, opponents="greedy", reward="lead")
        _, total = played(env)
        mine, everyone = env.table.state.coins[seat], sum(env.table.state.coins)
        assert total == pytest.approx(mine - (everyone - mine) / 2)


@pytest.mark.parametrize(
    ("options", "what"),
    [({"opponents": lambda seen: 0}, "opponent"), ({"reward": lambda before, after: [0, 0]}, "reward")],
)
def test_lambda_cannot_be_pickled_and_the_error_says_what_can(options, what):
    env = gymnasium.make(ID, **options)
    with pytest.raises(
        pickle.PicklingError, match=f'{what} ".*lambda>" cannot be pickled: use a name, or a function'
    ):
        pickle.dumps(env)


def test_pickled_environments_with_all_boxes_stay_small():
    alone, together = SmallWorldEnv(**EVERYTHING), smallworld_v0.env(**EVERYTHING)
    many = SmallWorldVectorEnv(8, **EVERYTHING)
    played(alone, 40)
    together.reset(seed=1)
    for _ in together.agent_iter(200):
        *_, info = together.last()
        together.step(int(info["action_mask"].argmax()))
    many.reset(seed=1)
    stepped(many, 40)
    for env in (alone, together, many):
        assert len(pickle.dumps(env)) <= MOST_BYTES


def test_environments_need_no_libraries_for_pictures():
    code = (
        "import sys\nsys.modules['PIL'] = sys.modules['resvg_py'] = None\n"
        "from smallworld.envs import SmallWorldEnv\nenv = SmallWorldEnv(render_mode='svg')\n"
        "env.reset(seed=1)\n"
        "assert env.render().startswith('<svg')"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
