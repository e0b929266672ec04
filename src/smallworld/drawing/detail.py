"""The last step: bays and capes, jagged ridges, winding brooks and calm fields.

Every border becomes an arc: a list of points that both regions share, rounded as in the file.
"""

from __future__ import annotations

import numpy as np
import shapely
from scipy.interpolate import CubicSpline

from smallworld.drawing.network import Network, Points, arc_lengths, at_lengths
from smallworld.drawing.noise import chance, wave
from smallworld.drawing.wandering import kind, title

DIGITS = 1
FINE = 0.012  # distance of points before simplification, in units of an average region
TOLERANCE = 0.5  # how far a dropped point may be from the line, on the canvas
CALM = 0.12  # distance from a corner where noise begins
MARGIN = 3.0  # borders keep this distance from the frame, on the canvas

# (wavelength, amplitude) of the waves added to a border of each kind.
ROUGH = {
    "coast": ((0.26, 0.030), (0.12, 0.018), (0.055, 0.009)),
    "shore": ((0.30, 0.010), (0.12, 0.004)),
    "ridge": ((0.20, 0.022), (0.09, 0.008)),
    "river": ((0.20, 0.016), (0.10, 0.006)),
    "plain": ((0.30, 0.010), (0.12, 0.005)),
    "bank": ((0.30, 0.010), (0.12, 0.004)),
    "ford": ((0.20, 0.006),),
    "rim": ((0.22, 0.034), (0.10, 0.016)),
}
JAGGED = ("ridge", "rim")
BAYS = (0.42, 0.12)  # wavelength and depth along a coast
TRIES = (1.0, 0.6, 0.35, 0.15, 0.0)  # shares of the full roughness to try, until no arcs cross


def arcs(network: Network) -> list[Points]:
    """Return the points of each border, from its start to its end."""
    corners = np.round(network.points[: network.skeleton.corners], DIGITS)
    level = [0] * len(network.lines)
    lines = [_arc(network, number, 0, corners) for number in range(len(network.lines))]
    for _ in range(len(TRIES) * 3):
        wrong = _crossing(lines)
        if not wrong:
            return lines
        for number in wrong:
            level[number] = min(level[number] + 1, len(TRIES) - 1)
            lines[number] = _arc(network, number, level[number], corners)
    names = ", ".join(title(network, number) for number in sorted(wrong))
    raise ValueError(f"{network.skeleton.name}: borders cross even where they are calm: {names}")


def _arc(network: Network, number: int, level: int, corners: Points) -> Points:
    line = network.points[network.lines[number]].copy()
    border = network.skeleton.borders[number]
    if network.on_frame(number):
        line = line[1:-1][_is_bend(line)]
    else:
        line = _roughened(network, number, line, TRIES[level])
        line = np.array(shapely.simplify(shapely.LineString(line), TOLERANCE).coords)[1:-1]
    return np.concatenate([corners[[border.start]], np.round(line, DIGITS), corners[[border.end]]])


def _is_bend(line: Points) -> np.ndarray:
    """Return which inner points of a line on the frame are corners of the canvas."""
    way = np.diff(line, axis=0)
    return np.abs(way[:-1, 0] * way[1:, 1] - way[:-1, 1] * way[1:, 0]) > 1e-6


def _roughened(network: Network, number: int, line: Points, strength: float) -> Points:
    unit, name = network.unit, kind(network, number)
    lengths = arc_lengths(line)
    smooth = CubicSpline(lengths, line) if name not in JAGGED else None
    count = max(8, round(lengths[-1] / (FINE * unit)))
    places = np.linspace(0, lengths[-1], count + 1)
    here = smooth(places) if smooth else at_lengths(line, places)
    way = np.gradient(here, axis=0)
    aside = np.stack([way[:, 1], -way[:, 0]], axis=1) / np.hypot(*way.T)[:, None]  # to the left
    calm = np.clip(np.minimum(places, places[-1] - places) / (CALM * unit), 0, 1)
    random = chance(title(network, number), "detail")
    shift = np.zeros_like(places)
    for wavelength, amplitude in ROUGH[name]:
        noise = _zigzag if name in JAGGED else wave
        shift += noise(random, places, wavelength * unit) * amplitude
    if name == "coast":
        wavelength, depth = BAYS
        bites = 0.35 - np.abs(wave(random, places, wavelength * unit))
        left = network.skeleton.is_water(network.skeleton.borders[number].left)
        shift += bites * depth * (1 if left else -1)
    here[1:-1] += (aside * (shift * calm)[:, None])[1:-1] * unit * strength
    size = (network.skeleton.width, network.skeleton.height)
    inside = np.all((here > MARGIN) & (here < np.array(size) - MARGIN), axis=1)
    inside[[0, -1]] = True
    return here[inside]


def _zigzag(random: np.random.Generator, lengths: Points, wavelength: float) -> Points:
    """Return noise made of straight pieces between points at uneven distances."""
    knots = int(lengths[-1] / wavelength * 2) + 4
    places = np.cumsum(random.uniform(0.5, 1.5, knots)) * wavelength / 2 - wavelength
    sign = np.where(np.arange(knots) % 2, 1, -1)
    return np.interp(lengths, places, sign * random.uniform(0.1, 1.0, knots))


def _crossing(lines: list[Points]) -> set[int]:
    """Return the arcs that cross or touch themselves, or another arc away from a shared end."""
    shapes = [shapely.LineString(line) for line in lines]
    wrong = {number for number, shape in enumerate(shapes) if not shape.is_simple}
    for one, other in shapely.STRtree(shapes).query(shapes, predicate="intersects").T:
        if one < other:
            meeting = shapely.get_coordinates(shapely.intersection(shapes[one], shapes[other]))
            ends = {tuple(p) for p in lines[one][[0, -1]]} & {tuple(p) for p in lines[other][[0, -1]]}
            if not {tuple(point) for point in meeting} <= ends:
                wrong |= {int(one), int(other)}
    return wrong
