"""Boards: adjacent regions, coasts, and entries for new races.

Source: base rules, "Conquering a region".
"""

import pytest

from kit.drawing import board_of, read_drawing
from smallworld.engine.board import Board, count, member, regions_in, size

LANDSCAPE = """
    strand  farmland,magic       edge  beside bay
    cliff   hill                 edge
    bay     sea                  edge  beside dune
    dune    swamp                      beside peak
    peak    mountain,mine,cavern tribe 1
    pond    lake                       beside shore
    shore   forest               tribe 1  beside peak
    fjord   sea                        beside peak
"""


@pytest.fixture
def board() -> Board:
    """Return the landscape above."""
    return board_of(read_drawing(LANDSCAPE), rounds=10)


def names(board, regions):
    """Return the ids of a set of regions."""
    return [board.ids[region] for region in regions_in(regions)]


def among(board, *wanted):
    """Return the set of the regions with these ids."""
    return sum(1 << board.places[name] for name in wanted)


# --- Sets of regions ------------------------------------------------------------------------------------


def test_members_of_a_region_set_come_lowest_first():
    assert regions_in(0b101001) == [0, 3, 5]


def test_empty_region_set_has_no_members():
    assert regions_in(0) == []
    assert count(0) == 0


def test_region_set_may_have_any_number_of_regions():
    assert regions_in(1 << 200 | 1 << 63 | 1) == [0, 63, 200]
    assert count(1 << 200 | 1 << 63 | 1) == 3


@pytest.mark.parametrize("places", [(0,), (59,), (60,), (2, 59, 60, 61, 70, 119, 120), (64, 150)])
def test_region_set_may_have_more_than_sixty_four_regions(places):
    regions = sum(1 << place for place in places)
    assert regions_in(regions) == list(places)
    assert size(regions) == count(regions) == len(places)
    assert [member(regions, place) for place in range(len(places))] == list(places)


# --- A board --------------------------------------------------------------------------------------------


def test_board_has_as_many_regions_as_the_test_draws(board):
    assert len(board) == 8
    assert count(board.everywhere) == 8


def test_regions_are_numbered_in_the_order_of_the_board(board):
    assert [board.places[id] for id in board.ids] == list(range(8))
    assert board.names[board.places["strand"]] == "Strand"


def test_borders_are_mutual(board):
    assert names(board, board.neighbours[board.places["bay"]]) == ["strand", "dune"]
    assert names(board, board.neighbours[board.places["dune"]]) == ["bay", "peak"]


def test_beside_function_returns_the_neighbours_of_a_region(board):
    assert names(board, board.beside(among(board, "dune"))) == ["bay", "peak"]


def test_beside_function_returns_neighbours_of_several_regions(board):
    assert names(board, board.beside(among(board, "dune", "peak"))) == [
        "bay",
        "dune",
        "peak",
        "shore",
        "fjord",
    ]


def test_empty_region_set_has_no_neighbours(board):
    assert board.beside(0) == 0


def test_region_without_borders_has_no_neighbours(board):
    assert board.beside(among(board, "cliff")) == 0


def test_each_terrain_and_symbol_is_a_set_of_regions(board):
    assert names(board, board.where("sea")) == ["bay", "fjord"]
    assert names(board, board.where("mine")) == ["peak"]
    assert names(board, board.mountains) == ["peak"]


def test_unknown_terrain_or_symbol_is_in_no_region(board):
    assert board.where("volcano") == 0


def test_list_of_features_of_a_region_begins_with_its_terrain(board):
    assert board.features_of(board.places["peak"]) == ["mountain", "cavern", "mine"]
    assert board.features_of(board.places["cliff"]) == ["hill"]


def test_board_has_lost_tribes_where_the_test_draws_them(board):
    assert names(board, board.tribes) == ["peak", "shore"]


def test_land_is_every_region_but_seas_and_lakes(board):
    assert names(board, board.land) == ["strand", "cliff", "dune", "peak", "shore"]


def test_coast_is_the_land_beside_a_sea_or_a_lake(board):
    assert names(board, board.coast) == ["strand", "dune", "peak", "shore"]


def test_new_race_enters_at_the_edge_or_beside_a_sea_there(board):
    assert names(board, board.entry) == ["strand", "cliff", "bay", "dune"]


def test_lakeside_region_is_not_an_entry(board):
    assert not board.entry & among(board, "shore")


def test_region_beside_an_inland_sea_is_not_an_entry(board):
    assert not board.entry & among(board, "peak", "fjord")


def test_board_has_the_given_number_of_rounds(board):
    assert board.rounds == 10
