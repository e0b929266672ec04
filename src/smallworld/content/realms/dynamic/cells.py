"""Cells by their numbers, and what is told by cell: which tile lies there, and what lies around.

Cells go by their numbers in actions, from the corner of all that lies on the table. What lies there is told
in bytes, which are quicker to read than lists.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.tiles.grid import ACROSS, EDGES
from smallworld.engine.action import CELLS, number_of_cell
from smallworld.engine.compiled import i64

EMPTY: Final = 255  # on the table, where no tile lies
ALL_EDGES: Final = (1 << EDGES) - 1
OPPOSITE: Final = EDGES // 2  # edges further


CORNER: Final = number_of_cell((0, 0))
WIDTH: Final = number_of_cell((1, 0)) - CORNER  # numbers in a column
# By edge: from the number of a cell to that of the cell across.
STEPS: Final = [step_q * WIDTH + step_r for step_q, step_r in ACROSS]
# By edge, clockwise more than once around: the same with NEAR added, so that it is a byte.
NEAR: Final = WIDTH + 2
AHEAD: Final = bytes([STEPS[edge % EDGES] + NEAR for edge in range(2 * EDGES)])
BEYOND: Final = 4 * WIDTH  # numbers behind that of a tile as far as which anybody looks
BYTES: Final = [bytes([tile]) for tile in range(EMPTY + 1)]  # by tile: it alone


def tiles_by_cell(cells: list[int]) -> bytes:
    """By cell: which tile lies there, or EMPTY; `cells` are those of the tiles."""
    found = bytearray([EMPTY]) * CELLS
    for tile in range(len(cells)):
        found[cells[tile]] = tile
    return bytes(found)


def edges_around(tiles: bytes, cell: int) -> int:
    """The edges of a cell across which tiles lie, a bit for each."""
    near: i64 = cell - NEAR
    found: i64 = 0
    for edge in range(EDGES):
        if tiles[near + AHEAD[edge]] != EMPTY:
            found |= 1 << edge
    return int(found)


def with_tile(tiles: bytes, cell: int, tile: int) -> bytes:
    """By cell which tile lies there, when this one lies in `cell`; by letter likewise."""
    return tiles[:cell] + BYTES[tile] + tiles[cell + 1 :]


def reaching(tiles: bytes, cell: int) -> bytes:
    """By cell which tile lies there, as far beyond `cell` at least as anybody looks."""
    lacking = cell + BEYOND - len(tiles)
    return tiles + BYTES[EMPTY] * lacking if lacking > 0 else tiles


def shifted(tiles: bytes, shift: int) -> bytes:
    """By cell which tile lies there, where the number of each cell is higher by `shift`."""
    if shift > 0:
        return BYTES[EMPTY] * shift + tiles[:-shift]
    return tiles[-shift:] + BYTES[EMPTY] * -shift


def way_to_corner(cells: list[int]) -> int:
    """By how much cells should be higher to count from the corner."""
    width: i64 = WIDTH
    column: i64 = cells[0] // WIDTH
    row: i64 = width
    for number in cells:
        cell: i64 = number
        column = min(column, cell // width)
        row = min(row, cell % width)
    return int(CORNER - column * width - row)
