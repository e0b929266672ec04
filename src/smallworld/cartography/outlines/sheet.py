"""Finished drawings: the points of a network on a canvas, in the format `Shapes`."""

from __future__ import annotations

from typing import Final

from smallworld.cartography.outlines.crossings import Dots
from smallworld.cartography.outlines.drawn import Arc, FieldShape, Point, RegionShape, Shapes
from smallworld.cartography.outlines.network import OUTSIDE, Network
from smallworld.cartography.outlines.places import SLOT, Ground, Place
from smallworld.cartography.outlines.roughening import Line, kind_of

UNIT: Final = 60.0  # the length of a unit on the canvas
MARGIN: Final = 0.6  # the width of the table around the land, in units
TENTHS: Final = 10  # coordinates have one digit


def drawn_regions(network: Network) -> list[int]:
    """Return the regions that are drawn: all except waters that are part of another water."""
    return [region for region in range(len(network.rings)) if network.rings[region]]


def dots_of(line: Line, unit: float = UNIT) -> Dots:
    """Convert a line to the stored format: integers, in tenths on the canvas."""
    return [(round(x * unit * TENTHS), round(y * unit * TENTHS)) for x, y in line]


def rings_of(network: Network, lines: list[Line], region: int) -> list[Line]:
    """Return the points around a region, ring by ring."""
    return [around(lines, ring) for ring in network.rings[region]]


def around(lines: list[Line], ring: list[int]) -> Line:
    """Return the points of a ring in order, each once."""
    points: Line = []
    for step in ring:
        points += lines[step][:-1] if step >= 0 else lines[~step][:0:-1]
    return points


class Sheet:
    """A finished drawing, scaled to its canvas: a unit has the length `unit` there."""

    def __init__(self, network: Network, lines: list[Line], name: str, unit: float = UNIT) -> None:
        self.unit: Final = unit
        self.network: Final = network
        self.lines: Final = lines
        self.name: Final = name
        dots = [dots_of(line, unit) for line in lines]
        margin = 0 if network.framed else round(MARGIN * unit * TENTHS)
        self.left: Final = min([x for line in dots for x, _ in line]) - margin
        self.top: Final = min([y for line in dots for _, y in line]) - margin
        self.right: Final = max([x for line in dots for x, _ in line]) + margin
        self.bottom: Final = max([y for line in dots for _, y in line]) + margin
        self.dots: Final = dots

    def shapes(self) -> Shapes:
        """Return the drawing in the format `Shapes`."""
        network = self.network
        ids = [plot.id for plot in network.plots]
        corners: list[Point] = [[0.0, 0.0] for _ in range(network.corners())]
        arcs: list[Arc] = []
        for arc, line in enumerate(network.lines):
            points = [self._on_canvas(x, y) for x, y in self.dots[arc]]
            corners[line[0]], corners[line[-1]] = points[0], points[-1]
            left, right = network.left[arc], network.right[arc]
            arcs.append(
                {
                    "id": arc,
                    "from": line[0],
                    "to": line[-1],
                    "left": ids[left] if left != OUTSIDE else None,
                    "right": ids[right] if right != OUTSIDE else None,
                    "kind": kind_of(network, arc),
                    "points": points,
                }
            )
        shapes: Shapes = {
            "board": self.name,
            "width": (self.right - self.left) / TENTHS,
            "height": (self.bottom - self.top) / TENTHS,
            "slot_radius": SLOT * self.unit,
            "corners": corners,
            "arcs": arcs,
            "regions": {ids[region]: self._region(region) for region in drawn_regions(network)},
        }
        if network.moving:
            shapes["origin"] = self._on_canvas(0, 0)
        if network.fields:
            shapes["fields"] = [self._field(ring) for ring in network.fields]
        return shapes

    def _field(self, ring: list[int]) -> FieldShape:
        center = Ground([around(self.lines, ring)]).roomiest()
        return {"arcs": ring, "center": self._place(center[0], center[1]), "radius": self._radius(center)}

    def _radius(self, center: Place) -> float:
        return int(center[2] * self.unit * TENTHS - 1) / TENTHS

    def _region(self, region: int) -> RegionShape:
        ground = Ground(rings_of(self.network, self.lines, region))
        center = ground.roomiest()
        shape: RegionShape = {
            "arcs": self.network.rings[region][0],
            "center": self._place(center[0], center[1]),
            "radius": self._radius(center),
            "label": self._place(center[0], center[1] + 0.7 * center[2]),
            "slots": [self._place(x, y) for x, y in ground.slots(center)],
        }
        if len(self.network.rings[region]) > 1:
            shape["further"] = self.network.rings[region][1:]
        return shape

    def _on_canvas(self, x: int, y: int) -> Point:
        return [(x - self.left) / TENTHS, (y - self.top) / TENTHS]

    def _place(self, x: float, y: float) -> Point:
        return self._on_canvas(round(x * self.unit * TENTHS), round(y * self.unit * TENTHS))
