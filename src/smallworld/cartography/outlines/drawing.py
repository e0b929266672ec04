"""Drawings of custom boards, with organic outlines, in the same format as drawings of printed boards.

First, borders are traced, so that regions touch exactly as in the rules. Then borders are relaxed, regions
press for room, the plane is distorted, and borders are roughened as on printed boards. If a step would make
borders cross, it is repeated with less force or left out, so every layout that can be built can be drawn.
"""

from __future__ import annotations

from typing import Final

from smallworld.cartography.outlines.crossings import Dots, crossing
from smallworld.cartography.outlines.drawn import Arc, FieldShape, Point, RegionShape, Shapes
from smallworld.cartography.outlines.network import OUTSIDE, Network
from smallworld.cartography.outlines.noise import pushed
from smallworld.cartography.outlines.places import SLOT, Ground, Place
from smallworld.cartography.outlines.relaxing import (
    OUTLINE_ROUNDS,
    PRESSES,
    ROUNDS,
    press,
    relax,
    relax_outline,
)
from smallworld.cartography.outlines.roughening import TRIES, Line, kind_of, roughened
from smallworld.content.realms.tiles.layout import MOVING
from smallworld.content.realms.tiles.realm import Realm

UNIT: Final = 60.0  # the length of a unit on the canvas
CELL: Final = 3.0  # the distance from the middle of a tile to its corners, in units
MARGIN: Final = 0.6  # the width of the table around the land, in units
TENTHS: Final = 10  # coordinates have one digit
_TENTH: Final = 1 / (UNIT * TENTHS)  # a tenth on the canvas, in units
LEAST_ROOM: Final = 0.56  # the least radius of a region's largest circle, in units: a stack and a little more
WANTED_ROOM: Final = 0.72  # the same before borders are roughened
REACH: Final = 1.3  # how far around a place things move, beyond the room itself
STAGES: Final = 6  # stages of pressing, with a check of the borders after each
ROOM_ROUNDS: Final = 3  # repeated, since a region takes its room from others
STRENGTHS: Final[tuple[float, ...]] = (1.0, 0.6, 0.3, 0.1, 0.0)  # tried until no lines cross


def draw(realm: Realm, name: str) -> Shapes:
    """Return the drawing of a realm for the board `name`. The same realm always gets the same drawing."""
    if not realm.cells:
        return _bare(name)
    for strength in STRENGTHS:
        network = Network(realm)
        _settle(network, strength)
        lines = _lines(network, strength)
        if lines is not None:
            return _Sheet(network, lines, name).shapes()
    network = Network(realm)
    # Straight lines cannot cross, because they are sides of triangles.
    return _Sheet(network, [roughened(network, arc, 0.0) for arc in range(len(network.lines))], name).shapes()


def _bare(name: str) -> Shapes:
    """Return the drawing of an empty board, with room for the first tile."""
    side = 2 * (CELL + MARGIN) * UNIT
    return {
        "board": name,
        "width": side,
        "height": side,
        "slot_radius": SLOT * UNIT,
        "corners": [],
        "arcs": [],
        "regions": {},
        "origin": [side / 2, side / 2],
    }


def _settle(network: Network, strength: float) -> None:
    traced = network.areas()
    relax(network, round(ROUNDS * strength))
    relax_outline(network, round(OUTLINE_ROUNDS * strength))
    if network.realm.layout.water not in MOVING:  # with moving water, a tile must look the same everywhere
        _press(network, traced, strength)
        for point in range(len(network.x)):
            network.x[point], network.y[point] = pushed(network.x[point], network.y[point], strength)
    for _ in range(ROOM_ROUNDS):
        if not _make_room(network):
            break


def _press(network: Network, traced: list[float], strength: float) -> None:
    """Let regions push their borders towards fair sizes, a few rounds at a time.

    If borders then cross, undo these rounds, and do not move those borders again.
    """
    still: set[int] = set()
    for _ in range(STAGES):
        before_x, before_y = list(network.x), list(network.y)
        press(network, traced, round(PRESSES / STAGES * strength), still)
        wrong = crossing([_dots(line) for line in _traced(network)])
        if wrong:
            still |= wrong
            network.x[:] = before_x
            network.y[:] = before_y


def _make_room(network: Network) -> bool:
    """Push all points away from the middle of narrow regions; return whether any region was narrow."""
    found = False
    lines = _traced(network)
    for region in _there(network):
        x, y, room = Ground(_rings(network, lines, region)).roomiest()
        if room < WANTED_ROOM:
            found = True
            for point in range(len(network.x)):
                network.x[point], network.y[point] = _away(
                    network.x[point], network.y[point], x, y, room, WANTED_ROOM
                )
            lines = _traced(network)
    return found


