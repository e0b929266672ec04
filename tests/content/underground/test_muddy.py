"""Muddy: each mud pool is worth a coin more, also in decline.

Source: Underground, Muddy.
"""

from kit.underground import table

POOLS = "a mud-pool {0} 1 \n b mud-pool {0} 1 beside a \n c mine {0} 1 beside b"


def test_the_badge_brings_three_tokens():
    game = table("meadow farmland edge", me="", column="ratmen muddy").play("take 1")
    assert game.hand() == 8 + 3


def test_each_mud_pool_is_worth_one_extra_coin():
    game = table(POOLS.format("me"), me="ogres muddy", hand=0)
    assert game.breakdown() == {"regions": 3, "muddy": 2}


def test_mud_pools_count_on_the_turn_of_decline():
    game = table(POOLS.format("me"), me="ogres muddy", step="choose-course").play("decline")
    assert game.coins() == 3 + 2


def test_mud_pools_count_in_decline_and_the_badge_stays():
    game = table(POOLS.format("me/declined"), me="drow, declined ogres muddy", hand=0)
    assert game.races() == ["drow wealthy", "ogres muddy"]
    assert game.breakdown() == {"regions": 3, "muddy": 2}


def test_mud_pools_of_the_next_race_earn_no_extra_coin():
    game = table("a mud-pool me 1 \n b mine me/declined 1", me="mummies, declined ogres muddy", hand=0)
    assert game.breakdown() == {"regions": 2}


def test_above_swamps_are_as_good_as_mud_pools():
    game = table("a swamp me 1 \n b hill me 1", me="ogres muddy", hand=0)
    assert game.score() == 2 + 1


def test_the_badge_is_discarded_when_the_race_leaves():
    game = table(
        POOLS.format("me/declined") + "\n d mine me 1",
        me="drow mining, declined ogres muddy",
        step="choose-course",
    ).play("decline")
    assert "muddy" in game.stack("discarded_powers")


def test_mudmen_gain_a_token_and_a_coin_for_each():
    # UND-119
    pools = "a mud-pool me 3 \n b mud-pool me 3 beside a \n c mine me 2 beside b"
    game = table(pools, me="mudmen muddy", hand=0)
    assert game.tray("mudmen") == 4
    game.play("stop; deploy a x7")
    assert (game.tray("mudmen"), game.coins()) == (4 - 2, 3 + 2)
