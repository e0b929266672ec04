"""Goblins: regions of races in decline cost one token less.

Source: Cursed!, Goblins.
"""

import pytest

from kit import table

CAMP = """
    camp   hill     me 2
    ruin   forest   red/declined 1   beside camp
    glade  forest   red 1            beside camp
    grove  forest   tribe 1          beside camp
    barrow swamp    me/declined 1    beside camp
    moor   swamp                     beside camp
"""


def goblins(**more):
    return table(CAMP, me="goblins hill, declined humans", **more)


def test_goblins_pay_one_token_less_for_a_race_in_decline():
    # CST-18
    game = goblins()
    assert game.price("ruin") == 2 + 1 - 1
    assert game.price("grove") == 2 + 1 - 1, "Lost Tribes"
    assert game.price("glade") == 2 + 1
    assert game.price("moor") == 2
    assert game.quote("ruin") == "2 base, +1 tokens, -1 Goblins"


@pytest.mark.ours
def test_goblins_pay_one_token_less_for_a_lost_tribe():
    assert goblins().price("grove") == 2 + 1 - 1


@pytest.mark.ours
def test_goblins_pay_less_for_the_declined_race_of_their_owner():
    assert goblins().price("barrow") == 2 + 1 - 1


@pytest.mark.ours
def test_goblins_pay_one_token_less_for_ghouls_in_decline():
    game = table(
        "camp hill me 2 \n tomb swamp red/ghouls 3 beside camp",
        me="goblins hill",
        red="declined ghouls",
    )
    assert game.price("tomb") == 2 + 3 - 1


def test_discount_of_goblins_adds_to_other_reductions():
    game = table("camp hill me 2 \n ruin forest red/declined 1 beside camp", me="goblins commando")
    assert game.price("ruin") == 2 + 1 - 1 - 1


def test_discount_of_goblins_ends_when_they_decline():
    game = table(
        "camp hill me 2 \n tomb swamp me/ghouls 1 beside camp \n ruin forest red/declined 1 beside tomb",
        me="orcs hill, declined ghouls",
    )
    assert game.price("ruin", by="me/ghouls") == 2 + 1
