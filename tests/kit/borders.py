"""Measurements of drawn boards: rings, distances and crossings."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from smallworld.cartography.outlines.drawn import Arc, Point, Shapes

Segment = tuple[int, int, Point, Point]  # arc, place in it, both ends


def arc_of(shapes: Shapes, step: int) -> Arc:
    return shapes["arcs"][max(step, ~step)]


def length(points: list[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(points))


def area(points: list[Point]) -> float:
    """Return the area of a ring, positive if the points go anticlockwise on the screen."""
    return sum(b[0] * a[1] - a[0] * b[1] for a, b in pairwise([*points, points[0]])) / 2


def contains(points: list[Point], place: Point) -> bool:
    x, y = place
    odd = False
    for (x1, y1), (x2, y2) in pairwise([*points, points[0]]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            odd = not odd
    return odd


def distance(points: list[Point], place: Point) -> float:
    """Return the distance from a place to the nearest point of a closed ring."""
    return min(_to_segment(place, a, b) for a, b in pairwise([*points, points[0]]))


def _to_segment(place: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    return math.dist(place, (a[0] + along * dx, a[1] + along * dy))


def pairs(shapes: Shapes) -> Counter[frozenset[str]]:
    """Count how often two regions have a common border."""
    return Counter(
        frozenset((arc["left"], arc["right"]))
        for arc in shapes["arcs"]
        if arc["left"] is not None and arc["right"] is not None and length(arc["points"]) > 0
    )


def crossings(shapes: Shapes) -> list[tuple[Segment, Segment]]:
    """Return the segments that overlap, cross, or touch anywhere other than at corners."""
    return [(one, other) for one, other in near(list(segments(shapes))) if _clash(shapes, one, other)]


def _clash(shapes: Shapes, one: Segment, other: Segment) -> bool:
    shared = {tuple(one[2]), tuple(one[3])} & {tuple(other[2]), tuple(other[3])}
    follows = one[0] == other[0] and abs(one[1] - other[1]) == 1
    meets = shared & {tuple(corner) for corner in shapes["corners"]}
    if follows or meets:
        return len(shared) != 1 or overlap(one, other)
    return touch(*one[2:], *other[2:])


def segments(shapes: Shapes) -> Iterator[Segment]:
    for arc in shapes["arcs"]:
        for number, (a, b) in enumerate(pairwise(arc["points"])):
            assert a != b, arc["id"]
            yield arc["id"], number, a, b


def near(all_segments: list[Segment]) -> Iterator[tuple[Segment, Segment]]:
    """Yield the pairs of segments whose boxes overlap, found from left to right."""
    ordered = sorted(all_segments, key=lambda segment: min(segment[2][0], segment[3][0]))
    for number, one in enumerate(ordered):
        right = max(one[2][0], one[3][0])
        top, bottom = min(one[2][1], one[3][1]), max(one[2][1], one[3][1])
        for other in ordered[number + 1 :]:
            if min(other[2][0], other[3][0]) > right:
                break
            if min(other[2][1], other[3][1]) <= bottom and max(other[2][1], other[3][1]) >= top:
                yield one, other


def turn(a: Point, b: Point, c: Point) -> float:
    # Whole tenths, so that three points on a line give exactly 0.
    ax, ay, bx, by, cx, cy = (round(v * 10) for v in (*a, *b, *c))
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Return whether two segments whose boxes overlap have a point in common."""
    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0


def overlap(one: Segment, other: Segment) -> bool:
    """Return whether two segments with a common end overlap."""
    (common,) = {tuple(one[2]), tuple(one[3])} & {tuple(other[2]), tuple(other[3])}
    a = next(p for p in one[2:] if tuple(p) != common)
    b = next(p for p in other[2:] if tuple(p) != common)
    x, y = common
    same_way = (a[0] - x) * (b[0] - x) + (a[1] - y) * (b[1] - y) > 0
    return same_way and turn([x, y], a, b) == 0
