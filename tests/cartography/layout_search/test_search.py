"""Layouts found by the search: they use their scenario's tiles and pieces and meet the criteria."""

from random import Random

import pytest

from smallworld.cartography.layout_search import shapes
from smallworld.cartography.layout_search.costs import unwanted
from smallworld.cartography.layout_search.ground import Ground
from smallworld.cartography.layout_search.objectives import Objectives, banks, objectives_of
from smallworld.cartography.layout_search.rivers import find_way
from smallworld.cartography.layout_search.search import bared, search
from smallworld.cartography.layout_search.sketch import Sketch
from smallworld.cartography.quality.census import Census
from smallworld.cartography.quality.criteria import shortcomings
from smallworld.cartography.quality.directions import has_directions, misplaced
from smallworld.content.realms.formats.layout_code import encode
from smallworld.content.realms.scenario_setups import setup_of, setups
from smallworld.content.realms.tiles.grid import neighbours_of
from smallworld.content.realms.tiles.layout import (
    CHASM,
    MOUNTAIN,
    PEAK,
    TRIBE,
    LaidPiece,
    Layout,
    PlacedTile,
)
from smallworld.content.realms.tiles.realm import Realm
from smallworld.engine.errors import SmallWorldError


@pytest.fixture(scope="module")
def found():
    return search(setup_of("realms-4", 3), "Peaks", seed=5, tries=8)


def test_found_layout_uses_its_tiles_and_meets_all_criteria(found):
    assert found.short_of == []
    assert shortcomings(Realm(found.layout)) == []
    assert "".join(tile.letter for tile in found.layout.tiles) == "DEFIJKLMOPVXY"


def test_found_layout_has_the_right_number_of_pieces(found):
    assert len(found.layout.where(PEAK)) == 2
    assert len(found.layout.where(TRIBE)) == 9
    assert [piece.kind for piece in found.layout.pieces].count(CHASM) == 1
    assert Census(Realm(found.layout)).lands == 27


def test_same_seed_gives_the_same_layout(found):
    again = search(setup_of("realms-4", 3), "Peaks", seed=5, tries=8)
    assert again is not None
    assert encode(again.layout) == encode(found.layout)


def test_each_class_of_objectives_serves_some_scenario():
    kinds = {type(objectives_of(setup)) for setup in setups().values()}
    assert kinds == {Objectives, *Objectives.__subclasses__()}


def test_a_scenario_may_be_named_by_its_title():
    assert setup_of("I've Been to the Mountaintop", 3) is setup_of("realms_4", 3)


def test_error_for_unknown_scenario_lists_the_valid_ones():
    with pytest.raises(SmallWorldError, match="Available: realms_1, realms_2"):
        setup_of("realms-9", 3)
    with pytest.raises(SmallWorldError, match="2 players: the scenario “realms_4” is for 3, 4, 5, 6"):
        setup_of("realms-4", 2)


def test_setup_lists_the_tiles_of_a_scenario():
    assert "".join(setup_of("realms_1", 6).worlds) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert "".join(setup_of("realms_8", 4).worlds) == "ABCDEFGHIMNRVYZ"
    assert all(1 <= len(setup.worlds) <= 26 for setup in setups().values())


# --- The steps of a search -------------------------------------------------------------------------------


def test_survey_of_a_sketch_agrees_with_the_built_board():
    places = {"R": ((0, 0), 2), "Q": ((0, 1), 0), "P": ((1, 0), 3), "S": ((1, -1), 1)}
    worlds = dict.fromkeys(places, "surface")
    sketch = Sketch(worlds, "river", places)
    sketch.pieces["P"] = ((MOUNTAIN, 4),)
    survey = sketch.survey()
    tiles = tuple(PlacedTile(letter, "surface", cell, turns) for letter, (cell, turns) in places.items())
    realm = Realm(Layout("Four", 2, 10, "river", tiles, (LaidPiece(MOUNTAIN, 1, "P", 4),)))
    census = Census(realm)
    lands = survey.lands()
    assert len(lands) == census.lands
    assert survey.open.bit_count() == census.edge
    numbers = [survey.land_neighbours(place) + survey.water_neighbours(place) for place in lands]
    assert sum(numbers) / len(lands) == pytest.approx(census.neighbours)


