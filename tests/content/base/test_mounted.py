"""Mounted: hills and farmland cost one token less.

Source: base rules, Mounted.
"""

from kit import table

AROUND_THE_CAMP = """
    camp    swamp             me 1
    brow    hill                       beside camp
    field   farmland,magic    tribe 1  beside camp
    tower   hill              red 2    beside camp
    glade   forest                     beside camp
    moor    swamp                      beside camp
    peak    mountain                   beside camp
"""


def test_mounted_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen mounted").play("take 1")
    assert game.hand() == 8 + 5


def test_hills_cost_mounted_races_one_token_less():
    game = table(AROUND_THE_CAMP, me="orcs mounted")
    assert game.price("brow") == 2 - 1
    assert game.price("tower") == 2 + 2 - 1


def test_farmland_costs_mounted_races_one_token_less():
    game = table(AROUND_THE_CAMP, me="orcs mounted")
    assert game.price("field") == 2 + 1 - 1


def test_other_terrain_costs_mounted_races_the_full_price():
    game = table(AROUND_THE_CAMP, me="orcs mounted")
    assert game.price("glade") == 2
    assert game.price("moor") == 2
    assert game.price("peak") == 2 + 1


def test_mounted_discount_adds_to_other_reductions():
    # CST-09
    game = table("peak mountain me 1 \n brow hill tribe 1 beside peak", me="giants mounted")
    assert game.price("brow") == 2 + 1 - 1 - 1


def test_mounted_conquest_needs_at_least_one_token():
    game = table("peak mountain me 1 \n brow hill beside peak", me="giants mounted")
    assert game.price("brow") == 1


def test_ghouls_in_decline_are_no_longer_mounted():
    game = (
        table(AROUND_THE_CAMP, me="ghouls mounted", step="choose-course").play("decline").next_turn_of("me")
    )
    assert game.price("brow", by="me/ghouls") == 2
