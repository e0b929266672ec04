"""Liches: in decline, a player who conquers one of their regions must pay its owner a coin.

Source: Underground, Liches.
"""

import pytest

from kit.underground import table

TOMBS = """
    camp   hill      me 1
    tomb   forest    red{0} 1  beside camp
    crypt  farmland  red{0} 1  beside camp
"""


def tombs(coins, hand=9, owner="/declined", **more):
    red = more.pop("red", "orcs hill, declined liches" if owner else "liches")
    return table(TOMBS.format(owner), red=red, coins=coins, hand=hand, **more)


def test_liches_banner_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="liches hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 5 + 4


def test_conqueror_of_declined_liches_pays_their_owner_a_coin():
    # UND-15
    game = tombs(coins=2).play("conquer tomb x3")
    assert game.coins() == 2 - 1
    assert game.coins("red") == 2 + 1


def test_player_without_a_coin_cannot_conquer_declined_liches():
    # UND-15
    game = tombs(coins=0)
    assert game.quote("tomb") == "cannot be conquered: lich coin"
    assert game.refuses("conquer tomb")
    assert tombs(coins=0, hand=1).refuses("attempt tomb")


def test_each_region_of_declined_liches_costs_a_coin():
    # UND-75
    game = tombs(coins=1).play("conquer tomb x3")
    assert game.coins() == 0
    assert game.refuses("conquer crypt")


def test_no_power_conquers_declined_liches_without_a_coin():
    game = tombs(coins=0, me="ratmen dragon-master")
    assert game.refuses("dragon-master tomb x1")


def test_failed_final_attempt_on_liches_costs_no_coin():
    # UND-76
    game = tombs(coins=1, hand=1).play("attempt tomb").roll(0)
    assert game.holder("tomb") == "red/declined"
    assert game.coins("red") == 1


def test_active_race_pays_nothing_for_liches_of_its_owner():
    home = "camp hill me 1 \n tomb forest me/declined 1 beside camp"
    game = table(home, me="ratmen, declined liches", coins=0).play("conquer tomb x3")
    assert game.coins() == 0


def test_ally_pays_nothing_for_conquering_declined_liches():
    game = table(
        "camp hill me 1 \n tomb forest blue/declined 1 beside camp",
        blue="orcs hill, declined liches",
        players=4,
        teams=(1, 2, 1, 2),
    )
    game.play("conquer tomb x3")
    assert (game.coins(), game.coins("blue")) == (0, 0)


def test_coin_for_liches_cannot_also_pay_the_mercenary():
    # UND-279
    assert tombs(coins=1, hand=1, me="ratmen mercenary").refuses("mercenary tomb x1")
    game = tombs(coins=2, hand=2, me="ratmen mercenary").play("mercenary tomb x1")
    assert game.coins() == 0
    assert game.coins("red") == 2 + 1


def test_attempt_is_not_offered_without_coins_for_its_mercenary():
    town = "camp hill me 1 \n tomb mountain red/declined 1 beside camp"
    more = {"me": "ratmen commando", "red": "orcs hill, declined liches", "hand": 1}
    assert table(town, coins=1, **more).offers("attempt tomb")
    more["me"] = "mummies mercenary"
    assert table(town, coins=1, **more).refuses("attempt tomb")  # 2 + 1 + 1 + 1: four more than in hand
    assert table(town, coins=2, **more).offers("attempt tomb")


@pytest.mark.ours
def test_owner_of_active_liches_is_paid_nothing():
    # UND-74
    game = tombs(coins=0, owner="").play("conquer tomb x3")
    assert (game.holder("tomb"), game.coins(), game.coins("red")) == ("me", 0, 0)
