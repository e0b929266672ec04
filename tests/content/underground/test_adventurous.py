"""Adventurous: one extra coin for each region with a place.

Source: Underground, Adventurous.
"""

from kit.underground import table

SIGHTS = """
    a    mine      me 1
    b    mud-pool  me 1  beside a
    c    mine      me 1  beside b
    d    mine      red 1
"""
FOUNTAIN = "the-fountain-of-youth a"
PIPE = "the-great-brass-pipe b"


def test_adventurous_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen adventurous").play("take 1")
    assert game.hand() == 8 + 5


def test_adventurous_pays_one_extra_coin_for_each_place():
    game = table(SIGHTS, me="ogres adventurous", hand=0, holdings=f"{FOUNTAIN}, {PIPE}")
    assert game.breakdown() == {"regions": 3, "adventurous": 2}


def test_adventurous_pays_nothing_for_a_relic():
    game = table(
        SIGHTS, me="ogres adventurous", hand=0, holdings=f"{FOUNTAIN}, the-sword-of-the-killer-rabbit b"
    )
    assert game.breakdown() == {"regions": 3, "adventurous": 1}


def test_adventurous_bonus_adds_to_the_coins_of_the_place():
    game = table(SIGHTS, me="ogres adventurous", hand=0, holdings="the-keep-on-the-motherland c")
    assert game.score() == 3 + 1 + 1


def test_adventurous_pays_nothing_for_a_place_of_another_race():
    game = table(SIGHTS, me="ogres adventurous", hand=0, holdings="the-great-brass-pipe d")
    assert game.score() == 3


def test_adventurous_pays_nothing_in_decline():
    # UND-97
    game = table(SIGHTS, me="ogres adventurous", holdings=FOUNTAIN, step="choose-course").play("decline")
    assert game.coins() == 3
