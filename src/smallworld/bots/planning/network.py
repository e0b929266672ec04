"""A small network in plain Python floats, which at this size is faster than a numerical library."""

from __future__ import annotations

from typing import Any, Final

from smallworld.bots.planning.features import DENSE, MOST_TURNS, Observation
from smallworld.bots.planning.octet import Octet, octets
from smallworld.engine.rules import Rules, slug

VERSION: Final = 1  # version of the observations; weights for another version are useless


class Sum:
    """The weights of all inputs of one unit of the network."""

    def __init__(self, weights: list[float]) -> None:
        numbers = [float(one) for one in weights]
        self.dense: Final = octets(numbers[:DENSE])
        self.sparse: Final = numbers

    def of(self, dense: list[Octet], on: list[int]) -> float:
        """Return the weighted sum of the inputs: the `dense` numbers, and a 1 for each input in `on`."""
        total = 0.0
        weights = self.dense
        for place in range(len(weights)):
            total += dense[place].times(weights[place])
        sparse = self.sparse
        for place in on:
            total += sparse[place]
        return total


class Network:
    """A network that predicts coins per turn, with a hidden layer of rectified units and a direct path.

    The inputs are the dense numbers, then one input for each number of turns left, then one for each ability
    known at training. An ability that the network does not know has no effect.
    """

    def __init__(self, rules: Rules, weights: dict[str, Any]) -> None:
        self.hidden: Final = [Sum(unit) for unit in weights["hidden"]]
        self.bias: Final[list[float]] = [float(one) for one in weights["bias"]]
        self.output: Final[list[float]] = [float(one) for one in weights["output"]]
        self.straight: Final = Sum(weights["straight"])
        self.constant: Final = float(weights["constant"])
        first = DENSE + MOST_TURNS
        names: list[str] = weights["active"]
        self.active: Final = _places(rules, names, first)
        self.declined: Final = _places(rules, weights["declined"], first + len(names))

    def coins(self, seen: Observation) -> float:
        """Return the coins that the observed player is expected to earn until the end of the game."""
        turns = seen.turns
        if turns <= 0:
            return 0.0
        dense, on = octets(seen.dense), self._what_is_so(seen)
        answer = self.constant + self.straight.of(dense, on)
        hidden, bias, output = self.hidden, self.bias, self.output
        for unit in range(len(hidden)):
            total = bias[unit] + hidden[unit].of(dense, on)
            if total > 0.0:
                answer += total * output[unit]
        return answer * turns

    def _what_is_so(self, seen: Observation) -> list[int]:
        """Return the numbers of the binary inputs that are 1."""
        on = [DENSE + min(seen.turns, MOST_TURNS) - 1]
        for id in seen.active:
            if self.active[id] >= 0:
                on.append(self.active[id])
        for id in seen.declined:
            if self.declined[id] >= 0:
                on.append(self.declined[id])
        return on


def _places(rules: Rules, names: list[str], first: int) -> list[int]:
    """Return the index of each ability's input, by ability id; -1 for an ability without an input."""
    return [names.index(slug(name)) + first if slug(name) in names else -1 for name in rules.names]
