"""Mummies: every conquest costs them one more token.

Source: Underground, Mummies.
"""

from kit.underground import table

CRYPT = """
    crypt   hill      me 1
    meadow  farmland           beside crypt
    peak    mountain  red 2    beside crypt
    castle  black-mountain  monster 2  beside crypt
"""


def test_mummies_banner_brings_ten_tokens():
    game = table("meadow farmland edge", me="", column="mummies hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 10 + 4


def test_empty_region_costs_mummies_one_more_token():
    # UND-82
    game = table(CRYPT, me="mummies")
    assert game.price("meadow") == 2 + 1
    assert game.quote("meadow") == "2 base, +1 Mummies"


def test_occupied_or_mountain_region_costs_mummies_one_more():
    # UND-82
    game = table(CRYPT, me="mummies")
    assert game.price("peak") == 2 + 1 + 2 + 1
    assert game.price("castle") == 2 + 1 + 2 + 1


def test_surcharge_of_mummies_adds_to_reductions():
    assert table(CRYPT, me="mummies commando").price("meadow") == 2 + 1 - 1


def test_final_attempt_costs_mummies_one_more_token():
    game = table(CRYPT, me="mummies", hand=1).play("attempt meadow").roll(1)
    assert game.holder("meadow") == ""
    game = table(CRYPT, me="mummies", hand=1).play("attempt meadow").roll(2)
    assert game.holder("meadow") == "me"


def test_others_conquer_mummies_at_the_usual_price():
    assert table(CRYPT, red="mummies").price("peak") == 2 + 1 + 2


def test_conquest_by_the_dragon_takes_only_one_mummy():
    game = table(CRYPT, me="mummies dragon-master", hand=1).play("dragon-master peak x1")
    assert game.holder("peak") == "me"


def test_river_costs_mummies_two_tokens():
    # UND-33
    assert table("crypt hill me 1 \n brook river beside crypt", me="mummies").price("brook") == 2 - 1 + 1
