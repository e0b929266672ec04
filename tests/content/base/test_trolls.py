"""Trolls: a lair in each of their regions raises its price by one, even in decline.

It goes when they leave or lose the region. Source: base rules, Trolls.
"""

import pytest

from kit import table

CAVES = """
    cave    mountain  red 2
    hollow  hill      red 1  beside cave
    meadow  farmland  me 1   beside cave hollow
"""


def test_conquest_by_trolls_immediately_places_a_lair():
    # RAC-14
    game = table("strand forest edge \n moor swamp edge", me="trolls", red="orcs, hand 5").play(
        "conquer strand x2"
    )
    assert game.pieces("trolls") == ["strand"]
    game.end_turn().play("expand")
    assert game.price("strand") == 2 + game.tokens("strand") + 1


def test_lair_raises_the_price_of_its_region_by_one():
    # CST-04
    assert table(CAVES, red="trolls").price("cave") == 2 + 1 + 2 + 1


def test_region_without_a_troll_has_no_lair():
    game = table(CAVES, red="trolls", hand=9).play("conquer hollow x4")
    assert game.pieces("trolls") == ["cave"]


def test_lair_stays_when_trolls_decline():
    game = table(CAVES, me="humans", red="trolls hill", hand=0).end_turn().play("decline; expand")
    assert game.pieces("trolls") == ["cave", "hollow"]
    assert game.price("hollow") == 2 + 1 + 1
    assert game.price("cave") == 2 + 1 + 1 + 1


def test_lair_leaves_with_the_last_troll_of_the_region():
    # MKT-16, the lair
    game = table(CAVES.replace("red", "red/declined"), red="orcs, declined trolls", hand=9)
    game.play("conquer hollow x4")
    assert game.pieces("trolls") == ["cave"]


def test_lair_leaves_with_an_abandoned_region():
    game = table("cave mountain me 1 \n hollow hill me 1 beside cave", me="trolls", hand=2).play(
        "abandon cave"
    )
    assert game.pieces("trolls") == ["hollow"]
    assert game.price("cave") == 2 + 1


def test_no_lairs_remain_when_trolls_leave_the_map():
    game = table(
        "cave hill me/declined 1 \n meadow farmland me 1", me="orcs, declined trolls", step="choose-course"
    )
    assert game.play("decline").pieces("trolls") == []


def test_lair_of_declined_trolls_also_defends_against_its_owner():
    game = table("cave hill me/declined 1 \n meadow farmland me 1 beside cave", me="orcs, declined trolls")
    assert game.price("cave") == 2 + 1 + 1


@pytest.mark.ours
def test_seafaring_trolls_may_place_a_lair_on_water():
    game = table("lough lake \n meadow farmland me 1 beside lough", me="trolls seafaring", hand=2)
    assert game.play("conquer lough x2").pieces("trolls") == ["lough", "meadow"]


def test_lair_and_fortress_both_raise_the_price():
    game = table(CAVES.replace("red 2", "red 2 fortress"), red="trolls fortified")
    assert game.price("cave") == 2 + 1 + 2 + 1 + 1
