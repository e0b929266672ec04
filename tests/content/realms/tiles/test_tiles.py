"""The 26 tiles: each is complete, fits every other, and has room for pieces.

Source: ours; the criteria are those of docs/create/boards.md.
"""

import pytest

from smallworld.content.maps import DEEP_TERRAINS, SYMBOLS, TERRAINS
from smallworld.content.realms.tiles.grid import EDGE_SPOTS, EDGES, PLACES, SPOTS, TURNS, around, sides
from smallworld.content.realms.tiles.pieces import COVERS, WATER, has_room, is_whole, may_lie
from smallworld.content.realms.tiles.tile_set import LETTERS, tile_set
from smallworld.content.worlds import SURFACE, WORLDS
from smallworld.engine.rules import slug

SIDES = [(letter, world) for letter in LETTERS for world in WORLDS]


@pytest.fixture(params=SIDES, ids=lambda side: "-".join(side))
def side(request):
    """Return each side of each tile."""
    return tile_set().sides[request.param]


def spots_of(picture, letter):
    return {spot for spot in range(len(picture)) if picture[spot] == letter}


def test_each_region_of_a_tile_is_connected_and_fits_a_stack(side):
    for letter in set(side.picture):
        assert is_whole(spots_of(side.picture, letter))
        assert letter == WATER or (has_room(spots_of(side.picture, letter)))


def test_tile_has_one_to_three_lands_of_different_terrain(side):
    terrains = [land.terrain for land in side.lands.values()]
    assert 1 <= len(terrains) <= 3
    assert len(set(terrains)) == len(terrains)
    assert all(side.picture.count(letter) >= 12 for letter in side.lands)


def test_at_most_three_regions_meet_at_a_point_of_a_tile(side):
    for spot in SPOTS:
        point = (spot[0] - 1, spot[1] - 1) if spot[0] % 3 == 1 else (spot[0] + 1, spot[1] + 1)
        there = {side.picture[PLACES[near]] for near in around(point) if near in PLACES}
        assert len(there) <= 3


def test_land_borders_end_at_a_third_of_each_tile_edge(side):
    """The neighbour's first third is this tile's last, so two borders never meet at one point."""
    for first, second, third in EDGE_SPOTS:
        assert side.picture[second] in (side.picture[third], WATER)
        assert WATER not in (side.picture[first], side.picture[third])


def test_triangles_at_a_corner_of_a_tile_are_the_same_region(side):
    for edge in range(EDGES):
        last, first = EDGE_SPOTS[edge][2], EDGE_SPOTS[(edge + 1) % EDGES][0]
        assert side.picture[last] == side.picture[first]


def test_names_of_lands_and_waters_and_pieces_are_unique():
    box = tile_set()
    names = [land.name for side in box.sides.values() for land in side.lands.values()]
    names += [side.water for side in box.sides.values() if side.water]
    names += [piece.name for piece in box.mountains + box.chasms]
    ids = [slug(name) for name in names]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(("letter", "world"), SIDES)
def test_tile_side_shows_terrains_and_symbols_of_its_world(letter, world):
    side = tile_set().sides[letter, world]
    for land in side.lands.values():
        assert land.terrain in (TERRAINS if world == SURFACE else DEEP_TERRAINS)
        assert land.symbol in (("", *SYMBOLS) if world == SURFACE else ("",))
    assert (WATER in side.picture) == bool(side.water)


def test_tile_set_has_twelve_mountains_and_six_chasms():
    box = tile_set()
    assert [mountain.symbol for mountain in box.mountains].count("") == 3
    assert (len(box.mountains), len(box.chasms)) == (12, 6)


# --- Turns and pieces -----------------------------------------------------------------------------------


def test_six_turns_bring_a_tile_back_to_its_first_position():
    picture = list(range(len(SPOTS)))
    for _ in range(EDGES):
        picture = [picture[place] for place in TURNS[1]]
    assert picture == list(range(len(SPOTS)))


def test_rotation_moves_each_edge_of_a_tile_to_the_next():
    for edge in range(EDGES):
        assert [TURNS[1][place] for place in EDGE_SPOTS[(edge + 1) % EDGES]] == EDGE_SPOTS[edge]


@pytest.mark.parametrize("parity", [0, 1])
def test_three_pieces_can_cover_a_whole_tile(parity):
    spots = [spot for place in (parity, parity + 2, parity + 4) for spot in COVERS[place]]
    assert sorted(spots) == list(range(len(SPOTS)))


def test_each_piece_covers_parts_of_three_edges_of_a_tile():
    for place in range(EDGES):
        edges = [EDGE_SPOTS[(place + more) % EDGES] for more in range(3)]
        assert {*edges[0][1:], *edges[1], edges[2][0]} <= COVERS[place]
        assert len(COVERS[place]) == 18


def test_pieces_fit_anywhere_on_a_tile_except_on_water():
    assert all(may_lie(tile_set().sides["Q", SURFACE].picture, place) for place in range(EDGES))
    river = tile_set().sides["A", SURFACE].picture
    assert not any(
        may_lie(river, place) for place in range(EDGES) if any(river[spot] == WATER for spot in COVERS[place])
    )


def test_triangles_of_a_tile_are_mutual_neighbours():
    for spot in SPOTS:
        assert all(spot in sides(other) for other in sides(spot))
