"""Wizards: each region with magic that they hold at the end of the turn pays one extra coin.

Source: base rules, Wizards.
"""

from kit import table

CIRCLES = """
    circle  farmland,magic     me 1
    menhir  hill,magic,mine    me 1  beside circle
    knoll   hill               me 1  beside menhir
"""


def test_each_region_with_magic_pays_wizards_one_extra_coin():
    # RAC-09
    game = table(CIRCLES, me="wizards", hand=0)
    assert game.breakdown() == {"regions": 3, "wizards": 2}
    assert game.end_turn().coins() == 3 + 2


def test_wizards_earn_nothing_from_magic_of_other_players():
    game = table(CIRCLES + "well swamp,magic red 1", me="wizards", hand=0)
    assert game.score() == 3 + 2


def test_magic_pays_declined_wizards_no_extra_coin():
    game = table(CIRCLES, me="wizards", hand=0, step="choose-course").play("decline")
    assert game.coins() == 3
    assert game.score() == 3
