"""The borders of a board as arcs between corners; for a realm, traced along the sides of its triangles.

Every side between different regions, or between a region and the table, belongs to one arc. So regions that
touch in the drawing are neighbours in the rules. A corner is a point where three regions meet, or four at the
end of a river. A border without such a corner, such as around a lake inside one land, gets an extra corner.
"""

from __future__ import annotations

import math
from typing import Final

from smallworld.content.realms.tiles.grid import ACROSS, Spot, corners, middle
from smallworld.content.realms.tiles.layout import MOVING
from smallworld.content.realms.tiles.plots import Plot
from smallworld.content.realms.tiles.realm import Realm

OUTSIDE: Final = -1  # the number that stands for the table
PARTS: Final = 3  # points of an arc for each side of a triangle
_ROW: Final = math.sqrt(3) / 2  # the distance between two rows of points
# The sides of a triangle that points down and of one that points up, anticlockwise on the screen: their first
# and last corners, in the order of `grid.corners`, and the step to the triangle behind.
_DOWN: Final = ((0, 2, (-2, 1)), (2, 1, (1, 1)), (1, 0, (1, -2)))
_UP: Final = ((0, 1, (-1, -1)), (1, 2, (-1, 2)), (2, 0, (2, -1)))

Side = tuple[Spot, Spot, int, int]  # first and last point on the lattice, region on the left and right


class Network:
    """The arcs of a board, in units. The drawing code moves their points.

    `plots` are the regions. `x` and `y` are the coordinates of points, corners first. `lines` has the points
    of each arc from corner to corner. `left` and `right` are the regions on its sides, OUTSIDE for the table.
    `rings` has the rings around each region, with the region on the left and the largest ring first. Their
    steps are as in shapes, `arc` forwards and `~arc` backwards. `fields` are the rings around empty fields.
    A board that fills a rectangle has arcs along it, which are `framed`. On others, tiles may be `moving`.
    """

    def __init__(self, plots: list[Plot], moving: bool = False) -> None:
        self.plots: Final = plots
        self.moving: Final = moving
        self.framed: Final[set[int]] = set()
        self.x: Final[list[float]] = []
        self.y: Final[list[float]] = []
        self.lines: Final[list[list[int]]] = []
        self.left: Final[list[int]] = []
        self.right: Final[list[int]] = []
        self.rings: Final[list[list[list[int]]]] = [[] for _ in plots]
        self.fields: Final[list[list[int]]] = []

    def corners(self) -> int:
        """Return the number of corners."""
        return len({line[end] for line in self.lines for end in (0, -1)})

    def is_outline(self, arc: int) -> bool:
        """Return whether an arc is part of the outline of the board, with the table on one side."""
        return self.left[arc] == OUTSIDE or self.right[arc] == OUTSIDE

    def areas(self) -> list[float]:
        """Return the area of each region, in square units."""
        found = [0.0] * len(self.plots)
        x, y = self.x, self.y
        for arc in range(len(self.lines)):
            line = self.lines[arc]
            swept = 0.0
            before = line[0]
            for point in line:
                swept += x[point] * y[before] - x[before] * y[point]
                before = point
            if self.left[arc] != OUTSIDE:
                found[self.left[arc]] += swept / 2
            if self.right[arc] != OUTSIDE:
                found[self.right[arc]] -= swept / 2
        return found

    def swept(self, ring: list[int]) -> float:
        """Return the area that a ring encloses, below 0 if it is clockwise on the screen."""
        swept = 0.0
        for step in ring:
            line = self.lines[step] if step >= 0 else self.lines[~step][::-1]
            for place in range(1, len(line)):
                a, b = line[place - 1], line[place]
                swept += self.x[b] * self.y[a] - self.x[a] * self.y[b]
        return swept

    def sort_rings(self) -> None:
        """Put the largest ring of each region first."""
        for rings in self.rings:
            rings.sort(key=lambda ring: -self.swept(ring))


