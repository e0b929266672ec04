"""Invariants of drawings of custom boards: borders match the rules, and the land is covered once."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from itertools import pairwise
from typing import Final

from kit.borders import arc_of, area, contains, crossings, distance, pairs
from smallworld.cartography.outlines.drawing import CELL, LEAST_ROOM
from smallworld.cartography.outlines.drawn import Point, Shapes, ring
from smallworld.cartography.outlines.sheet import UNIT
from smallworld.content.maps import ELSEWHERE
from smallworld.content.realms.tiles.grid import neighbours_of
from smallworld.content.realms.tiles.realm import Realm

ROUNDED: Final = 0.06  # coordinates have one digit
HEXAGON: Final = 13.5 * math.sqrt(3) * UNIT**2  # the area of a tile
SETTLED: Final = 0.45 * UNIT  # the largest average distance of the outline from the tiles' own sides
KINDS: Final = {"outline", "coast", "shore", "ridge", "bank", "bridge", "rim", "plain"}


def check(realm: Realm, shapes: Shapes) -> None:
    """Check all of them; raise AssertionError for the first that fails."""
    regions_touch_where_the_rules_say_so(realm, shapes)
    the_edge_reaches_the_table(realm, shapes)
    all_is_covered_once(realm, shapes)
    no_two_borders_cross(shapes)
    rings_close(shapes)
    stacks_have_room(shapes)
    slots_lie_apart(shapes)
    all_lies_on_the_canvas(shapes)


def regions_touch_where_the_rules_say_so(realm: Realm, shapes: Shapes) -> None:
    """Check that two regions share a border exactly if they are in contact; removed waters are not drawn."""
    ids = [plot.id for plot in realm.plots]
    assert list(shapes["regions"]) == [plot.id for plot in realm.plots if plot.terrain != ELSEWHERE]
    assert set(pairs(shapes)) == {frozenset((ids[one], ids[other])) for one, other in realm.contacts}


def the_edge_reaches_the_table(realm: Realm, shapes: Shapes) -> None:
    """Check that regions reach the table exactly if they are at the edge or a hole."""
    outer = {arc["left"] or arc["right"] for arc in shapes["arcs"] if arc["kind"] == "outline"}
    edge = {plot.id for place, plot in enumerate(realm.plots) if realm.open_sides[place]}
    assert edge <= outer
    for arc in shapes["arcs"]:
        assert (arc["kind"] == "outline") == (arc["left"] is None or arc["right"] is None)
        assert arc["kind"] in KINDS


def all_is_covered_once(realm: Realm, shapes: Shapes) -> None:
    """Check that the regions cover the land once, and that each is on the left of its rings."""
    total = sum(area(points) for id in shapes["regions"] for points in rings(shapes, id))
    around = 0.0
    for arc in shapes["arcs"]:
        if arc["kind"] == "outline":
            swept = sum(b[0] * a[1] - a[0] * b[1] for a, b in pairwise(arc["points"])) / 2
            around += swept if arc["right"] is None else -swept
    assert math.isclose(total, around, rel_tol=1e-6)
    assert math.isclose(total, HEXAGON * len(realm.cells), abs_tol=SETTLED * _length_of_the_outline(realm))
    assert all(area(ring(shapes, id)) > 0 for id in shapes["regions"])


def no_two_borders_cross(shapes: Shapes) -> None:
    """Check that borders meet only at corners."""
    found = crossings(shapes)
    assert not found, found[:1]


def rings_close(shapes: Shapes) -> None:
    """Check that rings close, and that every arc names the regions on both sides."""
    walked: defaultdict[int, list[str]] = defaultdict(list)
    for id, region in shapes["regions"].items():
        for steps in [region["arcs"], *region.get("further", [])]:
            for step, following in pairwise([*steps, steps[0]]):
                arc, after = arc_of(shapes, step), arc_of(shapes, following)
                assert (arc["left"] if step >= 0 else arc["right"]) == id
                end = arc["to"] if step >= 0 else arc["from"]
                assert end == (after["from"] if following >= 0 else after["to"])
                walked[arc["id"]].append(id)
    for number, arc in enumerate(shapes["arcs"]):
        assert arc["id"] == number
        assert arc["points"][0] == shapes["corners"][arc["from"]]
        assert arc["points"][-1] == shapes["corners"][arc["to"]]
        assert Counter(walked[number]) == Counter(
            [id for id in (arc["left"], arc["right"]) if id is not None]
        )


def stacks_have_room(shapes: Shapes) -> None:
    """Check that a stack has room at the centre of each region."""
    for id, region in shapes["regions"].items():
        assert holds(shapes, id, region["center"]), id
        assert holds(shapes, id, region["label"]), id
        for points in rings(shapes, id):
            assert distance(points, region["center"]) >= region["radius"] - ROUNDED, id
        assert region["radius"] >= LEAST_ROOM * UNIT - ROUNDED, f"{id} has room for {region['radius']}"


def slots_lie_apart(shapes: Shapes) -> None:
    """Check that slots are within their region, away from its centre and each other."""
    room = shapes["slot_radius"]
    for id, region in shapes["regions"].items():
        assert len(region["slots"]) >= 2, f"{id} has {len(region['slots'])} slots"
        for number, slot in enumerate(region["slots"]):
            assert holds(shapes, id, slot), id
            assert all(distance(points, slot) >= room - ROUNDED for points in rings(shapes, id)), id
            assert math.dist(slot, region["center"]) >= room - ROUNDED, id
            assert all(math.dist(slot, other) >= 2 * room - 2 * ROUNDED for other in region["slots"][:number])


def all_lies_on_the_canvas(shapes: Shapes) -> None:
    """Check that no arc leaves the canvas."""
    for arc in shapes["arcs"]:
        assert all(0 < x < shapes["width"] and 0 < y < shapes["height"] for x, y in arc["points"])


def rings(shapes: Shapes, region: str) -> list[list[Point]]:
    """Return the points of all rings of a region."""
    further = shapes["regions"][region].get("further", [])
    return [ring(shapes, region), *[_points_of(shapes, steps) for steps in further]]


def holds(shapes: Shapes, region: str, place: Point) -> bool:
    """Return whether a point is inside a region."""
    return sum(contains(points, place) for points in rings(shapes, region)) % 2 == 1


def _length_of_the_outline(realm: Realm) -> float:
    """Return the total length of the tile sides without a neighbouring tile."""
    cells = set(realm.cells)
    return CELL * UNIT * sum(beside not in cells for cell in cells for beside in neighbours_of(cell))


def _points_of(shapes: Shapes, steps: list[int]) -> list[Point]:
    points: list[Point] = []
    for step in steps:
        walk = arc_of(shapes, step)["points"]
        points += walk[:-1] if step >= 0 else walk[:0:-1]
    return points
