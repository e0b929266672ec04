"""The regions that a race may conquer: first at the edge of the map, then beside its own.

Source: base rules, "First conquest", "Conquering regions"; FAQ.
"""

import pytest

from kit import table

SHORES = """
    bay     sea       edge
    strand  farmland  edge
    dune    hill            beside bay strand
    meadow  farmland        beside dune
    lough   lake            beside meadow
    moor    swamp           beside lough meadow
    fjord   sea             beside moor
    cave    hill,cavern     beside moor
"""


def test_new_race_enters_at_the_edge_or_beside_a_sea_there():
    assert table(SHORES, me="orcs").targets() == ["strand", "dune"]


def test_region_beside_a_lake_or_inland_sea_is_not_an_entry():
    game = table(SHORES, me="orcs")
    assert game.quote("moor") == "cannot be conquered: no entry region"
    assert game.quote("meadow") == "cannot be conquered: no entry region"


def test_race_cannot_enter_by_a_lake_at_the_edge():
    game = table("lough lake edge \n moor swamp beside lough \n strand farmland edge")
    assert game.targets() == ["strand"]


def test_race_on_the_map_conquers_adjacent_regions_only():
    game = table(SHORES, me="orcs", hand=6).play("conquer dune x2")
    assert game.targets() == ["strand", "meadow"]
    assert game.quote("moor") == "cannot be conquered: not adjacent"


def test_race_on_the_map_cannot_enter_at_the_edge_again():
    game = table(SHORES.replace("moor    swamp", "moor swamp me 1"), me="orcs")
    assert game.targets() == ["meadow", "cave"]


def test_new_race_enters_beside_a_sea_held_by_another_player():
    game = table(SHORES.replace("bay     sea", "bay sea red 1"), me="orcs", red="tritons seafaring")
    assert game.targets() == ["strand", "dune"]


def test_water_may_not_be_conquered():
    game = table(SHORES.replace("dune    hill", "dune hill me 1"), me="orcs")
    assert game.quote("bay") == "cannot be conquered: closed sea"
    assert game.refuses("conquer bay")


def test_race_cannot_conquer_its_own_region():
    game = table(SHORES.replace("dune    hill", "dune hill me 1"), me="orcs")
    assert game.quote("dune") == "cannot be conquered: own region"


def test_new_race_may_enter_away_from_the_declined_race():
    # ENT-03
    game = table(SHORES.replace("moor    swamp", "moor swamp me/elves 1"), me="orcs, declined elves")
    assert game.targets() == ["strand", "dune"]


def test_active_race_cannot_expand_from_declined_regions():
    # ENT-03
    game = table(SHORES.replace("moor    swamp", "moor swamp me/elves 1"), me="orcs, declined elves", hand=6)
    assert game.refuses("conquer meadow")
    game.play("conquer strand x2")
    assert game.targets() == ["dune"]


def test_halflings_enter_anywhere():
    # ENT-04
    game = table(SHORES, me="halflings", hand=9)
    assert game.price("moor") == 2
    assert game.play("conquer moor x2").pieces("halflings") == ["moor"]


def test_a_flying_race_enters_anywhere():
    # ENT-05
    game = table(SHORES, me="orcs flying")
    assert game.price("moor") == 2
    assert game.play("conquer moor x2").holder("moor") == "me"


@pytest.mark.ours
def test_seafaring_race_may_enter_by_a_sea():
    # ENT-06
    game = table(SHORES, me="orcs seafaring")
    assert game.price("bay") == 2
    assert game.play("conquer bay x2").holder("bay") == "me"


def test_seafaring_race_cannot_enter_by_inland_water():
    game = table(SHORES, me="orcs seafaring")
    assert game.targets() == ["bay", "strand", "dune"]


def test_race_cannot_enter_by_a_cavern():
    # ENT-07
    assert table(SHORES, me="orcs underworld").refuses("conquer cave")


def test_race_that_lost_its_last_region_enters_again():
    game = table("strand hill red 3 edge \n meadow farmland me 1 beside strand \n moor swamp beside meadow")
    game.play("conquer strand x5").end_turn()
    assert game.play("expand").targets() == ["strand"]


def test_halflings_who_left_the_map_enter_anywhere_without_holes():
    # ENT-08
    holes = "strand farmland me 1 hole edge \n dune hill me 1 hole \n moor swamp"
    game = table(holes, me="halflings", hand=4).play("abandon dune; abandon strand; conquer moor x2")
    assert game.pieces("halflings") == []
