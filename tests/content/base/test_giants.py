"""Giants: a region beside one of their mountains costs one token less.

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


def test_giants_pay_one_token_less_beside_their_mountain():
    game = table(MY_PEAK, me="giants")
    assert game.price("meadow") == 2 + 1 - 1


def test_giants_pay_the_full_price_beside_their_hill():
    game = table(MY_PEAK, me="giants")
    assert game.price("ford") == 2


def test_unoccupied_mountain_does_not_help_giants():
    game = table(PEAK.format(""), me="giants")
    assert game.price("meadow") == 2 + 1


def test_giants_pay_the_full_price_for_a_mountain():
    game = table(MY_PEAK, me="giants")
    assert game.price("tor") == 2 + 1


def test_giants_pay_one_token_less_for_a_mountain_beside_theirs():
    game = table("peak mountain me 1 \n tor mountain beside peak", me="giants")
    assert game.price("tor") == 2 + 1 - 1


def test_giants_use_a_newly_conquered_mountain_immediately():
    game = table(PEAK.format(""), me="giants", hand=5).play("conquer peak x3")
    assert game.price("meadow") == 2 + 1 - 1


def test_abandoned_mountain_no_longer_helps_giants():
    game = table(MY_PEAK, me="giants").play("abandon peak")
    assert game.price("meadow") == 2 + 1


def test_mountain_of_a_declined_race_does_not_help_giants():
    game = table(PEAK.format("me/declined 1"), me="giants, declined orcs")
    assert game.price("meadow") == 2 + 1


TWO_PEAKS = """
    peak    mountain  me 1
    tor     mountain  me 1
    meadow  farmland        beside peak tor
"""


@pytest.mark.ours
def test_two_mountains_lower_a_price_for_giants_only_once():
    # CST-12
    assert table(TWO_PEAKS, me="giants").price("meadow") == 2 - 1


def test_reductions_of_mounted_giants_add_up():
    # CST-09
    game = table("peak mountain me 1 \n knoll hill tribe 1 beside peak", me="giants mounted")
    assert game.price("knoll") == 2 + 1 - 1 - 1


def test_flying_giants_pay_full_price_far_from_their_mountain():
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


def test_giants_with_linked_caverns_save_a_token_at_a_distance():
    game = table(CAVES, me="giants underworld")
    assert game.price("grotto") == 2 + 2 - 1 - 1
    assert game.price("meadow") == 2 + 2 - 1


def test_mountains_of_declined_giants_lower_no_prices():
    game = table(
        """
        peak    mountain  me/declined 1
        brook   hill      me 1
        meadow  farmland        beside peak brook
        """,
        me="orcs, declined giants",
    )
    assert game.price("meadow") == 2
