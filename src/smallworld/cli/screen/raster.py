"""Drawings of custom boards for the terminal, made from the triangles of their tiles or from their shapes.

Every triangle becomes a cell; along a row, triangles point up and down alternately. Where three regions meet,
each touches the other two, so the drawing has the borders of the board. Where four regions meet, two that are
not neighbours must be separated. If that is impossible, the board has no drawing. Finally, rows and columns
are repeated and cells are moved to other regions, until labels have room.

On a free board, a cell belongs to the region of the shapes at its middle. Of several grids of cells, the best
one is taken.
"""

from __future__ import annotations

import math
from typing import Final

from smallworld.cartography.outlines.drawn import Point, Shapes, points_of
from smallworld.cli.screen.taking import OUTSIDE, Cells, Taking
from smallworld.content.realms.tiles.realm import Realm
from smallworld.engine.board import Board, Region

COLUMNS: Final = 78  # with its outer lines, the map then fits a window of 80 columns
ROWS: Final = 60
ROOM: Final = (3, 10)  # rows and columns of cells that a label of two rows and nine letters needs
# Rows and columns of cells to try for shapes.
GRIDS: Final = ((20, 39), (24, 52), (28, 64), (32, 78), (40, 78), (50, 78), (60, 78))
CRAMPED: Final = 2  # a region without room for a label is as bad as this many rows
ROW_WORTH: Final = 2.4  # one more row is as bad as this many columns

Block = tuple[int, int, int, int]  # first row and row after the last, first column and column after the last


def raster(realm: Realm) -> Cells:
    """Return the cells of a custom board's drawing, by row and column.

    Return an empty list if the board has no tiles, or if no drawing has exactly the borders of the board.
    """
    if not realm.ground:
        return []
    legal = {(one, other) for one, other in realm.contacts if one < other}
    return _finished(_cells(realm), legal, len(realm.plots))


def raster_of_shapes(board: Board, shapes: Shapes) -> Cells:
    """Return the cells of a free board's drawing, by row and column.

    Return an empty list if no grid of cells has exactly the borders of the board.
    """
    legal = {
        (region, other)
        for region in range(len(board))
        for other in range(region + 1, len(board))
        if board.neighbours[region] >> other & 1
    }
    rings = [points_of(shapes, id) for id in board.ids]
    tried = [_sampled(shapes, rings, rows, columns) for rows, columns in GRIDS]
    drawn = [_finished(cells, legal, len(board)) for cells in tried if legal <= _contacts(cells)]

    def flaws(cells: Cells) -> tuple[int, int]:
        rim = {*cells[0], *cells[-1], *[line[0] for line in cells], *[line[-1] for line in cells]}
        wrong = [region for region in range(len(board)) if (region in rim) != bool(board.edge >> region & 1)]
        return len(wrong), CRAMPED * _cramped(cells, len(board)) + len(cells)

    return min([cells for cells in drawn if cells], key=flaws, default=[])


def _cramped(cells: Cells, regions: int) -> int:
    """Return how many regions have no room for a label."""
    roomy = [
        region
        for region in range(regions)
        if any(
            below - first >= ROOM[0] and stop - start >= ROOM[1]
            for first, below, start, stop in _blocks(cells, region)
        )
    ]
    return regions - len(roomy)


def _sampled(shapes: Shapes, rings: list[list[list[Point]]], rows: int, columns: int) -> Cells:
    """Return one cell for each part of the canvas, with the region at its middle."""
    cells = [[OUTSIDE] * columns for _ in range(rows)]
    for row, line in enumerate(cells):
        y = (row + 0.5) * shapes["height"] / rows
        for region, around in enumerate(rings):
            # Where the borders of the region cross this row: it lies between two crossings in turn.
            crossings = sorted(
                before[0] + (after[0] - before[0]) * (y - before[1]) / (after[1] - before[1])
                for points in around
                for before, after in zip(points, [*points[1:], points[0]], strict=True)
                if (before[1] <= y) != (after[1] <= y)
            )
            for start, end in zip(crossings[::2], crossings[1::2], strict=True):
                first, last = (math.ceil(x * columns / shapes["width"] - 0.5) for x in (start, end))
                for column in range(max(0, first), min(columns, last)):
                    line[column] = region
    return cells


def _finished(cells: Cells, legal: set[tuple[Region, Region]], regions: int) -> Cells:
    """Return the cells with exactly the legal borders and with room for labels; [] if that is impossible."""
    if _contacts(cells) != legal:
        cells = _mended(cells, legal)
    if _contacts(cells) != legal:
        return []
    taking = Taking(_grown(cells, regions), ROOM)
    taking.settle(regions)
    return taking.inside()