class TracedNetwork(Network):
    """The arcs of a realm, along the sides of its triangles."""

    def __init__(self, realm: Realm) -> None:
        super().__init__(realm.plots, moving=realm.layout.water in MOVING)
        self._leaving: Final[list[tuple[int, int, int]]] = []  # corner, direction, step
        self._trace(_sides(realm))
        self._gaps: Final[list[list[int]]] = []  # rings around the table: its rim, and holes
        self._find_rings()
        self.fields.extend([self._gap_at(middle(cell)) for cell in realm.fields])

    def _trace(self, sides: list[Side]) -> None:
        leaving: dict[Spot, list[tuple[Spot, int]]] = {}
        for number, (start, end, _, _) in enumerate(sides):
            leaving.setdefault(start, []).append((end, number))
            leaving.setdefault(end, []).append((start, number))
        points = sorted(leaving)
        places = {point: self._point(point) for point in points if len(leaving[point]) != 2}
        used: set[int] = set()
        for corner in list(places):
            for first in leaving[corner]:
                if first[1] not in used:
                    self._follow(corner, first, sides, leaving, places, used)
        for point in points:
            if any(number not in used for _, number in leaving[point]):
                places[point] = self._point(point)
                self._follow(point, leaving[point][0], sides, leaving, places, used)
        self._put_corners_first(sorted(places.values()))

    def _follow(
        self,
        corner: Spot,
        first: tuple[Spot, int],
        sides: list[Side],
        leaving: dict[Spot, list[tuple[Spot, int]]],
        places: dict[Spot, int],
        used: set[int],
    ) -> None:
        """Trace the arc that starts at a corner along a side, up to the next corner."""
        here, (there, number) = corner, first
        forwards = sides[number][0] == here
        _, _, left, right = sides[number]
        self.left.append(left if forwards else right)
        self.right.append(right if forwards else left)
        arc, line = len(self.lines), [places[corner]]
        self._leaving.append((places[corner], _direction(here, there), arc))
        while True:
            used.add(number)
            for part in range(1, PARTS):
                line.append(self._point(here, there, part / PARTS))
            if there in places:
                break
            line.append(self._point(there))
            ways = leaving[there]
            following = ways[0] if ways[0][1] != number else ways[1]
            here, (there, number) = there, following
        line.append(places[there])
        self._leaving.append((places[there], _direction(there, here), ~arc))
        self.lines.append(line)

    def _point(self, point: Spot, towards: Spot = (0, 0), part: float = 0.0) -> int:
        """Add a point, and return its number.

        The point is at the lattice point `point`, or at the share `part` of the way from there `towards`
        another.
        """
        a = point[0] + part * (towards[0] - point[0])
        b = point[1] + part * (towards[1] - point[1])
        self.x.append(a + b / 2)
        self.y.append(b * _ROW)
        return len(self.x) - 1

    def _put_corners_first(self, corners: list[int]) -> None:
        chosen = set(corners)
        order = corners + [point for point in range(len(self.x)) if point not in chosen]
        new = {order[place]: place for place in range(len(order))}
        self.x[:] = [self.x[point] for point in order]
        self.y[:] = [self.y[point] for point in order]
        self.lines[:] = [[new[point] for point in line] for line in self.lines]
        self._leaving[:] = [(new[corner], way, step) for corner, way, step in self._leaving]

    def _find_rings(self) -> None:
        around: dict[int, list[tuple[int, int]]] = {}
        for corner, direction, step in self._leaving:
            around.setdefault(corner, []).append((direction, step))
        following: dict[int, int] = {}
        for ways in around.values():
            ways.sort()
            for place in range(len(ways)):
                # A ring arrives by one way and leaves by the next one clockwise; its region is on the left.
                following[~ways[place][1]] = ways[(place + 1) % len(ways)][1]
        seen: set[int] = set()
        for first in sorted(following):
            region = self.left[first] if first >= 0 else self.right[~first]
            if first in seen:
                continue
            ring, step = [], first
            while step not in seen:
                seen.add(step)
                ring.append(step)
                step = following[step]
            (self._gaps if region == OUTSIDE else self.rings[region]).append(ring)
        self.sort_rings()

    def _gap_at(self, at: Spot) -> list[int]:
        """Return the ring around the hole whose middle is `at`. Call this before any points move."""
        x, y = (at[0] + at[1] / 2) / 3, at[1] / 3 * _ROW

        def far(ring: list[int]) -> float:
            points = [point for step in ring for point in self.lines[step if step >= 0 else ~step]]
            return max([math.dist((x, y), (self.x[point], self.y[point])) for point in points])

        return min(self._gaps, key=far)


def _sides(realm: Realm) -> list[Side]:
    """Return the triangle sides between different regions, each once.

    Each side runs anticlockwise around the region with the higher number.
    """
    found: list[Side] = []
    for spot, region in realm.ground.items():
        ends = corners(spot)
        for start, end, (a, b) in _DOWN if spot[0] % 3 == 1 else _UP:
            beyond = realm.ground.get((spot[0] + a, spot[1] + b), OUTSIDE)
            if beyond < region:
                found.append((ends[start], ends[end], region, beyond))
    return found


def _direction(start: Spot, end: Spot) -> int:
    """Return the number of the direction from a lattice point to its neighbour, clockwise from the right."""
    return ACROSS.index((end[0] - start[0], end[1] - start[1]))
