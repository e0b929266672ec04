"""Trains a linear policy against random play, with REINFORCE in a few lines of numpy.

    OMP_NUM_THREADS=1 python examples/train_linear.py --updates 100

`train_policy.py` trains a small network, which plays much better.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np

from smallworld.envs import SmallWorldVectorEnv

GAMES = 32
STEPS = 64  # decisions in each game between two updates
RATE = 300.0
DISCOUNT = 0.97  # of coins, for each decision until they are earned


def chances_of(weights: Any, seen: dict[str, Any]) -> tuple[Any, Any]:
    """Return the inputs, and the probability of each action: a softmax of the scores of legal actions."""
    inputs = np.log1p(seen["observation"], dtype=np.float32)
    scores = np.where(seen["action_mask"], inputs @ weights, -np.inf)
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return inputs, odds / odds.sum(axis=1, keepdims=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Train the policy, and print the coins that it earns."""
    parser = argparse.ArgumentParser(description="Train a linear policy.")
    parser.add_argument("--updates", type=int, default=100)
    wanted = parser.parse_args(arguments)
    envs, generator = SmallWorldVectorEnv(GAMES, reward="coins"), np.random.default_rng(1)
    weights = np.zeros((envs.setting.layout.size, len(envs.setting.index)), np.float32)
    seen, _ = envs.reset(seed=1)
    for number in range(wanted.updates):
        steps, earned = [], np.zeros((STEPS, GAMES))
        for step in range(STEPS):
            inputs, chances = chances_of(weights, seen)
            drawn = generator.random((GAMES, 1)) * chances.sum(axis=1, keepdims=True)
            actions = (chances.cumsum(axis=1) > drawn).argmax(axis=1)
            seen, earned[step], over, _, _ = envs.step(actions)
            steps.append((inputs, chances, actions, over))
        later = earned.copy()
        for step in reversed(range(STEPS - 1)):
            later[step] += DISCOUNT * later[step + 1] * ~steps[step][3]
        better = (later - later.mean()) / later.std()
        inputs, wrong, actions = (np.concatenate([step[part] for step in steps]) for part in range(3))
        wrong[range(len(actions)), actions] -= 1  # the gradient of the logarithm, with the opposite sign
        weights -= RATE * inputs.T @ (wrong * better.reshape(-1, 1)) / len(actions) / inputs.shape[1]
        if number % 10 == 9 or number == wanted.updates - 1:
            print(f"update {number + 1}: {earned.mean():.3f} coins a decision")


if __name__ == "__main__":
    main()
