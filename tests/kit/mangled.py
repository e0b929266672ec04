"""Corrupt text: samples of files and input, changed here and there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

# Strings that break Python's own parsers, or control a terminal.
ODD: Final = (
    *(
        "",
        " ",
        "\n",
        "\r",
        "\t",
        "\0",
        '"',
        "'",
        "\\",
        "[",
        "{",
        "}",
        "]",
        ":",
        ",",
        "=",
        "-",
        ".",
        "~",
        "undo",
    ),
    *("0", "-1", "1e999", "NaN", "null", "true", "1999-99-99", "0x", "²", "٣", "½", "[]", "{}", "[[]]"),
    *("\x1b[31m", "\x1b]0;pwned\x07", "\u202e", "\ufeff", "é" * 200, "a.b.c", "own", "player", "x", "undo"),
)
HUGE: Final = ("9" * 4400, "[" * 20_000, '{"a":' * 5_000, "x" * 5_000)


def mangled(sample: str, number: int, seed: int = 1) -> Iterator[str]:
    """Yield `number` texts, each with one to three parts missing, moved, doubled or added."""
    dice = random.Random(seed)
    for place in range(number):
        text = sample
        for _ in range(dice.randint(1, 3)):
            text = _changed(text, dice, HUGE if place % 8 == 0 else ODD)
        yield text


def _changed(text: str, dice: random.Random, odd: tuple[str, ...]) -> str:
    lines = text.split("\n")
    way = dice.randrange(6)
    at = dice.randrange(len(lines))
    words = lines[at].split(" ")
    one = dice.randrange(len(words))
    if way == 0:
        lines[at : at + dice.randint(1, 3)] = []
    elif way == 1:
        lines.insert(dice.randrange(len(lines) + 1), lines[at])
    elif way == 2:
        words[one] = dice.choice(odd)
    elif way == 3:
        words.insert(one, dice.choice(odd))
    elif way == 4:
        letter = dice.randrange(len(words[one]) + 1)
        words[one] = words[one][:letter] + dice.choice(odd) + words[one][letter + dice.randint(0, 2) :]
    else:
        lines[at:] = [lines[at][: dice.randrange(len(lines[at]) + 1)]]
    if way in (2, 3, 4):
        lines[at] = " ".join(words)
    return "\n".join(lines)
