"""Muddy: each mud pool pays one extra coin, even in decline.

Source: Underground, Muddy.
"""

from kit.underground import table

POOLS = "a mud-pool {0} 1 \n b mud-pool {0} 1 beside a \n c mine {0} 1 beside b"


def test_muddy_badge_brings_three_tokens():
    game = table("meadow farmland edge", me="", column="ratmen muddy").play("take 1")
    assert game.hand() == 8 + 3


def test_muddy_pays_one_extra_coin_for_each_mud_pool():
    game = table(POOLS.format("me"), me="ogres muddy", hand=0)
    assert game.breakdown() == {"regions": 3, "muddy": 2}


def test_muddy_pays_on_the_turn_of_decline():
    game = table(POOLS.format("me"), me="ogres muddy", step="choose-course").play("decline")
    assert game.coins() == 3 + 2


def test_muddy_badge_stays_in_decline_and_keeps_paying():
    game = table(POOLS.format("me/declined"), me="drow, declined ogres muddy", hand=0)
    assert game.races() == ["drow wealthy", "ogres muddy"]
    assert game.breakdown() == {"regions": 3, "muddy": 2}


def test_muddy_in_decline_ignores_mud_pools_of_the_next_race():
    game = table("a mud-pool me 1 \n b mine me/declined 1", me="mummies, declined ogres muddy", hand=0)
    assert game.breakdown() == {"regions": 2}


def test_muddy_pays_for_swamps_on_the_surface():
    game = table("a swamp me 1 \n b hill me 1", me="ogres muddy", hand=0)
    assert game.score() == 2 + 1


def test_muddy_badge_is_discarded_when_its_race_leaves():
    game = table(
        POOLS.format("me/declined") + "\n d mine me 1",
        me="drow mining, declined ogres muddy",
        step="choose-course",
    ).play("decline")
    assert "muddy" in game.stack("discarded_powers")


def test_muddy_mudmen_gain_a_token_and_a_coin_per_mud_pool():
    # UND-119
    pools = "a mud-pool me 3 \n b mud-pool me 3 beside a \n c mine me 2 beside b"
    game = table(pools, me="mudmen muddy", hand=0)
    assert game.tray("mudmen") == 4
    game.play("stop; deploy a x7")
    assert (game.tray("mudmen"), game.coins()) == (4 - 2, 3 + 2)
