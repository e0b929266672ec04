"""Trains Tianshou's DQN against a random player, and prints its share of victories.

    pip install '.[rl]' 'tianshou>=2'
    python examples/train_tianshou.py --steps 20000

Both play in PettingZoo's environment (`smallworld_v0.env`) as agents of Tianshou's multi-agent learner. The
random player has the first seat, and the learner the second.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import perf_counter

import numpy as np
import torch
from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.env.pettingzoo_env import PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from torch import nn

from smallworld.envs import smallworld_v0

GAMES = 8  # games at once
LEARNER = 1  # the learner's seat
DISCOUNT = 0.98
EPSILON = 0.1  # how often the learner explores during training
EVALUATED = 100  # games


class Scores(nn.Module):
    """A network that returns the value of each action from the view of a seat."""

    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(seen, 128), nn.ReLU(), nn.Linear(128, actions))

    def forward(self, seen: object, state: object = None, info: object = None) -> tuple[torch.Tensor, object]:
        rows = torch.as_tensor(np.asarray(seen), dtype=torch.float32)
        return self.layers(torch.log1p(rows)), state


def game(reward: str) -> PettingZooEnv:
    """Return a two-player game for Tianshou."""
    return PettingZooEnv(smallworld_v0.env(reward=reward))


def players(env: PettingZooEnv) -> MultiAgentOffPolicyAlgorithm:
    """Return a random player and the learner."""
    size = env.observation_space["observation"].shape[0]
    learner = DQN(
        policy=DiscreteQLearningPolicy(
            model=Scores(size, int(env.action_space.n)),
            action_space=env.action_space,
            eps_training=EPSILON,
            eps_inference=0.0,
        ),
        optim=AdamOptimizerFactory(lr=0.0005),
        gamma=DISCOUNT,
        n_step_return_horizon=8,
        target_update_freq=200,
    )
    stranger = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=env.action_space)
    return MultiAgentOffPolicyAlgorithm(algorithms=[stranger, learner], env=env)


def evaluate(both: MultiAgentOffPolicyAlgorithm, seed: int) -> float:
    """Return the share of games that the learner wins. Ties count half."""
    envs = DummyVectorEnv([lambda: game("win") for _ in range(GAMES)])
    envs.seed(seed)
    collector = Collector[CollectStats](both, envs)
    collected = collector.collect(n_episode=EVALUATED, reset_before_collect=True)
    return float((collected.returns[:, LEARNER] + 1).mean() / 2)


def main(arguments: Sequence[str] | None = None) -> None:
    """Train the learner, and print its results before and after."""
    parser = argparse.ArgumentParser(description="Train Tianshou's DQN against a random player.")
    parser.add_argument("--steps", type=int, default=20_000, help="decisions, of both players")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    np.random.seed(wanted.seed)
    torch.manual_seed(wanted.seed)
    both = players(game("lead"))
    print(f"untrained it wins {evaluate(both, wanted.seed):.0%} against random")
    envs = DummyVectorEnv([lambda: game("lead") for _ in range(GAMES)])
    envs.seed(wanted.seed)
    collector = Collector[CollectStats](both, envs, VectorReplayBuffer(50_000, GAMES), exploration_noise=True)
    collector.reset()
    began = perf_counter()
    both.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=1,
            epoch_num_steps=wanted.steps,
            collection_step_num_env_steps=64,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=128,
            multi_agent_return_reduction=lambda returns: returns[:, LEARNER],
        )
    )
    print(f"{wanted.steps:,} steps in {perf_counter() - began:.0f} s")
    print(f"trained it wins {evaluate(both, wanted.seed + 1):.0%} against random")


if __name__ == "__main__":
    main()
