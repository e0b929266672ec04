"""The start of a drawing: a place for every corner without folds (Tutte's embedding)."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from smallworld.drawing.network import Network, Points
from smallworld.drawing.skeleton import PrintedSkeleton

INNER = 3  # number of points within each border


def first_network(skeleton: PrintedSkeleton) -> tuple[Network, Points]:
    """Return a network without folds, and a point inside each region that sees its whole ring."""
    frame, sliding, bends = _frame(skeleton)
    known: dict[int, tuple[float, float]] = dict(frame)
    lines: list[list[int]] = []
    count = skeleton.corners
    for number, border in enumerate(skeleton.borders):
        places = bends[number] if number in skeleton.framed else [None] * INNER
        inner = list(range(count, count + len(places)))
        known.update((point, place) for point, place in zip(inner, places, strict=True) if place)
        lines.append([border.start, *inner, border.end])
        count += len(places)
    network = Network(skeleton, np.zeros((count, 2)), [np.array(line) for line in lines], sliding)
    places_of_all = _rest(network, known)
    network.points = places_of_all[:count]
    return network, places_of_all[count:]


def _rest(network: Network, known: dict[int, tuple[float, float]]) -> Points:
    """Return all points, and a hub for each region, with unknown ones at the mean of their neighbours."""
    count = len(network.points)
    total = count + len(network.skeleton.regions)
    matrix = np.zeros((total, total))
    for number, line in enumerate(network.lines):
        for a, b in pairwise(line):
            matrix[a, b] = matrix[b, a] = 0.0 if network.on_frame(number) else 1.0
    for region in range(len(network.skeleton.regions)):
        ring = network.ring(region)
        matrix[count + region, ring] = matrix[ring, count + region] = 1.0
    matrix = np.diag(matrix.sum(axis=1)) - matrix
    places = np.zeros((total, 2))
    for point, place in known.items():
        matrix[point] = 0.0
        matrix[point, point] = 1.0
        places[point] = place
    return np.linalg.solve(matrix, places)


def _frame(
    skeleton: PrintedSkeleton,
) -> tuple[dict[int, tuple[float, float]], dict[int, int], dict[int, list[tuple[float, float]]]]:
    """Return the places and axes of the corners on the frame, and the corners of the canvas by border."""
    width, height = skeleton.width, skeleton.height
    canvas = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
    order = [skeleton.borders[step].right for step in skeleton.outer]
    owners = [_owner(skeleton, order, corner) for corner in canvas]
    # Clockwise, from the region at the top left corner.
    turn = order.index(owners[0])
    steps = skeleton.outer[turn:] + skeleton.outer[:turn]
    order = order[turn:] + order[:turn]
    at = [order.index(owner) for owner in owners] + [len(order)]
    if sorted(set(at)) != at:
        raise ValueError(f"{skeleton.name}: the canvas's corners do not belong to four regions in turn")
    places: dict[int, tuple[float, float]] = {}
    sliding: dict[int, int] = {}
    for side in range(4):
        (x0, y0), (x1, y1) = canvas[side], canvas[(side + 1) % 4]
        along = [skeleton.borders[step].end for step in steps[at[side] : at[side + 1]]]
        shares = _shares(skeleton, order[at[side] : at[side + 1] + 1] + order[:1], len(along), side)
        for corner, share in zip(along, shares, strict=True):
            places[corner] = (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
            sliding[corner] = side % 2
    bends: dict[int, list[tuple[float, float]]] = {step: [] for step in steps}
    for side in range(4):
        bends[steps[at[side]]].append(canvas[side])
    return places, sliding, bends


def _owner(skeleton: PrintedSkeleton, order: list[int], corner: tuple[float, float]) -> int:
    """Return the region at the frame whose rough position is nearest to a corner of the canvas."""

    def distance(number: int) -> float:
        x, y = skeleton.regions[number].at
        return abs(x - corner[0]) / skeleton.width + abs(y - corner[1]) / skeleton.height

    return min(order, key=distance)


def _shares(skeleton: PrintedSkeleton, order: list[int], count: int, side: int) -> list[float]:
    """Return the positions along a side, from 0 to 1, where one region ends and the next begins."""
    size = (skeleton.width, skeleton.height)[side % 2]
    at = [skeleton.regions[number].at[side % 2] / size for number in order]
    shares = [(a + b) / 2 for a, b in pairwise(at[: count + 1])]
    shares = [share if side < 2 else 1 - share for share in shares]
    even = [(number + 1) / (count + 1) for number in range(count)]
    mixed = sorted((share + other) / 2 for share, other in zip(shares, even, strict=True))
    return [min(max(share, 0.05), 0.95) for share in mixed]
