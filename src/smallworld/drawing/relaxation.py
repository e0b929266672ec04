"""The rough shapes: regions get their area, place and roundness, without folds."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from scipy.optimize import minimize

from smallworld.drawing.network import Network, Points
from smallworld.drawing.skeleton import Skeleton

# The weights of the wishes. They have no unit, because lengths are in units of an average region.
AREA = 6.0
PLACE = 3.0
ROUND = 0.12
ROUND_WATER = 0.04
ROUND_RIVER = 0.09  # higher for a river, so that its banks do not touch
STRAIGHT = 0.35
COAST = 0.6  # a coast should continue straight where two lands meet
SHORT = 120.0
FOLD = 0.02
LEAST_BORDER = 0.42  # shorter borders are stretched
LEAST_FRAME = 0.6
LEAST_BESIDE = 0.7  # least length of both borders beside a peninsula
SEA = 1.15
CHASM = 0.95
RIVER = 145.0  # width of a river with room for a stack, on the canvas
LEAST_WEDGE = 0.05  # triangles resist if smaller than this part of an equal share of their region


def targets(skeleton: Skeleton) -> Points:
    """Return the target area of each region: two thirds equal for all, one third as printed.

    Seas get more, because they are at the edge and have ragged coasts. Rivers and chasms get less. Gaps keep
    their area.
    """
    shares = np.array([region.share for region in skeleton.regions])
    mixed = 2 / 3 / len(shares) + shares / shares.sum() / 3
    unit = np.sqrt(skeleton.width * skeleton.height / len(shares))
    worth = {"sea": SEA, "chasm": CHASM, "river": min(1.0, RIVER / unit)}
    mixed *= [worth.get(region.terrain, 1.0) for region in skeleton.regions]
    filled = min(1.0, shares.sum()) if skeleton.gaps() else 1.0
    return mixed / mixed.sum() * skeleton.width * skeleton.height * filled


class Wishes:
    """The wishes for a network, as an energy function with its gradient."""

    def __init__(self, network: Network) -> None:
        self.network = network
        skeleton = network.skeleton
        self.count = len(network.points)
        self.owner, self.a, self.b = network.segments()
        self.regions = len(skeleton.regions)
        self.targets = targets(skeleton) / network.unit**2
        self.at = np.array([region.at for region in skeleton.regions]) / network.unit
        water = np.array([skeleton.is_water(region) for region in range(self.regions)])
        river = np.array([region.terrain == "river" for region in skeleton.regions])
        self.round = np.where(river, ROUND_RIVER, np.where(water, ROUND_WATER, ROUND))
        self.place = np.where(water, PLACE / 4, PLACE)
        degree = np.bincount(self.owner, minlength=self.regions)
        self.wedge = LEAST_WEDGE * (self.targets / degree)[self.owner]
        bends: list[tuple[int, int, int, float]] = []
        chords: list[tuple[int, int, float]] = []
        for number, line in enumerate(network.lines):
            if number in skeleton.framed:
                chords += [(p, q, LEAST_FRAME) for p, q in pairwise(line)]
                continue
            least = LEAST_BESIDE if number in skeleton.twice else LEAST_BORDER
            chords.append((int(line[0]), int(line[-1]), least))
            bends += [(p, q, r, STRAIGHT) for p, q, r in zip(line[:-2], line[1:-1], line[2:], strict=True)]
        for corner, (one, other) in network.coasts().items():
            bends.append((int(network.walk(one)[1]), corner, int(network.walk(other)[1]), COAST))
        self.bends = np.array([bend[:3] for bend in bends]).T
        self.stiff = np.array([bend[3] for bend in bends])[:, None]
        self.chords = np.array([chord[:2] for chord in chords]).T
        self.least = np.array([chord[2] for chord in chords])

    def energy(self, places: Points) -> tuple[float, Points]:
        """Return the energy of `places` (the points, then a hub for each region) and its gradient."""
        slope = np.zeros_like(places)
        total = 0.0
        for part in (self._shapes, self._wedges, self._bends, self._chords):
            total += part(places, slope)
        return total, slope

    def _shapes(self, places: Points, slope: Points) -> float:
        a, b = places[self.a], places[self.b]
        cross = a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]
        middle = a + b
        way = b - a
        length = np.hypot(*way.T) + 1e-12
        area = self._sum(cross) / -2
        moment = np.stack([self._sum(middle[:, axis] * cross) for axis in (0, 1)], axis=1) / -6
        around = self._sum(length)
        safe = np.maximum(area, 0.02)
        off = (area - self.targets) / self.targets
        centre = moment / safe[:, None]
        apart = centre - self.at
        ratio = around**2 / (4 * np.pi * safe)
        total = AREA * np.sum(off**2) + np.sum(self.place[:, None] * apart**2) + np.sum(self.round * ratio)
        to_moment = 2 * self.place[:, None] * apart / safe[:, None]
        inside = area > 0.02
        to_area = 2 * AREA * off / self.targets
        to_area -= inside * (np.sum(to_moment * centre, axis=1) + self.round * ratio / safe)
        to_around = self.round * 2 * around / (4 * np.pi * safe)
        by_moment = to_moment[self.owner] / -6
        by_cross = to_area[self.owner] / -2 + np.sum(by_moment * middle, axis=1)
        outward = way / length[:, None] * to_around[self.owner][:, None]
        shared = by_moment * cross[:, None]
        turned_b = np.stack([b[:, 1], -b[:, 0]], axis=1) * by_cross[:, None]
        turned_a = np.stack([-a[:, 1], a[:, 0]], axis=1) * by_cross[:, None]
        np.add.at(slope, self.a, turned_b + shared - outward)
        np.add.at(slope, self.b, turned_a + shared + outward)
        return float(total)

    def _wedges(self, places: Points, slope: Points) -> float:
        """Return the energy that keeps triangles of hub and segment from turning over, and add to `slope`."""
        hubs = self.count + self.owner
        a, b = places[self.a] - places[hubs], places[self.b] - places[hubs]
        area = (a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]) / -2
        part = area / self.wedge
        low = np.maximum(part, 0.05)
        value = np.where(part < 1, (1 / low - 1) ** 2, 0.0)
        steep = np.where(part < 1, -2 * (1 / low - 1) / low**2, 0.0)
        value += np.where(part < 0.05, steep * (part - 0.05), 0.0)  # continues as a straight line
        by = (FOLD * steep / self.wedge / -2)[:, None]
        to_a = np.stack([b[:, 1], -b[:, 0]], axis=1) * by
        to_b = np.stack([-a[:, 1], a[:, 0]], axis=1) * by
        np.add.at(slope, self.a, to_a)
        np.add.at(slope, self.b, to_b)
        np.add.at(slope, hubs, -to_a - to_b)
        return float(FOLD * np.sum(value))

    def _bends(self, places: Points, slope: Points) -> float:
        p, q, r = self.bends
        bend = places[p] - 2 * places[q] + places[r]
        push = 2 * self.stiff * bend
        np.add.at(slope, p, push)
        np.add.at(slope, q, -2 * push)
        np.add.at(slope, r, push)
        return float(np.sum(self.stiff * bend**2))

    def _chords(self, places: Points, slope: Points) -> float:
        p, q = self.chords
        way = places[q] - places[p]
        length = np.hypot(*way.T) + 1e-12
        lack = np.maximum(self.least - length, 0)
        push = (-2 * SHORT * lack / length)[:, None] * way
        np.add.at(slope, q, push)
        np.add.at(slope, p, -push)
        return float(SHORT * np.sum(lack**2))

    def _sum(self, values: Points) -> Points:
        return np.bincount(self.owner, values, self.regions)


def relax(network: Network, hubs: Points, steps: int = 3000) -> None:
    """Move the points of `network` so that they meet the wishes best."""
    wishes = Wishes(network)
    unit = network.unit
    start = np.concatenate([network.points, hubs]) / unit
    free = np.ones(start.shape, bool)
    free[sorted(network.frame_points())] = False
    for corner, axis in network.sliding.items():
        free[corner, axis] = True

    def energy(values: Points) -> tuple[float, Points]:
        places = start.copy()
        places[free] = values
        total, slope = wishes.energy(places)
        return total, slope[free]

    found = minimize(
        energy,
        start[free],
        jac=True,
        method="L-BFGS-B",
        options={"maxiter": steps, "maxfun": steps * 2, "ftol": 1e-7, "maxls": 60},
    )
    start[free] = found.x
    network.points = start[: wishes.count] * unit
