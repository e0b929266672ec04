"""Shrooms: one extra coin for each mushroom forest.

Source: Underground, Shrooms.
"""

from kit.underground import table

WOODS = """
    glade   mushroom-forest  me 1
    copse   mushroom-forest  me 1   beside glade
    pool    mud-pool         me 1   beside copse
    grove   mushroom-forest  red 1
"""


def test_shrooms_banner_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="shrooms hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 5 + 4


def test_each_mushroom_forest_pays_shrooms_one_extra_coin():
    # UND-86
    game = table(WOODS, me="shrooms", hand=0)
    assert game.breakdown() == {"regions": 3, "shrooms": 2}
    assert game.end_turn().coins() == 3 + 2


def test_declined_shrooms_earn_no_extra_coins():
    # UND-86
    game = table(WOODS, me="shrooms", hand=0, step="choose-course").play("decline")
    assert game.coins() == 3


def test_shrooms_count_forests_on_the_surface():
    assert table("wood forest me 1 \n moor swamp me 1", me="shrooms", hand=0).score() == 2 + 1
