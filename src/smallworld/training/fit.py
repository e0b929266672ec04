"""The fitting of a network to samples: Adam on squared errors, with a tenth of all games held out."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from smallworld.bots.planning.features import MOST_SEATS, MOST_TURNS
from smallworld.bots.planning.network import BLIND, FIRST, POWER, RACE, VERSION

HIDDEN: Final = 32
EPOCHS: Final = 30  # for few samples
LEAST_EPOCHS: Final = 8
SEEN: Final = 6_000_000  # samples, each counted once an epoch, that are enough for a fit
BATCH: Final = 512
AT_ONCE: Final = 50_000  # samples whose error is measured at once
RATE: Final = 2e-3  # the initial learning rate, which falls to 0 along a cosine
GENTLE_RATE: Final = 2e-4  # the same for a short fit that improves good weights with few samples
DECAY: Final = 1e-3
SHRINK: Final = 10.0  # divisor of gradients, so that they are about 1
KEPT_BACK: Final = 10  # one in this many games is held out for testing
RARE: Final = 30  # an ability gets weights only if seen in more samples than this
DIGITS: Final = 5  # significant digits of a weight in a file
DECIMALS: Final = 9  # most decimals of a weight in a file
BLOCKS: Final = ("active", "declined", "opposing active", "opposing declined")

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


Counts = NDArray[np.uint8]


class Samples(NamedTuple):
    """Samples as arrays, one row per sample.

    The four arrays of counts have a column for each ability of the vocabulary. They say how often it is in
    force for the player, and for all opponents together.
    """

    turns: Ints
    players: Ints
    dense: Floats
    active: Counts
    declined: Counts
    opposing_active: Counts
    opposing_declined: Counts
    opponents: Ints
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


def fit(
    samples: Samples, vocabulary: dict[str, list[str]], seed: int, start: dict[str, Any] | None = None
) -> Fitted:
    """Fit a network that predicts future coins.

    `vocabulary` has the words of each ability by name. With weights to `start` from, fit twice, at the usual
    rate and gently, and return the fit with the lower error on the held-out samples. Without them, begin with
    random weights.
    """
    inputs = Inputs(samples, vocabulary, start)
    learned = int(np.count_nonzero(samples.game % KEPT_BACK))
    epochs = min(EPOCHS, max(LEAST_EPOCHS, SEEN // max(1, learned)))
    fast = _fit_at(RATE, epochs, samples, inputs, seed, start)
    if start is None:
        return fast
    gentle = _fit_at(GENTLE_RATE, LEAST_EPOCHS, samples, inputs, seed, start)
    return min(fast, gentle, key=lambda fitted: fitted.curve[-1][1])


def _fit_at(
    rate: float, epochs: int, samples: Samples, inputs: Inputs, seed: int, start: dict[str, Any] | None
) -> Fitted:
    """Fit a network in this number of epochs, with this initial learning rate.

    The new weights keep `not_for`, the boxes that another network plays better, from the weights in `start`.
    """
    numbers = np.random.default_rng(seed)
    mean = float(samples.coins.sum() / samples.turns.sum())
    parameters = random_parameters(inputs.width, mean, numbers) if start is None else inputs.read(start)
    learner = Learner(parameters, rate)
    kept_back = samples.game % KEPT_BACK == 0
    learned = np.flatnonzero(~kept_back)
    turns = samples.turns.astype(np.float32)
    steps = epochs * -(-len(learned) // BATCH)
    curve: list[tuple[float, float]] = []
    for _ in range(epochs):
        numbers.shuffle(learned)
        squares = 0.0
        for begin in range(0, len(learned), BATCH):
            rows = learned[begin : begin + BATCH]
            squares += learner.step(inputs.of(rows), turns[rows], samples.coins[rows], steps)
        kept = np.flatnonzero(kept_back)
        errors = (
            [
                learner.answers(inputs.of(rows)) * turns[rows] - samples.coins[rows]
                for rows in np.array_split(kept, -(-len(kept) // AT_ONCE))
            ]
            if len(kept)
            else []
        )
        curve.append((round((squares / max(1, len(learned))) ** 0.5, 4), _root_mean_square(errors)))
    weights = inputs.named(learner.written()) | {"version": VERSION}
    if start is not None and "not_for" in start:
        weights["not_for"] = start["not_for"]
    return Fitted(weights, curve)


class Inputs:
    """The inputs of a network for samples, in the order that class `Network` describes."""

    def __init__(
        self, samples: Samples, vocabulary: dict[str, list[str]], start: dict[str, Any] | None = None
    ) -> None:
        """Choose the inputs: abilities have weights if they were seen often, or have weights in `start`."""
        self.samples: Final = samples
        self.names: Final = list(vocabulary)
        self.words: Final = sorted({word for words in vocabulary.values() for word in words})
        self.made_of: Final = np.array(
            [[word in vocabulary[name] for word in self.words] for name in self.names], np.float32
        )
        self.active: Final = self._worth_weights(samples.active, start["active"] if start else [])
        self.declined: Final = self._worth_weights(samples.declined, start["declined"] if start else [])
        self.width: Final = self.of(np.arange(1)).shape[1]

    def of(self, rows: Ints) -> Floats:
        """Return the inputs of these samples."""
        samples = self.samples
        each = np.arange(len(rows))
        turns = np.zeros((len(rows), MOST_TURNS), np.float32)
        turns[each, np.minimum(samples.turns[rows], MOST_TURNS) - 1] = 1
        players = np.zeros((len(rows), MOST_SEATS - 1), np.float32)
        players[each, np.minimum(samples.players[rows], MOST_SEATS) - 2] = 1
        columns = [samples.dense[rows], turns, players]
        share = (1 / samples.opponents[rows, np.newaxis]).astype(np.float32)
        for counts, often in (
            (samples.active[rows], self.active),
            (samples.declined[rows], self.declined),
            (samples.opposing_active[rows] * share, self.active),
            (samples.opposing_declined[rows] * share, self.declined),
        ):
            these = counts.astype(np.float32)
            columns += [these @ self.made_of, these[:, often]]
        return np.concatenate(columns, axis=1)

    def _worth_weights(self, counts: Counts, known: list[str]) -> list[int]:
        often = counts.sum(0, dtype=np.int64) > RARE
        return [place for place, name in enumerate(self.names) if often[place] or name in known]

    def named(self, written: dict[str, Any]) -> dict[str, Any]:
        """Add the names of words and abilities to weights, and weights for unknown races and powers."""
        names: dict[str, list[str]] = {}
        end = FIRST
        for key, often in 2 * (("active", self.active), ("declined", self.declined)):
            known = [self.names[place] for place in often]
            names[key] = known + [RACE, POWER]
            begin = end + len(self.words)
            end = begin + len(known)
            for kind in (RACE, POWER):
                such = [begin + place for place, name in enumerate(known) if name.startswith(kind + " ")]
                for weights in [*written["hidden"], written["straight"]]:
                    mean = sum(weights[place] for place in such) / max(1, len(such))
                    weights.insert(end, _short(mean))
                end += 1
        return written | {"words": self.words} | names

    def read(self, weights: dict[str, Any]) -> list[Floats]:
        """Return the parameters of a learner that starts with these weights.

        An ability that they do not know starts with the weights of its kind, and a new input with 0.
        """
        mine: dict[str, Any] = {"version": VERSION, "words": self.words}
        for key, often in (("active", self.active), ("declined", self.declined)):
            mine[key] = [self.names[place] for place in often]
        places = {name: place for place, name in enumerate(input_names(weights))}
        found = [places.get(name, places.get(name.rpartition(" ")[0], -1)) for name in input_names(mine)]
        units = np.array([[*unit, 0.0] for unit in [*weights["hidden"], weights["straight"]]], np.float32)
        hidden = units[:, found].T
        return [
            hidden[:, :-1].copy(),
            np.array(weights["bias"], np.float32),
            np.array(weights["output"], np.float32),
            hidden[:, -1].copy(),
            np.array([weights["constant"]], np.float32),
        ]


def input_names(weights: dict[str, Any]) -> list[str]:
    """Return a name for each input in the order of a file of weights, see class `Network`.

    Without its last word, the name of an ability's input is that of its kind, such as "active race".
    """
    names = [f"number {place}" for place in range(FIRST)]
    for block in BLOCKS if weights["version"] > BLIND else BLOCKS[:2]:
        names += [f"{block} word {word}" for word in weights["words"]]
        names += [f"{block} {name}" for name in weights[block.rpartition(" ")[2]]]
    return names


def _root_mean_square(parts: list[Floats]) -> float:
    return round(float(np.sqrt(np.mean(np.concatenate(parts) ** 2))), 4) if parts else 0.0


def random_parameters(inputs: int, constant: float, numbers: np.random.Generator) -> list[Floats]:
    """Return the parameters of a learner that has learned only this number of coins per turn."""
    return [
        numbers.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        numbers.normal(0, (1 / HIDDEN) ** 0.5, HIDDEN).astype(np.float32),
        np.zeros(inputs, np.float32),
        np.array([constant], np.float32),
    ]


class Learner:
    """A network during its training.

    Its parameters are the weights of the hidden units, their biases, the weights of the output, those of the
    direct path, and a constant.
    """

    def __init__(self, parameters: list[Floats], rate: float) -> None:
        self.parameters: Final = parameters
        self.rate: Final = rate  # initial
        self.means: Final = [np.zeros_like(parameter) for parameter in self.parameters]
        self.squares: Final = [np.zeros_like(parameter) for parameter in self.parameters]
        self.steps = 0

    def answers(self, inputs: Floats) -> Floats:
        """Return the coins per turn that the network predicts."""
        return self._through(inputs)[1]

    def step(self, inputs: Floats, turns: Floats, coins: Floats, steps: int) -> float:
        """Update the weights with a batch of samples; return the sum of their squared errors before it.

        `steps` is the total number of updates planned.
        """
        units, answers = self._through(inputs)
        errors = (answers * turns - coins) * turns / (turns.mean() * len(coins) * SHRINK)
        back = np.outer(errors, self.parameters[2]) * (units > 0)
        self._move(
            [inputs.T @ back, back.sum(0), units.T @ errors, inputs.T @ errors, errors.sum(keepdims=True)],
            steps,
        )
        return float(np.sum((answers * turns - coins) ** 2))

    def _through(self, inputs: Floats) -> tuple[Floats, Floats]:
        hidden, bias, output, straight, constant = self.parameters
        units = np.maximum(inputs @ hidden + bias, 0)
        return units, units @ output + inputs @ straight + constant[0]

    def _move(self, gradients: list[Floats], steps: int) -> None:
        self.steps += 1
        rate = self.rate * 0.5 * (1 + np.cos(np.pi * self.steps / steps))
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
    return [_short(float(number)) for number in numbers]


def _short(number: float) -> float:
    return float(f"{round(number, DECIMALS):.{DIGITS}g}")
