"""Stone: each black mountain is worth a coin more.

Source: Underground, Stone.
"""

from kit.underground import table

PEAKS = """
    a  black-mountain  me 1
    b  black-mountain  me 1  beside a
    c  mine            me 1  beside b
    d  mud-pool        me 1  beside c
"""


def test_the_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen stone").play("take 1")
    assert game.hand() == 8 + 4


def test_each_black_mountain_is_worth_one_extra_coin():
    game = table(PEAKS, me="ogres stone", hand=0)
    assert game.breakdown() == {"regions": 4, "stone": 2}


def test_above_mountains_are_as_good_as_black_ones():
    game = table("a mountain me 1 \n b hill me 1", me="ogres stone", hand=0)
    assert game.score() == 2 + 1


def test_in_decline_a_mountain_is_worth_no_more_than_any_region():
    # UND-136
    game = table(PEAKS, me="ogres stone", step="choose-course").play("decline")
    assert game.coins() == 4
