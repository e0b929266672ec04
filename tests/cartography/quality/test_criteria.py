"""The criteria of a good board, and the shortcomings of realms."""

import pytest

from kit.realms import thrown
from smallworld.cartography.quality.criteria import crowded_points, shortcomings, torn_rivers
from smallworld.content.realms.formats.layout_file import load_layout
from smallworld.content.realms.tiles.layout import PEAK, LaidPiece, Layout, PlacedTile
from smallworld.content.realms.tiles.realm import Realm


def of_tiles(*tiles, pieces=(), marks=None):
    placed = tuple(PlacedTile(letter, "surface", cell, turns) for letter, cell, turns in tiles)
    return Realm(Layout("Tiles", 2, 10, "river", placed, pieces, (), marks))


def test_shipped_board_meets_all_criteria():
    assert shortcomings(Realm(load_layout("realms-4-4.toml"))) == []


def test_two_tiles_fail_most_criteria_of_a_board():
    short_of = shortcomings(of_tiles(("P", (0, 0), 0), ("S", (1, 0), 0)))
    assert {"lands", "edge", "terrains", "dead-ends"} <= set(short_of)


def test_river_that_ends_against_land_counts_as_torn():
    assert torn_rivers(of_tiles(("R", (0, 0), 0), ("P", (1, 0), 0))) == 1
    assert torn_rivers(of_tiles(("R", (0, 0), 2), ("P", (1, 0), 0))) == 0


def test_peak_at_the_edge_is_reported_as_a_shortcoming():
    pieces = (LaidPiece("mountain", 1, "P", 0),)
    realm = of_tiles(("P", (0, 0), 0), pieces=pieces, marks={PEAK: ("m1",)})
    assert "peaks" in shortcomings(realm)


@pytest.mark.parametrize("seed", range(60))
def test_four_regions_meet_only_if_one_of_them_is_water(seed):
    realm = Realm(thrown(seed, 12))
    assert all(any(key.endswith("~") for key in meeting) for meeting in crowded_points(realm))
