"""How built boards are drawn: contacts are those of the rules, all is covered once, and stacks have room."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from functools import cache
from itertools import pairwise

import pytest

from kit.borders import arc_of, area, contains, crossings, distance, pairs
from kit.realms import thrown
from smallworld.content.drawn import Point, Shapes, ring
from smallworld.content.realms.code import encode
from smallworld.content.realms.drawing import LEAST_ROOM, UNIT, draw
from smallworld.content.realms.layout import CHASM, MOUNTAIN, LaidPiece, Layout, PlacedTile
from smallworld.content.realms.realm import Realm
from smallworld.content.shapes import MOST_DRAWN, board_shapes
from smallworld.content.worlds import SURFACE, UNDERGROUND
from smallworld.engine.errors import NotationError

ROUNDED = 0.06  # coordinates have one digit
HEXAGON = 13.5 * math.sqrt(3) * UNIT**2  # the area of a tile

KINDS = {"outline", "coast", "shore", "ridge", "bank", "bridge", "rim", "plain"}


def tiles(*placed: tuple[str, int, int, int]) -> tuple[PlacedTile, ...]:
    """Tiles by letter, small for the underground side, cell and turns."""
    return tuple(
        PlacedTile(letter.upper(), SURFACE if letter.isupper() else UNDERGROUND, (q, r), turns)
        for letter, q, r, turns in placed
    )


ALONE = Layout("Alone", 2, 10, "river", tiles(("a", 0, 0, 0)))
APART = Layout("Apart", 2, 10, "river", tiles(("A", 0, 0, 0), ("C", 4, 2, 1), ("B", 4, 3, 0)))
AROUND = Layout(
    "Around a hole",
    2,
    10,
    "river",
    tiles(("B", 1, 0, 0), ("E", 0, 1, 0), ("F", -1, 1, 0), ("G", -1, 0, 0), ("H", 0, -1, 0), ("K", 1, -1, 0)),
)
COVERED = Layout(
    "Covered",
    2,
    10,
    "sea",
    tiles(("a", 0, 0, 0), ("T", 1, 0, 0)),
    (LaidPiece(MOUNTAIN, 1, "A", 0), LaidPiece(CHASM, 1, "A", 2), LaidPiece(MOUNTAIN, 2, "A", 4)),
)
LAYOUTS = [ALONE, APART, AROUND, COVERED, *[thrown(seed, 2 + seed) for seed in range(1, 13)]]
layouts = pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: f"{layout.name} {len(layout.tiles)}")


@cache
def drawn(layout: Layout) -> tuple[Realm, Shapes]:
    realm = Realm(layout)
    return realm, draw(realm, "realm")


def rings(shapes: Shapes, region: str) -> list[list[Point]]:
    """The points of all rings of a region."""
    further = shapes["regions"][region].get("further", [])
    return [ring(shapes, region), *[points_of(shapes, steps) for steps in further]]


def points_of(shapes: Shapes, steps: list[int]) -> list[Point]:
    points: list[Point] = []
    for step in steps:
        walk = arc_of(shapes, step)["points"]
        points += walk[:-1] if step >= 0 else walk[:0:-1]
    return points


def holds(shapes: Shapes, region: str, place: Point) -> bool:
    return sum(contains(points, place) for points in rings(shapes, region)) % 2 == 1


@layouts
def test_regions_touch_exactly_where_the_rules_say_so(layout):
    realm, shapes = drawn(layout)
    ids = [plot.id for plot in realm.plots]
    assert list(shapes["regions"]) == ids
    assert set(pairs(shapes)) == {frozenset((ids[one], ids[other])) for one, other in realm.contacts}


@layouts
def test_regions_reach_the_table_where_they_lie_at_the_edge_or_a_hole(layout):
    realm, shapes = drawn(layout)
    outer = {arc["left"] or arc["right"] for arc in shapes["arcs"] if arc["kind"] == "outline"}
    edge = {plot.id for place, plot in enumerate(realm.plots) if realm.open_sides[place]}
    assert edge <= outer
    for arc in shapes["arcs"]:
        assert (arc["kind"] == "outline") == (arc["left"] is None or arc["right"] is None)
        assert arc["kind"] in KINDS


@layouts
def test_regions_cover_the_land_once_and_lie_on_the_left_of_their_rings(layout):
    _, shapes = drawn(layout)
    total = sum(area(points) for id in shapes["regions"] for points in rings(shapes, id))
    around = 0.0
    for arc in shapes["arcs"]:
        if arc["kind"] == "outline":
            swept = sum(b[0] * a[1] - a[0] * b[1] for a, b in pairwise(arc["points"])) / 2
            around += swept if arc["right"] is None else -swept
    assert total == pytest.approx(around)
    assert total == pytest.approx(HEXAGON * len(layout.tiles), rel=0.25)
    assert all(area(ring(shapes, id)) > 0 for id in shapes["regions"])


@layouts
def test_no_two_borders_cross(layout):
    assert not crossings(drawn(layout)[1])


@layouts
def test_rings_close_and_every_arc_belongs_to_the_regions_on_its_sides(layout):
    _, shapes = drawn(layout)
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


@layouts
def test_a_stack_has_room_at_the_center_of_each_region(layout):
    _, shapes = drawn(layout)
    for id, region in shapes["regions"].items():
        assert holds(shapes, id, region["center"]), id
        assert holds(shapes, id, region["label"]), id
        for points in rings(shapes, id):
            assert distance(points, region["center"]) >= region["radius"] - ROUNDED, id
        assert region["radius"] >= LEAST_ROOM * UNIT - ROUNDED, id


@layouts
def test_slots_lie_within_their_region_and_apart(layout):
    _, shapes = drawn(layout)
    room = shapes["slot_radius"]
    for id, region in shapes["regions"].items():
        assert len(region["slots"]) >= 2, id
        for number, slot in enumerate(region["slots"]):
            assert holds(shapes, id, slot), id
            assert all(distance(points, slot) >= room - ROUNDED for points in rings(shapes, id)), id
            assert math.dist(slot, region["center"]) >= room - ROUNDED, id
            assert all(math.dist(slot, other) >= 2 * room - 2 * ROUNDED for other in region["slots"][:number])


@layouts
def test_everything_lies_on_the_canvas(layout):
    _, shapes = drawn(layout)
    for arc in shapes["arcs"]:
        assert all(0 < x < shapes["width"] and 0 < y < shapes["height"] for x, y in arc["points"])


def test_the_outline_is_ragged_and_no_hexagon():
    (outline,) = [arc for arc in drawn(ALONE)[1]["arcs"] if arc["kind"] == "outline"]
    straight = [
        abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) < 1e-6
        for a, b, c in zip(outline["points"], outline["points"][1:], outline["points"][2:], strict=False)
    ]
    assert sum(straight) < len(straight) / 10


def test_a_hole_among_tiles_is_no_land():
    _, shapes = drawn(AROUND)
    lowest = max(arc["points"][0][1] for arc in shapes["arcs"])
    highest = min(arc["points"][0][1] for arc in shapes["arcs"])
    middle = [shapes["width"] / 2, (lowest + highest) / 2]
    assert not any(holds(shapes, id, middle) for id in shapes["regions"])


def test_the_same_realm_is_always_drawn_alike():
    assert draw(Realm(thrown(5, 6)), "realm") == draw(Realm(thrown(5, 6)), "realm")


def test_built_boards_are_drawn_by_their_name_and_few_are_kept():
    name = f"realm-{encode(ALONE)}"
    shapes = board_shapes(name)
    assert shapes["board"] == name
    assert board_shapes(name) is shapes
    for turns in range(1, 6):
        board_shapes(f"realm-{encode(Layout('Alone', 2, 10, 'river', tiles(('a', 0, 0, turns))))}")
    for rounds in range(1, MOST_DRAWN + 1):
        board_shapes(f"realm-{encode(Layout(f'Alone {rounds}', 2, 10, 'river', ALONE.tiles))}")
    assert board_shapes(name) is not shapes
    assert board_shapes(name) == shapes


def test_a_layout_that_cannot_be_built_is_not_drawn():
    with pytest.raises(NotationError, match="version 9"):
        board_shapes("realm-92ar.A000....")
