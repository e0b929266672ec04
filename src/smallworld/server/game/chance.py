"""Dice and stacks that no one can foresee, and that everyone can check afterwards.

A game has a secret seed of 32 bytes. Its SHA-256 is shown from the start, the seed itself when the game is
over. The n-th number (from 0) of a purpose is HMAC-SHA256(seed, "PURPOSE n"), read as one big-endian number,
modulo the sum of the weights. In the engine's order, each outcome has a share of these numbers as large as
its weight. The outcome whose share contains the number is drawn.

Purposes are "first" (who begins), "set-up" (the first column), "column" (later reveals) and "dice". Each
purpose has its own numbering, so that one more attempt does not change what the stacks reveal.
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
HASHES_KEPT: Final = 1024  # of seeds; every move shows that of its table

# Names of a record's options.
SEED: Final = "seed"
SEED_HASH: Final = "seed_hash"
FIRST_BY: Final = "first_by"
BY_CHANCE: Final = "chance"
BY_CHOICE: Final = "choice"
TAKEN_OVER: Final = "taken_over"  # outcomes of the other game that this one branched off from


def new_seed() -> bytes:
    """Return a new seed for one game."""
    return secrets.token_bytes(SEED_BYTES)


def puzzle_seed(number: int) -> bytes:
    """Return the seed of a puzzle's game; outcomes of chance after its position come from it."""
    return sha256(f"puzzle {number}".encode()).digest()


@lru_cache(HASHES_KEPT)
def seed_hash(seed: bytes) -> str:
    """Return the hash of a seed, which may be shown before the end."""
    return sha256(seed).hexdigest()


def number(seed: bytes, purpose: str, count: int, limit: int) -> int:
    """Return the `count`-th random number for a purpose, derived from `seed`, from 0 to `limit` - 1."""
    # 256 bits modulo a few dozen: no number is likelier than another by more than one part in 2**250.
    return int.from_bytes(hmac.digest(seed, f"{purpose} {count}".encode(), "sha256")) % limit


def purpose_of(state: State) -> str:
    """Return the purpose of the number that `state` needs, which waits for chance."""
    if state.waits_for in REVEALS:
        return SET_UP if state.turn == 0 else COLUMN
    return DICE


def draw(state: State, seed: bytes, count: int) -> Action:
    """Return the outcome in `state`, which asks chance for the `count`-th time for this purpose."""
    weighted = outcomes(state)
    drawn = number(seed, purpose_of(state), count, sum([weight for _, weight in weighted]))
    for action, weight in weighted:
        if drawn < weight:
            return action
        drawn -= weight
    raise AssertionError("the number was below the sum of the weights")


def verify(record: Record, seed: bytes | None = None) -> int:
    """Check that the outcomes of `record` were drawn from `seed`; return how many were.

    If the game branched off from another, the outcomes before that are not checked and not counted. Without a
    seed, the record's own is taken; the record of a finished game has one. The error names the first action
    that the seed did not decide.

    Raises:
        RecordError: there is no seed, it is not the one whose hash was shown, or chance was tampered with.
    """
    if seed is None:
        try:
            seed = bytes.fromhex(record.options[SEED])
        except (KeyError, ValueError) as error:
            raise RecordError("record: it names no seed; a game reveals its seed when it is over") from error
    if record.options.get(SEED_HASH, seed_hash(seed)) != seed_hash(seed):
        raise RecordError("record: the seed is not the one whose hash was shown before the game")
    players = len(record.seats)
    if record.options.get(FIRST_BY) == BY_CHANCE and record.first != number(seed, FIRST, 0, players):
        raise RecordError("record: the seed chose another player to begin")
    rules, board = rules_of_record(record), find_board(record.board)
    game = Game(rules, board, list(record.seats), record.first)
    counts: dict[str, int] = {}
    taken_over = _taken_over(record)
    for place, text in enumerate(record.actions):
        action = game.parse(text)
        if actor(game.state) == CHANCE:
            purpose = purpose_of(game.state)
            count = counts.get(purpose, 0)
            counts[purpose] = count + 1
            wanted = draw(game.state, seed, count)
            if sum(counts.values()) > taken_over and wanted != action:
                raise RecordError(
                    f"record, action {place + 1}: “{text}”, but the seed says “{game.text(wanted)}”"
                )
        game.apply(action)
    return max(0, sum(counts.values()) - taken_over)


def _taken_over(record: Record) -> int:
    try:
        return max(0, int(record.options.get(TAKEN_OVER, "0")))
    except ValueError as error:
        raise RecordError(f"record: {TAKEN_OVER} is a number of outcomes") from error
