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

EMPTY: Final = 255  # on the table, where no tile lies
NO_EXIT: Final = 255
NOBODY: Final = -1
ALL_EDGES: Final = (1 << EDGES) - 1
OPPOSITE: Final = EDGES // 2  # edges further
SIX: Final = 6  # a number that has halves and thirds


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
# By how much the number of a cell differs from that of another, with _NEAR added: the edge towards it.
_NEAR: Final = WIDTH + 2
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


def _exit(edges: int, wall: int) -> int:
    for turn in range(1, EDGES + 1):
        edge = (wall + turn) % EDGES
        if not (edges >> edge | edges >> (edge + 1) % EDGES) & 1:
            return edge
    return NO_EXIT


def _adds(edges: int) -> int:
    corners = [SIX // (1 + (edges >> edge & 1) + (edges >> (edge + 1) % EDGES & 1)) for edge in range(EDGES)]
    return sum(corners) - sum([SIX // (1 + (edges >> edge & 1)) for edge in range(EDGES)]) + SIX


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
# In how many stretches others lie around; the tiles of a stretch touch each other.
STRETCHES: Final = bytes([_stretches(edges) for edges in range(ALL_EDGES + 1)])
# For each edge with a wall, such as a tile: by which edge one leaves who has the wall on the left. There are
# eight for each set of edges, two of them for nothing.
EXITS: Final = bytes([_exit(number >> 3, number & 7) for number in range(ALL_EDGES + 1 << 3)])
# By edge by which one came: across which the same wall is now.
WALLS: Final = bytes([(edge - 2) % EDGES for edge in range(EDGES)])
# Six times what a tile adds to the number of masses less the number of holes in them, which is corners less
# sides plus tiles; each of these belongs in parts to all tiles that share it. Above the least of them, _DEBT.
_DEBT: Final = min([_adds(edges) for edges in range(ALL_EDGES + 1)])
ADDS: Final = bytes([_adds(edges) - _DEBT for edges in range(ALL_EDGES + 1)])


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
        cell = start + STEPS[edge]
        found[cell] = beside[cell] & ~TOWARDS[STEPS[edge] + _NEAR]
    for edge in range(EDGES):
        cell = goal + STEPS[edge]
        found[cell] = _without(beside, cell, start) | TOWARDS[STEPS[edge] + _NEAR]
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


def is_solid(beside: bytes, cells: list[int]) -> bool:
    """Whether tiles that are one mass have no hole among them."""
    sum_of_all = 0
    for cell in cells:
        sum_of_all += ADDS[beside[cell]] + _DEBT
    return sum_of_all == SIX


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
    reached = _along_the_rim(beside, start) if edges else _far_and_wide(beside, tiles, start)
    stretches = STRETCHES[edges]
    if whole and stretches == 1:
        return reached
    # Where tiles hang together without a hole, this one joins as many masses as it touches stretches, and so
    # does whatever lies in its place.
    solid = whole and is_solid(beside, cells)
    if solid and not _is_between(beside, reached, start, stretches):
        return [start]
    found = [start]
    parts = _parts(tiles, beside, cells, tile)
    wanted = (2 << max(parts)) - 1
    for cell in reached:
        if cell != start and _touched(tiles, beside, parts, cell) == wanted:
            found.append(cell)
    return found


def _is_between(beside: bytes, reached: list[int], start: int, stretches: int) -> bool:
    """Whether a cell that is reached touches so many stretches, but for the one at the start."""
    for cell in reached:
        if STRETCHES[_without(beside, cell, start)] >= stretches and cell != start:
            return True
    return False


def _along_the_rim(beside: bytes, start: int) -> list[int]:
    """The cells beside other tiles to which a tile slides from `start`, which is the first of them.

    It keeps to the tiles on its left as whoever leaves a maze does, and passes no gate of one cell: two tiles
    between which it does not fit are as good as a wall. So it comes by every cell at these tiles, and at all
    that are one mass with them.
    """
    wall = 0
    while not beside[start] >> wall & 1:
        wall += 1
    found = [start]
    narrow: list[int] = []  # where walls lie on several sides: one may come by again
    cell, edges, first = start, beside[start], NO_EXIT
    while True:
        edge = EXITS[edges << 3 | wall]
        if cell == start:
            if edge == first:
                return found
            if first == NO_EXIT:
                first = edge
        cell += STEPS[edge]
        near = cell - start + _NEAR  # as in `_without`
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


def _parts(tiles: bytes, beside: bytes, cells: list[int], lifted: int) -> list[int]:
    """By tile the number of the mass in which it lies, from 0, where one is lifted; -1 for that one."""
    parts = [-1] * len(cells)
    number = 0
    for first in range(len(cells)):
        if parts[first] >= 0 or first == lifted:
            continue
        parts[first] = number
        ahead = [cells[first]]
        while ahead:
            cell = ahead.pop()
            edges = beside[cell]
            for edge in range(EDGES):
                if edges >> edge & 1:
                    tile = tiles[cell + STEPS[edge]]
                    if parts[tile] < 0 and tile != lifted:
                        parts[tile] = number
                        ahead.append(cell + STEPS[edge])
        number += 1
    return parts


def is_whole(tiles: bytes, beside: bytes, cells: list[int]) -> bool:
    """Whether all tiles are one mass."""
    return max(_parts(tiles, beside, cells, NOBODY)) == 0


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
