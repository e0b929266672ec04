"""Places for a skeleton's borders: a net of triangles inside the frame, which never folds.

Each region is a fan of triangles from its hub to the points of its borders. First every point goes to the
weighted mean of its neighbours. Then no two triangles overlap (Tutte's theorem), whatever the weights are.
Regions that are too small get softer springs, so that their neighbours pull them open.

After that, regions press against each other until their areas are fair. A point moves only as far as all
triangles around it allow.
"""

from __future__ import annotations

import math
from typing import Final

from smallworld.cartography.outlines.network import OUTSIDE
from smallworld.cartography.outlines.skeleton import Skeleton

INNER: Final = 3  # points of a border between its corners
ASPECT: Final = 1.5  # width over height
ROOM: Final = 6.2  # area of an average region, in square units
ROUNDS: Final = 40  # changes of the springs
SWEEPS: Final = 10  # steps towards equilibrium after each change
FIRST: Final = 150  # the same before the first change
OVER: Final = 1.6  # how far each step goes, as a multiple of the way to the mean
FIRM: Final = 0.5  # how strongly a wrong area changes the springs
SHIFTS: Final = 20  # tried turns of the borders along the frame
SPOKE: Final = 0.1  # how firm a spring to a hub is, compared with one along a border
SOFTEST: Final = 1e-2
HARDEST: Final = 1e2
PRESSES: Final = 160  # rounds with pressure
PRESSURE: Final = 0.16
SMOOTH: Final = 0.2  # the part of the way to its neighbours' mean that a point moves in a round
LEAST_CONTACT: Final = 0.9  # borders that are shorter from end to end, in units, are stretched
STRETCH: Final = 0.1
THINNEST: Final = 0.01  # the least area of a triangle, in square units; thinner ones only grow
HALVINGS: Final = 4  # how often a step is halved until the triangles allow it
USUAL: Final = 5.5  # neighbours of an average region
MORE: Final = 0.1  # the additional area for each further neighbour, as a share
LEAST: Final = 0.7
MOST: Final = 1.6
GAP: Final = 1.0  # the area of a gap, compared with that of a region


