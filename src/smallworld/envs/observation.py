"""What a seat sees, as one row of bytes: blocks one after the other, the seat itself first in each.

Seats are counted from the one that looks: 0 is itself, 1 the next one clockwise. Sides (places for one race,
see `State`) go with them: the active races of seats 0, 1, ..., then their races in decline, then second ones
in decline; the neutral side, where there is one, is the last for every seat. Regions go as on the board,
races and powers by id. `Layout.blocks` tells what there is. What only some rules or boards need comes last,
so that all others have no place for it.
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
    """Which byte of an observation says what; fixed for a table's rules, board and players."""

    def __init__(self, rules: Rules, board: Board, players: int) -> None:
        ground = Ground(rules, board, players)
        map = Map(ground)
        always: list[Part] = [map, Sides(ground), Seats(ground), Column(ground), Turn(ground)]
        self.parts: Final[list[Part]] = always + rare_parts(ground, board, map)
        self.blocks: Final[list[Block]] = ground.blocks
        self.size: Final = ground.size

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        """Write what `seat` sees from `start` on, where zeros are; `position` is its view (`seen_by`)."""
        for part in self.parts:
            part.write(position, seat, row, start)
