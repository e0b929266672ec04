"""Drawings of the printed boards: shapes touch exactly if their regions are adjacent, and pieces fit."""

from __future__ import annotations

import math
import tomllib
from collections import Counter, defaultdict
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest

from kit.borders import arc_of, area, contains, crossings, distance, length, pairs
from smallworld.cartography.outlines.drawn import ring
from smallworld.cartography.outlines.shapes import board_shapes
from smallworld.content.catalogue import BOARDS, find_board
from smallworld.engine.errors import SmallWorldError

KINDS = {"coast", "shore", "ridge", "river", "plain", "frame", "bank", "ford", "rim"}
ROUNDED = 0.06  # coordinates have one digit
SEEN = 25.0  # from end to end: a shorter border would hardly be visible
STACK = 44.0  # the least radius for the tokens of a region

boards = pytest.mark.parametrize("name", list(BOARDS))


def table_of(name: str) -> dict[str, Any]:
    package, file = BOARDS[name].package, BOARDS[name].file
    return tomllib.loads(files(package).joinpath("maps").joinpath(file).read_text("utf-8"))


@boards
def test_each_region_of_the_board_has_a_shape(name):
    shapes = board_shapes(name)
    assert shapes["board"] == name
    assert list(shapes["regions"]) == list(find_board(name).ids)


@boards
def test_drawn_board_has_the_proportions_of_the_printed_board(name):
    shapes = board_shapes(name)
    assert shapes["height"] == 1000
    assert shapes["width"] == pytest.approx(table_of(name)["aspect"] * 1000)


@boards
def test_drawn_regions_touch_exactly_if_they_are_adjacent(name):
    table = table_of(name)
    wanted = Counter({frozenset((r["id"], other)): 1 for r in table["region"] for other in r["beside"]})
    if "double_border" in table:
        sea, land, _ = table["double_border"]
        wanted[frozenset((sea, land))] = 2
    assert pairs(board_shapes(name)) == wanted


@boards
def test_every_border_is_long_enough_to_see(name):
    shapes = board_shapes(name)
    short = [
        (arc["left"], arc["right"])
        for arc in shapes["arcs"]
        if math.dist(arc["points"][0], arc["points"][-1]) < SEEN
    ]
    assert not short


@boards
def test_drawn_regions_reach_the_frame_only_at_the_edge(name):
    shapes = board_shapes(name)
    on_frame = [arc for arc in shapes["arcs"] if arc["left"] is None or arc["right"] is None]
    reached = [arc["left"] or arc["right"] for arc in on_frame if length(arc["points"]) > 0]
    assert sorted(reached, key=str) == sorted(r["id"] for r in table_of(name)["region"] if r["edge"])


@boards
def test_only_outer_borders_are_on_the_frame_of_the_drawing(name):
    shapes = board_shapes(name)
    width, height = shapes["width"], shapes["height"]
    for arc in shapes["arcs"]:
        inner = arc["points"] if arc["kind"] == "frame" else arc["points"][1:-1]
        on_frame = [x in (0, width) or y in (0, height) for x, y in inner]
        assert all(on_frame) if arc["kind"] == "frame" else not any(on_frame), arc["id"]
        assert (arc["kind"] == "frame") == (arc["left"] is None or arc["right"] is None)
        for a, b in pairwise(arc["points"]):
            if arc["kind"] == "frame":
                assert a[0] == b[0] or a[1] == b[1], "along one side"


@boards
def test_each_border_runs_from_corner_to_corner(name):
    shapes = board_shapes(name)
    for number, arc in enumerate(shapes["arcs"]):
        assert arc["id"] == number
        assert arc["kind"] in KINDS
        assert arc["points"][0] == shapes["corners"][arc["from"]]
        assert arc["points"][-1] == shapes["corners"][arc["to"]]


@boards
def test_three_borders_meet_in_each_corner(name):
    shapes = board_shapes(name)
    ends = Counter(corner for arc in shapes["arcs"] for corner in (arc["from"], arc["to"]))
    assert ends == dict.fromkeys(range(len(shapes["corners"])), 3)
    assert len({tuple(corner) for corner in shapes["corners"]}) == len(shapes["corners"])


@boards
def test_outline_of_each_region_is_closed(name):
    shapes = board_shapes(name)
    for id, region in shapes["regions"].items():
        steps = region["arcs"]
        for step, following in pairwise([*steps, steps[0]]):
            arc, after = arc_of(shapes, step), arc_of(shapes, following)
            assert (arc["left"] if step >= 0 else arc["right"]) == id
            end = arc["to"] if step >= 0 else arc["from"]
            assert end == (after["from"] if following >= 0 else after["to"])
        assert area(ring(shapes, id)) > 0


@boards
def test_each_border_names_the_regions_on_both_sides(name):
    shapes = board_shapes(name)
    walked: defaultdict[int, set[str | None]] = defaultdict(set)
    for id, region in shapes["regions"].items():
        for step in region["arcs"]:
            walked[max(step, ~step)].add(id)
    for arc in shapes["arcs"]:
        assert walked[arc["id"]] == {arc["left"], arc["right"]} - {None}


@boards
def test_drawn_regions_fill_the_canvas(name):
    shapes = board_shapes(name)
    total = sum(area(ring(shapes, id)) for id in shapes["regions"])
    assert total == pytest.approx(shapes["width"] * shapes["height"])


@boards
def test_drawn_borders_do_not_cross(name):
    assert not crossings(board_shapes(name))


@boards
def test_stack_of_tokens_fits_at_the_centre_of_each_region(name):
    shapes = board_shapes(name)
    for id, region in shapes["regions"].items():
        points = ring(shapes, id)
        assert contains(points, region["center"]), id
        assert distance(points, region["center"]) >= region["radius"] - ROUNDED, id
        assert region["radius"] >= STACK, id


@boards
def test_places_for_pieces_do_not_overlap_or_leave_their_region(name):
    shapes = board_shapes(name)
    room = shapes["slot_radius"]
    for id, region in shapes["regions"].items():
        points, slots = ring(shapes, id), region["slots"]
        assert len(slots) >= 4, id
        for number, slot in enumerate(slots):
            assert contains(points, slot), id
            assert distance(points, slot) >= room - ROUNDED, id
            assert math.dist(slot, region["center"]) >= room, id
            assert all(math.dist(slot, other) >= 2 * room - ROUNDED for other in slots[:number]), id


@boards
def test_each_label_is_within_its_region(name):
    shapes = board_shapes(name)
    for id, region in shapes["regions"].items():
        assert contains(ring(shapes, id), region["label"]), id


def test_shapes_of_an_unknown_board_are_refused():
    with pytest.raises(SmallWorldError, match=r'unknown board "base-9"\. Available: base-2'):
        board_shapes("base-9")
