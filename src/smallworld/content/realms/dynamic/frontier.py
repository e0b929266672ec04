"""The frontier of a growing board: the sorted list of free cells beside its tiles.

Cells with the most neighbouring tiles come first; among cells with equally many, the order is by row. Each
entry of the list is one number, which combines the cell's number of missing neighbours, its row and its
column. So sorting the numbers sorts the cells. A new tile changes only the few entries for cells beside it.
"""

from __future__ import annotations

from typing import Final, cast

from smallworld.content.realms.dynamic.cells import CORNER, EMPTY, STEPS, WIDTH, edges_around
from smallworld.content.realms.tiles.grid import ACROSS, EDGES
from smallworld.engine.board import size
from smallworld.engine.compiled import i64

# By edge: how far the cell across differs in row and column, as two digits. The last entry is for the cell
# itself.
_APART: Final = [row * WIDTH + column for column, row in ACROSS] + [0]
_ELSEWHERE: Final = EDGES + 1  # neither the cell itself nor beside it
# By such a difference, plus WIDTH: the edge between the two cells, or EDGES for the same cell.
_ACROSS: Final = bytes(
    [_APART.index(apart - WIDTH) if apart - WIDTH in _APART else _ELSEWHERE for apart in range(2 * WIDTH + 1)]
)
_ONE: Final = WIDTH * WIDTH  # one lacking tile, in its digit
_CELL: Final = _ONE - 1  # a mask for the digits of row and column; WIDTH is a power of 2


def frontier_of(cells: list[int], tiles: bytes) -> list[int]:
    """Return the frontier of tiles in `cells`; on an empty table, the frontier is a single cell."""
    beside = {cell + step for cell in cells for step in STEPS if tiles[cell + step] == EMPTY} or {CORNER}
    return sorted([_place_of(cell, tiles) for cell in beside])


def frontier_beside(frontier: list[int], cell: int, tiles: bytes) -> list[int]:
    """Return the frontier after a tile has been laid in `cell`; `tiles` already includes this tile."""
    across, elsewhere = _ACROSS, _ELSEWHERE
    width: i64 = WIDTH
    cells: i64 = _CELL
    middle: i64 = _transposed(cell)
    found: list[object] = []  # as objects, since passing a number on is faster than making it again
    nearer: list[int] = []
    known = 0  # the edges across which a cell is already in the frontier
    for place in cast(list[object], frontier):
        short: i64 = cast(int, place)
        apart = (short & cells) - middle + width
        edge = across[apart] if 0 <= apart <= 2 * width else elsewhere
        if edge == elsewhere:
            found.append(place)
        elif edge < EDGES:
            nearer.append(int(short) - _ONE)
            known |= 1 << edge
    places = cast(list[int], found)
    places += nearer
    for edge in range(EDGES):
        beyond = cell + STEPS[edge]
        if not known >> edge & 1 and tiles[beyond] == EMPTY:
            places.append((EDGES - 1) * _ONE + _transposed(beyond))
    places.sort()
    return places


def frontier_shifted(frontier: list[int], shift: int) -> list[int]:
    """Return the frontier after `shift` has been added to every cell's number."""
    by = _transposed(shift)
    return [place + by for place in frontier]


def cell_at(place: int) -> int:
    """Return the number of the cell in an entry of the frontier."""
    return _transposed(place)


def _transposed(number: int) -> int:
    """Return the number with row and column exchanged.

    This turns a cell's number into its entry in the frontier, or the reverse.
    """
    short: i64 = number
    width: i64 = WIDTH
    return int(short % width * width + short // width % width)


def _place_of(cell: int, tiles: bytes) -> int:
    """Return the frontier's entry for a cell."""
    return (EDGES - size(edges_around(tiles, cell))) * _ONE + _transposed(cell)
