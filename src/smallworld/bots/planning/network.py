"""A small network in plain Python floats, which at this size is faster than a numerical library."""

from __future__ import annotations

from typing import Any, Final

from smallworld.bots.planning.features import DENSE, MOST_SEATS, MOST_TURNS, Observation, usual_observation
from smallworld.bots.planning.octet import Octet, octets
from smallworld.engine.ability.answers import HOOKS
from smallworld.engine.rules import Rules

VERSION: Final = 3  # version of the observations
BLIND: Final = 2  # the version before, which does not see opponents' abilities
READ: Final = (BLIND, VERSION)  # the versions whose weights can be used
FIRST: Final = DENSE + MOST_TURNS + MOST_SEATS - 1  # the first input of words and abilities
RACE: Final = "race"
POWER: Final = "power"
OTHER: Final = "other"
TOOLKIT: Final = "smallworld.content.toolkit."


class Sum:
    """The weights of all inputs of one unit of the network."""

    def __init__(self, numbers: list[float]) -> None:
        self.dense: Final = octets(numbers[:DENSE])
        self.sparse: Final = numbers

    def of(self, dense: list[Octet], on: list[int], opposing: list[int], share: float) -> float:
        """Return the weighted sum of the inputs.

        These are the `dense` numbers, a 1 for each input in `on`, and `share` for each one in `opposing`.
        """
        total = 0.0
        weights = self.dense
        for place in range(len(weights)):
            total += dense[place].times(weights[place])
        sparse = self.sparse
        for place in on:
            total += sparse[place]
        others = 0.0
        for place in opposing:
            others += sparse[place]
        return total + share * others


class Network:
    """A network that predicts coins per turn, with a hidden layer of rectified units and a direct path.

    Its inputs in a file of weights are, in this order:

    - the dense numbers
    - one input for each number of turns left, and one for each number of players
    - for the active race, one input for each word, then for each ability known at training
    - the same for races in decline
    - the same twice for opponents, from version 3 on

    A word is something that an ability is made of, see `words_of`. The weights of an ability are those of its
    words and its own. An ability unknown at training has those of its kind as its own, which are the
    mean of all known races or powers.
    """

    def __init__(self, rules: Rules, weights: dict[str, Any], players: int) -> None:
        self.rules: Final = rules
        self.players: Final = players  # of the games that it judges
        self.worths: dict[int, float] = {}  # of races and powers, by id; empty until they are needed
        words: list[str] = weights["words"]
        active = Vectors(rules, words, weights["active"], FIRST)
        declined = Vectors(rules, words, weights["declined"], active.end)
        blocks = [active, declined]
        self.sees_opposing: Final[bool] = weights["version"] > BLIND
        if self.sees_opposing:
            blocks.append(Vectors(rules, words, weights["active"], declined.end))
            blocks.append(Vectors(rules, words, weights["declined"], blocks[2].end))
        self.hidden: Final = [_sum(unit, blocks) for unit in weights["hidden"]]
        # The number of players never changes, so its weights are part of what is constant.
        seats = DENSE + MOST_TURNS + min(players, MOST_SEATS) - 2
        self.bias: Final[list[float]] = [
            float(bias) + float(unit[seats])
            for bias, unit in zip(weights["bias"], weights["hidden"], strict=True)
        ]
        self.output: Final[list[float]] = [float(one) for one in weights["output"]]
        self.straight: Final = _sum(weights["straight"], blocks)
        self.constant: Final = float(weights["constant"]) + float(weights["straight"][seats])
        self.known: Final = active.known  # by ability id: whether the network has seen it serving a race
        self.abilities: Final = len(rules.abilities)

    def coins(self, seen: Observation) -> float:
        """Return the coins that the observed player is expected to earn until the end of the game."""
        turns = seen.turns
        if turns <= 0:
            return 0.0
        dense, on = octets(seen.dense), self._what_is_so(seen)
        opposing, share = self._opposing(seen), seen.share
        answer = self.constant + self.straight.of(dense, on, opposing, share)
        hidden, bias, output = self.hidden, self.bias, self.output
        for unit in range(len(hidden)):
            total = bias[unit] + hidden[unit].of(dense, on, opposing, share)
            if total > 0.0:
                answer += total * output[unit]
        return answer * turns

    def worth(self, id: int) -> float:
        """Return how many more coins the race or power `id` is worth than an average one."""
        if not self.worths:
            self.worths = self._compared(self.rules.races) | self._compared(self.rules.powers)
        return self.worths[id]

    def _compared(self, kind: list[int]) -> dict[int, float]:
        """Return how many more coins each of these races or powers is worth than an average one, by id."""
        given = self.rules.tokens
        usual = sum([given[id] for id in kind]) / len(kind)
        worths: dict[int, float] = {}
        for id in kind:
            worths[id] = self.coins(usual_observation(self.rules.together[id], given[id] - usual))
        average = sum(worths.values()) / len(kind)
        for id in kind:
            worths[id] -= average
        return worths

    def _what_is_so(self, seen: Observation) -> list[int]:
        """Return the numbers of the binary inputs that are 1, with one input for each ability id."""
        on = [DENSE + min(seen.turns, MOST_TURNS) - 1]
        for id in seen.active:
            on.append(FIRST + id)
        for id in seen.declined:
            on.append(FIRST + self.abilities + id)
        return on

    def _opposing(self, seen: Observation) -> list[int]:
        """Return the numbers of the inputs for the abilities of opponents."""
        opposing: list[int] = []
        if self.sees_opposing:
            for id in seen.opposing_active:
                opposing.append(FIRST + 2 * self.abilities + id)
            for id in seen.opposing_declined:
                opposing.append(FIRST + 3 * self.abilities + id)
        return opposing


class Vectors:
    """Where the weights of each ability are among the weights of a unit, for active races or in decline."""

    def __init__(self, rules: Rules, words: list[str], names: list[str], first: int) -> None:
        own = first + len(words)
        self.end: Final = own + len(names)
        self.known: Final[list[bool]] = []  # by ability id: whether it has weights of its own
        self.places: Final[list[list[int]]] = []  # by ability id: the inputs whose weights are added up
        for id in range(len(rules.abilities)):
            name = name_of(rules, id)
            kind = name.partition(" ")[0]
            self.known.append(name in names)
            places = [first + words.index(word) for word in words_of(rules, id) if word in words]
            if name in names:
                places.append(own + names.index(name))
            elif kind in names:
                places.append(own + names.index(kind))
            self.places.append(places)

    def folded(self, weights: list[float]) -> list[float]:
        """Return the weight of each ability by its id."""
        return [sum([weights[place] for place in places]) for places in self.places]


def _sum(weights: list[float], blocks: list[Vectors]) -> Sum:
    numbers = [float(one) for one in weights]
    folded = numbers[:FIRST]
    for block in blocks:
        folded += block.folded(numbers)
    return Sum(folded)


def name_of(rules: Rules, id: int) -> str:
    """Return the name of an ability in files of weights: its kind and its slug, as in "race elves"."""
    kind = RACE if id in rules.races else POWER if id in rules.powers else OTHER
    return f"{kind} {rules.slugs[id]}"


def words_of(rules: Rules, id: int) -> list[str]:
    """Return what an ability is made of: the hooks that it overrides, and the toolkit's classes it uses."""
    ability = rules.abilities[id]
    words = [hook for hook in HOOKS if getattr(rules.hooks, hook).by[id]]
    for kind in type(ability).__mro__:
        if kind.__module__.startswith(TOOLKIT):
            words.append(kind.__name__)
    return words
