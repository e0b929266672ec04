"""The speed of other learning environments in decisions per second, compared with ours in one run.

    pip install catanatron catanatron_gym pgx
    pip install 'gymnasium>=1.2'    # catanatron_gym requires an older one, but works with this
    python benchmarks/peers.py --seconds 3 --rounds 3

Install them in a separate virtual environment, with smallworld[rl]. Catanatron is Settlers of Catan in
Python. pgx has games in JAX, compiled for many games at once; its backgammon has dice and turns like ours.
Each environment makes observations and takes random legal actions. Each is measured in every round, and the
best round counts. Times are in processor seconds of all threads. Packages that are not installed are listed
and left out.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from importlib.util import find_spec
from time import process_time

import gymnasium
import numpy as np

from smallworld import is_compiled
from smallworld.envs import ID, SmallWorldVectorEnv, smallworld_v0

GAMES = 64
Play = Callable[[], int]  # makes a few hundred decisions, and returns their number


def in_turns() -> Play:
    """Return a run of our PettingZoo environment."""
    env, generator = smallworld_v0.env(), np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(generator.integers(1 << 30)))
        decisions = 0
        for agent in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            decisions += not over
        return decisions

    return play


def alone() -> Play:
    """Return a run of our Gymnasium environment, against a random bot."""
    env, generator = gymnasium.make(ID), np.random.default_rng(1)

    def play() -> int:
        _, info = env.reset(seed=int(generator.integers(1 << 30)))
        decisions, over = 0, False
        while not over:
            _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            decisions += 1
        return decisions

    return play


def together() -> Play:
    """Return a run of our vector environment."""
    envs = SmallWorldVectorEnv(GAMES, opponents=None)
    envs.reset(seed=1)

    def play() -> int:
        for _ in range(50):
            envs.step(envs.sample())
        return 50 * GAMES

    return play


def catan() -> Play:
    """Return a run of Catanatron's Gymnasium environment, against a random bot."""
    import catanatron_gym  # noqa: F401 - it registers itself

    env, generator = gymnasium.make("catanatron_gym:catanatron-v1"), random.Random(1)

    def play() -> int:
        env.reset(seed=generator.randrange(1 << 30))
        decisions, over = 0, False
        while not over:
            _, _, ended, cut, _ = env.step(generator.choice(env.unwrapped.get_valid_actions()))
            over = ended or cut
            decisions += 1
        return decisions

    return play


def jax_game(name: str, games: int) -> Play:
    """Return a run of `games` games of pgx at once, where finished games begin again."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def decide(state, key):  # type: ignore[no-untyped-def]
        chosen, further = jax.random.split(key)
        legal = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return step(state, jax.random.categorical(chosen, legal), further)

    decide_all = jax.jit(jax.vmap(decide))
    keys = jax.random.split(jax.random.PRNGKey(1), games)
    tables = [jax.jit(jax.vmap(env.init))(keys)]

    def play() -> int:
        for _ in range(50):
            keys = jax.random.split(jax.random.PRNGKey(random.randrange(1 << 30)), games)
            tables[0] = decide_all(tables[0], keys)
        tables[0].observation.block_until_ready()
        return 50 * games

    return play


def main() -> None:
    """Read the options, measure the environments alternately, and print the results."""
    parser = argparse.ArgumentParser(description="Decisions a second, ours beside others.")
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    print(f"smallworld {'compiled' if is_compiled() else 'source'}")
    plays: dict[str, Play] = {
        "smallworld_v0.env, last() and sample()": in_turns(),
        "SmallWorldEnv, random opponent": alone(),
        f"SmallWorldVectorEnv, {GAMES} games": together(),
    }
    if find_spec("catanatron_gym"):
        plays["catanatron, random opponent"] = catan()
    else:
        print("catanatron is not installed: pip install catanatron catanatron_gym")
    if find_spec("pgx"):
        for games in (1, GAMES, 1024):
            plays[f"pgx backgammon, {games} at once"] = jax_game("backgammon", games)
    else:
        print("pgx is not installed: pip install pgx")
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for play in plays.values():
        play()  # the first call makes JAX compile
    for _ in range(wanted.rounds):
        for name, play in plays.items():
            began, decisions = process_time(), 0
            while process_time() - began < wanted.seconds:
                decisions += play()
            speeds[name].append(decisions / (process_time() - began))
    for name, found in speeds.items():
        print(f"{max(found):10,.0f} decisions/s  {name}")


if __name__ == "__main__":
    main()
