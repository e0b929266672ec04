"""Ransacking: a coin from the owner of each active race of whom it conquers a region.

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


def test_each_active_region_conquered_brings_its_owners_coin():
    # CUR-11
    game = ransackers().play("conquer glade x3; conquer grove x3; conquer ridge x3")
    assert [game.coins(player) for player in ("me", "red", "blue")] == [4 + 3, 4 - 2, 4 - 1]


def test_coin_is_paid_at_once_and_reported():
    game = ransackers().play("conquer glade x3")
    paid = [report for report in game.reports if report.kind == reports.COINS_TAKEN]
    assert [(report.player, report.other, report.number) for report in paid] == [(0, 1, 1)]


def test_owner_without_coins_pays_nothing():
    game = ransackers(red="orcs hill, coins 1")
    game.play("conquer glade x3; conquer grove x3")
    assert (game.coins(), game.coins("red")) == (4 + 1, 0)


def test_races_in_decline_and_lost_tribes_pay_nothing():
    game = ransackers().play("conquer tomb x3; conquer moor x3")
    assert (game.coins(), game.coins("red")) == (4, 4)


def test_ghouls_in_decline_pay_nothing():
    # CUR-10
    drawing = """
        camp   hill    me 2
        tomb   swamp   red/ghouls 3  beside camp
        ruin   forest  red/elves 1   beside camp
    """
    game = ransackers(drawing=drawing, red="declined ghouls, declined elves spirit")
    game.play("conquer tomb x5; conquer ruin x3")
    assert (game.coins(), game.coins("red")) == (4, 4)


def test_successful_attempt_counts_like_any_conquest():
    game = ransackers(hand=2).play("attempt glade").roll(1)
    assert game.coins("red") == 4 - 1


def test_failed_attempt_brings_nothing():
    game = ransackers(hand=2).play("attempt glade").roll(0)
    assert game.coins("red") == 4


@pytest.mark.ours
def test_do_sorcerers_take_a_coin_with_the_region_yes():
    # SOR-15
    game = ransackers(me="sorcerers ransacking", red="orcs hill, coins 3").play("sorcerers glade red")
    assert (game.coins(), game.coins("red")) == (4 + 1, 2)
