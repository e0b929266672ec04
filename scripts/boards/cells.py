"""Boards in cells of the terminal, similar to their shapes, and with exactly the borders of their maps.

First, every region gets a room, which is a block of cells for its label, near its place in the shapes. Then
all other cells are given to the regions around them. After that, random cells change regions one at a time,
with changes for the worse ever less often. In the end, exactly the borders of the map exist, and lines are
short and near those of the shapes. A region always stays connected, because a cell leaves it only if that is
safe.
"""

from __future__ import annotations

import math
from collections import Counter, deque
from random import Random
from typing import Final

from shapely import Point, Polygon, prepare

from smallworld.cartography.outlines.drawn import ring
from smallworld.cartography.outlines.shapes import board_shapes
from smallworld.cli.screen.taking import OUTSIDE, Cells
from smallworld.engine.board import Board, Region

Cell = tuple[int, int]  # row and column
Pair = tuple[Region, Region]  # the smaller number first; OUTSIDE is the frame

ROOM: Final = (3, 10)  # rows and columns of cells for a label of two rows and nine letters
ROOM_MOVES: Final = 60_000
CELL_MOVES: Final = 500  # for each cell
# The costs of flaws in the rooms and in the drawing.
OVERLAP: Final = 4.0  # for each cell that two rooms share
CROWD: Final = (
    6.0  # a room next to that of a region that is not a neighbour, or at the frame although not at the edge
)
MISSING: Final = 30.0
SINGLE: Final = 6.0  # a border of a single cell edge, which is hardly visible
WRONG: Final = 12.0
WRONG_EDGE: Final = 2.0  # for each cell edge of a wrong border, so that it shrinks
EDGE: Final = 1.0  # for each cell edge of any border, so that lines are short
ASTRAY: Final = 0.6  # a cell that belongs to another region in the shapes


def target(board: Board, rows: int, columns: int) -> Cells:
    """Return, for each cell, the region of the shapes at its centre."""
    shapes = board_shapes(board.name)
    regions = [Polygon(ring(shapes, id)) for id in board.ids]
    for region in regions:
        prepare(region)
    across, down = shapes["width"] / columns, shapes["height"] / rows

    def at(row: int, column: int) -> Region:
        middle = Point((column + 0.5) * across, (row + 0.5) * down)
        return min(range(len(regions)), key=lambda region: regions[region].distance(middle))

    return [[at(row, column) for column in range(columns)] for row in range(rows)]


def rooms(board: Board, wanted: Cells, chance: Random) -> list[Cell]:
    """Return the first cell of each region's room. Rooms are apart, and if possible inside their regions."""
    high, wide = ROOM
    rows, columns = len(wanted) - high, len(wanted[0]) - wide
    regions, legal = len(board), _legal(board)
    places = [_middle(wanted, region) for region in range(regions)]

    def cost(region: Region, place: Cell) -> float:
        row, column = place
        block = [wanted[row + down][column : column + wide] for down in range(high)]
        foreign = high * wide - sum([line.count(region) for line in block])
        at_frame = row in (0, rows) or column in (0, columns)
        crowd = CROWD * (at_frame and (OUTSIDE, region) not in legal)
        for other in range(regions):
            if other != region:
                crowd += OVERLAP * _overlap(place, places[other])
                strangers = _pair(region, other) not in legal
                crowd += CROWD * (strangers and _overlap(place, places[other], gap=1) > 0)
        return foreign + crowd

    for move in range(ROOM_MOVES):
        region = chance.randrange(regions)
        row, column = places[region]
        row = min(max(row + chance.randint(-1, 1), 0), rows)
        column = min(max(column + chance.randint(-3, 3), 0), columns)
        worse = cost(region, (row, column)) - cost(region, places[region])
        if _dares(worse, 6.0 * (1 - move / ROOM_MOVES), chance):
            places[region] = (row, column)
    return places


def _middle(wanted: Cells, region: Region) -> Cell:
    """Return the room at the centre of a region, or as near to it as the frame allows."""
    cells = [(row, column) for row, line in enumerate(wanted) for column, r in enumerate(line) if r == region]
    row = round(sum([row for row, _ in cells]) / len(cells) - ROOM[0] / 2)
    column = round(sum([column for _, column in cells]) / len(cells) - ROOM[1] / 2)
    return (
        min(max(row, 0), len(wanted) - ROOM[0]),
        min(max(column, 0), len(wanted[0]) - ROOM[1]),
    )


def _overlap(one: Cell, other: Cell, gap: int = 0) -> int:
    """Return how many cells two rooms share, or would share if they were larger by `gap`."""
    return max(0, ROOM[0] + gap - abs(one[0] - other[0])) * max(0, ROOM[1] + gap - abs(one[1] - other[1]))


def _dares(worse: float, warmth: float, chance: Random) -> bool:
    """Return whether to make a change: always for the better, and randomly for the worse, by `warmth`."""
    return worse <= 0 or (warmth > 0 and chance.random() < math.exp(-worse / warmth))