class Springs:
    """The points of a skeleton: first its corners, then those within its borders, then the hubs."""

    def __init__(self, skeleton: Skeleton) -> None:
        self.skeleton: Final = skeleton
        regions = len(set(skeleton.region)) - 1
        self.height: Final = math.sqrt(ROOM * max(2, regions) / ASPECT)
        self.width: Final = self.height * ASPECT
        self.x: Final = [self.width / 2] * skeleton.corners
        self.y: Final = [self.height / 2] * skeleton.corners
        self.fixed: Final[set[int]] = set()
        self.lines: Final = self._lines()
        self.hub: Final = [self._point(self.width / 2, self.height / 2) for _ in skeleton.region]
        self.rings: Final = [self._ring(vertex) for vertex in range(len(skeleton.region))]
        self.wanted: Final = self._wanted()
        self.firm: Final = [1.0] * len(skeleton.region)
        self._beside: Final = self._springs()
        self._settle(FIRST)
        for _ in range(ROUNDS):
            self._adjust()
            self._settle(SWEEPS)
        self._triangles: Final = self._fans()
        self._lines_at: Final = self._meeting()
        self._press(PRESSES)

    def enlarge(self, vertices: list[int], share: float) -> None:
        """Give more area to parts of regions."""
        for vertex in vertices:
            self.wanted[vertex] *= share
        self._press(PRESSES // 3)

    def _point(self, x: float, y: float) -> int:
        self.x.append(x)
        self.y.append(y)
        return len(self.x) - 1

    def _lines(self) -> list[list[int]]:
        """Return the points of each border. Those on the frame get their places."""
        skeleton = self.skeleton
        outer = skeleton.ring(skeleton.frame)
        lines: list[list[int]] = [[] for _ in range(len(skeleton.origin) // 2)]
        around = 2 * (self.width + self.height)
        turns = [0.0, self.width, self.width + self.height, 2 * self.width + self.height]
        each = around / len(outer)
        # Borders reach the frame as far as possible from the corners of the rectangle.
        shift = max(
            [part / SHIFTS for part in range(SHIFTS)],
            key=lambda part: min([abs((turn / each - part + 0.5) % 1 - 0.5) for turn in turns]),
        )
        for place, step in enumerate(outer):
            begin = (place - 1 + shift) * each
            self._fix(skeleton.corner[step], begin)
            points = []
            stops = [turn + lap for lap in (-around, 0.0, around) for turn in turns]
            for stop in [stop for stop in stops if begin < stop < begin + each] or [begin + each / 2]:
                points.append(self._point(0.0, 0.0))
                self._fix(points[-1], stop)
            line = [skeleton.corner[step], *points, skeleton.corner[step ^ 1]]
            lines[step >> 1] = line if step % 2 == 0 else line[::-1]
        for edge in range(len(lines)):
            if not lines[edge]:
                inner = [self._point(self.width / 2, self.height / 2) for _ in range(INNER)]
                lines[edge] = [skeleton.corner[2 * edge], *inner, skeleton.corner[2 * edge + 1]]
        return lines

    def _fix(self, point: int, at: float) -> None:
        """Fix a point on the frame, so far clockwise from the top left corner."""
        at %= 2 * (self.width + self.height)
        self.fixed.add(point)
        if at <= self.width:
            self.x[point], self.y[point] = at, 0.0
        elif at <= self.width + self.height:
            self.x[point], self.y[point] = self.width, at - self.width
        elif at <= 2 * self.width + self.height:
            self.x[point], self.y[point] = 2 * self.width + self.height - at, self.height
        else:
            self.x[point], self.y[point] = 0.0, 2 * (self.width + self.height) - at

    def walk(self, step: int) -> list[int]:
        """Return the points of a border in the direction of a step."""
        line = self.lines[step >> 1]
        return line if step % 2 == 0 else line[::-1]

    def _ring(self, vertex: int) -> list[int]:
        if vertex == self.skeleton.frame:
            return []
        return [point for step in self.skeleton.ring(vertex) for point in self.walk(step)[:-1]]

    def _wanted(self) -> list[float]:
        """Return the area that each vertex should have."""
        region = self.skeleton.region
        share = []
        for vertex in range(len(region)):
            neighbours = len(self.skeleton.ring(vertex))
            if vertex == self.skeleton.frame:
                share.append(0.0)
            elif region[vertex] == OUTSIDE:
                share.append(GAP)
            else:
                size = min(MOST, max(LEAST, 1 + MORE * (neighbours - USUAL)))
                share.append(size / region.count(region[vertex]) ** 0.7)
        return [self.width * self.height * one / sum(share) for one in share]

    def _springs(self) -> list[list[tuple[int, int]]]:
        """Return the springs at each point that moves: the other point, and the vertex that owns the spring.

        Both regions beside a border have a spring along it.
        """
        beside: list[list[tuple[int, int]]] = [[] for _ in self.x]
        for vertex, ring in enumerate(self.rings):
            for place, point in enumerate(ring):
                for other in (ring[place - 1], self.hub[vertex]):
                    beside[point].append((other, vertex))
                    beside[other].append((point, vertex))
        return [[] if point in self.fixed else springs for point, springs in enumerate(beside)]

    def _settle(self, sweeps: int) -> None:
        x, y, firm, hub = self.x, self.y, self.firm, self.hub
        moving: list[tuple[int, list[tuple[int, float]]]] = []
        for point, springs in enumerate(self._beside):
            if springs:
                pulls = [
                    (other, firm[vertex] * (SPOKE if other == hub[vertex] or point == hub[vertex] else 1.0))
                    for other, vertex in springs
                ]
                total = sum([pull for _, pull in pulls])
                moving.append((point, [(other, pull / total) for other, pull in pulls]))
        for _ in range(sweeps):
            for point, shares in moving:
                to_x = to_y = 0.0
                for other, share in shares:
                    to_x += share * x[other]
                    to_y += share * y[other]
                x[point] += OVER * (to_x - x[point])
                y[point] += OVER * (to_y - y[point])

    def areas(self) -> list[float]:
        """Return the area inside the ring of each vertex, in square units."""
        return [self._swept(ring) for ring in self.rings]

    def _swept(self, ring: list[int]) -> float:
        swept = 0.0
        for place in range(len(ring)):
            a, b = ring[place - 1], ring[place]
            swept += self.x[b] * self.y[a] - self.x[a] * self.y[b]
        return swept / 2

    def _adjust(self) -> None:
        """Make the springs of small regions softer, and those of large ones firmer."""
        for vertex, area in enumerate(self.areas()):
            if vertex != self.skeleton.frame:
                ratio = max(area, 0.02) / self.wanted[vertex]
                firm = self.firm[vertex] * ratio**FIRM
                self.firm[vertex] = min(HARDEST, max(SOFTEST, firm))

    def _fans(self) -> list[list[tuple[int, int]]]:
        """Return the triangles at each point, as the two other corners in order."""
        found: list[list[tuple[int, int]]] = [[] for _ in self.x]
        for vertex, ring in enumerate(self.rings):
            hub = self.hub[vertex]
            for place, after in enumerate(ring):
                before = ring[place - 1]
                found[hub].append((before, after))
                found[before].append((after, hub))
                found[after].append((hub, before))
        return found

    def _meeting(self) -> list[list[int]]:
        """Return the neighbours along borders of each point that moves freely."""
        found: list[list[int]] = [[] for _ in self.x]
        for line in self.lines:
            for place in range(1, len(line)):
                found[line[place - 1]].append(line[place])
                found[line[place]].append(line[place - 1])
        return [[] if point in self.fixed else others for point, others in enumerate(found)]

    def _press(self, rounds: int) -> None:
        """Let regions press for their areas, while borders stay smooth."""
        x, y = self.x, self.y
        for _ in range(rounds):
            pushed_x, pushed_y = self._pushes()
            for point, others in enumerate(self._lines_at):
                if others:
                    mean_x = sum([x[other] for other in others]) / len(others)
                    mean_y = sum([y[other] for other in others]) / len(others)
                    self._move(
                        point,
                        pushed_x[point] + SMOOTH * (mean_x - x[point]),
                        pushed_y[point] + SMOOTH * (mean_y - y[point]),
                    )
            for point, slide in self._slides():
                self._move(point, *slide)
            for vertex, ring in enumerate(self.rings):
                if ring:
                    hub = self.hub[vertex]
                    mean_x = sum([x[point] for point in ring]) / len(ring)
                    mean_y = sum([y[point] for point in ring]) / len(ring)
                    self._move(hub, mean_x - x[hub], mean_y - y[hub])

    def _pushes(self) -> tuple[list[float], list[float]]:
        """Return how far each point is pushed by regions that are too small, and along short borders."""
        x, y, skeleton = self.x, self.y, self.skeleton
        areas = self.areas()
        urge = [
            0.0 if vertex == skeleton.frame else max(-1.0, min(1.0, math.log(wanted / max(area, 0.01))))
            for vertex, (wanted, area) in enumerate(zip(self.wanted, areas, strict=True))
        ]
        push_x, push_y = [0.0] * len(x), [0.0] * len(x)
        for edge, line in enumerate(self.lines):
            force = PRESSURE * (urge[skeleton.origin[2 * edge]] - urge[skeleton.origin[2 * edge + 1]])
            last = len(line) - 1
            for place, point in enumerate(line):
                before, after = line[max(0, place - 1)], line[min(last, place + 1)]
                way_x, way_y = x[after] - x[before], y[after] - y[before]
                share = force / (math.hypot(way_x, way_y) + 1e-9) * (0.5 if place in (0, last) else 1.0)
                push_x[point] -= way_y * share  # towards the right, away from the region on the left
                push_y[point] += way_x * share
            start, end = line[0], line[-1]
            way_x, way_y = x[end] - x[start], y[end] - y[start]
            length = math.hypot(way_x, way_y)
            if start != end and 1e-6 < length < LEAST_CONTACT:
                share = STRETCH * (LEAST_CONTACT - length) / length
                push_x[start] -= way_x * share
                push_y[start] -= way_y * share
                push_x[end] += way_x * share
                push_y[end] += way_y * share
        return push_x, push_y

    def _slides(self) -> list[tuple[int, tuple[float, float]]]:
        """Return how far each corner on the frame slides, so that its border meets the frame upright."""
        found: list[tuple[int, tuple[float, float]]] = []
        for line in self.lines:
            for end, third in ((line[0], line[2]), (line[-1], line[-3])):
                if end in self.fixed and line[1] not in self.fixed:
                    sideways = self.y[end] in (0.0, self.height)
                    way_x, way_y = self.x[third] - self.x[end], self.y[third] - self.y[end]
                    found.append((end, (SMOOTH * way_x, 0.0) if sideways else (0.0, SMOOTH * way_y)))
        return found

    def _move(self, point: int, by_x: float, by_y: float) -> None:
        """Move a point by a step, or by a part of it that makes no triangle around it too thin."""
        x, y = self.x, self.y
        for _ in range(HALVINGS):
            to_x, to_y = x[point] + by_x, y[point] + by_y
            for a, b in self._triangles[point]:
                area = (x[b] - to_x) * (y[a] - to_y) - (x[a] - to_x) * (y[b] - to_y)
                if area < 2 * THINNEST:
                    here_x, here_y = x[point], y[point]
                    before = (x[b] - here_x) * (y[a] - here_y) - (x[a] - here_x) * (y[b] - here_y)
                    if area <= before:
                        break
            else:
                x[point], y[point] = to_x, to_y
                return
            by_x /= 2
            by_y /= 2
