"""Drawings of custom boards, with organic outlines, in the same format as drawings of printed boards.

First, borders are traced, so that regions touch exactly as in the rules. Then borders are relaxed, regions
press for room, the plane is distorted, and borders are roughened as on printed boards. If a step would make
borders cross, it is repeated with less force or left out, so every layout that can be built can be drawn.
"""

from __future__ import annotations

from typing import Final

from smallworld.cartography.outlines.crossings import crossing
from smallworld.cartography.outlines.drawn import Shapes
from smallworld.cartography.outlines.network import Network, TracedNetwork
from smallworld.cartography.outlines.noise import pushed
from smallworld.cartography.outlines.places import SLOT, Ground
from smallworld.cartography.outlines.relaxing import (
    OUTLINE_ROUNDS,
    PRESSES,
    ROUNDS,
    press,
    relax,
    relax_outline,
)
from smallworld.cartography.outlines.roughening import TRIES, Line, roughened
from smallworld.cartography.outlines.sheet import (
    MARGIN,
    TENTHS,
    UNIT,
    Sheet,
    dots_of,
    drawn_regions,
    rings_of,
)
from smallworld.content.realms.tiles.realm import Realm

CELL: Final = 3.0  # the distance from the middle of a tile to its corners, in units
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
        network = TracedNetwork(realm)
        _settle(network, strength)
        lines = rough_lines(network, strength)
        if lines is not None:
            return Sheet(network, lines, name).shapes()
    network = TracedNetwork(realm)
    # Straight lines cannot cross, because they are sides of triangles.
    return Sheet(network, [roughened(network, arc, 0.0) for arc in range(len(network.lines))], name).shapes()


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
    if not network.moving:  # with moving water, a tile must look the same everywhere
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
        wrong = crossing([dots_of(line) for line in _traced(network)])
        if wrong:
            still |= wrong
            network.x[:] = before_x
            network.y[:] = before_y


def _make_room(network: Network) -> bool:
    """Push points away from the middle of narrow regions; return whether any region was narrow."""
    found = False
    lines = _traced(network)
    for region in drawn_regions(network):
        x, y, room = Ground(rings_of(network, lines, region)).roomiest()
        if room < WANTED_ROOM:
            found = True
            for point in range(len(network.x)):
                network.x[point], network.y[point] = away(
                    network.x[point], network.y[point], x, y, room, WANTED_ROOM
                )
            lines = _traced(network)
    return found


def _traced(network: Network) -> list[Line]:
    """Return the present points of each arc."""
    points = list(zip(network.x, network.y, strict=True))
    return [[points[point] for point in line] for line in network.lines]


def away(x: float, y: float, from_x: float, from_y: float, room: float, wanted: float) -> tuple[float, float]:
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


def rough_lines(network: Network, strength: float, unit: float = UNIT) -> list[Line] | None:
    """Return the points of all arcs, as rough as possible; None if even smooth lines cross.

    Arcs around a region that would be too narrow for a stack of tokens are smoother.
    """
    count = len(network.lines)
    calm = len(TRIES) - 1
    level = [0 if strength else calm] * count
    lines = [roughened(network, arc, TRIES[level[arc]]) for arc in range(count)]
    for _ in range(len(TRIES) * 3):
        wrong = crossing([dots_of(line, unit) for line in lines])
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
    for region in drawn_regions(network):
        if Ground(rings_of(network, lines, region)).roomiest()[2] < LEAST_ROOM + _TENTH:
            found |= {step if step >= 0 else ~step for ring in network.rings[region] for step in ring}
    return found
