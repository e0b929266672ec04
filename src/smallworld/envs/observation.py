"""The view of a seat as one row of bytes: one block after the other, in each the seat itself first.

Seats are counted from the observing seat: 0 is itself, 1 the next one clockwise. Sides (places for one race,
see `State`) follow the seats: the active races of seats 0, 1, ..., then their races in decline, then second
races in decline. The neutral side, if there is one, is the last for every seat. Regions are in the order of
the board, races and powers by id. `Layout.blocks` lists the blocks. Blocks that only some rules or boards
need come last, so that other layouts do not have them.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.board import Board, Player
from smallworld.engine.rules import Rules
from smallworld.engine.state import State
from smallworld.envs.blocks import Block, Ground, Part
from smallworld.envs.parts import Column, Map, Seats, Sides, Turn
from smallworld.envs.rare_parts import rare_parts


class Layout:
    """The meaning of each byte of an observation; fixed for a table's rules, board and players."""

    def __init__(self, rules: Rules, board: Board, players: int) -> None:
        ground = Ground(rules, board, players)
        map = Map(ground)
        always: list[Part] = [map, Sides(ground), Seats(ground), Column(ground), Turn(ground)]
        self.parts: Final[list[Part]] = always + rare_parts(ground, board, map)
        self.blocks: Final[list[Block]] = ground.blocks
        self.size: Final = ground.size

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        """Write the view of `seat` from `start` on, over zeros; `position` is that view (`seen_by`)."""
        for part in self.parts:
            part.write(position, seat, row, start)