class Drawing:
    """Cells within a frame. `borders` counts the cell edges that two regions share."""

    def __init__(self, board: Board, wanted: Cells, places: list[Cell]) -> None:
        self.wanted: Final = wanted
        self.legal: Final = _legal(board)
        high, wide = ROOM
        self._rooms: Final = {
            (row + down + 1, column + right + 1): region
            for region, (row, column) in enumerate(places)
            for down in range(high)
            for right in range(wide)
        }
        self.cells: Final = self._dealt_out()
        self.borders: Final[Counter[Pair]] = Counter()
        for row in range(len(wanted) + 1):
            for column in range(len(wanted[0]) + 1):
                here = self.cells[row][column]
                for there in (self.cells[row + 1][column], self.cells[row][column + 1]):
                    if here != there:
                        self.borders[_pair(here, there)] += 1

    def flaws(self) -> list[Pair]:
        """Return the borders that are missing or should not exist."""
        return [pair for pair in self.legal if not self.borders[pair]] + [
            pair for pair, edges in self.borders.items() if edges and pair not in self.legal
        ]

    def settle(self, chance: Random) -> None:
        """Let cells change regions until the drawing is good."""
        rows, columns = len(self.wanted), len(self.wanted[0])
        free = [
            (row, column)
            for row in range(1, rows + 1)
            for column in range(1, columns + 1)
            if (row, column) not in self._rooms
        ]
        moves = CELL_MOVES * rows * columns
        for move in range(moves):
            row, column = free[chance.randrange(len(free))]
            above, below, left, right = _around(row, column)
            other = chance.choice((above, below, left, right))
            owner = self.cells[other[0]][other[1]]
            if owner not in (self.cells[row][column], OUTSIDE) and self._can_spare(row, column):
                self._try(row, column, owner, 3.0 * (1 - 1.15 * move / moves), chance)

    def _try(self, row: int, column: int, owner: Region, warmth: float, chance: Random) -> None:
        """Give a cell to `owner` if that is better, or if chance allows it."""
        before, wanted = self.cells[row][column], self.wanted[row - 1][column - 1]
        change: Counter[Pair] = Counter()
        for down, right in _around(row, column):
            beside = self.cells[down][right]
            if beside != before:
                change[_pair(before, beside)] -= 1
            if beside != owner:
                change[_pair(owner, beside)] += 1
        worse = ASTRAY * ((owner != wanted) - (before != wanted))
        for pair, edges in change.items():
            worse += self._cost(pair, self.borders[pair] + edges) - self._cost(pair, self.borders[pair])
        if _dares(worse, warmth, chance):
            self.cells[row][column] = owner
            self.borders.update(change)

    def _cost(self, pair: Pair, edges: int) -> float:
        if pair not in self.legal:
            return WRONG + (WRONG_EDGE + EDGE) * edges if edges else 0.0
        return EDGE * edges + (MISSING if not edges else SINGLE if edges == 1 else 0.0)

    def _can_spare(self, row: int, column: int) -> bool:
        """Return whether a region stays connected without a cell, judging by the eight cells around it."""
        region = self.cells[row][column]
        circle = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]
        own = [self.cells[row + down][column + right] == region for down, right in circle]
        # Around the cell, exactly one stretch of its region must touch it.
        starts = [place for place in range(8) if own[place] and not own[place - 1]]
        touching = [start for start in starts if start % 2 == 0 or own[(start + 1) % 8]]
        return len(touching) == 1

    def _dealt_out(self) -> list[list[Region]]:
        """Return the first drawing: rooms grow into the cells of their shapes, then into all other cells."""
        rows, columns = len(self.wanted), len(self.wanted[0])
        cells = [[OUTSIDE] * (columns + 2) for _ in range(rows + 2)]
        for (row, column), region in self._rooms.items():
            cells[row][column] = region
        for anything in (False, True):
            edge = deque(
                (r, c) for r in range(1, rows + 1) for c in range(1, columns + 1) if cells[r][c] >= 0
            )
            while edge:
                row, column = edge.popleft()
                region = cells[row][column]
                for down, right in _around(row, column):
                    inside = 1 <= down <= rows and 1 <= right <= columns and cells[down][right] == OUTSIDE
                    if inside and (anything or self.wanted[down - 1][right - 1] == region):
                        cells[down][right] = region
                        edge.append((down, right))
        return cells


def _around(row: int, column: int) -> tuple[Cell, Cell, Cell, Cell]:
    return (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)


def _pair(one: Region, other: Region) -> Pair:
    return (one, other) if one < other else (other, one)


def _legal(board: Board) -> set[Pair]:
    """Return the borders of the map, with OUTSIDE for regions at the edge."""
    regions = range(len(board))
    pairs = {_pair(one, two) for one in regions for two in regions if board.neighbours[one] >> two & 1}
    return pairs | {_pair(OUTSIDE, region) for region in regions if board.edge >> region & 1}
