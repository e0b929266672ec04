"""The courses of rivers across a board, from rim to rim, over all tiles that have a river."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from smallworld.content.realms.tiles.grid import EDGES, Cell, across, neighbours_of, opposite

Bank = tuple[Cell, int]  # an edge of a cell
Way = list[tuple[Cell, int, int]]  # cells, each with the edge where water enters and the edge where it leaves

MOST_WAYS: Final = 400  # ways compared in total
WAYS_FROM: Final = 12  # ways compared from one edge
STRAIGHT: Final = EDGES // 2
BENT: Final = (2, 4)
_LOOKS: Final = 4000  # cells tried from one edge before giving up
_UNEVEN: Final = 2.0
_PIECES: Final = 4.0


def straights(ends: dict[str, list[int]]) -> int:
    """Return how many tiles have a straight river. `ends` are the edges where each tile has water."""
    return len([1 for edges in ends.values() if edges[1] - edges[0] == STRAIGHT])


def find_way(
    cells: set[Cell], ends: dict[str, list[int]], starts: list[Bank], goals: list[Bank], chance: Random
) -> Way | None:
    """Return the river course over all river tiles that divides the board most evenly; None if there is none.

    A course never touches itself.
    """
    straight = straights(ends)
    begun = list(starts)
    chance.shuffle(begun)
    finish = set(goals)

    def from_all() -> Iterator[Way]:
        for start in begun:
            walk = _Walk(cells, finish, chance)
            yield from islice(walk.on(start[0], start[1], straight, len(ends) - straight, []), WAYS_FROM)

    ways = [(_unevenness(cells, way), chance.random(), way) for way in islice(from_all(), MOST_WAYS)]
    return min(ways)[2] if ways else None


def zones_of(way: Way) -> list[int]:
    """Return the positions of border markers, which divide a river into stretches of two or three tiles."""
    if len(way) < 4:
        return [len(way) // 2] if len(way) > 1 else []
    zones = max(2, round(len(way) / 2.4))
    return [round(len(way) * zone / zones) for zone in range(1, zones)]


class _Walk:
    """A search for river courses, from tile to tile, with a limit on its steps."""

    def __init__(self, cells: set[Cell], goals: set[Bank], chance: Random) -> None:
        self.cells: Final = cells
        self.goals: Final = goals
        self.chance: Final = chance
        self.looks = 0

    def on(self, cell: Cell, came: int, straight: int, bends: int, way: Way) -> Iterator[Way]:
        """Yield all courses that continue from `cell` with this many straight and bent tiles."""
        self.looks += 1
        if self.looks > _LOOKS:
            return
        turns = [*([STRAIGHT] if straight else []), *(BENT if bends else ())]
        self.chance.shuffle(turns)
        for turn in turns:
            out = (came + turn) % EDGES
            longer = [*way, (cell, came, out)]
            left = (straight - (turn == STRAIGHT), bends - (turn != STRAIGHT))
            beyond = across(cell, out)
            if left == (0, 0):
                if (cell, out) in self.goals:
                    yield longer
            elif beyond in self.cells and not self._returns(beyond, longer):
                yield from self.on(beyond, opposite(out), *left, longer)

    def _returns(self, cell: Cell, way: Way) -> bool:
        """Return whether a course would come back to one of its earlier cells, or next to one."""
        return any(one[0] == cell for one in way) or any(one[0] in neighbours_of(cell) for one in way[:-1])


def _unevenness(cells: set[Cell], way: Way) -> float:
    """Return how unevenly a river course divides the board, minus the distance between its ends."""
    left = cells - {cell for cell, _, _ in way}
    sizes = []
    while left:
        ahead = [left.pop()]
        size = 0
        while ahead:
            size += 1
            for other in neighbours_of(ahead.pop()):
                if other in left:
                    left.discard(other)
                    ahead.append(other)
        sizes.append(size)
    sizes.sort(reverse=True)
    second = sizes[1] if len(sizes) > 1 else 0
    first = sizes[0] if sizes else 0
    (q, r), (s, t) = way[0][0], way[-1][0]
    apart = max(abs(q - s), abs(r - t), abs(q + r - s - t))
    return _UNEVEN * (first - second) + _PIECES * max(0, len(sizes) - 2) - apart
