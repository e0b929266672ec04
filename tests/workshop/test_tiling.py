"""Realms that the workshop completes."""

import pytest

from smallworld.cartography.quality.census import Census
from smallworld.cartography.quality.criteria import crowded_points
from smallworld.content.realms.formats.layout_code import encode
from smallworld.content.realms.tiles.layout import MOUNTAIN, TRIBE, WATERS, LaidPiece, Layout, PlacedTile
from smallworld.content.realms.tiles.realm import Realm
from smallworld.engine.errors import SmallWorldError
from smallworld.workshop.tiling import fill, mirrored, random_layout


@pytest.mark.parametrize("players", [2, 3, 6])
def test_random_board_is_connected_and_has_land_for_all_players(players):
    census = Census(Realm(random_layout("By seed", players, ("surface",), 7)))
    assert (census.lands, census.parts, census.lonely) == (9 * players, 1, [])
    assert max(census.terrains.values()) - min(census.terrains.values()) <= players + 2


def test_same_seed_gives_the_same_random_board():
    one, two, other = [encode(random_layout("X", 2, ("surface",), seed)) for seed in (3, 3, 4)]
    assert one == two != other


def begun() -> Layout:
    tiles = (
        PlacedTile("R", "surface", (0, 0), 0),
        PlacedTile("Q", "surface", (0, 1), 2),
        PlacedTile("P", "surface", (1, 0), 0),
    )
    pieces = (LaidPiece(MOUNTAIN, 3, "Q", 0),)
    return Layout("Begun", 2, 10, "river", tiles, pieces, marks={TRIBE: ("Pa",)}, names={"Pa": "Anna"})


def test_filling_in_a_board_keeps_its_tiles_and_pieces():
    layout = begun()
    filled = fill(layout, ("surface",), 1)
    assert filled.tiles[: len(layout.tiles)] == layout.tiles
    assert filled.pieces[:1] == layout.pieces
    assert (filled.marks, filled.names) == (layout.marks, layout.names)
    assert Census(Realm(filled)).lands == 18


def test_mirrored_board_has_equal_land_on_both_sides():
    layout = begun()
    whole = mirrored(layout)
    assert len(whole.tiles) == 6
    cells = {tile.cell for tile in whole.tiles}
    sums = (
        min(q for q, _ in cells) + max(q for q, _ in cells),
        min(r for _, r in cells) + max(r for _, r in cells),
    )
    assert {(sums[0] - q, sums[1] - r) for q, r in cells} == cells
    assert [piece.kind for piece in whole.pieces] == [MOUNTAIN, MOUNTAIN]
    half, both = Census(Realm(layout)), Census(Realm(whole))
    assert (both.lands, both.parts) == (2 * half.lands, 1)


@pytest.mark.parametrize(
    "seed",
    [pytest.param(seed, marks=() if seed < 8 else pytest.mark.long("more seeds")) for seed in range(40)],
)
def test_four_regions_never_meet_at_a_point_of_a_random_board(seed):
    players, worlds = (2, ("surface",)) if seed % 2 else (3, ("underground",))
    whole = random_layout("By seed", players, worlds, seed, WATERS[seed % 3])
    assert crowded_points(Realm(whole)) == []
    if 2 * len(whole.tiles) <= 26:
        assert crowded_points(Realm(mirrored(whole))) == []


def test_half_of_a_board_with_too_many_tiles_is_not_mirrored():
    with pytest.raises(SmallWorldError, match="at most 13"):
        mirrored(fill(Layout("Half", 4, 9, "river", begun().tiles), ("surface",), 1))
