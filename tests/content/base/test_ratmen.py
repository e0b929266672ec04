"""Ratmen: their only ability is their number.

Source: base rules, Ratmen.
"""

from kit import table

NEST = """
    nest    swamp,magic     me 1
    meadow  farmland,mine   me 1  beside nest
    peak    mountain              beside meadow
    knoll   hill,cavern     tribe 1  beside meadow
"""


def test_ratmen_banner_brings_eight_tokens():
    game = table("meadow farmland edge", me="", column="ratmen hill").play("take 1")
    assert game.hand() == 8 + 4


def test_ratmen_pay_the_full_price():
    game = table(NEST, me="ratmen")
    assert game.price("peak") == 2 + 1
    assert game.price("knoll") == 2 + 1


def test_ratmen_score_one_coin_for_each_region():
    assert table(NEST, me="ratmen", hand=0).breakdown() == {"regions": 2}


def test_ratmen_lose_a_token_like_any_other_race():
    game = table("nest swamp red 2 \n meadow farmland me 1 beside nest", red="ratmen").play("conquer nest x4")
    assert game.tray("ratmen") == 13 - 1
