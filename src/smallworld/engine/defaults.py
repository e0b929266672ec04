"""The rules, the board and the seats of a game that is made without them.

The engine knows no box. `smallworld.defaults` registers the function that completes a set-up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from smallworld.engine.board import Board
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import Rules

SetUp = tuple[Rules, Board, list[str]]

COMPLETE: Final[list[Callable[[Rules | None, Board | None, list[str] | None], SetUp]]] = []


def completed(rules: Rules | None, board: Board | None, seats: list[str] | None) -> SetUp:
    """Return the set-up of a game, with the usual rules, board or seats in place of None.

    Raises:
        SmallWorldError: no function can complete the set-up, or nothing fits what is given.
    """
    if rules is not None and board is not None and seats is not None:
        return rules, board, seats
    if not COMPLETE:
        raise SmallWorldError("game: give its rules, its board and its seats")
    return COMPLETE[0](rules, board, seats)
