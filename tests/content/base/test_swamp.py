"""Swamp: each swamp that the race holds at the end of the turn pays one extra coin.

Source: base rules, Swamp.
"""

from kit import table

LAND = """
    low-moor    swamp         me 1
    high-moor   swamp         me 1
    deep-moor   swamp,mine    me 1
    ridge     mountain   me 1
"""


def test_swamp_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen swamp").play("take 1")
    assert game.hand() == 8 + 4


def test_swamp_power_pays_one_extra_coin_for_each_swamp():
    # POW-32
    game = table(LAND, me="orcs swamp", hand=0)
    assert game.breakdown() == {"regions": 4, "swamp": 3}
    assert game.end_turn().coins() == 4 + 3


def test_swamp_power_pays_on_every_turn():
    game = table(LAND, me="orcs swamp", hand=0).next_turn_of("me").next_turn_of("me")
    assert game.coins() == 4 + 3 + 4 + 3


def test_swamp_power_pays_nothing_for_other_terrain():
    game = table("meadow forest me 1 \n ridge mountain me 1", me="orcs swamp")
    assert game.score() == 2


def test_swamp_power_pays_nothing_for_swamps_of_a_declined_race():
    game = table(LAND.replace("me 1", "me/declined 1", 1), me="orcs swamp, declined humans")
    assert game.score() == 4 + 2


def test_swamp_power_pays_nothing_for_swamps_of_other_players():
    game = table(LAND.replace("me 1", "red 1", 1), me="orcs swamp")
    assert game.score() == 3 + 2


def test_swamp_power_pays_nothing_on_the_turn_of_decline():
    game = table(LAND, me="orcs swamp", step="choose-course").play("decline")
    assert game.coins() == 4


def test_swamp_power_pays_nothing_in_decline():
    game = table(LAND.replace("me 1", "me/declined 1"), me="orcs merchant, declined humans swamp")
    assert game.score() == 4
