"""Mining: each mine pays one extra coin.

Source: Underground, Mining.
"""

from kit.underground import table

SHAFTS = "a mine me 1 \n b mine me 1 beside a \n c mud-pool me 1 beside b \n d mine red 1 beside c"


def test_mining_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen mining").play("take 1")
    assert game.hand() == 8 + 4


def test_mining_pays_one_extra_coin_for_each_mine():
    game = table(SHAFTS, me="ogres mining", hand=0)
    assert game.breakdown() == {"regions": 3, "mining": 2}


def test_mining_counts_mine_symbols_on_the_surface():
    game = table("a hill,mine me 1 \n b hill me 1", me="ogres mining", hand=0)
    assert game.score() == 2 + 1


def test_mining_pays_nothing_in_decline():
    game = table(SHAFTS, me="ogres mining", step="choose-course").play("decline")
    assert game.coins() == 3
