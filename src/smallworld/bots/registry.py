"""Bots by name."""

from __future__ import annotations

from typing import Final

from smallworld.bots.bot import Bot
from smallworld.bots.generator import Generator
from smallworld.bots.greedy import Greedy
from smallworld.bots.random_bot import RandomBot
from smallworld.engine.errors import SmallWorldError

BOTS: Final = {
    "random": "every legal action as likely as any other",
    "greedy": "as many coins as possible at the end of this turn",
}


def make_bot(name: str, generator: Generator) -> Bot:
    """A bot of this kind; what it leaves to chance comes from `generator`.

    Raises:
        SmallWorldError: there is none with this name.
    """
    if name == "random":
        return RandomBot(generator)
    if name == "greedy":
        return Greedy()
    raise SmallWorldError(f'bot "{name}": no such bot; there are {", ".join(BOTS)}')
