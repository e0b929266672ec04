"""The borders of a board as polylines on the canvas, with shared corners."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from smallworld.drawing.skeleton import Skeleton

Points = NDArray[Any]
Numbers = NDArray[np.int64]


class Network:
    """Points in the plane, beginning with the skeleton's corners, and the borders as `lines` through them.

    `lines` has the numbers of the points of each border, from its start to its end. `sliding` has the axis
    along which each corner on the frame can move. The corners of the canvas are points of the lines on the
    frame.
    """

    def __init__(self, skeleton: Skeleton, points: Points, lines: list[Numbers], sliding: dict[int, int]):
        self.skeleton = skeleton
        self.points = points
        self.lines = lines
        self.sliding = sliding
        self.unit = float(np.sqrt(skeleton.width * skeleton.height / len(skeleton.regions)))

    def walk(self, step: int) -> Numbers:
        """Return the points of a step of a ring, in its direction."""
        return self.lines[step] if step >= 0 else self.lines[~step][::-1]

    def ring(self, region: int) -> Numbers:
        """Return the points around a region, each once, anticlockwise."""
        return self.points_of(self.skeleton.rings[region])

    def points_of(self, steps: list[int]) -> Numbers:
        """Return the points of a ring of borders, each once."""
        return np.concatenate([self.walk(step)[:-1] for step in steps])

    def on_frame(self, border: int) -> bool:
        return border in self.skeleton.framed

    def coasts(self) -> dict[int, tuple[int, int]]:
        """Return, by corner, the two steps of the coast that passes the corner, both away from it."""
        found: dict[int, tuple[int, int]] = {}
        for corner, steps in enumerate(self.skeleton.steps_from()):
            wet = [step for step in steps if self.skeleton.is_wet(step)]
            if corner not in self.sliding and len(wet) == 2:
                found[corner] = (wet[0], wet[1])
        return found

    def frame_points(self) -> set[int]:
        """Return the points on the frame."""
        return {int(p) for n, line in enumerate(self.lines) if self.on_frame(n) for p in line}

    def segments(self) -> tuple[Numbers, Numbers, Numbers]:
        """Return the rings of all regions as segments: region, point and next point."""
        of_all = zip(self.skeleton.rings, self.skeleton.further, strict=True)
        numbered = [
            (region, self.points_of(steps))
            for region, (first, further) in enumerate(of_all)
            for steps in [first, *further]
        ]
        rings = [ring for _, ring in numbered]
        owner = np.concatenate([np.full(len(ring), region) for region, ring in numbered])
        return owner, np.concatenate(rings), np.concatenate([np.roll(ring, -1) for ring in rings])

    def resampled(self, spacing: float) -> Network:
        """Return the network with points `spacing` apart, and at least three within each inner border."""
        points = [self.points[: self.skeleton.corners]]
        count = self.skeleton.corners
        lines: list[Numbers] = []
        for number, line in enumerate(self.lines):
            inner = along_frame(self, line, spacing) if self.on_frame(number) else None
            if inner is None:
                lengths = arc_lengths(self.points[line])
                pieces = max(4, round(lengths[-1] / spacing))
                inner = at_lengths(self.points[line], np.linspace(0, lengths[-1], pieces + 1)[1:-1])
            lines.append(np.array([line[0], *range(count, count + len(inner)), line[-1]]))
            points.append(inner)
            count += len(inner)
        return Network(self.skeleton, np.concatenate(points), lines, self.sliding)


def along_frame(network: Network, line: Numbers, spacing: float) -> Points:
    """Return points within a line on the frame, including corners of the canvas."""
    inner: list[Points] = []
    bends = network.points[line]
    for start, end in pairwise(bends):
        pieces = max(1, round(float(np.hypot(*(end - start))) / spacing))
        inner.append(start + np.linspace(0, 1, pieces + 1)[:-1, None] * (end - start))
    return np.concatenate(inner)[1:]


def arc_lengths(points: Points) -> Points:
    """Return the distance of each point from the start, along the line."""
    return np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])


def at_lengths(points: Points, wanted: Points) -> Points:
    """Return the points at these distances from the start, along the line."""
    lengths = arc_lengths(points)
    return np.stack([np.interp(wanted, lengths, points[:, axis]) for axis in (0, 1)], axis=1)
