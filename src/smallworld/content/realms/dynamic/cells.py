"""Numbers of cells, and tables that give the tile in each cell.

Cells are numbered from the corner of the area with tiles. Actions use the same numbers. Tables by cell are
bytes, because bytes are faster to read than lists.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.tiles.grid import ACROSS, EDGES
from smallworld.engine.action import CELLS, number_of_cell
from smallworld.engine.compiled import i64

EMPTY: Final = 255  # stands for a cell without a tile
ALL_EDGES: Final = (1 << EDGES) - 1
OPPOSITE: Final = EDGES // 2  # how many edges further the opposite edge is


CORNER: Final = number_of_cell((0, 0))
WIDTH: Final = number_of_cell((1, 0)) - CORNER  # how many numbers a column of cells has
# By edge: what to add to a cell's number to get the cell across.
STEPS: Final = [step_q * WIDTH + step_r for step_q, step_r in ACROSS]
# By edge, clockwise and twice around: the same steps with NEAR added, so that each fits into a byte.
NEAR: Final = WIDTH + 2
AHEAD: Final = bytes([STEPS[edge % EDGES] + NEAR for edge in range(2 * EDGES)])
BEYOND: Final = 4 * WIDTH  # tables are read this far beyond the number of a tile's cell
BYTES: Final = [bytes([tile]) for tile in range(EMPTY + 1)]  # by tile: the tile as bytes


def tiles_by_cell(cells: list[int]) -> bytes:
    """Return the table of tiles by cell, with EMPTY for cells without a tile.

    `cells` gives the cell of each tile.
    """
    found = bytearray([EMPTY]) * CELLS
    for tile in range(len(cells)):
        found[cells[tile]] = tile
    return bytes(found)


def edges_around(tiles: bytes, cell: int) -> int:
    """Return the edges of a cell that have a tile on the other side, as a bit for each edge."""
    near: i64 = cell - NEAR
    found: i64 = 0
    for edge in range(EDGES):
        if tiles[near + AHEAD[edge]] != EMPTY:
            found |= 1 << edge
    return int(found)


def with_tile(tiles: bytes, cell: int, tile: int) -> bytes:
    """Return the table of tiles by cell after `tile` has been put into `cell`.

    Also use this for tables by letter.
    """
    return tiles[:cell] + BYTES[tile] + tiles[cell + 1 :]


def reaching(tiles: bytes, cell: int) -> bytes:
    """Return the table of tiles by cell, made longer if necessary.

    Then the neighbours of `cell` can be read without bounds checks.
    """
    lacking = cell + BEYOND - len(tiles)
    return tiles + BYTES[EMPTY] * lacking if lacking > 0 else tiles


def shifted(tiles: bytes, shift: int) -> bytes:
    """Return the table of tiles by cell after `shift` has been added to every cell's number."""
    if shift > 0:
        return BYTES[EMPTY] * shift + tiles[:-shift]
    return tiles[-shift:] + BYTES[EMPTY] * -shift


def way_to_corner(cells: list[int]) -> int:
    """Return the number to add to each cell number, so that numbering starts at the corner of the tiles."""
    width: i64 = WIDTH
    column: i64 = cells[0] // WIDTH
    row: i64 = width
    for number in cells:
        cell: i64 = number
        column = min(column, cell // width)
        row = min(row, cell % width)
    return int(CORNER - column * width - row)
