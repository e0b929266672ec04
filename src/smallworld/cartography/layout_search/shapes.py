"""Shapes of boards: the sets of cells that the tiles fill."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Final

from smallworld.content.realms.tiles.grid import Cell, neighbours_of

TRIES: Final = 30
THIN: Final = 50  # the cost of a cell with only one neighbour, in sides of tiles
WHIM: Final = 2.2  # the most that chance adds to the distance, in sides of tiles
# Fields form a coarser honeycomb, so that two of them share two tiles of their rings.
_FIELD_STEPS: Final[tuple[Cell, ...]] = ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))

Measure = Callable[[float, float], float]  # how far a point of the table is from the middle


def oval(chance: Random) -> Measure:
    """Return a measure of distance from the middle. Its nearest cells form a random oval, wide or tall."""
    wide = 0.75 + 0.5 * chance.random()
    return lambda x, y: math.hypot(x * wide, y / wide)


def rectangle(x: float, y: float) -> float:
    """Return the distance from the middle, measured so that the nearest cells form a wide rectangle."""
    return max(abs(x) / 1.5, abs(y)) + 0.2 * (abs(x) + abs(y))


def square(x: float, y: float) -> float:
    """Return the distance from the middle, measured so that the nearest cells nearly form a square."""
    return max(abs(x) / 0.95, abs(y)) + 0.2 * (abs(x) + abs(y))


def grown(number: int, measure: Measure, chance: Random) -> set[Cell]:
    """Return `number` connected cells near the middle, without holes. `measure` gives distances from it."""
    best: set[Cell] = set()
    least = math.inf
    for _ in range(TRIES):
        cells: set[Cell] = {(0, 0)}
        while len(cells) < number:
            beyond = sorted({cell for one in cells for cell in neighbours_of(one)} - cells)
            far = {cell: _far(cell, measure) + WHIM * chance.random() for cell in beyond}
            cells.add(min(beyond, key=lambda cell: far[cell]))
        thin = len([1 for cell in cells if len([one for one in neighbours_of(cell) if one in cells]) < 2])
        cost = THIN * (thin + len(holes(cells))) + sum([_far(cell, measure) for cell in cells])
        if cost < least:
            best, least = cells, cost
    return best


def around_fields(fields: int, chance: Random) -> tuple[set[Cell], set[Cell]]:
    """Return the cells around a few empty fields, and the cells of the fields.

    The fields are close together, so that few cells surround them.
    """
    chosen: set[Cell] = {(0, 0)}
    while len(chosen) < fields:
        beyond = sorted({(q + s, r + t) for q, r in chosen for s, t in _FIELD_STEPS} - chosen)
        near = {
            cell: len([1 for s, t in _FIELD_STEPS if (cell[0] + s, cell[1] + t) in chosen]) for cell in beyond
        }
        chosen.add(max(beyond, key=lambda cell: (near[cell], chance.random())))
    return {cell for field in chosen for cell in neighbours_of(field)}, chosen


def holes(cells: set[Cell]) -> set[Cell]:
    """Return the empty cells whose six neighbours all have tiles."""
    beyond = {cell for one in cells for cell in neighbours_of(one)} - cells
    return {cell for cell in beyond if all(other in cells for other in neighbours_of(cell))}


def south(cell: Cell) -> int:
    """Return the distance of a cell south of cell (0, 0), in halves of a tile's height."""
    return cell[0] + 2 * cell[1]


def _far(cell: Cell, measure: Measure) -> float:
    return measure(4.5 * cell[0], 3 * south(cell) * math.sqrt(3) / 2)
