"""The view of a seat as one row of bytes, arranged in blocks. The observing seat always comes first.

Seats are counted clockwise from the observing seat, which is 0. Sides (places for one race, see `State`) are
in the order of seats: all active races, then races in decline, then second races in decline. The neutral
side, if any, is always last. Regions are in the order of the board, races and powers in the order of ids.
`Layout.blocks` lists the blocks. Blocks that only some rules or boards need come last, and other layouts
leave them out.
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
    """The meaning of each byte of an observation. It depends only on rules, board and number of players."""

    def __init__(self, rules: Rules, board: Board, players: int) -> None:
        ground = Ground(rules, board, players)
        map = Map(ground)
        always: list[Part] = [map, Sides(ground), Seats(ground), Column(ground), Turn(ground)]
        self.parts: Final[list[Part]] = always + rare_parts(ground, board, map)
        self.blocks: Final[list[Block]] = ground.blocks
        self.size: Final = ground.size

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        """Write the view of `seat` into `row` from `start` on. `row` must contain zeros there.

        `position` is the state as `seen_by` returns it for this seat.
        """
        for part in self.parts:
            part.write(position, seat, row, start)
