"""Wise: two extra coins every turn in decline, as long as the race holds a region.

Source: Underground, Wise.
"""

from kit.underground import table

HOMES = "a mine {0} 1 \n b mine {0} 1"


def test_wise_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen wise").play("take 1")
    assert game.hand() == 8 + 4


def test_wise_pays_nothing_before_the_race_declines():
    # UND-149
    game = table("a mine me 1 \n b mine me 1 \n c mine me 1", me="ogres wise", hand=0)
    assert game.score() == 3


def test_wise_pays_two_extra_coins_on_the_turn_of_decline():
    game = table(HOMES.format("me"), me="ogres wise", step="choose-course").play("decline")
    assert game.coins() == 2 + 2


def test_wise_pays_two_extra_coins_on_every_later_turn():
    # UND-148
    game = table(
        HOMES.format("me/declined") + "\n c mine me 1 \n d mine me 1 \n e mine me 1",
        me="ratmen hill, declined ogres wise",
        hand=0,
    )
    assert game.breakdown() == {"regions": 5, "wise": 2}


def test_wise_pays_nothing_after_the_last_region_is_lost():
    game = table(
        "a mine red/declined 1 \n den mine me 1 beside a", red="drow, declined ogres wise", hand=5
    ).play("conquer a x3")
    assert game.races("red") == ["drow seafaring"]
    assert game.score("red") == 0


def test_wise_badge_stays_with_its_race_in_decline():
    game = table(HOMES.format("me"), me="ogres wise", step="choose-course").play("decline")
    assert game.races() == ["ogres wise"]
