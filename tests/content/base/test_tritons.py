"""Tritons: coastal regions, those that border a sea or the lake, cost a token less.

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


def test_region_by_a_sea_costs_one_less():
    assert table(COAST, me="tritons").price("beach") == 2 + 1 - 1


def test_region_by_the_lake_costs_one_less():
    assert table(COAST, me="tritons").price("shore") == 2 - 1


def test_coastal_mountain_costs_one_less():
    assert table(COAST, me="tritons").price("cliff") == 2 + 1 - 1


def test_inland_region_costs_the_same():
    assert table(COAST, me="tritons").price("meadow") == 2


def test_a_coast_on_two_waters_saves_one_token_only():
    game = table(COAST + "spit hill tribe 1 beside bay lough harbour", me="tritons")
    assert game.price("spit") == 2 + 1 - 1


def test_is_water_coastal_for_seafaring_tritons_no():
    game = table(COAST + "strait sea edge beside bay", me="tritons seafaring")
    assert game.price("bay") == 2
    assert game.price("lough") == 2


def test_no_region_costs_less_than_one():
    # CST-08
    assert table(COAST, me="tritons commando").price("shore") == 1


def test_flying_tritons_have_both_advantages():
    game = table(COAST + "haven farmland tribe 1 beside lough", me="tritons flying")
    assert game.price("haven") == 2 + 1 - 1


def test_no_discount_in_decline():
    game = table(
        COAST.replace("me 1", "me/declined 1") + "hill hill me 1 beside shore", me="orcs, declined tritons"
    )
    assert game.price("shore") == 2
