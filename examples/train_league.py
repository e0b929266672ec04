"""Trains a policy against earlier versions of itself, which play as opponents from files: a league.

    OMP_NUM_THREADS=1 python examples/train_league.py --generations 10 --updates 50

The first generation trains against random play. Each later one trains
against an earlier one, drawn at random.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from train_policy import Policy, choose, evaluate, train

from smallworld.envs import Checkpoint, Setting, SmallWorldVectorEnv

GAMES = 64


def new_policy() -> Policy:
    """Return an untrained policy for two players."""
    setting = Setting(2)
    return Policy(setting.layout.size, len(setting.index), np.random.default_rng(1))


def load(path: Path) -> Any:
    """Return the policy in a file, as a function that draws an action for each row."""
    policy, generator = new_policy(), np.random.default_rng(1)
    policy.weights = dict(np.load(path))
    return lambda seen: choose(policy.look(seen["observation"], seen["action_mask"])[2], generator)


def main(arguments: Sequence[str] | None = None) -> None:
    """Train one generation after the other, and print how each plays."""
    parser = argparse.ArgumentParser(description="Train a policy in a league of its past versions.")
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--updates", type=int, default=50, help="in each generation")
    parser.add_argument("--folder", type=Path, default=Path("league"))
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    policy, generator = new_policy(), np.random.default_rng(wanted.seed)
    past: list[Checkpoint] = []
    for generation in range(wanted.generations):
        opponent = past[generator.integers(len(past))] if past else "random"
        envs = SmallWorldVectorEnv(GAMES, opponents=opponent, reward="lead")
        train(policy, envs, wanted.updates, wanted.seed + generation)
        file = wanted.folder / f"{generation}.npz"
        np.savez(file, **policy.weights)  # type: ignore[arg-type]
        past.append(Checkpoint(file, load))
        won, _ = evaluate(policy.best, "random", GAMES, wanted.seed)
        print(f"generation {generation}, trained against {opponent}: wins {won:.0%} against random")


if __name__ == "__main__":
    main()
