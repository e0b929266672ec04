"""Giants: a region beside a mountain that they hold costs a token less.

Source: base rules, Giants.
"""

import pytest

from kit import table

PEAK = """
    peak    mountain  {}
    brook   hill      me 1             beside peak
    meadow  farmland  red 1            beside peak brook
    ford    hill                       beside brook
    tor     mountain                   beside brook
"""
MY_PEAK = PEAK.format("me 1")


def test_region_beside_my_mountain_costs_one_less():
    game = table(MY_PEAK, me="giants")
    assert game.price("meadow") == 2 + 1 - 1


def test_region_beside_my_hill_costs_the_same():
    game = table(MY_PEAK, me="giants")
    assert game.price("ford") == 2


def test_mountain_held_by_nobody_does_not_help():
    game = table(PEAK.format(""), me="giants")
    assert game.price("meadow") == 2 + 1


def test_a_mountain_beside_my_region_is_not_itself_cheaper():
    game = table(MY_PEAK, me="giants")
    assert game.price("tor") == 2 + 1


def test_a_mountain_beside_my_mountain_is_cheaper():
    game = table("peak mountain me 1 \n tor mountain beside peak", me="giants")
    assert game.price("tor") == 2 + 1 - 1


def test_a_mountain_conquered_this_turn_helps_at_once():
    game = table(PEAK.format(""), me="giants", hand=5).play("conquer peak x3")
    assert game.price("meadow") == 2 + 1 - 1


def test_mountain_abandoned_this_turn_no_longer_helps():
    game = table(MY_PEAK, me="giants").play("abandon peak")
    assert game.price("meadow") == 2 + 1


def test_a_mountain_of_my_race_in_decline_does_not_help():
    game = table(PEAK.format("me/declined 1"), me="giants, declined orcs")
    assert game.price("meadow") == 2 + 1


TWO_PEAKS = """
    peak    mountain  me 1
    tor     mountain  me 1
    meadow  farmland        beside peak tor
"""


@pytest.mark.ours
def test_do_two_mountains_help_twice_no():
    # CST-12
    assert table(TWO_PEAKS, me="giants").price("meadow") == 2 - 1


def test_mounted_giants_add_both_reductions():
    # CST-09
    game = table("peak mountain me 1 \n knoll hill tribe 1 beside peak", me="giants mounted")
    assert game.price("knoll") == 2 + 1 - 1 - 1


def test_do_flying_giants_save_far_from_their_mountain_no():
    # CST-14
    game = table("peak mountain me 1 \n meadow farmland beside peak \n moor swamp", me="giants flying")
    assert game.price("moor") == 2
    assert game.price("meadow") == 2 - 1


CAVES = """
    cave    mountain,cavern  me 1
    grotto  hill,cavern      red 2
    meadow  farmland         red 2  beside cave
    moor    swamp            me 1
"""


def test_is_a_cavern_by_my_mountain_for_underworld_giants_yes():
    game = table(CAVES, me="giants underworld")
    assert game.price("grotto") == 2 + 2 - 1 - 1
    assert game.price("meadow") == 2 + 2 - 1


def test_mountains_in_decline_help_no_race():
    game = table(
        """
        peak    mountain  me/declined 1
        brook   hill      me 1
        meadow  farmland        beside peak brook
        """,
        me="orcs, declined giants",
    )
    assert game.price("meadow") == 2
