"""Commando: every region costs one token less.

Source: base rules, Commando.
"""

from kit import table

AROUND_THE_CAMP = """
    camp    hill            me 1
    moor    swamp                    beside camp
    peak    mountain                 beside camp
    glade   forest    tribe 1        beside camp
    tower   hill      red 2          beside camp
    ruin    farmland  me/declined 1  beside camp
"""


def test_commando_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen commando").play("take 1")
    assert game.hand() == 8 + 4


def test_commando_lowers_every_price_by_one():
    game = table(AROUND_THE_CAMP, me="orcs commando")
    assert game.price("moor") == 2 - 1
    assert game.price("peak") == 2 + 1 - 1
    assert game.price("glade") == 2 + 1 - 1
    assert game.price("tower") == 2 + 2 - 1
    assert game.price("ruin") == 2 + 1 - 1


def test_commando_lowers_the_price_of_the_first_conquest():
    game = table("strand hill edge", me="orcs commando", hand=1).play("conquer strand x1")
    assert game.holder("strand") == "me"


def test_commando_lowers_the_price_in_a_final_attempt():
    game = table(AROUND_THE_CAMP, me="orcs commando", hand=1).play("attempt tower").roll(2)
    assert game.holder("tower") == "me"  # 1 token + 2 pips for 2 + 2 - 1


def test_commando_and_other_reductions_leave_at_least_one_token():
    # CST-08
    game = table("lake lake \n meadow farmland edge beside lake", me="tritons commando")
    assert game.quote("meadow") == "2 base, -1 Tritons, -1 Commando, +1 never less than 1"
    assert game.price("meadow") == 1


def test_races_without_commando_pay_the_full_price():
    game = table(AROUND_THE_CAMP, me="orcs", red="humans commando")
    assert game.price("moor") == 2


def test_ghouls_in_decline_are_no_longer_commandos():
    # RAC-20
    game = table("camp hill me 2 \n moor swamp beside camp", me="ghouls commando", step="choose-course")
    game.play("decline").next_turn_of("me").play("take 1")
    assert game.price("moor", by="me/ghouls") == 2
    assert game.offers("conquer moor") is False
    assert game.refuses("conquer moor x1")
