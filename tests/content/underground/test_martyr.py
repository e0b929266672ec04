"""Martyr: the bank pays a coin at once for each active region that an opponent conquers.

Source: Underground, Martyr.
"""

import pytest

from kit.underground import table

ALTARS = """
    a    mine  red 3
    b    mine  red 1  beside a
    c    mine  red 1
    den  mine  me 1   beside a b
"""


def martyrs(**more):
    return table(ALTARS, red="ogres martyr", **more)


def test_martyr_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen martyr").play("take 1")
    assert game.hand() == 8 + 4


def test_bank_pays_martyrs_for_each_region_they_lose():
    # UND-114
    game = martyrs(hand=9).play("conquer a x5")
    assert (game.coins("red"), game.coins()) == (1, 0)
    assert game.play("conquer b x3").coins("red") == 2


def test_martyr_pays_nothing_for_a_failed_final_attempt():
    # UND-115
    game = martyrs(hand=2).play("attempt b").roll(0)
    assert game.coins("red") == 0


def test_martyr_pays_for_a_substitution():
    game = martyrs(me="sorcerers", hand=0).play("sorcerers b red")
    assert game.coins("red") == 1


def test_martyr_badge_is_discarded_in_decline():
    # UND-253
    game = table("a mine red/declined 1 \n den mine me 1 beside a", red="drow, declined ogres martyr", hand=5)
    assert game.play("conquer a x3").coins("red") == 0


def test_martyr_pays_nothing_for_conquests_by_its_owner():
    game = table(
        "a mine me 2 \n crypt mine me/declined 5 beside a",
        me="ogres martyr, declined ghouls",
        hand=0,
        step="choose-course",
    ).play("expand; conquer a x4")
    assert (game.holder("a"), game.coins()) == ("me/declined", 0)


@pytest.mark.parametrize(("teams", "coins"), [((1, 1, 2), 0), ((1, 2, 2), 1)])
def test_martyr_pays_nothing_for_conquests_by_an_ally(teams, coins):
    game = table(ALTARS, red="ogres martyr", blue="drow", players=3, teams=teams, hand=5)
    assert game.play("conquer b x3").coins("red") == coins
