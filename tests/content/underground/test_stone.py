"""Stone: each black mountain pays one extra coin.

Source: Underground, Stone.
"""

from kit.underground import table

PEAKS = """
    a  black-mountain  me 1
    b  black-mountain  me 1  beside a
    c  mine            me 1  beside b
    d  mud-pool        me 1  beside c
"""


def test_stone_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen stone").play("take 1")
    assert game.hand() == 8 + 4


def test_stone_pays_one_extra_coin_for_each_black_mountain():
    game = table(PEAKS, me="ogres stone", hand=0)
    assert game.breakdown() == {"regions": 4, "stone": 2}


def test_stone_pays_for_mountains_on_the_surface():
    game = table("a mountain me 1 \n b hill me 1", me="ogres stone", hand=0)
    assert game.score() == 2 + 1


def test_stone_pays_nothing_in_decline():
    # UND-136
    game = table(PEAKS, me="ogres stone", step="choose-course").play("decline")
    assert game.coins() == 4
