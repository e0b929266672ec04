"""Trains sb3-contrib's MaskablePPO against a bot, and prints its share of victories.

    pip install '.[rl]' sb3-contrib
    python examples/train_maskable_ppo.py --opponent random --steps 18432
    python examples/train_maskable_ppo.py --steps 600000 --games 64 --at-once 1024 --looks 4 --rate 0.001

Many games run at once (`SmallWorldVectorEnv`, adapted to Stable-Baselines3). The reward is the change of the
lead in coins. With `--plain`, the environment from `gymnasium.make` and MaskablePPO's own policy are used
unchanged. Steps are decisions of the learner.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import perf_counter, process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from smallworld.envs import ID, SmallWorldVectorEnv

GAMES = 32
DECISIONS = 64  # decisions in each game between two updates
LOOKS = 10  # passes over each decision; good for a short run
AT_ONCE = 256
HIDDEN = 128
RATE = 0.002  # the initial learning rate, which falls to 0
DISCOUNT = 0.995
CURIOSITY = 0.01
COIN = 0.1  # rewards in tens of coins, to keep gradients small
EVALUATED = 400  # games for the evaluation


class Games(VecEnv):
    """Many games at once for Stable-Baselines3, which does not support Gymnasium's vector environments."""

    def __init__(self, envs: SmallWorldVectorEnv, seed: int) -> None:
        self.envs = envs
        self.seen, _ = envs.reset(seed=seed)
        super().__init__(envs.num_envs, envs.single_observation_space, envs.single_action_space)

    def reset(self) -> Any:
        self.seen, _ = self.envs.reset()
        return self.seen

    def step_async(self, actions: Any) -> None:
        self.chosen = actions

    def step_wait(self) -> Any:
        self.seen, rewards, over, _, infos = self.envs.step(self.chosen)
        told: list[dict[str, Any]] = [{} for _ in over]
        for game in np.flatnonzero(over):
            told[game]["terminal_observation"] = infos["final_obs"][game]
        return self.seen, rewards * COIN, over, told

    def env_method(self, name: str, *args: Any, indices: Any = None, **options: Any) -> list[Any]:
        if name != "action_masks":
            raise AttributeError(name)
        return list(self.seen["action_mask"].view(np.bool_))

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        if name != "render_mode":
            raise AttributeError(name)
        return [None] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(name)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.envs.close()


class Sizes(BaseFeaturesExtractor):
    """A layer with the logarithm of observations, because 100 coins are not ten times as much as 10."""

    def __init__(self, space: gymnasium.spaces.Dict) -> None:
        super().__init__(space, int(np.prod(space["observation"].shape or ())))

    def forward(self, seen: dict[str, torch.Tensor]) -> torch.Tensor:
        return torch.log1p(seen["observation"])


def many(opponent: str, seed: int, games: int, at_once: int, looks: int, rate: float) -> MaskablePPO:
    """Return a learner that plays many games at once."""
    return MaskablePPO(
        "MultiInputPolicy",
        Games(SmallWorldVectorEnv(games, opponents=opponent, reward="lead"), seed),
        learning_rate=lambda left: rate * left,
        n_steps=DECISIONS,
        batch_size=at_once,
        n_epochs=looks,
        gamma=DISCOUNT,
        ent_coef=CURIOSITY,
        policy_kwargs={
            "features_extractor_class": Sizes,
            "net_arch": {"pi": [HIDDEN], "vf": [HIDDEN]},
        },
        seed=seed,
        device="cpu",
    )


def plain(opponent: str, seed: int) -> MaskablePPO:
    """Return a learner with the unchanged environment."""
    envs = make_vec_env(lambda: gymnasium.make(ID, opponents=opponent, reward="lead"), n_envs=8, seed=seed)
    return MaskablePPO("MultiInputPolicy", envs, n_steps=256, batch_size=256, seed=seed, device="cpu")


def evaluate(learner: MaskablePPO, opponent: str, seed: int) -> float:
    """Return the learner's share of victories in two-player games with its best actions. Ties count half."""
    envs = SmallWorldVectorEnv(EVALUATED, opponents=opponent, reward="win")
    seen, _ = envs.reset(seed=seed)
    done, won = np.zeros(EVALUATED, bool), np.zeros(EVALUATED)
    while not done.all():
        masks = seen["action_mask"].view(np.bool_)
        chosen, _ = learner.predict(seen, action_masks=masks, deterministic=True)
        seen, rewards, over, _, _ = envs.step(chosen)
        new = over & ~done
        won[new] = (rewards[new] + 1) / 2
        done |= over
    return float(won.mean())


def main(arguments: Sequence[str] | None = None) -> None:
    """Train the learner, and print its results."""
    parser = argparse.ArgumentParser(description="Train MaskablePPO against a bot.")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--steps", type=int, default=600_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plain", action="store_true", help="the environment as it is, one game at a time")
    parser.add_argument("--games", type=int, default=GAMES, help="at once")
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help="decisions that it looks at together")
    parser.add_argument("--looks", type=int, default=LOOKS, help="at each decision")
    parser.add_argument("--rate", type=float, default=RATE, help="of learning, to begin with")
    parser.add_argument("--threads", type=int, default=torch.get_num_threads())
    parser.add_argument("--save", metavar="FILE", help="keep the learner here, as .zip")
    wanted = parser.parse_args(arguments)
    torch.set_num_threads(wanted.threads)
    learner = (
        plain(wanted.opponent, wanted.seed)
        if wanted.plain
        else many(wanted.opponent, wanted.seed, wanted.games, wanted.at_once, wanted.looks, wanted.rate)
    )
    began, worked = perf_counter(), process_time()
    learner.learn(wanted.steps)
    print(
        f"{learner.num_timesteps:,} steps in {perf_counter() - began:.0f} s,"
        f" {process_time() - worked:.0f} s of processors"
    )
    if wanted.save:
        learner.save(wanted.save)
    for opponent in dict.fromkeys((wanted.opponent, "random", "greedy")):
        print(f"it wins {evaluate(learner, opponent, wanted.seed + 1):.1%} against {opponent}")


if __name__ == "__main__":
    main()
