"""Mining: each mine is worth a coin more.

Source: Underground, Mining.
"""

from kit.underground import table

SHAFTS = "a mine me 1 \n b mine me 1 beside a \n c mud-pool me 1 beside b \n d mine red 1 beside c"


def test_the_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen mining").play("take 1")
    assert game.hand() == 8 + 4


def test_each_mine_is_worth_one_extra_coin():
    game = table(SHAFTS, me="ogres mining", hand=0)
    assert game.breakdown() == {"regions": 3, "mining": 2}


def test_above_mine_symbols_count():
    game = table("a hill,mine me 1 \n b hill me 1", me="ogres mining", hand=0)
    assert game.score() == 2 + 1


def test_in_decline_a_mine_is_worth_no_more_than_any_region():
    game = table(SHAFTS, me="ogres mining", step="choose-course").play("decline")
    assert game.coins() == 3
