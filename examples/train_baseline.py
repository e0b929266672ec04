"""Trains the baseline of the leaderboard, with numpy only; docs/research/leaderboard.md has the commands.

This is PPO with one hidden layer: several passes over each batch, with clipped steps and a falling learning
rate. Scores are computed for legal actions only, about ten of 2,014, which saves most of the time.
The rest comes from `train_policy.py`, a simpler trainer.

Many games run at once (`SmallWorldVectorEnv`) against each `--opponent` by turns. "self" is the policy
itself. The same seed gives the same policy on the same machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from train_policy import (
    COIN,
    CURIOSITY,
    DECISIONS,
    GAMES,
    HIDDEN,
    RATE,
    SIZES,
    Adam,
    Floats,
    Numbers,
    advantages,
    choose,
    evaluate,
)

from smallworld.envs import Setting, SmallWorldVectorEnv
from smallworld.envs.baseline import save
from smallworld.envs.observed import Bytes, Mask

DISCOUNT = 0.995  # discount of coins for each decision until they are earned
CLIP = 0.2  # how far an action may become more or less likely in one update


class Policy:
    """A network that scores actions and estimates future coins, for observations in rows."""

    def __init__(
        self, observation: int, actions: int, generator: np.random.Generator, hidden: int = HIDDEN
    ) -> None:
        def matrix(rows: int, columns: int, scale: float) -> Floats:
            return (generator.standard_normal((rows, columns)) * scale).astype(np.float32)

        self.weights = {
            "hidden": matrix(observation + 1, hidden, 0.05),
            "score": matrix(actions, hidden, 0.01),
            "guess": matrix(hidden, 1, 0.01),
        }
        self.adam = Adam(self.weights)

    def look(self, seen: Bytes, masks: Mask) -> tuple[Floats, Floats]:
        """Return the probability of each action (0 where the mask is 0) and the estimates, by row."""
        _, hidden, guesses = self._think(seen)
        rows, actions, starts = legal(masks)
        chances = np.zeros(masks.shape, np.float32)
        chances[rows, actions] = self._chances(hidden, rows, actions, starts)
        return chances, guesses

    def best(self, seen: Bytes, masks: Mask) -> Numbers:
        """Return the likeliest action for each row."""
        best: Numbers = self.look(seen, masks)[0].argmax(axis=1)
        return best

    def learn(self, batch: Batch, rate: float) -> None:
        """Make actions more likely where they were better than estimated; learn to estimate the returns.

        An action that is already much more or less likely than when it was chosen stays as it is (PPO).
        """
        inputs, hidden, guesses = self._think(batch.seen)
        rows, actions, starts = legal(batch.masks)
        chances = self._chances(hidden, rows, actions, starts)
        chosen = actions == batch.actions[rows]
        ratio = chances[chosen] / batch.chances
        moved = np.where(batch.better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(moved, 0, ratio * batch.better)[rows]
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -np.add.reduceat(chances * logs, starts)[rows]
        wrong = pull * (chances - chosen) + CURIOSITY * chances * (logs + entropy)
        off = (guesses - batch.returns)[:, None] * 0.5
        back = np.add.reduceat(wrong[:, None] * self.weights["score"][actions], starts)
        back = (back + off @ self.weights["guess"].T) * (1 - hidden**2)
        order = np.argsort(actions, kind="stable")
        found, begins = np.unique(actions[order], return_index=True)
        scores = np.zeros_like(self.weights["score"])
        scores[found] = np.add.reduceat((wrong[:, None] * hidden[rows])[order], begins)
        gradients = {"hidden": inputs.T @ back, "score": scores, "guess": hidden.T @ off}
        self.adam.descend(self.weights, gradients, len(guesses), rate)

    def _think(self, seen: Bytes) -> tuple[Floats, Floats, Floats]:
        """Return inputs, hidden layer and estimates, by row."""
        inputs = np.hstack([SIZES[seen], np.ones((len(seen), 1), np.float32)])
        hidden = np.tanh(inputs @ self.weights["hidden"])
        return inputs, hidden, (hidden @ self.weights["guess"])[:, 0]

    def _chances(self, hidden: Floats, rows: Numbers, actions: Numbers, starts: Numbers) -> Floats:
        """Return the probabilities of legal actions only, which are about ten of 2,014."""
        scores = np.einsum("ij,ij->i", hidden[rows], self.weights["score"][actions])
        odds = np.exp(scores - np.maximum.reduceat(scores, starts)[rows])
        chances: Floats = odds / np.add.reduceat(odds, starts)[rows]
        return chances


class Batch(NamedTuple):
    """Decisions to learn from, each in a row."""

    seen: Bytes
    masks: Mask
    actions: Numbers  # those chosen
    chances: Floats  # the probabilities that they had
    better: Floats  # how much better they were than estimated
    returns: Floats  # the coins of the future, as far as known

    def part(self, rows: Numbers) -> Batch:
        """Return some of the rows."""
        return Batch._make(column[rows] for column in self)


def legal(masks: Mask) -> tuple[Numbers, Numbers, Numbers]:
    """Return row and number of each legal action, and where each row starts among them."""
    rows, actions = masks.view(np.bool_).nonzero()
    return rows, actions, np.searchsorted(rows, np.arange(len(masks)))


def train(
    policy: Policy,
    envs: Sequence[SmallWorldVectorEnv],
    updates: int,
    seed: int,
    looks: int = 1,
    at_once: int = GAMES * DECISIONS,
    rate: float = RATE,
    stop: int | None = None,
) -> None:
    """Let `policy` play in each of `envs` by turns, and learn from it, `updates` times.

    It looks at all decisions of an update `looks` times, `at_once` together. The `rate` falls to 0 with
    the last update. `stop` ends the training after fewer updates.
    """
    generator = np.random.default_rng(seed)
    seen = [env.reset(seed=seed)[0] for env in envs]
    for update in range(updates if stop is None else stop):
        place = update % len(envs)
        batch, seen[place] = gather(policy, envs[place], seen[place], generator)
        for _ in range(looks):
            order = generator.permutation(len(batch.actions))
            for start in range(0, len(order), at_once):
                policy.learn(batch.part(order[start : start + at_once]), rate * (1 - update / updates))


def gather(
    policy: Policy, envs: SmallWorldVectorEnv, seen: dict[str, Any], generator: np.random.Generator
) -> tuple[Batch, dict[str, Any]]:
    """Play DECISIONS in each game; return them, and what the games then show."""
    steps = []
    every = np.arange(envs.num_envs)
    for _ in range(DECISIONS):
        chances, guesses = policy.look(seen["observation"], seen["action_mask"])
        actions = choose(chances, generator)
        after, coins, over, _, _ = envs.step(actions)
        chosen = chances[every, actions]
        steps.append((seen["observation"], seen["action_mask"], actions, chosen, guesses, coins * COIN, over))
        seen = after
    ahead = policy.look(seen["observation"], seen["action_mask"])[1]
    better = np.concatenate(advantages(steps, ahead, DISCOUNT))
    rows, masks, chosen_ones, likely, guessed, *_ = (
        np.concatenate(column) for column in zip(*steps, strict=True)
    )
    scaled = (better - better.mean()) / (better.std() + 1e-6)
    return Batch(rows, masks, chosen_ones, likely, scaled, better + guessed), seen


def main() -> None:
    """Train the policy, and print its results before and after."""
    parser = argparse.ArgumentParser(description="Train a policy against a bot.")
    parser.add_argument("--opponent", nargs="+", default=["random"], help="bots to train against, by turns")
    parser.add_argument("--reward", default="coins")
    parser.add_argument("--updates", type=int, default=350)
    parser.add_argument("--stop", type=int, help="end after so many updates, before the rate has fallen to 0")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=HIDDEN, help="units of the hidden layer")
    parser.add_argument("--tables", type=int, default=GAMES, help="games at once")
    parser.add_argument("--looks", type=int, default=1, help="at each decision")
    parser.add_argument(
        "--at-once", type=int, default=GAMES * DECISIONS, help="decisions to learn from together"
    )
    parser.add_argument("--rate", type=float, default=RATE, help="of learning, to begin with")
    parser.add_argument("--games", type=int, default=400, help="to evaluate by, against each of --opponents")
    parser.add_argument("--opponents", nargs="+", default=["random", "greedy"])
    parser.add_argument("--start", metavar="FILE", help="begin with weights that --save kept")
    parser.add_argument("--save", metavar="FILE", help="keep the weights here, as .npz")
    parser.add_argument(
        "--ship", metavar="FILE", help="keep them here as smallworld.envs.baseline reads them"
    )
    wanted = parser.parse_args()
    setting = Setting(2)
    policy = Policy(
        setting.layout.size, len(setting.index), np.random.default_rng(wanted.seed), wanted.hidden
    )
    if wanted.start:
        policy.weights = dict(np.load(wanted.start))
    generator = np.random.default_rng([wanted.seed, 1])

    def itself(seen: dict[str, Any]) -> Numbers:
        return choose(policy.look(seen["observation"], seen["action_mask"])[0], generator)

    envs = [
        SmallWorldVectorEnv(wanted.tables, opponents=itself if name == "self" else name, reward=wanted.reward)
        for name in wanted.opponent
    ]
    before = evaluate(None, "random", wanted.games, wanted.seed)
    print(f"random play wins {before[0]:.1%} against random, {before[1]:.1f} coins")
    began = process_time()
    train(policy, envs, wanted.updates, wanted.seed, wanted.looks, wanted.at_once, wanted.rate, wanted.stop)
    decisions = (wanted.updates if wanted.stop is None else wanted.stop) * DECISIONS * wanted.tables
    print(f"{decisions:,} decisions in {process_time() - began:.0f} s of CPU time")
    if wanted.save:
        np.savez(wanted.save, **policy.weights)  # type: ignore[arg-type]
    if wanted.ship:
        save(wanted.ship, policy.weights)
    for opponent in wanted.opponents:
        share, coins = evaluate(policy.best, opponent, wanted.games, wanted.seed)
        print(f"the policy wins {share:.1%} against {opponent}, {coins:.1f} coins")


if __name__ == "__main__":
    main()
