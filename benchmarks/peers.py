"""How many decisions a second other games for learners take, beside ours, all in one run.

    pip install catanatron catanatron_gym pgx
    pip install 'gymnasium>=1.2'    # catanatron_gym asks for an older one, and works with this
    python benchmarks/peers.py --seconds 3 --rounds 3

In an environment of its own, beside smallworld[rl]. Catanatron is Settlers of Catan in Python, pgx are games
in JAX, compiled for many at once; of them backgammon has dice and turns as ours has. Everywhere a random
legal action is chosen and an observation made. Each takes its turn in every round, and the best counts;
seconds are those of the processor, of all its threads. What is not installed is named and left out.
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
Play = Callable[[], int]  # takes a few hundred decisions and tells how many


def in_turns() -> Play:
    """Our environment of PettingZoo."""
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
    """Our environment of Gymnasium, against a random bot."""
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
    """Our vector environment."""
    envs = SmallWorldVectorEnv(GAMES, opponents=None)
    envs.reset(seed=1)

    def play() -> int:
        for _ in range(50):
            envs.step(envs.sample())
        return 50 * GAMES

    return play


def catan() -> Play:
    """Catanatron's environment of Gymnasium, against a random bot."""
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
    """A game of pgx, so many at once; one that is over begins anew."""
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
    """Measure them in turns."""
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
        play()  # compiled by JAX the first time
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
