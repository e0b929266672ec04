"""Trains a policy that beats random play, in about a minute on one core, with numpy only.

    OMP_NUM_THREADS=1 python examples/train_policy.py --updates 350 --seed 1

This is an actor-critic with one hidden layer. Its outputs are a score for each action and an estimate of
future coins. Illegal actions have probability 0 (`action_mask`). 64 games run at once (`SmallWorldVectorEnv`)
against random bots, or against `--opponent`. After every 32 decisions in each game, actions that earned more
than estimated become more likely. The same seed gives the same policy on the same machine.

`--save policy.npz` saves the weights, and `policy_bot.py` plays with them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

import numpy as np
import numpy.typing as npt

from smallworld.envs import SmallWorldVectorEnv
from smallworld.envs.observed import Bytes, Mask

GAMES = 64
DECISIONS = 32  # decisions in each game between two updates
HIDDEN = 64
DISCOUNT = 0.99  # discount of coins for each decision until they are earned
TRACE = 0.95  # lambda of generalised advantage estimation
RATE = 0.002  # the learning rate
CURIOSITY = 0.01  # weight of entropy, which rewards exploring
COIN = 0.1  # rewards in tens of coins, to keep gradients small

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]
SIZES = np.log1p(np.arange(256, dtype=np.float32))  # because 100 coins are not ten times as much as 10


class Adam:
    """Steps of learning, each about as long as the learning rate for every weight."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.first = {name: np.zeros_like(values) for name, values in weights.items()}
        self.second = {name: np.zeros_like(values) for name, values in weights.items()}
        self.steps = 0

    def descend(self, weights: dict[str, Floats], gradients: dict[str, Any], rows: int, rate: float) -> None:
        """Change `weights` against their gradients, which are sums over `rows` rows."""
        self.steps += 1
        for name, gradient in gradients.items():
            slope = gradient / rows
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            mean = self.first[name] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.second[name] / (1 - 0.999**self.steps))
            weights[name] -= rate * mean / (spread + 1e-8)


class Policy:
    """A network that scores actions and estimates future coins, for observations in rows."""

    def __init__(self, observation: int, actions: int, generator: np.random.Generator) -> None:
        def matrix(rows: int, columns: int, scale: float) -> Floats:
            return (generator.standard_normal((rows, columns)) * scale).astype(np.float32)

        self.weights = {
            "hidden": matrix(observation + 1, HIDDEN, 0.05),
            "score": matrix(HIDDEN, actions, 0.01),
            "guess": matrix(HIDDEN, 1, 0.01),
        }
        self.adam = Adam(self.weights)

    def look(self, seen: Bytes, masks: Mask) -> tuple[Floats, Floats, Floats, Floats]:
        """Return inputs, hidden layer, probabilities (0 where the mask is 0) and estimates, by row."""
        inputs = np.hstack([SIZES[seen], np.ones((len(seen), 1), np.float32)])
        hidden = np.tanh(inputs @ self.weights["hidden"])
        scores = np.where(masks, hidden @ self.weights["score"], -np.inf)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return inputs, hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ self.weights["guess"])[:, 0]

    def best(self, seen: Bytes, masks: Mask) -> Numbers:
        """Return the likeliest action for each row."""
        best: Numbers = self.look(seen, masks)[2].argmax(axis=1)
        return best

    def learn(self, seen: Bytes, masks: Mask, actions: Numbers, better: Floats, returns: Floats) -> None:
        """Make `actions` more likely where they were `better` than estimated; learn to estimate `returns`."""
        inputs, hidden, chances, guesses = self.look(seen, masks)
        rows = np.arange(len(seen))
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        wrong = chances * better[:, None] + CURIOSITY * chances * (logs + entropy)
        wrong[rows, actions] -= better
        off = (guesses - returns)[:, None] * 0.5
        back = (wrong @ self.weights["score"].T + off @ self.weights["guess"].T) * (1 - hidden**2)
        gradients = {"hidden": inputs.T @ back, "score": hidden.T @ wrong, "guess": hidden.T @ off}
        self.adam.descend(self.weights, gradients, len(seen), RATE)


def choose(chances: Floats, generator: np.random.Generator) -> Numbers:
    """Return a random action for each row, with these probabilities."""
    drawn = generator.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
    chosen: Numbers = (np.cumsum(chances, axis=1) > drawn).argmax(axis=1)
    return chosen


