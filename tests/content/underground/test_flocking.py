"""Flocking: two extra coins if all regions are connected.

Source: Underground, Flocking.
"""

import pytest

from kit.underground import table


def test_flocking_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen flocking").play("take 1")
    assert game.hand() == 8 + 5


def test_flocking_pays_two_coins_if_all_regions_are_connected():
    game = table("a mine me 1 \n b mine me 1 beside a \n c mine me 1 beside b", me="ogres flocking", hand=0)
    assert game.breakdown() == {"regions": 3, "flocking": 2}


def test_flocking_pays_nothing_if_one_region_is_apart():
    game = table(
        "a mine me 1 \n b mine me 1 beside a \n gap mine beside b \n c mine me 1 beside gap",
        me="ogres flocking",
        hand=0,
    )
    assert game.score() == 3


def test_flocking_regions_are_not_connected_by_a_declined_race():
    game = table(
        "a mine me 1 \n gap mine me/declined 1 beside a \n c mine me 1 beside gap",
        me="ogres flocking, declined drow",
        hand=0,
    )
    assert game.breakdown() == {"regions": 3}


RIMS = """
    rift   chasm
    gorge  chasm
    a      mine  me 1  beside rift
    far    mine        beside a
    b      mine  me 1  beside gorge far
    {}
"""


@pytest.mark.parametrize("more", ["", "c  mine  me 1  beside far"])
def test_chasms_connect_the_regions_of_flocking_spiderines(more):
    # UND-306; what borders a chasm is adjacent to whatever they hold, c as well
    game = table(RIMS.format(more), me="spiderines flocking", hand=0)
    assert game.breakdown()["flocking"] == 2


def test_flocking_spiderines_without_a_chasm_need_common_borders():
    game = table("a mine me 1 \n b mine me 1 \n rift chasm", me="spiderines flocking", hand=0)
    assert game.score() == 2


def test_links_between_caverns_connect_a_flocking_race():
    # If it met the Underworld race of another box, for example through a place: caverns are adjacent for that
    # race.
    game = table("a hill,cavern me 1 \n b hill,cavern me 1", me="ogres underworld", hand=0)
    badge = game.state.rules.ids["flocking"]
    game.state.serve(0, (*game.state.serving[0], badge))
    assert game.breakdown() == {"regions": 2, "flocking": 2}


def test_flying_does_not_connect_the_regions_of_a_flocking_race():
    game = table("a hill me 1 \n b hill me 1", me="ogres flying", hand=0)
    game.state.serve(0, (*game.state.serving[0], game.state.rules.ids["flocking"]))
    assert game.score() == 2


@pytest.mark.ours
@pytest.mark.parametrize(("drawing", "coins"), [("a mine me 1", 3), ("a mine edge", 0)])
def test_flocking_pays_for_a_single_region_but_not_without_any(drawing, coins):
    # UND-101
    assert table(drawing, me="ogres flocking", hand=0).score() == coins


def test_flocking_pays_nothing_in_decline():
    game = table("a mine me 1 \n b mine me 1 beside a", me="ogres flocking", step="choose-course")
    assert game.play("decline").coins() == 2
