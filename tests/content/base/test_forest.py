"""Forest: each forest that the race holds at the end of the turn pays one extra coin.

Source: base rules, Forest.
"""

from kit import table

LAND = """
    low-wood    forest         me 1
    high-wood   forest         me 1
    deep-wood   forest,mine    me 1
    ridge     mountain   me 1
"""


def test_forest_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen forest").play("take 1")
    assert game.hand() == 8 + 4


def test_forest_power_pays_one_extra_coin_for_each_forest():
    # POW-32
    game = table(LAND, me="orcs forest", hand=0)
    assert game.breakdown() == {"regions": 4, "forest": 3}
    assert game.end_turn().coins() == 4 + 3


def test_forest_power_pays_on_every_turn():
    game = table(LAND, me="orcs forest", hand=0).next_turn_of("me").next_turn_of("me")
    assert game.coins() == 4 + 3 + 4 + 3


def test_forest_power_pays_nothing_for_other_terrain():
    game = table("meadow farmland me 1 \n ridge mountain me 1", me="orcs forest")
    assert game.score() == 2


def test_forest_power_ignores_forests_of_a_declined_race():
    game = table(LAND.replace("me 1", "me/declined 1", 1), me="orcs forest, declined humans")
    assert game.score() == 4 + 2


def test_forest_power_ignores_forests_of_other_players():
    game = table(LAND.replace("me 1", "red 1", 1), me="orcs forest")
    assert game.score() == 3 + 2


def test_forest_power_pays_nothing_on_the_turn_of_decline():
    game = table(LAND, me="orcs forest", step="choose-course").play("decline")
    assert game.coins() == 4


def test_forest_power_pays_nothing_in_decline():
    game = table(LAND.replace("me 1", "me/declined 1"), me="orcs merchant, declined humans forest")
    assert game.score() == 4