def train(policy: Policy, envs: SmallWorldVectorEnv, updates: int, seed: int) -> None:
    """Let `policy` play and learn from it, `updates` times."""
    generator = np.random.default_rng(seed)
    seen, _ = envs.reset(seed=seed)
    for _ in range(updates):
        steps = []
        for _ in range(DECISIONS):
            *_, chances, guesses = policy.look(seen["observation"], seen["action_mask"])
            actions = choose(chances, generator)
            after, coins, over, _, _ = envs.step(actions)
            steps.append((seen["observation"], seen["action_mask"], actions, guesses, coins * COIN, over))
            seen = after
        *_, ahead = policy.look(seen["observation"], seen["action_mask"])
        better = advantages(steps, ahead, DISCOUNT)
        columns = [np.concatenate(column) for column in zip(*steps, strict=True)]
        advantage = np.concatenate(better)
        returns = advantage + columns[3]
        scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        policy.learn(columns[0], columns[1], columns[2], scaled, returns)


def advantages(steps: Sequence[tuple[Any, ...]], ahead: Floats, discount: float) -> list[Floats]:
    """Return how much better each decision was than estimated (generalised advantage estimation).

    Each step ends with its estimates, its coins, and which games are over. `ahead` has the estimates after
    the last step.
    """
    better: list[Floats] = []
    trace = np.zeros_like(ahead)
    for *_, guesses, coins, over in reversed(steps):
        surprise = coins + discount * ahead * ~over - guesses
        trace = surprise + discount * TRACE * trace * ~over
        better.append(trace)
        ahead = guesses
    return better[::-1]


def evaluate(
    best: Callable[[Bytes, Mask], Numbers] | None, opponent: str, games: int, seed: int
) -> tuple[float, float]:
    """Return the share of victories against a bot in two-player games, and the mean coins.

    `best` chooses the actions. If it is None, play at random.
    """
    envs = SmallWorldVectorEnv(num_envs=games, opponents=opponent, reward="win")
    seen, _ = envs.reset(seed=seed)
    coins = next(block.start for block in envs.setting.layout.blocks if block.name == "coins")
    done, won, taken = np.zeros(games, bool), np.zeros(games), np.zeros(games)
    while not done.all():
        actions = best(seen["observation"], seen["action_mask"]) if best else envs.sample()
        seen, rewards, over, _, infos = envs.step(actions)
        for game in np.flatnonzero(over & ~done):
            won[game] = (rewards[game] + 1) / 2
            taken[game] = infos["final_obs"][game]["observation"][coins]
        done |= over
    return float(won.mean()), float(taken.mean())


def main() -> None:
    """Train the policy, and print its results before and after."""
    parser = argparse.ArgumentParser(description="Train a policy against a bot.")
    parser.add_argument("--opponent", default="random", help="the bot to train against")
    parser.add_argument("--updates", type=int, default=350)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400, help="to evaluate by, against each of --opponents")
    parser.add_argument("--opponents", nargs="+", default=["random", "greedy"])
    parser.add_argument("--save", metavar="FILE", help="keep the weights here, as .npz")
    wanted = parser.parse_args()
    envs = SmallWorldVectorEnv(num_envs=GAMES, opponents=wanted.opponent, reward="coins")
    layout, index = envs.setting.layout, envs.setting.index
    policy = Policy(layout.size, len(index), np.random.default_rng(wanted.seed))
    before = evaluate(None, "random", wanted.games, wanted.seed)
    print(f"random play wins {before[0]:.1%} against random, {before[1]:.1f} coins")
    began = process_time()
    train(policy, envs, wanted.updates, wanted.seed)
    print(f"{wanted.updates * DECISIONS * GAMES:,} decisions in {process_time() - began:.0f} s of CPU time")
    if wanted.save:
        np.savez(wanted.save, **policy.weights)  # type: ignore[arg-type]
    for opponent in wanted.opponents:
        share, coins = evaluate(policy.best, opponent, wanted.games, wanted.seed)
        print(f"the policy wins {share:.1%} against {opponent}, {coins:.1f} coins")


if __name__ == "__main__":
    main()