def _mended(cells: Cells, legal: set[tuple[Region, Region]]) -> Cells:
    """Separate regions that must not touch in the drawing. First double the rows and columns around them."""
    rows: set[int] = set()
    columns: set[int] = set()
    for row in range(len(cells) - 1):
        for column in range(len(cells[0])):
            here, under = cells[row][column], cells[row + 1][column]
            pair = (min(here, under), max(here, under))
            if here != under and OUTSIDE not in pair and pair not in legal:
                rows |= {row, row + 1}
                columns.add(column)
    taking = Taking(
        _repeated(
            cells,
            [2 if row in rows else 1 for row in range(len(cells))],
            [2 if column in columns else 1 for column in range(len(cells[0]))],
        ),
        ROOM,
    )
    taking.mend(legal)
    return taking.inside()


def _cells(realm: Realm) -> Cells:
    """Return one cell for each triangle of the tiles, and OUTSIDE for each triangle around the board."""
    places = {((2 * a + b) // 3, b // 3): region for (a, b), region in realm.ground.items()}
    columns, rows = [column for column, _ in places], [row for _, row in places]
    return [
        [places.get((column, row), OUTSIDE) for column in range(min(columns), max(columns) + 1)]
        for row in range(min(rows), max(rows) + 1)
    ]


def _contacts(cells: Cells) -> set[tuple[Region, Region]]:
    """Return the pairs of regions that share an edge of cells, the lower number first in each pair."""
    found: set[tuple[Region, Region]] = set()
    for row, line in enumerate(cells):
        for column, here in enumerate(line):
            beside = line[column + 1] if column + 1 < len(line) else OUTSIDE
            under = cells[row + 1][column] if row + 1 < len(cells) else OUTSIDE
            for there in (beside, under):
                if here != there and OUTSIDE not in (here, there):
                    found.add((min(here, there), max(here, there)))
    return found


def _grown(cells: Cells, regions: int) -> Cells:
    """Repeat rows and columns of cells, so that each region has room for a label if possible."""
    heights, widths = [1] * len(cells), [1] * len(cells[0])
    there = {region for row in cells for region in row} - {OUTSIDE}  # not every region is on the board
    lacking = {region: _blocks(cells, region) for region in range(regions) if region in there}
    while lacking:
        costs = {
            region: min([(_cost(block, heights, widths), block) for block in blocks])
            for region, blocks in lacking.items()
        }
        region = min(costs, key=lambda region: costs[region][0])
        cost, block = costs[region]
        if cost == float("inf"):
            break
        _stretch(heights, block[0], block[1], ROOM[0])
        _stretch(widths, block[2], block[3], ROOM[1])
        del lacking[region]
    return _repeated(cells, heights, widths)


def _repeated(cells: Cells, heights: list[int], widths: list[int]) -> Cells:
    return [
        [region for column, region in enumerate(line) for _ in range(widths[column])]
        for row, line in enumerate(cells)
        for _ in range(heights[row])
    ]


def _blocks(cells: Cells, region: Region) -> list[Block]:
    """Return all rectangles of cells inside a region that cannot grow to the left or right."""
    found: list[Block] = []
    for first in range(len(cells)):
        runs = _runs(cells[first], region)
        row = first
        while runs:
            found += [(first, row + 1, start, end) for start, end in runs]
            row += 1
            below = _runs(cells[row], region) if row < len(cells) else []
            runs = [
                (max(start, begin), min(end, stop))
                for start, end in runs
                for begin, stop in below
                if max(start, begin) < min(end, stop)
            ]
    return found


def _runs(line: list[Region], region: Region) -> list[tuple[int, int]]:
    """Return the start and end columns of each unbroken stretch of a region in a row."""
    starts = [at for at, here in enumerate(line) if here == region and (at == 0 or line[at - 1] != region)]
    ends = [
        at + 1
        for at, here in enumerate(line)
        if here == region and (at + 1 == len(line) or line[at + 1] != region)
    ]
    return list(zip(starts, ends, strict=True))


def _cost(block: Block, heights: list[int], widths: list[int]) -> float:
    """Return how much a drawing must grow to fit a label in this block; infinity if it gets too large."""
    rows = max(0, ROOM[0] - sum(heights[block[0] : block[1]]))
    columns = max(0, ROOM[1] - sum(widths[block[2] : block[3]]))
    if (rows and sum(heights) + rows > ROWS) or (columns and sum(widths) + columns > COLUMNS):
        return float("inf")
    return ROW_WORTH * rows + columns


def _stretch(sizes: list[int], first: int, end: int, wanted: int) -> None:
    """Enlarge the sizes in the range `first` to `end`, the smallest first, until their sum is `wanted`."""
    while sum(sizes[first:end]) < wanted:
        place = min(range(first, end), key=lambda at: sizes[at])
        sizes[place] += 1
