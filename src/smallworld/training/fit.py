"""The fitting of a network to samples: Adam on squared errors, with a tenth of all games held out."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from smallworld.bots.planning.features import MOST_TURNS
from smallworld.bots.planning.network import VERSION

HIDDEN: Final = 16
EPOCHS: Final = 30
BATCH: Final = 256
RATE: Final = 2e-3  # the initial learning rate, which falls to 0 along a cosine
DECAY: Final = 1e-3
SHRINK: Final = 10.0  # divisor of gradients, so that they are about 1
KEPT_BACK: Final = 10  # one in this many games is held out for testing
RARE: Final = 30  # an ability gets weights only if seen in more samples than this
DIGITS: Final = 5

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


class Samples(NamedTuple):
    """Samples as arrays, one row per sample. `active` and `declined` have a column for each ability id."""

    turns: Ints
    dense: Floats
    active: Floats
    declined: Floats
    coins: Floats
    game: Ints


class Fitted(NamedTuple):
    """The fitted weights in their file format, and the errors after each epoch, in coins.

    Each epoch has one error for the training samples and one for the held-out samples.
    """

    weights: dict[str, Any]
    curve: list[tuple[float, float]]


def together(parts: list[Samples]) -> Samples:
    """Concatenate the samples of several parts."""
    return Samples(*[np.concatenate(columns) for columns in zip(*parts, strict=True)])


def fit(samples: Samples, names: list[str], seed: int) -> Fitted:
    """Fit a network that predicts future coins. `names` are the names of the abilities."""
    active, declined = _seen_often(samples.active), _seen_often(samples.declined)
    inputs = _inputs(samples, active, declined)
    learner = Learner(inputs.shape[1], float(samples.coins.sum() / samples.turns.sum()), seed)
    kept_back = samples.game % KEPT_BACK == 0
    learned = np.flatnonzero(~kept_back)
    turns = samples.turns.astype(np.float32)
    steps = EPOCHS * -(-len(learned) // BATCH)
    curve: list[tuple[float, float]] = []
    for _ in range(EPOCHS):
        learner.shuffle.shuffle(learned)
        for begin in range(0, len(learned), BATCH):
            rows = learned[begin : begin + BATCH]
            learner.step(inputs[rows], turns[rows], samples.coins[rows], steps)
        errors = learner.answers(inputs) * turns - samples.coins
        curve.append((_root_mean_square(errors[~kept_back]), _root_mean_square(errors[kept_back])))
    weights = learner.written() | {
        "version": VERSION,
        "active": [names[id] for id in active],
        "declined": [names[id] for id in declined],
    }
    return Fitted(weights, curve)


def _seen_often(columns: Floats) -> list[int]:
    return [int(id) for id in np.flatnonzero(columns.sum(0) > RARE)]


def _inputs(samples: Samples, active: list[int], declined: list[int]) -> Floats:
    places = np.zeros((len(samples.turns), MOST_TURNS), np.float32)
    places[np.arange(len(places)), np.minimum(samples.turns, MOST_TURNS) - 1] = 1
    columns = [samples.dense, places, samples.active[:, active], samples.declined[:, declined]]
    return np.concatenate(columns, axis=1)


def _root_mean_square(errors: Floats) -> float:
    return round(float(np.sqrt(np.mean(errors**2))), 4) if len(errors) else 0.0


class Learner:
    """A network during its training."""

    def __init__(self, inputs: int, constant: float, seed: int) -> None:
        self.shuffle: Final = np.random.default_rng(seed)
        normal = self.shuffle.normal
        self.parameters: Final[list[Floats]] = [
            normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            normal(0, (1 / HIDDEN) ** 0.5, HIDDEN).astype(np.float32),
            np.zeros(inputs, np.float32),
            np.array([constant], np.float32),
        ]
        self.means: Final = [np.zeros_like(parameter) for parameter in self.parameters]
        self.squares: Final = [np.zeros_like(parameter) for parameter in self.parameters]
        self.steps = 0

    def answers(self, inputs: Floats) -> Floats:
        """Return the coins per turn that the network predicts."""
        return self._through(inputs)[1]

    def step(self, inputs: Floats, turns: Floats, coins: Floats, steps: int) -> None:
        """Update the weights with a batch of samples. `steps` is the total number of updates planned."""
        units, answers = self._through(inputs)
        errors = (answers * turns - coins) * turns / (turns.mean() * len(coins) * SHRINK)
        back = np.outer(errors, self.parameters[2]) * (units > 0)
        self._move(
            [inputs.T @ back, back.sum(0), units.T @ errors, inputs.T @ errors, errors.sum(keepdims=True)],
            steps,
        )

    def _through(self, inputs: Floats) -> tuple[Floats, Floats]:
        hidden, bias, output, straight, constant = self.parameters
        units = np.maximum(inputs @ hidden + bias, 0)
        return units, units @ output + inputs @ straight + constant[0]

    def _move(self, gradients: list[Floats], steps: int) -> None:
        self.steps += 1
        rate = RATE * 0.5 * (1 + np.cos(np.pi * self.steps / steps))
        for place, parameter in enumerate(self.parameters):
            gradient = gradients[place] + DECAY * parameter
            mean, square = self.means[place], self.squares[place]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            unbiased = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            parameter -= (rate * mean / (1 - 0.9**self.steps) / unbiased).astype(np.float32)

    def written(self) -> dict[str, Any]:
        """Return the weights, rounded, in the file format for `Network`."""
        hidden, bias, output, straight, constant = self.parameters
        return {
            "hidden": [_rounded(unit) for unit in hidden.T],
            "bias": _rounded(bias),
            "output": _rounded(output),
            "straight": _rounded(straight),
            "constant": _rounded(constant)[0],
        }


def _rounded(numbers: Floats) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in numbers]
