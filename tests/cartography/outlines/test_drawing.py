"""Drawings of custom boards: adjacent regions touch, the land is covered once, and stacks have room."""

from __future__ import annotations

from functools import cache

import pytest

from kit.realms import thrown
from laws import drawings
from smallworld.cartography.outlines.drawing import draw
from smallworld.cartography.outlines.drawn import Shapes
from smallworld.cartography.outlines.shapes import MOST_DRAWN, board_shapes
from smallworld.content.realms.formats.layout_code import decode, encode
from smallworld.content.realms.tiles.layout import CHASM, MOUNTAIN, LaidPiece, Layout, PlacedTile
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.worlds import SURFACE, UNDERGROUND
from smallworld.engine.errors import NotationError


def tiles(*placed: tuple[str, int, int, int]) -> tuple[PlacedTile, ...]:
    """Return tiles from their letter (small for the underground side), cell and turns."""
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
# A border would bulge into a region that is already narrow.
NARROW = Layout(
    "Narrow",
    2,
    10,
    "sea",
    tiles(
        ("J", 1, 0, 3),
        ("S", 0, 1, 4),
        ("e", -1, 1, 1),
        ("L", -1, 0, 0),
        ("P", 0, -1, 4),
        ("U", 1, -1, 4),
        ("n", 0, 0, 5),
    ),
    (
        LaidPiece(MOUNTAIN, 1, "S", 1),
        LaidPiece(MOUNTAIN, 2, "S", 3),
        LaidPiece(CHASM, 1, "E", 0),
        LaidPiece(MOUNTAIN, 3, "E", 2),
        LaidPiece(MOUNTAIN, 4, "E", 4),
        LaidPiece(MOUNTAIN, 5, "P", 2),
        LaidPiece(CHASM, 2, "P", 4),
        LaidPiece(CHASM, 3, "U", 2),
        LaidPiece(MOUNTAIN, 6, "N", 1),
    ),
    (("L", 5),),
)
# A small region has just enough room for two slots.
SMALL = decode(
    "151d.c135f122j424k211l231m200N051P143s064u312v325z331.m1V3m2L1m3L5m4L3m5P3m6J2m7N4m8N2x1V1x2K2...U21hbGw"
)
LAYOUTS = [ALONE, APART, AROUND, COVERED, NARROW, SMALL, *[thrown(seed, 2 + seed) for seed in range(1, 13)]]
layouts = pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: f"{layout.name} {len(layout.tiles)}")


@cache
def drawn(layout: Layout) -> tuple[Realm, Shapes]:
    realm = Realm(layout)
    return realm, draw(realm, "realm")


@layouts
def test_drawn_regions_touch_exactly_if_they_are_adjacent(layout):
    drawings.regions_touch_where_the_rules_say_so(*drawn(layout))


@layouts
def test_drawn_regions_at_the_edge_touch_the_outside_or_a_hole(layout):
    drawings.the_edge_reaches_the_table(*drawn(layout))


@layouts
def test_drawn_regions_cover_the_land_exactly_once(layout):
    drawings.all_is_covered_once(*drawn(layout))


@layouts
def test_drawn_borders_do_not_cross(layout):
    drawings.no_two_borders_cross(drawn(layout)[1])


@layouts
def test_outline_of_each_drawn_region_is_closed(layout):
    drawings.rings_close(drawn(layout)[1])


@layouts
def test_stack_of_tokens_fits_at_the_centre_of_each_region(layout):
    drawings.stacks_have_room(drawn(layout)[1])


@layouts
def test_places_for_pieces_do_not_overlap_or_leave_their_region(layout):
    drawings.slots_lie_apart(drawn(layout)[1])


@layouts
def test_drawing_stays_on_the_canvas(layout):
    drawings.all_lies_on_the_canvas(drawn(layout)[1])


def test_drawn_outline_is_ragged_and_not_a_hexagon():
    (outline,) = [arc for arc in drawn(ALONE)[1]["arcs"] if arc["kind"] == "outline"]
    straight = [
        abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) < 1e-6
        for a, b, c in zip(outline["points"], outline["points"][1:], outline["points"][2:], strict=False)
    ]
    assert sum(straight) < len(straight) / 10


def test_hole_between_tiles_is_not_drawn_as_land():
    _, shapes = drawn(AROUND)
    lowest = max(arc["points"][0][1] for arc in shapes["arcs"])
    highest = min(arc["points"][0][1] for arc in shapes["arcs"])
    middle = [shapes["width"] / 2, (lowest + highest) / 2]
    assert not any(drawings.holds(shapes, id, middle) for id in shapes["regions"])


def test_drawn_field_has_a_ring_a_centre_and_a_radius():
    _, shapes = drawn(AROUND)
    (field,) = shapes["fields"]
    ring = [
        point for step in field["arcs"] for point in shapes["arcs"][step if step >= 0 else ~step]["points"]
    ]
    nearest = min(((x - field["center"][0]) ** 2 + (y - field["center"][1]) ** 2) ** 0.5 for x, y in ring)
    assert 60 < field["radius"] <= nearest
    assert not any(drawings.holds(shapes, id, field["center"]) for id in shapes["regions"])
    sides = {shapes["arcs"][step if step >= 0 else ~step]["kind"] for step in field["arcs"]}
    assert sides == {"outline"}
    assert "fields" not in drawn(ALONE)[1]


def test_same_realm_always_gives_the_same_drawing():
    assert draw(Realm(thrown(5, 6)), "realm") == draw(Realm(thrown(5, 6)), "realm")


def test_drawings_of_custom_boards_are_cached_by_name():
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


def test_layout_that_cannot_be_built_is_not_drawn():
    with pytest.raises(NotationError, match="version 9"):
        board_shapes("realm-92ar.A000....")
