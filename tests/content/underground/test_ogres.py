"""Ogres: every conquest costs them one token less.

Source: Underground, Ogres.
"""

from kit.underground import table

CAVE = """
    cave    hill      me 1
    meadow  farmland         beside cave
    peak    mountain  red 1  beside cave
    castle  farmland  red 3  beside cave
"""


def test_ogres_banner_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ogres hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 5 + 4


def test_every_region_costs_ogres_one_token_less():
    game = table(CAVE, me="ogres")
    assert game.price("meadow") == 2 - 1
    assert game.price("peak") == 2 + 1 + 1 - 1
    assert game.quote("meadow") == "2 base, -1 Ogres"


def test_ogres_need_at_least_one_token_whatever_the_reductions():
    # UND-84
    assert table(CAVE, me="ogres commando", hand=1).price("meadow") == 1
    stream = "cave hill me 1 \n brook river beside cave"
    assert table(stream, me="ogres commando", hand=1).price("brook") == 1


def test_reduction_of_ogres_helps_a_final_attempt():
    # UND-85
    game = table(CAVE, me="ogres", hand=1)
    assert game.price("castle") == 2 + 3 - 1
    assert game.play("attempt castle").roll(3).holder("castle") == "me"


def test_ogres_in_decline_defend_like_other_races():
    game = table("home hill me 1 \n cave hill red/declined 1 beside home", red="humans, declined ogres")
    assert game.price("cave") == 2 + 1
