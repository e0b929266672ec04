"""Random numbers for bots and simulations, the same on every machine.

`random.Random.randrange` takes 180 ns per number, a seventh of a decision of a compiled playout. Three shifts
take 13 ns when compiled (benchmarks/random_numbers.py), but are slower than `randrange` when interpreted. Do
not use these numbers in a server, whose dice must not be predictable.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import REVEALS, Action, roll_die
from smallworld.engine.compiled import i64
from smallworld.engine.game import pick
from smallworld.engine.rulings import DIE_FACES, DIE_SIDES
from smallworld.engine.state import State
from smallworld.engine.steps.step import place_of

_WORD: Final = 0xFFFFFFFF


class RandomNumbers:
    """Marsaglia's 32-bit xorshift generator, with period 2**32 - 1."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Start the generator. Different seeds, or different streams of one seed, give unrelated numbers."""
        self.word = mix(mix(seed & _WORD) ^ mix((seed >> 32 & _WORD) + 0x9E37) ^ mix(stream + 0x51ED27)) or 1

    def below(self, limit: int) -> int:
        """Return a number from 0 to `limit` - 1.

        All are equally likely, to within one part in 2**30 / limit.
        """
        return place_of(self.lot(), limit)

    def lot(self) -> int:
        """Return a random number below `LOTS`, as an argument for `game.pick`."""
        word: i64 = self.word
        word ^= word << 13 & _WORD
        word ^= word >> 17
        word ^= word << 5 & _WORD
        self.word = word
        # 30 bits of the word, so that compiled code multiplies machine words if `limit` has at most 30 bits.
        return int(word >> 2)


class Chance:
    """The random outcomes of a game, with one stream for the column and one for the dice.

    An additional die roll therefore does not change the combos that follow, and games with the same seed stay
    comparable.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Use the streams `stream` and `stream` + 1 of `seed`."""
        self.column = RandomNumbers(seed, stream)
        self.dice = RandomNumbers(seed, stream + 1)

    def draw(self, state: State) -> Action:
        """Return the outcome that `state` waits for."""
        return draw(state, self.column if state.waits_for in REVEALS else self.dice)


def mix(word: int) -> int:
    """Scatter the bits of a 32-bit word, as at the end of MurmurHash3."""
    word &= _WORD
    word = (word ^ word >> 16) * 0x85EBCA6B & _WORD
    word = (word ^ word >> 13) * 0xC2B2AE35 & _WORD
    return word ^ word >> 16


def draw(state: State, numbers: RandomNumbers) -> Action:
    """Return a random outcome for the open question of `state`: a die roll, or a draw from a stack."""
    if state.waits_for in REVEALS:
        return pick(state, numbers.lot())
    face, pips = numbers.below(DIE_SIDES), 0
    while face >= DIE_FACES[pips]:
        face -= DIE_FACES[pips]
        pips += 1
    return roll_die(pips)
