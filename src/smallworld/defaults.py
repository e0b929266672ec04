"""The usual rules, board and seats, for games that are made without them."""

from __future__ import annotations

from functools import cache
from typing import Final

from smallworld.content.catalogue import (
    BOARDS,
    board_for,
    find_board,
    is_custom,
    make_rules,
    seats_of,
    world_of_board,
)
from smallworld.content.shelf import BOXES, HOMES, SHELF, is_scenario
from smallworld.content.worlds import SURFACE
from smallworld.engine.board import Board
from smallworld.engine.defaults import COMPLETE, SetUp
from smallworld.engine.rules import Rules

PLAYERS: Final = 2


def complete(rules: Rules | None, board: Board | None, seats: list[str] | None) -> SetUp:
    """Return the set-up of a game, with usual values in place of None.

    The usual rules are those of the first box of the board's world. The usual board is the first one for
    these seats and rules. The usual seats are those of the board, or two.

    Raises:
        SetupError: these rules have no board for this number of seats.
    """
    if rules is None:
        rules = _rules_in(SURFACE if board is None else _world_of(board))
    # Without the boxes of custom races, which have no boards.
    boxes = tuple([name for name in rules.boxes if name in SHELF or is_scenario(name)])
    if seats is None:
        players = PLAYERS if board is None else seats_of(board.name, boxes)
        seats = [f"Player {place + 1}" for place in range(players)]
    if board is None:
        board = find_board(board_for(len(seats), boxes))
    return rules, board, seats


@cache  # games share their rules, which never change
def _rules_in(world: str) -> Rules:
    return make_rules(next(name for name in BOXES if HOMES[name] == world))


def _world_of(board: Board) -> str:
    return world_of_board(board.name) if board.name in BOARDS or is_custom(board.name) else SURFACE


def teach() -> None:
    """Register the function of this module with the engine."""
    COMPLETE[:] = [complete]
