"""Humans: each farmland region that they hold at the end of the turn pays one extra coin.

Source: base rules, Humans.
"""

from kit import table

FIELDS = """
    meadow   farmland        me 1
    orchard  farmland,magic  me 1  beside meadow
    knoll    hill            me 1  beside orchard
"""


def test_each_farmland_pays_humans_one_extra_coin():
    # RAC-09
    game = table(FIELDS, me="humans", hand=0)
    assert game.breakdown() == {"regions": 3, "humans": 2}
    assert game.end_turn().coins() == 3 + 2


def test_humans_earn_nothing_from_farmland_of_other_players():
    game = table(FIELDS + "croft farmland red 1", me="humans", hand=0)
    assert game.score() == 3 + 2


def test_farmland_of_declined_humans_pays_no_extra_coin():
    game = table(FIELDS, me="humans", hand=0, step="choose-course").play("decline")
    assert game.coins() == 3
    assert game.score() == 3
