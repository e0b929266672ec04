"""The relaxation of borders: the corners of triangles are smoothed, and regions grow to a fair size."""

from __future__ import annotations

import math
from typing import Final

from smallworld.cartography.outlines.network import OUTSIDE, Network
from smallworld.content.maps import RIVER, WATER

ROUNDS: Final = 26  # rounds in which borders only soften
PULL: Final = 0.03  # how strongly a point is pulled back to where it was traced
OUTLINE_ROUNDS: Final = 12  # further rounds for the outline, so that it does not show the tiles
PRESSES: Final = 60  # rounds with pressure
PRESSURE: Final = 0.13
SOFTER: Final = 0.2  # the part of the way to its neighbours' mean that a point moves in a round with pressure
OWN: Final = 0.3  # the weight of the printed area in the wanted area; the rest is the mean area
BANK: Final = 0.25  # how far a bank or the outline yields where a border yields by 1
OUTLINE: Final = 0.4
MOST: Final = 0.8  # the highest pressure, as a difference of logarithms
LEAST_CONTACT: Final = 0.75  # arcs that are shorter from end to end, in units, are stretched
STRETCH: Final = 0.06
CORNER: Final = 0.33  # the share of the force at the ends of an arc; FREE points away, the whole force acts
FREE: Final = 5


def relax(network: Network, rounds: int) -> None:
    """Smooth all borders. Each round moves each point half way to the mean of its neighbours."""
    home_x, home_y = list(network.x), list(network.y)
    beside = _neighbours(network)
    every = list(range(len(network.x)))
    for _ in range(rounds):
        _soften(network, beside, every, 0.5, home_x, home_y, PULL)


def relax_outline(network: Network, rounds: int) -> None:
    """Smooth only the outline of the board further."""
    home_x, home_y = list(network.x), list(network.y)
    beside = _neighbours(network)
    points = {point for arc, line in enumerate(network.lines) if network.is_outline(arc) for point in line}
    at_outline = sorted(points)
    inside = sorted(set(range(len(network.x))) - points)
    for number in range(rounds):
        _soften(network, beside, at_outline, 0.5, home_x, home_y, 0.004)
        if number % 4 == 0:
            _soften(network, beside, inside, 0.5, home_x, home_y, PULL)


def press(network: Network, traced: list[float], rounds: int, still: set[int]) -> None:
    """Let regions grow or shrink towards fair areas, which are computed from their `traced` areas.

    Arcs in `still` do not move.
    """
    home_x, home_y = list(network.x), list(network.y)
    beside = _neighbours(network)
    every = list(range(len(network.x)))
    water = [plot.terrain == RIVER or plot.terrain in WATER for plot in network.plots]
    gives = [0.0 if arc in still else _gives(network, arc, water) for arc in range(len(network.lines))]
    wanted = _wanted(traced, water)
    for _ in range(rounds):
        areas = network.areas()
        urge = [
            min(MOST, max(-MOST, math.log(wanted[region] / max(areas[region], 0.1))))
            for region in range(len(areas))
        ]
        _push(network, urge, gives)
        _stretch(network)
        _soften(network, beside, every, SOFTER, home_x, home_y, PULL / 6)


def _wanted(areas: list[float], water: list[bool]) -> list[float]:
    lands = [areas[region] for region in range(len(areas)) if not water[region]]
    mean = sum(lands) / len(lands) if lands else 1.0
    return [
        areas[region] if water[region] else areas[region] ** OWN * mean ** (1 - OWN)
        for region in range(len(areas))
    ]


def _gives(network: Network, arc: int, water: list[bool]) -> float:
    left, right = network.left[arc], network.right[arc]
    if OUTSIDE in (left, right):
        return OUTLINE
    return BANK if water[left] or water[right] else 1.0


def _neighbours(network: Network) -> list[list[int]]:
    """Return the neighbours of each point. A corner on the outline has neighbours only along the outline."""
    beside: list[list[int]] = [[] for _ in network.x]
    at_outline = {
        line[end] for arc, line in enumerate(network.lines) if network.is_outline(arc) for end in (0, -1)
    }
    for arc, line in enumerate(network.lines):
        outline = network.is_outline(arc)
        for place in range(1, len(line)):
            one, other = line[place - 1], line[place]
            if outline or one not in at_outline:
                beside[one].append(other)
            if outline or other not in at_outline:
                beside[other].append(one)
    return beside


def _soften(
    network: Network,
    beside: list[list[int]],
    points: list[int],
    way: float,
    home_x: list[float],
    home_y: list[float],
    pull: float,
) -> None:
    x, y = network.x, network.y
    old_x, old_y = list(x), list(y)
    for point in points:
        sum_x = sum_y = 0.0
        others = beside[point]
        for other in others:
            sum_x += old_x[other]
            sum_y += old_y[other]
        count = len(others)
        here_x, here_y = old_x[point], old_y[point]
        x[point] = here_x + way * (sum_x / count - here_x) + pull * (home_x[point] - here_x)
        y[point] = here_y + way * (sum_y / count - here_y) + pull * (home_y[point] - here_y)


def _push(network: Network, urge: list[float], gives: list[float]) -> None:
    """Move each arc away from the region that needs more area."""
    x, y = network.x, network.y
    push_x, push_y = [0.0] * len(x), [0.0] * len(x)
    for arc in range(len(network.lines)):
        line = network.lines[arc]
        left, right = network.left[arc], network.right[arc]
        force = (urge[left] if left != OUTSIDE else 0.0) - (urge[right] if right != OUTSIDE else 0.0)
        force *= PRESSURE * gives[arc]
        last = len(line) - 1
        for place in range(last + 1):
            before, after = line[max(0, place - 1)], line[min(last, place + 1)]
            way_x, way_y = x[after] - x[before], y[after] - y[before]
            length = math.sqrt(way_x * way_x + way_y * way_y) + 1e-9
            share = force / length * (CORNER + (1 - CORNER) * min(1.0, min(place, last - place) / FREE))
            push_x[line[place]] -= way_y * share  # towards the right, away from the region on the left
            push_y[line[place]] += way_x * share
    for point in range(len(x)):
        x[point] += push_x[point]
        y[point] += push_y[point]


def _stretch(network: Network) -> None:
    """Move the two ends of each short arc apart."""
    x, y = network.x, network.y
    for line in network.lines:
        start, end = line[0], line[-1]
        way_x, way_y = x[end] - x[start], y[end] - y[start]
        length = math.sqrt(way_x * way_x + way_y * way_y)
        if start != end and 1e-6 < length < LEAST_CONTACT:
            share = STRETCH * (LEAST_CONTACT - length) / length
            x[start] -= way_x * share
            y[start] -= way_y * share
            x[end] += way_x * share
            y[end] += way_y * share
