"""Messages that nobody who plays would send: those that somebody would, changed here and there."""

from __future__ import annotations

import copy
import json
import random
from typing import Any, Final

LONGEST: Final = 16_000  # letters; who sends more is cut off, as is right
ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 10**30, 0.5, 1e308, float("nan")),
    *(
        "",
        "0",
        "\0",
        "\ud800",
        "é" * 300,
        "../..",
        "💥",
        "conquer",
        [],
        [[]],
        [None] * 50,
        {},
        {"": 0},
        {"do": {}},
    ),
)


def mutated(sample: Any, dice: random.Random) -> Any:
    """A copy in which one to three things are others, missing, doubled or too many."""
    found = copy.deepcopy(sample)
    for _ in range(dice.randint(1, 3)):
        found = _changed(found, dice)
    return found


def _changed(value: Any, dice: random.Random) -> Any:
    if dice.random() < 0.15:
        return copy.deepcopy(dice.choice(ODD))
    if isinstance(value, dict) and value:
        name = dice.choice(sorted(value))
        way = dice.random()
        if way < 0.15:
            del value[name]
        elif way < 0.25:
            value[dice.choice(("extra", "", "type", "__proto__"))] = dice.choice(ODD)
        else:
            value[name] = _changed(value[name], dice)
        return value
    if isinstance(value, list) and value:
        place = dice.randrange(len(value))
        value[place] = _changed(value[place], dice)
        return value * dice.choice((1, 1, 1, 2, 40))
    return copy.deepcopy(dice.choice(ODD))


def written(message: Any, dice: random.Random) -> str:
    """The message as text, which now and then is cut, doubled or no JSON at all."""
    text = json.dumps(message)[:LONGEST]
    way = dice.random()
    if way < 0.04:
        return text[: dice.randrange(len(text) + 1)]
    if way < 0.06:
        return text * 2
    if way < 0.08:
        return "[" * dice.randrange(1, 5000)
    return text
