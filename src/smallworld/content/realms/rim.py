"""The rim of tiles that grow in number: the free cells beside them, in the order in which they are offered.

First are those with most tiles around, and of as many by row. So a place in the rim is a number of three
digits, which are how many tiles are lacking around the cell, its row and its column: to sort these numbers is
to sort the cells, and a tile that is laid changes only the few beside it.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.cells import AHEAD, CORNER, EMPTY, NEAR, STEPS, WIDTH
from smallworld.content.realms.grid import ACROSS, EDGES
from smallworld.engine.compiled import i64

# By how much row and column differ, as two digits: a cell from itself and from those beside it.
_APART: Final = [0] + [row * WIDTH + column for column, row in ACROSS]
# By such a difference, with WIDTH added: whether it is one of these.
_BESIDE: Final = bytes([apart - WIDTH in _APART for apart in range(2 * WIDTH + 1)])


def rim_of(cells: list[int], tiles: bytes) -> list[int]:
    """The rim of tiles in these cells; of an empty table it is one cell."""
    beside = {cell + step for cell in cells for step in STEPS if tiles[cell + step] == EMPTY} or {CORNER}
    return sorted([_place_of(cell, tiles) for cell in beside])


def rim_beside(rim: list[int], cell: int, tiles: bytes) -> list[int]:
    """The rim when one tile more lies in `cell`, which was free; `tiles` are those that lie then."""
    beside = _BESIDE
    width: i64 = WIDTH
    middle: i64 = _transposed(cell)
    found: list[int] = []
    for place in rim:
        short: i64 = place
        apart = short % (width * width) - middle + width
        if apart < 0 or apart > 2 * width or not beside[apart]:
            found.append(place)
    for step in STEPS:
        if tiles[cell + step] == EMPTY:
            found.append(_place_of(cell + step, tiles))
    found.sort()
    return found


def rim_shifted(rim: list[int], shift: int) -> list[int]:
    """The rim where the number of each cell is higher by `shift`."""
    by = _transposed(shift)
    return [place + by for place in rim]


def cell_at(place: int) -> int:
    """The number of the cell at a place of the rim."""
    return _transposed(place)


def _transposed(number: int) -> int:
    """A cell for its place, and the other way round, without the tiles around: rows are columns there."""
    short: i64 = number
    width: i64 = WIDTH
    return int(short % width * width + short // width % width)


def _place_of(cell: int, tiles: bytes) -> int:
    """The place of a cell in the rim of these tiles."""
    near = cell - NEAR
    lacking = EDGES
    for edge in range(EDGES):
        if tiles[near + AHEAD[edge]] != EMPTY:
            lacking -= 1
    return lacking * WIDTH * WIDTH + _transposed(cell)