def _there(network: Network) -> list[int]:
    """Return the regions that are drawn: all except waters that are part of another water."""
    return [region for region in range(len(network.rings)) if network.rings[region]]


def _traced(network: Network) -> list[Line]:
    """Return the present points of each arc."""
    points = list(zip(network.x, network.y, strict=True))
    return [[points[point] for point in line] for line in network.lines]


def _away(
    x: float, y: float, from_x: float, from_y: float, room: float, wanted: float
) -> tuple[float, float]:
    """Return the new position of a point after room is made around another point.

    Different points never move to the same position.
    """
    way_x, way_y = x - from_x, y - from_y
    apart = (way_x * way_x + way_y * way_y) ** 0.5
    rim = wanted + REACH
    if apart >= rim or apart < 1e-6:
        return x, y
    if apart < room:
        part = wanted / room
    else:
        part = (wanted + (apart - room) * (rim - wanted) / (rim - room)) / apart
    return from_x + way_x * part, from_y + way_y * part


def _lines(network: Network, strength: float) -> list[Line] | None:
    """Return the points of all arcs, as rough as possible; None if even smooth lines cross.

    Arcs around a region that would be too narrow for a stack of tokens are smoother.
    """
    count = len(network.lines)
    calm = len(TRIES) - 1
    level = [0 if strength else calm] * count
    lines = [roughened(network, arc, TRIES[level[arc]]) for arc in range(count)]
    for _ in range(len(TRIES) * 3):
        wrong = crossing([_dots(line) for line in lines])
        if wrong and all(level[arc] == calm for arc in wrong):
            return None
        if not wrong:
            wrong = {arc for arc in _arcs_of_narrow(network, lines) if level[arc] < calm}
            if not wrong:
                return lines
        for arc in wrong:
            level[arc] = min(level[arc] + 1, calm)
            lines[arc] = roughened(network, arc, TRIES[level[arc]])
    return None


def _arcs_of_narrow(network: Network, lines: list[Line]) -> set[int]:
    """Return the arcs around regions in which these lines leave no room for a stack of tokens."""
    found: set[int] = set()
    for region in _there(network):
        if Ground(_rings(network, lines, region)).roomiest()[2] < LEAST_ROOM + _TENTH:
            found |= {step if step >= 0 else ~step for ring in network.rings[region] for step in ring}
    return found


def _dots(line: Line) -> Dots:
    """Convert a line to the stored format: integers, in tenths of the canvas unit."""
    return [(round(x * UNIT * TENTHS), round(y * UNIT * TENTHS)) for x, y in line]


def _rings(network: Network, lines: list[Line], region: int) -> list[Line]:
    """Return the points around a region, ring by ring."""
    return [_around(lines, ring) for ring in network.rings[region]]


def _around(lines: list[Line], ring: list[int]) -> Line:
    """Return the points of a ring in order, each once."""
    points: Line = []
    for step in ring:
        points += lines[step][:-1] if step >= 0 else lines[~step][:0:-1]
    return points


class _Sheet:
    """A finished drawing, scaled to its canvas."""

    def __init__(self, network: Network, lines: list[Line], name: str) -> None:
        self.network: Final = network
        self.lines: Final = lines
        self.name: Final = name
        dots = [_dots(line) for line in lines]
        margin = round(MARGIN * UNIT * TENTHS)
        self.left: Final = min([x for line in dots for x, _ in line]) - margin
        self.top: Final = min([y for line in dots for _, y in line]) - margin
        self.right: Final = max([x for line in dots for x, _ in line]) + margin
        self.bottom: Final = max([y for line in dots for _, y in line]) + margin
        self.dots: Final = dots

    def shapes(self) -> Shapes:
        """Return the drawing in the format `Shapes`."""
        network = self.network
        ids = [plot.id for plot in network.realm.plots]
        corners: list[Point] = [[0.0, 0.0] for _ in range(network.corners)]
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
            "slot_radius": SLOT * UNIT,
            "corners": corners,
            "arcs": arcs,
            "regions": {ids[region]: self._region(region) for region in _there(network)},
        }
        if network.realm.layout.water in MOVING:
            shapes["origin"] = self._on_canvas(0, 0)
        if network.fields:
            shapes["fields"] = [self._field(ring) for ring in network.fields]
        return shapes

    def _field(self, ring: list[int]) -> FieldShape:
        center = Ground([_around(self.lines, ring)]).roomiest()
        return {"arcs": ring, "center": self._place(center[0], center[1]), "radius": self._radius(center)}

    def _radius(self, center: Place) -> float:
        return int(center[2] * UNIT * TENTHS - 1) / TENTHS

    def _region(self, region: int) -> RegionShape:
        ground = Ground(_rings(self.network, self.lines, region))
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
        return self._on_canvas(round(x * UNIT * TENTHS), round(y * UNIT * TENTHS))
