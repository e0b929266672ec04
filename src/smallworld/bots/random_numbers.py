"""Chance for bots and simulations: random numbers that are the same everywhere.

`random.Random.randrange` takes 180 ns a draw, a seventh of a decision of a compiled playout; these three
shifts take 13 (benchmarks/random_numbers.py; interpreted they are the slower). Not for servers, whose dice
must not be foreseen.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import REVEALS, Action, roll_die
from smallworld.engine.game import pick
from smallworld.engine.rulings import DIE_FACES, DIE_SIDES
from smallworld.engine.state import State
from smallworld.engine.steps.step import place_of

_WORD: Final = 0xFFFFFFFF


class RandomNumbers:
    """Marsaglia's xorshift on 32 bits; period 2**32 - 1."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Two seeds, or two streams of one seed, give unrelated numbers."""
        self.word = mix(mix(seed & _WORD) ^ mix((seed >> 32 & _WORD) + 0x9E37) ^ mix(stream + 0x51ED27)) or 1

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, all alike to within one part in 2**30 / limit."""
        return place_of(self.lot(), limit)

    def lot(self) -> int:
        """A number below `LOTS`, as `game.pick` wants it; `below` is the place that it stands for."""
        word = self.word
        word ^= word << 13 & _WORD
        word ^= word >> 17
        word ^= word << 5 & _WORD
        self.word = word
        # 30 bits of the word: compiled code multiplies them as machine words if `limit` has no more.
        return word >> 2


class Chance:
    """What a game leaves to chance, in streams by purpose: one for the column, one for the dice.

    So an attempt more does not change what the stacks reveal, and games of one chance stay comparable.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        """The two streams of `seed` from `stream` on."""
        self.column = RandomNumbers(seed, stream)
        self.dice = RandomNumbers(seed, stream + 1)

    def draw(self, state: State) -> Action:
        """What chance decides in `state`, which waits for it."""
        return draw(state, self.column if state.waits_for in REVEALS else self.dice)


def mix(word: int) -> int:
    """Scatter the bits of a 32-bit word (the finaliser of MurmurHash3)."""
    word &= _WORD
    word = (word ^ word >> 16) * 0x85EBCA6B & _WORD
    word = (word ^ word >> 13) * 0xC2B2AE35 & _WORD
    return word ^ word >> 16


def draw(state: State, numbers: RandomNumbers) -> Action:
    """What chance decides in `state`, which waits for it: a roll, or something from a stack."""
    if state.waits_for in REVEALS:
        return pick(state, numbers.lot())
    face, pips = numbers.below(DIE_SIDES), 0
    while face >= DIE_FACES[pips]:
        face -= DIE_FACES[pips]
        pips += 1
    return roll_die(pips)
