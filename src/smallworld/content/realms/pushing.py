"""Pushing: to which cells a tile may be slid over the table, without lifting it or moving another.

A tile slides to a free cell beside it if one of the two cells that border both is free, too; otherwise it
would stick between its neighbours. It may take any number of such steps.
Source: Realms, Adrift; what sliding means is ours (docs/rules/realms.md).

All this is asked in nearly every turn, so cells go by their numbers in actions, and what lies on the table is
told in bytes, which are quicker to read than lists: by cell the tile, and the edges across which tiles lie,
one bit each.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.grid import ACROSS, EDGES, Cell, opposite
from smallworld.engine.action import CELLS, act, act_at, cell_of, other_of
from smallworld.engine.board import size

EMPTY: Final = 255  # on the table, where no tile lies
NO_EXIT: Final = 255
# By tile, for the number of the mass in which it lies.
UNKNOWN: Final = -1
LIFTED: Final = -2
ALL_EDGES: Final = (1 << EDGES) - 1
OPPOSITE: Final = EDGES // 2  # edges further


def number_of(cell: Cell) -> int:
    """The number of a cell; columns and rows count from the corner of all that lies on the table."""
    return other_of(act_at(0, cell))


def cell_named(number: int) -> Cell:
    """The cell with a number."""
    return cell_of(act(0, other=number))


CORNER: Final = number_of((0, 0))
WIDTH: Final = number_of((1, 0)) - CORNER  # numbers in a column
# By edge: from the number of a cell to that of the cell across.
STEPS: Final = [step_q * WIDTH + step_r for step_q, step_r in ACROSS]
TO_THE_LEFT: Final = STEPS.index(-WIDTH)
# By how much the number of a cell differs from that of another, with _NEAR added: the edge towards it.
_NEAR: Final = WIDTH + 2
# By edge, the same: how much higher the number of the cell across is.
_AHEAD: Final = bytes([step + _NEAR for step in STEPS])
TOWARDS: Final = bytes(
    [
        1 << opposite(STEPS.index(number - _NEAR)) if number - _NEAR in STEPS else 0
        for number in range(2 * _NEAR + 1)
    ]
)


def _is_loose(edges: int) -> bool:
    return any(not (edges >> edge | edges >> (edge + 1) % EDGES) & 1 for edge in range(EDGES))


def _stretches(edges: int) -> int:
    return sum([edges >> edge & ~(edges >> (edge + 1) % EDGES) & 1 for edge in range(EDGES)])


def _stretch_from(edges: int, first: int) -> int:
    found = 0
    for edge in range(first, first + EDGES):
        if edges >> edge % EDGES & 1:
            break
        found |= 1 << edge % EDGES
    return found


def _crossing(edges: int, first: int) -> int:
    ahead = [edge % EDGES for edge in range(first, first + EDGES) if edges >> edge % EDGES & 1]
    return ahead[0] if ahead else NO_EXIT


def _exit(edges: int, wall: int) -> int:
    for turn in range(1, EDGES + 1):
        edge = (wall + turn) % EDGES
        if not (edges >> edge | edges >> (edge + 1) % EDGES) & 1:
            return edge
    return NO_EXIT


# By set of edges across which other tiles lie: whether a tile there may be pushed out of its place.
LOOSE: Final = bytes([_is_loose(edges) for edges in range(ALL_EDGES + 1)])
# By turn of a tile and set of edges, eight times eight for each turn: the same edges as printed.
AS_PRINTED: Final = bytes(
    [
        (edges >> turns | edges << EDGES - turns) & ALL_EDGES
        for turns in range(EDGES)
        for edges in range(ALL_EDGES + 1)
    ]
)
# For each free edge, clockwise: all free ones up to the first across which a tile lies, and that one; eight
# for each set of edges, as of EXITS.
STRETCH_FROM: Final = bytes([_stretch_from(number >> 3, number & 7) for number in range(ALL_EDGES + 1 << 3)])
CROSSINGS: Final = bytes([_crossing(number >> 3, number & 7) for number in range(ALL_EDGES + 1 << 3)])
# In how many stretches others lie around; the tiles of a stretch touch each other.
STRETCHES: Final = bytes([_stretches(edges) for edges in range(ALL_EDGES + 1)])
# For each edge with a wall, such as a tile: by which edge one leaves who has the wall on the left. There are
# eight for each set of edges, two of them for nothing.
EXITS: Final = bytes([_exit(number >> 3, number & 7) for number in range(ALL_EDGES + 1 << 3)])
# By edge by which one came: across which the same wall is now.
WALLS: Final = bytes([(edge - 2) % EDGES for edge in range(EDGES)])


def tiles_by_cell(cells: list[int]) -> bytes:
    """By cell: which tile lies there, or EMPTY; `cells` are those of the tiles."""
    found = bytearray([EMPTY]) * CELLS
    for tile in range(len(cells)):
        found[cells[tile]] = tile
    return bytes(found)


def edges_by_cell(cells: list[int]) -> bytes:
    """By cell: the edges across which tiles lie."""
    found = bytearray(CELLS)
    for cell in cells:
        for edge in range(EDGES):
            found[cell + STEPS[edge]] |= 1 << opposite(edge)
    return bytes(found)


def pushed_edges(beside: bytes, start: int, goal: int) -> bytes:
    """What `edges_by_cell` says once the tile at `start` lies at `goal`."""
    found = bytearray(beside)
    for edge in range(EDGES):
        ahead = _AHEAD[edge]
        cell = start + ahead - _NEAR
        found[cell] = beside[cell] & ~TOWARDS[ahead]
    for edge in range(EDGES):
        ahead = _AHEAD[edge]
        cell = goal + ahead - _NEAR
        found[cell] = _without(beside, cell, start) | TOWARDS[ahead]
    return bytes(found)


def shifted(by_cell: bytes, shift: int, empty: int) -> bytes:
    """What is told by cell where the number of each is higher by `shift`; at the end lies nothing."""
    if shift > 0:
        return bytes([empty]) * shift + by_cell[:-shift]
    return by_cell[-shift:] + bytes([empty]) * -shift


def _without(beside: bytes, cell: int, lifted: int) -> int:
    """The edges of a cell across which tiles lie when the one at `lifted` does not."""
    near = cell - lifted + _NEAR
    if 0 <= near <= 2 * _NEAR:
        return beside[cell] & ~TOWARDS[near]
    return beside[cell]


def cells_for(tiles: bytes, beside: bytes, cells: list[int], tile: int, whole: bool) -> list[int]:
    """Where a tile may come to lie, so that all are one mass again: its own place first.

    Nothing where it cannot be pushed at all. `whole` says that all tiles are one mass now.
    """
    start = cells[tile]
    edges = beside[start]
    if not LOOSE[edges]:
        return []
    if len(cells) == 1:
        return [start]
    narrow: list[int] = []
    reached = _along_the_rim(beside, start, narrow) if edges else _far_and_wide(beside, tiles, start)
    if whole and STRETCHES[edges] == 1:
        return reached
    parts = [UNKNOWN] * len(cells)
    parts[tile] = LIFTED
    number = 0
    if whole:
        if _spread(tiles, beside, parts, 0, start + STEPS[_first(edges)], start, size(edges) - 1):
            return reached
        number = 1
    found = [start]
    between = narrow if whole else reached  # what joins masses has tiles on several sides
    if not between:
        return found
    for other in cells:
        if parts[tiles[other]] == UNKNOWN:
            _spread(tiles, beside, parts, number, other, other, ALL_EDGES)
            number += 1
    wanted = (1 << number) - 1
    for cell in between:
        if cell != start and _touched(tiles, beside, parts, cell) == wanted:
            found.append(cell)
    return found


def _first(edges: int) -> int:
    """The first edge of a set of some."""
    edge = 0
    while not edges >> edge & 1:
        edge += 1
    return edge


def _along_the_rim(beside: bytes, start: int, narrow: list[int]) -> list[int]:
    """The cells beside other tiles to which a tile slides from `start`, which is the first of them.

    It keeps to the tiles on its left as whoever leaves a maze does, and passes no gate of one cell: two tiles
    between which it does not fit are as good as a wall. So it comes by every cell at these tiles, and at all
    that are one mass with them. `narrow` gets those with walls on several sides, by which one may come again.
    """
    found = [start]
    cell, edges, first = start, beside[start], NO_EXIT
    wall, near_start = _first(edges), _NEAR - start
    while True:
        edge = EXITS[edges << 3 | wall]
        if cell == start:
            if edge == first:
                return found
            if first == NO_EXIT:
                first = edge
        cell += _AHEAD[edge] - _NEAR
        near = cell + near_start  # as in `_without`
        edges = beside[cell] & ~TOWARDS[near] if 0 <= near <= 2 * _NEAR else beside[cell]
        if cell != start:
            if STRETCHES[edges] == 1:
                found.append(cell)
            elif cell not in narrow:
                narrow.append(cell)
                found.append(cell)
        wall = WALLS[edge]


def _far_and_wide(beside: bytes, tiles: bytes, start: int) -> list[int]:
    """The cells to which a tile slides that touches no other, as far as tiles lie and one row beyond."""
    columns = [cell // WIDTH for cell in range(CELLS) if tiles[cell] != EMPTY]
    rows = [cell % WIDTH for cell in range(CELLS) if tiles[cell] != EMPTY]
    found = [start]
    for cell in found:
        edges = _without(beside, cell, start)
        for edge in range(EDGES):
            there = cell + STEPS[edge]
            inside = (
                min(columns) - 1 <= there // WIDTH <= max(columns) + 1
                and min(rows) - 1 <= there % WIDTH <= max(rows) + 1
            )
            fits = not edges >> edge & 1 and not edges >> (edge + 1) % EDGES & edges >> (edge - 1) % EDGES & 1
            if inside and fits and there not in found:
                found.append(there)
    return found


def _spread(
    tiles: bytes, beside: bytes, parts: list[int], number: int, first: int, middle: int, lacking: int
) -> bool:
    """Let all tiles that hang together with that in the `first` cell have this number in `parts`.

    Whether so many that lie beside the `middle` are found on the way: then it is done.
    """
    parts[tiles[first]] = number
    ahead = [first]
    for cell in ahead:  # the nearest first: those beside one cell are seldom far from each other
        edges = beside[cell]
        for edge in range(EDGES):
            if edges >> edge & 1:
                there = cell + _AHEAD[edge] - _NEAR
                tile = tiles[there]
                if parts[tile] == UNKNOWN:
                    parts[tile] = number
                    ahead.append(there)
                    near = there - middle + _NEAR
                    if 0 <= near <= 2 * _NEAR and TOWARDS[near]:
                        lacking -= 1
                        if not lacking:
                            return True
    return False


def is_whole(tiles: bytes, beside: bytes, cells: list[int]) -> bool:
    """Whether all tiles are one mass."""
    parts = [UNKNOWN] * len(cells)
    _spread(tiles, beside, parts, 0, cells[0], cells[0], ALL_EDGES)
    return UNKNOWN not in parts


def _touched(tiles: bytes, beside: bytes, parts: list[int], cell: int) -> int:
    """The masses beside a cell, one bit each."""
    touched = 0
    edges = beside[cell]
    for edge in range(EDGES):
        if edges >> edge & 1:
            part = parts[tiles[cell + STEPS[edge]]]
            if part >= 0:
                touched |= 1 << part
    return touched
