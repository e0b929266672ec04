"""How many decisions a second the environments take, random choice among the legal actions included.

    python benchmarks/envs.py --players 2 --seconds 5

Seconds are those of the processor, so that other programs disturb less.
"""

from __future__ import annotations

import sys

sys.path.pop(0)  # this folder: its copy.py and profile.py are not those of the standard library

import argparse
from collections.abc import Callable
from time import process_time

import gymnasium
import numpy as np

from smallworld import is_compiled
from smallworld.envs import ID, SmallWorldVectorEnv, smallworld_v0

GAMES = 64
Play = Callable[[], int]  # takes a few hundred decisions and tells how many


def turns(players: int, checked: bool) -> Play:
    """The environment of PettingZoo, as `env` or, faster, as `raw_env`."""
    make = smallworld_v0.env if checked else smallworld_v0.raw_env
    env, generator = make(players=players), np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(generator.integers(1 << 30)))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[int(generator.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def alone(players: int, checked: bool) -> Play:
    """The environment of Gymnasium against random bots, with Gymnasium's checks or, faster, without."""
    env = gymnasium.make(ID, players=players)
    env = env if checked else env.unwrapped
    generator = np.random.default_rng(1)

    def play() -> int:
        _, info = env.reset(seed=int(generator.integers(1 << 30)))
        decisions, over = 0, False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(legal[int(generator.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def together(players: int, opponents: str | None) -> Play:
    """The vector environment."""
    envs = SmallWorldVectorEnv(num_envs=GAMES, players=players, opponents=opponents)
    envs.reset(seed=1)

    def play() -> int:
        for _ in range(50):
            envs.step(envs.sample())
        return 50 * GAMES

    return play


def main() -> None:
    """Measure them one after the other."""
    parser = argparse.ArgumentParser(description="Decisions a second of each environment.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5)
    wanted = parser.parse_args()
    players = wanted.players
    print(f"{'compiled' if is_compiled() else 'source'}, {players} players")
    for name, play in (
        ("smallworld_v0.raw_env", turns(players, checked=False)),
        ("smallworld_v0.env", turns(players, checked=True)),
        ("SmallWorldEnv, random opponents", alone(players, checked=False)),
        (f"gymnasium.make('{ID}')", alone(players, checked=True)),
        (f"SmallWorldVectorEnv, {GAMES} games, self-play", together(players, None)),
        (f"SmallWorldVectorEnv, {GAMES} games, random opponents", together(players, "random")),
    ):
        play()
        began, decisions = process_time(), 0
        while process_time() - began < wanted.seconds:
            decisions += play()
        print(f"{decisions / (process_time() - began):10,.0f} decisions/s  {name}")


if __name__ == "__main__":
    main()
