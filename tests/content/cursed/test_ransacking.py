"""Ransacking: one coin from the owner of each active race that loses a region.

Source: Cursed!, Ransacking.
"""

import pytest

from kit import table
from smallworld.engine import reports

CAMP = """
    camp   hill     me 2
    glade  forest   red 1            beside camp
    grove  forest   red 1            beside camp
    ridge  hill     blue 1           beside camp
    tomb   swamp    red/declined 1   beside camp
    moor   swamp    tribe 1          beside camp
"""


def ransackers(me="ratmen ransacking", drawing=CAMP, **more):
    more.setdefault("hand", 9)
    more.setdefault("coins", 4)
    return table(drawing, me=me, **more)


def test_ransackers_take_a_coin_per_region_of_an_active_race():
    # CUR-11
    game = ransackers().play("conquer glade x3; conquer grove x3; conquer ridge x3")
    assert [game.coins(player) for player in ("me", "red", "blue")] == [4 + 3, 4 - 2, 4 - 1]


def test_ransacked_coin_is_paid_immediately_and_reported():
    game = ransackers().play("conquer glade x3")
    paid = [report for report in game.reports if report.kind == reports.COINS_TAKEN]
    assert [(report.player, report.other, report.number) for report in paid] == [(0, 1, 1)]


def test_ransacked_player_without_coins_pays_nothing():
    game = ransackers(red="orcs hill, coins 1")
    game.play("conquer glade x3; conquer grove x3")
    assert (game.coins(), game.coins("red")) == (4 + 1, 0)


def test_ransackers_get_nothing_from_declined_races_and_tribes():
    game = ransackers().play("conquer tomb x3; conquer moor x3")
    assert (game.coins(), game.coins("red")) == (4, 4)


def test_ransackers_get_nothing_from_ghouls_in_decline():
    # CUR-10
    drawing = """
        camp   hill    me 2
        tomb   swamp   red/ghouls 3  beside camp
        ruin   forest  red/elves 1   beside camp
    """
    game = ransackers(drawing=drawing, red="declined ghouls, declined elves spirit")
    game.play("conquer tomb x5; conquer ruin x3")
    assert (game.coins(), game.coins("red")) == (4, 4)


def test_ransackers_are_paid_for_a_successful_final_attempt():
    game = ransackers(hand=2).play("attempt glade").roll(1)
    assert game.coins("red") == 4 - 1


def test_ransackers_get_nothing_for_a_failed_final_attempt():
    game = ransackers(hand=2).play("attempt glade").roll(0)
    assert game.coins("red") == 4


@pytest.mark.ours
def test_ransacking_sorcerers_take_a_coin_for_a_substitution():
    # SOR-15
    game = ransackers(me="sorcerers ransacking", red="orcs hill, coins 3").play("sorcerers glade red")
    assert (game.coins(), game.coins("red")) == (4 + 1, 2)
