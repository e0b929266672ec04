"""Merchant: each region that the race holds at the end of the turn is worth a coin more.

Source: base rules, Merchant.
"""

from kit import table

LAND = """
    ford    hill      me 1
    meadow  farmland  me 3
    peak    mountain  me 1
"""


def test_the_badge_brings_two_tokens():
    game = table("meadow farmland edge", me="", column="ratmen merchant").play("take 1")
    assert game.hand() == 8 + 2


def test_each_region_is_worth_one_extra_coin():
    game = table(LAND, me="orcs merchant", hand=0)
    assert game.breakdown() == {"regions": 3, "merchant": 3}
    assert game.next_turn_of("me").coins() == 3 + 3


def test_regions_of_my_race_in_decline_earn_no_extra_coin():
    game = table(LAND.replace("me 3", "me/declined 1"), me="orcs merchant, declined humans")
    assert game.score() == 3 + 2


def test_no_bonus_on_the_turn_of_its_decline():
    game = table(LAND, me="orcs merchant", step="choose-course").play("decline")
    assert game.coins() == 3


def test_no_bonus_in_decline():
    game = table("ford hill me/declined 1", me="orcs alchemist, declined humans merchant")
    assert game.score() == 1 + 2
