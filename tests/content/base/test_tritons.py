"""Tritons: coastal regions, beside a sea or the lake, cost one token less.

Source: base rules, Tritons.
"""

from kit import table

COAST = """
    harbour  farmland  me 1
    bay      sea              edge beside harbour
    lough    lake                  beside harbour
    beach    hill      red 1       beside harbour bay
    shore    swamp                 beside harbour lough
    cliff    mountain              beside harbour bay
    meadow   farmland              beside harbour
"""


def test_tritons_pay_one_token_less_beside_a_sea():
    assert table(COAST, me="tritons").price("beach") == 2 + 1 - 1


def test_tritons_pay_one_token_less_beside_the_lake():
    assert table(COAST, me="tritons").price("shore") == 2 - 1


def test_tritons_pay_one_token_less_for_a_coastal_mountain():
    assert table(COAST, me="tritons").price("cliff") == 2 + 1 - 1


def test_tritons_pay_the_full_price_inland():
    assert table(COAST, me="tritons").price("meadow") == 2


def test_tritons_save_only_one_token_beside_two_waters():
    game = table(COAST + "spit hill tribe 1 beside bay lough harbour", me="tritons")
    assert game.price("spit") == 2 + 1 - 1


def test_seafaring_tritons_pay_the_full_price_for_water():
    game = table(COAST + "strait sea edge beside bay", me="tritons seafaring")
    assert game.price("bay") == 2
    assert game.price("lough") == 2


def test_tritons_pay_at_least_one_token():
    # CST-08
    assert table(COAST, me="tritons commando").price("shore") == 1


def test_flying_tritons_fly_and_pay_less_on_every_coast():
    game = table(COAST + "haven farmland tribe 1 beside lough", me="tritons flying")
    assert game.price("haven") == 2 + 1 - 1


def test_next_race_gets_no_discount_beside_declined_tritons():
    game = table(
        COAST.replace("me 1", "me/declined 1") + "hill hill me 1 beside shore", me="orcs, declined tritons"
    )
    assert game.price("shore") == 2
