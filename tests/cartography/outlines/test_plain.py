"""Plain drawings of free boards: exactly the neighbours touch, whatever the borders of a board are."""

from __future__ import annotations

import math
from functools import cache

import pytest

from kit.borders import area, pairs
from laws import drawings
from smallworld.cartography.outlines.drawn import Shapes
from smallworld.cartography.outlines.plain import draw_plain
from smallworld.cartography.outlines.planarity import planar_part
from smallworld.content.catalogue import find_board
from smallworld.content.free_board import parse_free_board
from smallworld.content.maps import board_of
from smallworld.engine.board import Board
from smallworld.workshop.plotting import new_board_text


def board_with(edge: str, *borders: str) -> Board:
    """Return a board of letters: those at the edge, and pairs of neighbours. Capitals are seas."""
    letters = sorted({letter for pair in (edge, *borders) for letter in pair})
    beside = {a: [b for b in letters if a + b in borders or b + a in borders] for a in letters}
    regions = [
        {
            "id": letter,
            "name": letter,
            "terrain": "sea" if letter.isupper() else "hill",
            "symbols": [],
            "lost_tribe": False,
            "edge": letter in edge,
            "beside": beside[letter],
        }
        for letter in letters
    ]
    return board_of("plain", regions, 10)


def new_board(players: int, world: str) -> Board:
    return parse_free_board(new_board_text("New", players, world, 1), "new.toml").board("plain")


BOARDS = {
    "rows like bricks": new_board(3, "surface"),
    "a world below": new_board(5, "underground"),
    "a printed board": find_board("base-2"),
    "a printed board with a peninsula": find_board("base-4"),
    "one region": board_with("a"),
    "two regions": board_with("ab", "ab"),
    "four regions at a point": board_with("abcd", "ab", "bc", "cd", "da"),
    "a lake in a land": board_with("abc", "ab", "bc", "ca", "aL"),
    "two islands in a sea": board_with("Sab", "Sa", "Sb", "ab", "Sx", "xy", "Sy", "Sw"),
    "a sea all around": board_with("S", "Sa", "Sb", "Sc", "ab", "bc", "ca", "da", "db", "dc"),
    "an island in a lake": board_with("abc", "ab", "bc", "ca", "aL", "Lx"),
    "a chain": board_with("abcde", "ab", "bc", "cd", "de"),
    "two continents": board_with("abcxyz", "ab", "bc", "ca", "xy", "yz", "zx"),
    "no edge": board_with("", "ab", "bc", "cd", "da", "ac"),
}
boards = pytest.mark.parametrize("name", list(BOARDS))


@cache
def drawn(name: str) -> Shapes:
    return draw_plain(BOARDS[name])


@boards
def test_regions_touch_exactly_if_they_are_neighbours(name):
    board = BOARDS[name]
    wanted = {
        frozenset((board.ids[a], board.ids[b]))
        for a in range(len(board))
        for b in range(a)
        if board.neighbours[a] >> b & 1
    }
    assert set(pairs(drawn(name))) == wanted
    assert list(drawn(name)["regions"]) == board.ids
    assert "links" not in drawn(name)


@boards
def test_regions_at_the_edge_reach_the_frame(name):
    framed = {arc["left"] or arc["right"] for arc in drawn(name)["arcs"] if arc["kind"] == "frame"}
    board = BOARDS[name]
    if board.edge:
        assert framed == {board.ids[region] for region in range(len(board)) if board.edge >> region & 1}


@boards
def test_plain_drawings_have_room_for_all_pieces(name):
    shapes = drawn(name)
    drawings.no_two_borders_cross(shapes)
    drawings.rings_close(shapes)
    drawings.stacks_have_room(shapes)
    drawings.slots_lie_apart(shapes)


@boards
def test_plain_drawings_fill_their_frame(name):
    shapes = drawn(name)
    total = sum(area(points) for id in shapes["regions"] for points in drawings.rings(shapes, id))
    share = total / (shapes["width"] * shapes["height"])
    assert share < 1 if name == "two continents" else math.isclose(share, 1, rel_tol=1e-6)


def test_borders_that_no_map_can_have_become_links():
    five = [a + b for a in "abcde" for b in "abcde" if a < b]
    shapes = draw_plain(board_with("abcde", *five))
    assert len(shapes["links"]) + len(pairs(shapes)) == len(five)
    assert len(shapes["links"]) == 1


def test_only_crossing_edges_are_left_out_of_a_planar_graph():
    five = [(a, b) for a in range(5) for b in range(a)]
    kept, left_out = planar_part(5, five)
    assert (len(kept), left_out) == (9, [(4, 3)])


def test_same_board_always_gets_the_same_plain_drawing():
    assert draw_plain(BOARDS["a chain"]) == drawn("a chain")
