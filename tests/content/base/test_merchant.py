"""Merchant: each region that the race holds at the end of the turn pays one extra coin.

Source: base rules, Merchant.
"""

from kit import table

LAND = """
    ford    hill      me 1
    meadow  farmland  me 3
    peak    mountain  me 1
"""


def test_merchant_badge_brings_two_tokens():
    game = table("meadow farmland edge", me="", column="ratmen merchant").play("take 1")
    assert game.hand() == 8 + 2


def test_merchant_pays_one_extra_coin_for_each_region():
    game = table(LAND, me="orcs merchant", hand=0)
    assert game.breakdown() == {"regions": 3, "merchant": 3}
    assert game.next_turn_of("me").coins() == 3 + 3


def test_merchant_pays_nothing_for_regions_of_a_declined_race():
    game = table(LAND.replace("me 3", "me/declined 1"), me="orcs merchant, declined humans")
    assert game.score() == 3 + 2


def test_merchant_pays_nothing_on_the_turn_of_decline():
    game = table(LAND, me="orcs merchant", step="choose-course").play("decline")
    assert game.coins() == 3


def test_merchant_pays_nothing_in_decline():
    game = table("ford hill me/declined 1", me="orcs alchemist, declined humans merchant")
    assert game.score() == 1 + 2
