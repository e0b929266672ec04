"""Positions on the table, in whole numbers: cells, small triangles within cells, and rotations.

A tile is a hexagon with sides of three units and a level edge on top; it consists of 54 small triangles. The
lattice point (a, b) is at a * (1, 0) + b * (1/2, sqrt(3)/2), and y grows downwards. The sum of a triangle's
corners identifies it: (3a + 1, 3b + 1) points down, and (3a + 2, 3b + 2) points up. So neighbours, turns and
positions of tiles are calculated with whole numbers, and nothing is ever rounded.

Edges 0 to 5 run clockwise from the lower right. Each edge consists of three triangle sides, also counted
clockwise.
"""

from __future__ import annotations

from typing import Final

Spot = tuple[int, int]  # a triangle, or a point of the lattice with both numbers times three
Cell = tuple[int, int]  # a place for a tile

ROWS: Final = (7, 9, 11, 11, 9, 7)  # how many triangles are in each row of a tile
EDGES: Final = 6
# The cell across each edge.
ACROSS: Final[tuple[Cell, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
# The steps from a triangle that points down to its neighbours; from a triangle that points up, they are
# reversed.
STEPS: Final[tuple[Spot, ...]] = ((1, 1), (-2, 1), (1, -2))


def _spots() -> list[Spot]:
    """Return the triangles of a tile around its middle, row by row, as its picture shows them."""
    found: list[Spot] = []
    half = len(ROWS) // 2
    for row in range(len(ROWS)):
        line = row - half
        left = -half - line if row < half else -half
        points_up = row < half
        column = left
        for _ in range(ROWS[row]):
            if points_up:
                found.append((3 * column - 1, 3 * line + 2))
            else:
                found.append((3 * column + 1, 3 * line + 1))
                column += 1
            points_up = not points_up
    return found


SPOTS: Final = _spots()
PLACES: Final = {SPOTS[place]: place for place in range(len(SPOTS))}


def turned(spot: Spot, turns: int) -> Spot:
    """Return a triangle or point after `turns` clockwise rotations by 60 degrees around a tile's middle."""
    a, b = spot
    for _ in range(turns % EDGES):
        a, b = -b, a + b
    return a, b


def _turns() -> list[list[int]]:
    """Return the place on the printed tile, for each number of turns and each place on the turned tile."""
    return [[PLACES[turned(spot, -turns)] for spot in SPOTS] for turns in range(EDGES)]


TURNS: Final = _turns()


def middle(cell: Cell) -> Spot:
    """Return the position of the middle of a cell.

    Add a triangle's position within a tile to get its position on the table.
    """
    q, r = cell
    return 9 * (q - r), 9 * (q + 2 * r)


def across(cell: Cell, edge: int) -> Cell:
    """Return the cell on the other side of an edge of `cell`."""
    step = ACROSS[edge]
    return cell[0] + step[0], cell[1] + step[1]


def opposite(edge: int) -> int:
    """Return the number that this edge has in the cell on its other side."""
    return (edge + EDGES // 2) % EDGES


def sides(spot: Spot) -> list[Spot]:
    """Return the three triangles that share a side with `spot`."""
    a, b = spot
    if a % 3 == 1:
        return [(a + x, b + y) for x, y in STEPS]
    return [(a - x, b - y) for x, y in STEPS]


def corners(spot: Spot) -> list[Spot]:
    """Return the three corners of a triangle, as points of the lattice."""
    a, b = spot[0] // 3, spot[1] // 3
    if spot[0] % 3 == 1:
        return [(a, b), (a + 1, b), (a, b + 1)]
    return [(a + 1, b), (a, b + 1), (a + 1, b + 1)]


def around(point: Spot) -> list[Spot]:
    """Return the six triangles around a point of the lattice, clockwise.

    `point` is the position of the lattice point, times three.
    """
    a, b = point
    return [(a + 1, b + 1), (a - 1, b + 2), (a - 2, b + 1), (a - 1, b - 1), (a + 1, b - 2), (a + 2, b - 1)]


def _edge_spots() -> list[list[int]]:
    """Return, for each edge of a tile, the places of the three triangles along it, clockwise."""
    return [[PLACES[turned(spot, edge)] for spot in ((7, 1), (4, 4), (1, 7))] for edge in range(EDGES)]


EDGE_SPOTS: Final = _edge_spots()


def _points() -> list[Spot]:
    """Return each lattice point inside a tile, times three.

    The six triangles around such a point have room for a stack of tokens.
    """
    return [
        (point_a, point_b)
        for point_a, point_b in {(a - 1, b - 1) for a, b in SPOTS if a % 3 == 1}
        if all(spot in PLACES for spot in around((point_a, point_b)))
    ]


POINTS: Final = sorted(_points())


def neighbours_of(cell: Cell) -> list[Cell]:
    """Return the six cells around a cell, indexed by edge."""
    return [across(cell, edge) for edge in range(EDGES)]
