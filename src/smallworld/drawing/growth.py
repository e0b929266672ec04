"""The step from rough shapes to land: borders wander, while every region keeps its area.

Every point is pulled towards a random goal. Points of borders that come too close push each other away, so
that no borders cross and no neck is too thin for a token. Regions that have lost area grow again.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra
from scipy.spatial import cKDTree

from smallworld.drawing.network import Network, Numbers, Points, arc_lengths, at_lengths
from smallworld.drawing.noise import chance
from smallworld.drawing.relaxation import targets
from smallworld.drawing.wandering import aims

# Lengths in units of an average region.
SPACING = 0.05  # distance between points
ROOM = 0.34  # borders that are closer push each other away
BEND = 0.45  # points closer than this share of their way along the borders make a sharp bend, and also push
STEP = 0.012  # longest movement of a point in one step
STEPS = 700
PULL = 1.0
PUSH = 2.2
BLOW = 0.7
RUN_ON = 0.5
UPRIGHT = 0.6
SPREAD = 4.0
STRETCH = 2.0
LEAST_BORDER = 0.42  # borders stretch if they are shorter than this from corner to corner
ANGLE = 0.9  # borders at a corner spread if their angle is smaller
STIFF = 1.0


def grow(rough: Network, more: Points, wander: float) -> Network:
    """Return the network with fine, wandering borders.

    `more` is a factor for the area of each region. `wander` is a factor for how far borders may go; with 0,
    they stay where they are.
    """
    network = rough.resampled(SPACING * rough.unit)
    if not wander:
        return network
    soften(network, 6)
    growth = Growth(network, more, wander)
    growth.run(STEPS)
    soften(network, 2)
    return network


def soften(network: Network, times: int) -> None:
    """Smooth the bends within borders, and where a coast passes a corner."""
    before, middle, after = _triples(network)
    for _ in range(times):
        mean = (network.points[before] + 2 * network.points[middle] + network.points[after]) / 4
        network.points[middle] = mean


def _triples(network: Network) -> tuple[Numbers, Numbers, Numbers]:
    """Return neighbouring points: within inner borders, and through corners that a coast passes."""
    found: list[tuple[int, int, int]] = []
    for number, line in enumerate(network.lines):
        if not network.on_frame(number):
            found += zip(line[:-2].tolist(), line[1:-1].tolist(), line[2:].tolist(), strict=True)
    for corner, (one, other) in network.coasts().items():
        found.append((int(network.walk(one)[1]), corner, int(network.walk(other)[1])))
    before, middle, after = np.array(found).T
    return before, middle, after


class Growth:
    """The forces on a fine network."""

    def __init__(self, network: Network, more: Points, wander: float) -> None:
        self.network = network
        self.unit = network.unit
        skeleton = network.skeleton
        self.targets = targets(skeleton) * more
        self.owner, self.a, self.b = network.segments()
        self.fixed = np.zeros(network.points.shape, bool)
        self.fixed[sorted(network.frame_points())] = True
        for corner, axis in network.sliding.items():
            self.fixed[corner, axis] = False
        self.base = network.points.copy()
        self.aim = self.base + wander * (aims(network) - self.base)
        self.aim[self.fixed] = self.base[self.fixed]
        self.runs = self._runs()
        steps = skeleton.steps_from()
        self.landing = np.array(sorted(network.sliding), np.int64)
        upright = [next(s for s in steps[c] if not network.on_frame(max(s, ~s))) for c in self.landing]
        self.coming = np.array([int(network.walk(step)[3]) for step in upright], np.int64)
        self.angles = self._angles()
        self.chords = np.array([(line[0], line[-1]) for line in network.lines]).T
        within = _triples(network)
        passed = [number for number, corner in enumerate(self.runs[1]) if corner not in within[1]]
        self.before, self.middle, self.after = (
            np.concatenate([known, run[passed]]) for known, run in zip(within, self.runs, strict=True)
        )

    def run(self, steps: int) -> None:
        """Apply the forces, with the wandering ever stronger."""
        points = self.network.points
        for step in range(steps):
            if step % 40 == 0:
                self._respace()
                self.room = self._room()
            if step % 10 == 0:
                self.pairs = cKDTree(points).query_pairs((ROOM + 0.1) * self.unit, output_type="ndarray")
                self.rooms = self.room[self.pairs[:, 0], self.pairs[:, 1]]
            off = self.base + (self.aim - self.base) * min(1, step / steps / 0.6) - points
            force = PULL * off + self._blow() + self._run_on() + self._push()
            force = self._shared(force)
            force[self.middle] -= STIFF * (off[self.before] + off[self.after] - 2 * off[self.middle])
            force[self.fixed] = 0.0
            size = np.hypot(*force.T)[:, None]
            most = STEP * self.unit
            points += force * 0.2 * np.minimum(1, most / (size * 0.2 + 1e-9))

    def _respace(self) -> None:
        """Spread the points of each border evenly again."""
        points = self.network.points
        for number, line in enumerate(self.network.lines):
            if not self.network.on_frame(number):
                here = points[line]
                points[line[1:-1]] = at_lengths(here, np.linspace(0, arc_lengths(here)[-1], len(line)))[1:-1]

    def _links(self) -> coo_matrix:
        """Return the next point of each point along the borders, with the distance."""
        rows = np.concatenate([line[:-1] for line in self.network.lines])
        columns = np.concatenate([line[1:] for line in self.network.lines])
        lengths = np.hypot(*(self.network.points[rows] - self.network.points[columns]).T)
        count = len(self.network.points)
        return coo_matrix((lengths, (rows, columns)), (count, count))

    def _room(self) -> np.ndarray:
        """Return how close pairs of points may come: closer if they are near each other along the borders."""
        room = ROOM * self.unit
        ways = dijkstra(self._links().tocsr(), directed=False, limit=room / BEND)
        return np.minimum(ways * BEND, room)

    def _runs(self) -> tuple[Numbers, Numbers, Numbers]:
        """Return the two borders at each inner corner that continue each other, if possible the coast."""
        network = self.network
        random = chance(network.skeleton.name, "runs")
        coasts = network.coasts()
        found: list[tuple[int, int, int]] = []
        for corner, steps in enumerate(network.skeleton.steps_from()):
            if corner in network.sliding:
                continue
            if corner in coasts:
                one, other = coasts[corner]
                found.append((int(network.walk(one)[1]), corner, int(network.walk(other)[1])))
                continue
            ways = {s: _direction(self.aim[network.walk(s)[:6]]) for s in steps}
            pairs = list(combinations(steps, 2))
            scores = [float(ways[one] @ ways[other]) + random.uniform(0, 0.25) for one, other in pairs]
            one, other = pairs[int(np.argmin(scores))]
            found.append((int(network.walk(one)[1]), corner, int(network.walk(other)[1])))
        before, middle, after = np.array(found).T
        return before, middle, after

    def _angles(self) -> tuple[Numbers, Numbers, Numbers]:
        """Return corners with pairs of adjacent borders, as points a short way along them."""
        points = self.network.points
        found: list[tuple[int, int, int]] = []
        for corner, steps in enumerate(self.network.skeleton.steps_from()):
            for distance in (1, 3):
                way = [int(self.network.walk(s)[min(distance, len(self.network.walk(s)) - 1)]) for s in steps]
                way.sort(key=lambda point: float(np.arctan2(*(points[point] - points[corner])[::-1])))
                found += [(corner, one, other) for one, other in zip(way, way[1:] + way[:1], strict=True)]
        corners, ones, others = np.array(found).T
        return corners, ones, others

    def _push(self) -> Points:
        points = self.network.points
        force = np.zeros_like(points)
        one, other = self.pairs.T
        way = points[other] - points[one]
        size = np.hypot(*way.T)
        least = np.maximum(self.rooms, ROOM / 2 * self.unit)
        push = PUSH * least * np.maximum(0, 1 - size / (self.rooms + 1e-9)) / (size + 1e-9)
        np.add.at(force, other, way * push[:, None])
        np.add.at(force, one, -way * push[:, None])
        # Many points push each point, and their forces should not simply add up.
        size = np.hypot(*force.T)[:, None]
        most = ROOM * self.unit
        return force * np.minimum(1, most / (size + 1e-9))

    def _blow(self) -> Points:
        """Return outward forces on the borders of regions that are too small."""
        points = self.network.points
        a, b = points[self.a], points[self.b]
        regions = len(self.targets)
        area = np.bincount(self.owner, a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0], regions) / -2
        pressure = np.clip((self.targets - area) / self.targets, -1, 1) * BLOW
        way = b - a
        outward = np.stack([-way[:, 1], way[:, 0]], axis=1) / SPACING * pressure[self.owner][:, None] / 2
        force = np.zeros_like(points)
        np.add.at(force, self.a, outward)
        np.add.at(force, self.b, outward)
        return force

    def _run_on(self) -> Points:
        before, middle, after = self.runs
        points = self.network.points
        force = np.zeros_like(points)
        force[middle] = RUN_ON * (points[before] + points[after] - 2 * points[middle])
        # On the frame, pull towards the last point of the border, so that it meets the frame at a right
        # angle.
        force[self.landing] = UPRIGHT * (points[self.coming] - points[self.landing])
        return force + self._spread() + self._stretch()

    def _stretch(self) -> Points:
        """Return forces that move the ends of borders apart if these are too short."""
        points = self.network.points
        force = np.zeros_like(points)
        start, end = self.chords
        way = points[end] - points[start]
        size = np.hypot(*way.T)[:, None] + 1e-9
        push = STRETCH * np.maximum(0, LEAST_BORDER * self.unit - size) / size * way / 2
        np.add.at(force, end, push)
        np.add.at(force, start, -push)
        return force

    def _spread(self) -> Points:
        """Return forces that turn borders at a corner apart if their angle is too small."""
        points = self.network.points
        force = np.zeros_like(points)
        corner, one, other = self.angles
        u, v = points[one] - points[corner], points[other] - points[corner]
        angle = np.arctan2(u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0], np.sum(u * v, axis=1))
        # An angle of less than 90 degrees to the wrong side means more than 270 degrees, and not a fold.
        lack = np.where(angle > -np.pi / 2, np.maximum(0, ANGLE - angle), 0)[:, None] * SPREAD
        np.add.at(force, one, np.stack([u[:, 1], -u[:, 0]], axis=1) * lack)
        np.add.at(force, other, np.stack([-v[:, 1], v[:, 0]], axis=1) * lack)
        return force

    def _shared(self, force: Points) -> Points:
        """Return the forces, partly passed on to neighbouring points, so that borders stay smooth."""
        for _ in range(4):
            mean = (force[self.before] + 2 * force[self.middle] + force[self.after]) / 4
            force[self.middle] = mean
        return force


def _direction(points: Points) -> Points:
    way = points[-1] - points[0]
    return way / np.hypot(*way)
