"""The start of a drawing for boards that the recipe of printed maps refuses: their plain borders.

Such boards have islands, gaps, or places where more than three regions meet.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from smallworld.cartography.outlines.network import Network as PlainNetwork
from smallworld.drawing.network import Network, Points
from smallworld.drawing.skeleton import Border, Region, Skeleton

NEAR: Final = 0.1  # on the canvas: closer places are the same


def smooth_start(plain: PlainNetwork, unit: float, name: str) -> Network:
    """Return the borders of a plain drawing. `unit` is the length of its unit on the canvas."""
    points = np.array([plain.x, plain.y]).T * unit
    points -= points.min(axis=0)
    width, height = (round(float(size), 1) for size in points.max(axis=0))
    areas = np.array(plain.areas()) * unit**2 / (width * height)
    regions = [
        Region(
            {
                "id": plot.id,
                "terrain": plot.terrain,
                "edge": False,
                "beside": [],
                "at": _middle(plain, points, number) / (width, height),
                "area": areas[number],
            },
            width,
            height,
        )
        for number, plot in enumerate(plain.plots)
    ]
    skeleton = Skeleton(name, width, height, regions)
    skeleton.corners = plain.corners()
    # The numbers for the outside are the same in both packages.
    skeleton.borders = [
        Border(line[0], line[-1], left, right)
        for line, left, right in zip(plain.lines, plain.left, plain.right, strict=True)
    ]
    skeleton.framed = set(plain.framed)
    skeleton.rings = [rings[0] for rings in plain.rings]
    skeleton.further = [rings[1:] for rings in plain.rings]
    lines = [np.array(line) for line in plain.lines]
    return Network(skeleton, points, lines, _sliding(skeleton, points))


def _middle(plain: PlainNetwork, points: Points, region: int) -> Points:
    steps = plain.rings[region][0]
    return np.concatenate([points[plain.lines[max(step, ~step)]] for step in steps]).mean(axis=0)


def _sliding(skeleton: Skeleton, points: Points) -> dict[int, int]:
    """Return the axes of the corners that can move along the frame, each with one border that ends there."""
    found: dict[int, int] = {}
    size = (skeleton.width, skeleton.height)
    for corner, steps in enumerate(skeleton.steps_from()):
        inner = [step for step in steps if max(step, ~step) not in skeleton.framed]
        on_side = [min(points[corner][axis], size[axis] - points[corner][axis]) < NEAR for axis in (0, 1)]
        if len(inner) == 1 and len(steps) == 3 and sum(on_side) == 1:
            found[corner] = 0 if on_side[1] else 1
    return found
