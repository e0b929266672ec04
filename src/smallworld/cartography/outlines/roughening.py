"""The last step of a drawing: ragged outlines, jagged ridges and soft banks, without crossing borders.

Lines get more points and become rough, depending on their kind, but stay smooth near their ends.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from smallworld.cartography.outlines.network import OUTSIDE, Network
from smallworld.cartography.outlines.noise import Noise, jagged, soft
from smallworld.content.maps import CHASM, RIVER, WATER

OUTLINE: Final = "outline"
FRAME: Final = "frame"
RIM: Final = "rim"
BRIDGE: Final = "bridge"
BANK: Final = "bank"
COAST: Final = "coast"
SHORE: Final = "shore"
RIDGE: Final = "ridge"
PLAIN: Final = "plain"

FINE: Final = 0.15  # the distance between points, in units
CALM: Final = 0.45  # the length at each end that stays calm, in units
# By kind: wavelengths and heights of the added waves, in units.
ROUGH: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    OUTLINE: ((3.9, 0.36), (1.5, 0.17), (0.55, 0.07)),
    RIM: ((0.9, 0.11), (0.45, 0.05)),
    RIDGE: ((1.0, 0.10), (0.5, 0.04)),
    PLAIN: ((3.1, 0.27), (1.1, 0.07)),
    BANK: ((1.9, 0.07), (0.8, 0.025)),
    COAST: ((1.5, 0.10), (0.6, 0.05)),
    SHORE: ((1.6, 0.08), (0.7, 0.03)),
    BRIDGE: (),
}
JAGGED: Final = (RIM, RIDGE)
TRIES: Final[tuple[float, ...]] = (1.0, 0.6, 0.3, 0.0)  # shares of the roughness, tried until no lines cross
MOUNTAINS: Final = ("mountain", "black-mountain")

Line = list[tuple[float, float]]  # points in units


def kind_of(network: Network, arc: int) -> str:
    """Return the kind of an arc, which says how to draw it, from the terrains on its sides."""
    left, right = network.left[arc], network.right[arc]
    if OUTSIDE in (left, right):
        if not network.framed:
            return OUTLINE
        return FRAME if arc in network.framed else RIM
    plots = network.plots
    sides = (plots[left].terrain, plots[right].terrain)
    water = [terrain == RIVER or terrain in WATER for terrain in sides]
    if water[0] and water[1]:
        return BRIDGE
    if CHASM in sides:
        return RIM
    if RIVER in sides:
        return BANK
    if water[0] or water[1]:
        return COAST if "sea" in sides else SHORE
    return RIDGE if sides[0] in MOUNTAINS or sides[1] in MOUNTAINS else PLAIN


def roughened(network: Network, arc: int, strength: float) -> Line:
    """Return the points of an arc after adding points and noise of this strength."""
    line = network.lines[arc]
    points = [(network.x[point], network.y[point]) for point in line]
    kind = kind_of(network, arc)
    if kind == FRAME:
        return _finer(points)  # straight, and with the corners of the rectangle
    shift = _shifts(network, arc, kind, points) if strength else []
    total = _length(points)
    count = max(2, round(total / FINE))
    found: Line = [points[0]]
    place, done, along = 1, 0.0, 0.0
    for step in range(1, count):
        along = total * step / count
        length = math.dist(points[place - 1], points[place])
        while done + length < along and place < len(points) - 1:
            done += length
            place += 1
            length = math.dist(points[place - 1], points[place])
        (from_x, from_y), (to_x, to_y) = points[place - 1], points[place]
        part = (along - done) / length if length > 0 else 0.0
        x, y = from_x + part * (to_x - from_x), from_y + part * (to_y - from_y)
        if shift and length > 0:
            aside = strength * shift[step]
            x += (to_y - from_y) / length * aside
            y -= (to_x - from_x) / length * aside
        found.append((x, y))
    found.append(points[-1])
    return found


def _finer(points: Line) -> Line:
    """Return a line with more points between those that it has."""
    found: Line = []
    for (ax, ay), (bx, by) in pairwise(points):
        count = max(1, round(math.dist((ax, ay), (bx, by)) / FINE))
        found += [(ax + (bx - ax) * part / count, ay + (by - ay) * part / count) for part in range(count)]
    return [*found, points[-1]]


def _shifts(network: Network, arc: int, kind: str, points: Line) -> list[float]:
    """Return the sideways shift of each of the additional points of an arc."""
    total = _length(points)
    count = max(2, round(total / FINE))
    noise = Noise(_seed(network, arc))
    shift = [0.0] * (count + 1)
    for wavelength, height in ROUGH[kind]:
        heights = noise.teeth(total, wavelength) if kind in JAGGED else noise.wave(total, wavelength)
        for step in range(count + 1):
            along = total * step / count
            at = 2 * along / wavelength
            rise = jagged(heights, at) if kind in JAGGED else soft(heights, at)
            calm = min(1.0, along / CALM, (total - along) / CALM)
            shift[step] += rise * height * calm
    return shift


def _seed(network: Network, arc: int) -> str:
    plots = network.plots
    names = [plots[region].key for region in (network.left[arc], network.right[arc]) if region != OUTSIDE]
    return " ".join(names)


def _length(points: Line) -> float:
    total = 0.0
    for place in range(1, len(points)):
        total += math.dist(points[place - 1], points[place])
    return total
