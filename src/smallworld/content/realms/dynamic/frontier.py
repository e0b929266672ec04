"""The frontier of tiles that grow in number: the free cells beside them, in the order of the offers.

Cells with most tiles around come first, and equal ones by row. So a place in the frontier is a number of
three digits: how many tiles are lacking around the cell, its row and its column. To sort these numbers is to
sort the cells, and a new tile changes only the few beside it.
"""

from __future__ import annotations

from typing import Final, cast

from smallworld.content.realms.dynamic.cells import CORNER, EMPTY, STEPS, WIDTH, edges_around
from smallworld.content.realms.tiles.grid import ACROSS, EDGES
from smallworld.engine.board import size
from smallworld.engine.compiled import i64

# By edge, and then of the cell itself: by how much row and column of the cell across differ, as two digits.
_APART: Final = [row * WIDTH + column for column, row in ACROSS] + [0]
_ELSEWHERE: Final = EDGES + 1  # neither beside a cell nor that cell
# By such a difference, with WIDTH added: across which edge the other cell is, EDGES if it is the same one.
_ACROSS: Final = bytes(
    [_APART.index(apart - WIDTH) if apart - WIDTH in _APART else _ELSEWHERE for apart in range(2 * WIDTH + 1)]
)
_ONE: Final = WIDTH * WIDTH  # the digit of how many tiles are lacking
_CELL: Final = _ONE - 1  # the other two; WIDTH is a power of 2


def frontier_of(cells: list[int], tiles: bytes) -> list[int]:
    """Return the frontier of tiles in these cells; that of an empty table is one cell."""
    beside = {cell + step for cell in cells for step in STEPS if tiles[cell + step] == EMPTY} or {CORNER}
    return sorted([_place_of(cell, tiles) for cell in beside])


def frontier_beside(frontier: list[int], cell: int, tiles: bytes) -> list[int]:
    """Return the frontier after a tile was laid in `cell`, which was free; `tiles` include it."""
    across, elsewhere = _ACROSS, _ELSEWHERE
    width: i64 = WIDTH
    cells: i64 = _CELL
    middle: i64 = _transposed(cell)
    found: list[object] = []  # passing a number on is faster than making it again
    nearer: list[int] = []
    known = 0  # the edges across which the cell is one of the frontier
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
    """Return the frontier, with `shift` added to every cell's number."""
    by = _transposed(shift)
    return [place + by for place in frontier]


def cell_at(place: int) -> int:
    """Return the number of the cell at a place of the frontier."""
    return _transposed(place)


def _transposed(number: int) -> int:
    """Return a cell's place without the tiles around, or the other way round: rows become columns."""
    short: i64 = number
    width: i64 = WIDTH
    return int(short % width * width + short // width % width)


def _place_of(cell: int, tiles: bytes) -> int:
    """Return the place of a cell in the frontier of these tiles."""
    return (EDGES - size(edges_around(tiles, cell))) * _ONE + _transposed(cell)
