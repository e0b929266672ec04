"""Dice and stacks that no one can predict, and that everyone can verify after the game.

A game has a secret seed of 32 bytes. Its SHA-256 is shown from the start, and the seed itself after the game.

The n-th number (from 0) for a purpose is HMAC-SHA256(seed, "PURPOSE n"), read as a big-endian number, modulo
the sum of the weights. Each outcome, in the engine's order, gets a range of these numbers that is as long as
its weight. The outcome whose range contains the number is drawn.

Purposes are "first" (the first player), "set-up" (the first column), "column" (later combos) and "dice". Each
purpose counts separately, so that an additional die roll does not change the combos that follow.
"""

from __future__ import annotations

import hmac
import secrets
from functools import lru_cache
from hashlib import sha256
from typing import Final

from smallworld.content.catalogue import find_board
from smallworld.engine.action import REVEALS, Action
from smallworld.engine.errors import RecordError
from smallworld.engine.game import actor, outcomes
from smallworld.engine.session import Game
from smallworld.engine.state import CHANCE, State
from smallworld.engine.text.record import Record
from smallworld.workshop.tables import rules_of_record

FIRST: Final = "first"
SET_UP: Final = "set-up"
COLUMN: Final = "column"
DICE: Final = "dice"
SEED_BYTES: Final = 32
HASHES_KEPT: Final = 1024  # hashes of seeds in the cache, since every move shows the hash of its table's seed

# The names of options in a record.
SEED: Final = "seed"
SEED_HASH: Final = "seed_hash"
FIRST_BY: Final = "first_by"
BY_CHANCE: Final = "chance"
BY_CHOICE: Final = "choice"
TAKEN_OVER: Final = "taken_over"  # number of outcomes from the game that this one branched off from


def new_seed() -> bytes:
    """Return a new random seed for one game."""
    return secrets.token_bytes(SEED_BYTES)


def puzzle_seed(number: int) -> bytes:
    """Return the seed for games of a puzzle. It decides dice and stacks after the puzzle's position."""
    return sha256(f"puzzle {number}".encode()).digest()


@lru_cache(HASHES_KEPT)
def seed_hash(seed: bytes) -> str:
    """Return the SHA-256 of a seed, which players may see before the end of the game."""
    return sha256(seed).hexdigest()


def number(seed: bytes, purpose: str, count: int, limit: int) -> int:
    """Return the `count`-th random number for a purpose, derived from `seed`. It is from 0 to `limit` - 1."""
    # 256 bits modulo a few dozen: the probabilities of two numbers differ by less than one part in 2**250.
    return int.from_bytes(hmac.digest(seed, f"{purpose} {count}".encode(), "sha256")) % limit


def purpose_of(state: State) -> str:
    """Return the purpose of the next random number in `state`."""
    if state.waits_for in REVEALS:
        return SET_UP if state.turn == 0 else COLUMN
    return DICE


def draw(state: State, seed: bytes, count: int) -> Action:
    """Return the next outcome of chance in `state`, drawn with the `count`-th number for its purpose."""
    weighted = outcomes(state)
    drawn = number(seed, purpose_of(state), count, sum([weight for _, weight in weighted]))
    for action, weight in weighted:
        if drawn < weight:
            return action
        drawn -= weight
    raise AssertionError("the number was below the sum of the weights")


def verify(record: Record, seed: bytes | None = None) -> int:
    """Check that all outcomes in `record` were drawn from `seed`, and return the number of outcomes.

    If the game branched off from another game, outcomes before the branch are neither checked nor counted.
    Without `seed`, the record must contain one, as the record of a finished game does. The error names the
    first action that does not match the seed.

    Raises:
        RecordError: there is no seed, it does not match the hash that was shown, or an outcome was changed.
    """
    if seed is None:
        try:
            seed = bytes.fromhex(record.options[SEED])
        except (KeyError, ValueError) as error:
            raise RecordError("record: it has no seed, which a game reveals only after its end") from error
    if record.options.get(SEED_HASH, seed_hash(seed)) != seed_hash(seed):
        raise RecordError("record: the seed does not match the hash shown before the game")
    players = len(record.seats)
    if record.options.get(FIRST_BY) == BY_CHANCE and record.first != number(seed, FIRST, 0, players):
        raise RecordError("record: the seed chose another player to begin")
    rules, board = rules_of_record(record), find_board(record.board)
    game = Game(rules, board, list(record.seats), record.first)
    counts: dict[str, int] = {}
    others = taken_over(record)
    for place, text in enumerate(record.actions):
        action = game.parse(text)
        if actor(game.state) == CHANCE:
            purpose = purpose_of(game.state)
            count = counts.get(purpose, 0)
            counts[purpose] = count + 1
            wanted = draw(game.state, seed, count)
            if sum(counts.values()) > others and wanted != action:
                raise RecordError(
                    f"record, action {place + 1}: “{text}”, but the seed says “{game.text(wanted)}”"
                )
        game.apply(action)
    return max(0, sum(counts.values()) - others)


def taken_over(record: Record) -> int:
    """Return the number of outcomes that a recorded game took over from another game.

    Raises:
        RecordError: the record names no number.
    """
    try:
        return max(0, int(record.options.get(TAKEN_OVER, "0")))
    except ValueError as error:
        raise RecordError(f"record: {TAKEN_OVER} is a number of outcomes") from error
