"""The speed of the environments in decisions per second, with random legal actions.

    python benchmarks/envs.py --players 2 --seconds 5
    python benchmarks/envs.py --beside ../before/src --rounds 3

Times are in processor seconds, so that other programs have less influence. `--beside` alternately measures
the sources (or the build) in another folder, and prints how many times as fast the present ones are. On a
busy machine, rely only on this ratio. The best of all rounds counts, because other programs can only slow a
round down.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

import gymnasium
import numpy as np

from smallworld import is_compiled
from smallworld.envs import ID, SmallWorldVectorEnv, smallworld_v0

GAMES = 64
SOURCES = Path(__file__).resolve().parents[1] / "src"
Play = Callable[[], int]  # makes a few hundred decisions, and returns their number


def turns(players: int, checked: bool) -> Play:
    """Return a run of PettingZoo's `env`, or of the faster `raw_env`, with actions from its space."""
    make = smallworld_v0.env if checked else smallworld_v0.raw_env
    env, generator = make(players=players), np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(generator.integers(1 << 30)))
        decisions = 0
        for agent in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            decisions += not over
        return decisions

    return play


def turns_by_numpy(players: int) -> Play:
    """Return a run of PettingZoo's `raw_env`, with actions drawn by numpy."""
    env, generator = smallworld_v0.raw_env(players=players), np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(generator.integers(1 << 30)))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            legal = np.flatnonzero(observation["action_mask"].view(np.bool_))
            env.step(None if over else legal[int(generator.random() * len(legal))])
            decisions += not over
        return decisions

    return play


def alone(players: int, checked: bool) -> Play:
    """Return a run of Gymnasium's environment against random bots, with or without Gymnasium's checks."""
    env = gymnasium.make(ID, players=players)
    env = env if checked else env.unwrapped
    generator = np.random.default_rng(1)

    def play() -> int:
        _, info = env.reset(seed=int(generator.integers(1 << 30)))
        decisions, over = 0, False
        while not over:
            _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            decisions += 1
        return decisions

    return play


def together(players: int, opponents: str | None) -> Play:
    """Return a run of the vector environment."""
    envs = SmallWorldVectorEnv(num_envs=GAMES, players=players, opponents=opponents)
    envs.reset(seed=1)

    def play() -> int:
        for _ in range(50):
            envs.step(envs.sample())
        return 50 * GAMES

    return play


def clones(players: int) -> Play:
    """Return a run that copies an environment in the middle of a game."""
    env = smallworld_v0.raw_env(players=players)
    env.reset(seed=1)
    for _ in range(60):
        env.step(env.action_space(env.agent_selection).sample(env.infos[env.agent_selection]["action_mask"]))

    def play() -> int:
        for _ in range(1000):
            env.clone()
        return 1000

    return play


def measure(players: int, seconds: float) -> dict[str, float]:
    """Return the decisions per second of each environment."""
    found: dict[str, float] = {}
    for name, play in (
        ("smallworld_v0.raw_env", turns(players, checked=False)),
        ("smallworld_v0.raw_env, numpy draws", turns_by_numpy(players)),
        ("smallworld_v0.env", turns(players, checked=True)),
        ("SmallWorldEnv, random opponents", alone(players, checked=False)),
        (f"gymnasium.make('{ID}')", alone(players, checked=True)),
        (f"SmallWorldVectorEnv, {GAMES} games, self-play", together(players, None)),
        (f"SmallWorldVectorEnv, {GAMES} games, random opponents", together(players, "random")),
        ("raw_env.clone(), not decisions", clones(players)),
    ):
        play()
        began, decisions = process_time(), 0
        while process_time() - began < seconds:
            decisions += play()
        found[name] = decisions / (process_time() - began)
    return found


def measured_in(sources: Path, players: int, seconds: float) -> dict[str, float]:
    """Return the decisions per second of sources in another folder, measured in a separate process."""
    command = [sys.executable, __file__, "--players", str(players), "--seconds", str(seconds), "--json"]
    environment = os.environ | {"PYTHONPATH": str(sources)}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(ran.stdout)
    return found


def main() -> None:
    """Read the options, measure the environments, and print the results."""
    parser = argparse.ArgumentParser(description="Decisions a second of each environment.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--beside", type=Path, help="a folder with other sources of ours")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    if wanted.json:
        print(json.dumps(measure(wanted.players, wanted.seconds)))
        return
    print(f"{'compiled' if is_compiled() else 'source'}, {wanted.players} players")
    here: list[dict[str, float]] = []
    there: list[dict[str, float]] = []
    for _ in range(wanted.rounds):
        if wanted.beside:
            there.append(measured_in(wanted.beside.resolve(), wanted.players, wanted.seconds))
        here.append(measured_in(SOURCES, wanted.players, wanted.seconds))
    for name in here[0]:
        speed = max(found[name] for found in here)
        times = f"{speed / max(found[name] for found in there):5.2f} x" if there else ""
        print(f"{speed:10,.0f} decisions/s {times}  {name}")


if __name__ == "__main__":
    main()
