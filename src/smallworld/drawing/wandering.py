"""The random goals of borders, which are far away for coasts and near for fields."""

from __future__ import annotations

import numpy as np

from smallworld.drawing.network import Network, Points, arc_lengths
from smallworld.drawing.noise import chance, warp, wave
from smallworld.drawing.skeleton import FRAME

# Lengths in units of an average region: (wavelength, amplitude), for the whole board and by kind of border.
WARPS = ((3.2, 0.14), (1.5, 0.09))
WANDER = {
    "coast": ((0.85, 0.297), (0.45, 0.135)),
    "shore": ((1.0, 0.135), (0.6, 0.054)),
    "ridge": ((0.9, 0.162), (0.5, 0.054)),
    "river": ((0.7, 0.176), (0.5, 0.054)),
    "plain": ((1.1, 0.162), (0.6, 0.041)),
    "bank": ((1.0, 0.20), (0.6, 0.05)),
    "ford": ((0.6, 0.03),),
    "rim": ((0.7, 0.18), (0.35, 0.08)),
}
KINDS = (
    ("sea", "coast"),
    ("lake", "shore"),
    ("mountain", "ridge"),
    ("swamp", "river"),
    ("chasm", "rim"),
    ("river", "bank"),
    ("black-mountain", "ridge"),
)


def kind(network: Network, border: int) -> str:
    """Return the kind of a border, from the terrain on its sides."""
    if network.on_frame(border):
        return "frame"
    ends = network.skeleton.borders[border]
    if FRAME in (ends.left, ends.right):
        return "rim"  # of a gap
    terrains = [network.skeleton.regions[region].terrain for region in (ends.left, ends.right)]
    if terrains == ["river", "river"]:
        return "ford"
    for terrain, name in KINDS:
        if terrain in terrains:
            return name
    return "plain"


def title(network: Network, border: int) -> str:
    """Return a name for a border: its regions, and a number in case they meet twice."""
    ends = network.skeleton.borders[border]
    regions = network.skeleton.regions
    ids = sorted("frame" if n == FRAME else regions[n].id for n in (ends.left, ends.right))
    return f"{ids[0]}|{ids[1]}|{border}"


def aims(network: Network) -> Points:
    """Return the goal of each point, where it would go with unlimited room."""
    unit = network.unit
    points = network.points
    aim = points.copy()
    random = chance(network.skeleton.name, "warp")
    for wavelength, amplitude in WARPS:
        aim += warp(random, points, wavelength * unit) * amplitude * unit
    for number, line in enumerate(network.lines):
        if not network.on_frame(number):
            aim[line] += _aside(network, number)
    return aim


def _aside(network: Network, number: int) -> Points:
    """Return how far the points of a border move sideways."""
    unit, random = network.unit, chance(title(network, number))
    here = network.points[network.lines[number]]
    lengths = arc_lengths(here)
    way = np.gradient(here, axis=0)
    aside = np.stack([-way[:, 1], way[:, 0]], axis=1) / np.hypot(*way.T)[:, None]
    calm = np.minimum(1, np.minimum(lengths, lengths[-1] - lengths) / (0.3 * unit))
    shift = np.zeros_like(lengths)
    for wavelength, amplitude in WANDER[kind(network, number)]:
        short = min(1.0, lengths[-1] / (wavelength * unit))
        shift += wave(random, lengths, wavelength * unit) * short * amplitude * unit
    return aside * (shift * calm)[:, None]
