"""Martyr: the bank pays a coin for each active region that an opponent conquers, at once.

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


def test_the_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen martyr").play("take 1")
    assert game.hand() == 8 + 4


def test_a_coin_from_the_bank_at_once_for_each_region_conquered():
    # UND-114
    game = martyrs(hand=9).play("conquer a x5")
    assert (game.coins("red"), game.coins()) == (1, 0)
    assert game.play("conquer b x3").coins("red") == 2


def test_a_final_attempt_that_fails_brings_nothing():
    # UND-115
    game = martyrs(hand=2).play("attempt b").roll(0)
    assert game.coins("red") == 0


def test_a_substitution_is_a_conquest():
    game = martyrs(me="sorcerers", hand=0).play("sorcerers b red")
    assert game.coins("red") == 1


def test_badge_is_lost_in_decline():
    # UND-253
    game = table("a mine red/declined 1 \n den mine me 1 beside a", red="drow, declined ogres martyr", hand=5)
    assert game.play("conquer a x3").coins("red") == 0


def test_owner_is_not_an_opponent():
    game = table(
        "a mine me 2 \n crypt mine me/declined 5 beside a",
        me="ogres martyr, declined ghouls",
        hand=0,
        step="choose-course",
    ).play("expand; conquer a x4")
    assert (game.holder("a"), game.coins()) == ("me/declined", 0)


@pytest.mark.parametrize(("teams", "coins"), [((1, 1, 2), 0), ((1, 2, 2), 1)])
def test_ally_is_not_an_opponent(teams, coins):
    game = table(ALTARS, red="ogres martyr", blue="drow", players=3, teams=teams, hand=5)
    assert game.play("conquer b x3").coins("red") == coins