def test_search_penalises_a_river_that_ends_against_land():
    places = {"R": ((0, 0), 2), "Q": ((1, 0), 0), "P": ((0, 1), 0)}
    worlds = dict.fromkeys(places, "surface")
    free = Sketch(worlds, "river", places).survey()
    torn = Sketch(worlds, "river", {**places, "R": ((0, 0), 0)}).survey()
    assert (free.torn, torn.torn) == (0, 1)
    with_tear = unwanted(torn, 2, "river")
    torn.torn = 0
    assert unwanted(torn, 2, "river") < with_tear


def test_path_of_a_river_uses_each_tile_at_most_once():
    cells = shapes.grown(13, shapes.oval(Random(1)), Random(1))
    ends = {"R": [0, 3], "J": [2, 5], "L": [1, 5], "D": [2, 4]}
    way = find_way(cells, ends, banks(cells, range(6)), banks(cells, range(6)), Random(2))
    assert way is not None
    on = [cell for cell, _, _ in way]
    assert len(set(on)) == len(ends)
    for at, cell in enumerate(on):
        beside = [other for other in on if other in neighbours_of(cell)]
        assert len(beside) == (1 if at in (0, len(on) - 1) else 2)


@pytest.mark.parametrize("number", [8, 13, 26])
def test_randomly_grown_shape_is_connected_and_has_no_holes(number):
    cells = shapes.grown(number, shapes.oval(Random(number)), Random(number))
    assert len(cells) == number
    assert not shapes.holes(cells)
    assert all(any(other in cells for other in neighbours_of(cell)) for cell in cells)


@pytest.mark.parametrize(
    "setup", [setup for setup in setups().values() if setup.fields], ids=lambda setup: setup.players
)
def test_boards_with_fields_have_as_many_tiles_as_in_the_booklet(setup):
    cells, fields = shapes.around_fields(setup.fields, Random(3))
    assert len(fields) == setup.fields
    assert len(cells) == len(setup.worlds)
    assert fields <= shapes.holes(cells)


def test_layout_for_my_precious_has_its_peak_beside_the_river():
    found = search(setup_of("realms-1", 2), "Bank", seed=1)
    assert found is not None
    assert found.short_of == []
    ground = Ground(found.layout)
    assert all(ground.on_bank(ground.keys.index(key)) for key in found.layout.where(PEAK))


def test_peaks_are_put_on_mountains_without_a_symbol():
    tiles = (PlacedTile("P", "surface", (0, 0), 0), PlacedTile("S", "surface", (1, 0), 0))
    pieces = (LaidPiece(MOUNTAIN, 4, "P", 4), LaidPiece(MOUNTAIN, 11, "S", 0))
    layout = bared(Layout("Two", 2, 10, "river", tiles, pieces, (), {PEAK: ("m4",), TRIBE: ("m11",)}))
    assert [(piece.number, piece.letter) for piece in layout.pieces] == [(11, "P"), (4, "S")]
    assert (layout.where(PEAK), layout.where(TRIBE)) == (("m11",), ("m4",))
    alone = bared(Layout("One", 2, 10, "river", tiles, pieces[:1], (), {PEAK: ("m4",)}))
    assert alone.where(PEAK) == ("m10",)


@pytest.mark.parametrize(
    ("scenario", "players", "seed"), [("realms-3", 4, 1), ("realms-10", 3, 10), ("realms-12", 3, 2)]
)
def test_found_layout_follows_the_directions_of_its_scenario(scenario, players, seed):
    found = search(setup_of(scenario, players), "Directions", seed)
    assert found is not None
    assert found.short_of == []
    assert has_directions(found.layout)
    assert misplaced(Realm(found.layout)) == []


def test_layout_for_all_together_has_all_its_tunnels():
    setup = setup_of("realms-11", 5)
    found = search(setup, "Two boards", seed=5, tries=1)
    assert found is not None
    assert found.short_of == []
    assert len(found.layout.tunnels) == setup.tunnels
