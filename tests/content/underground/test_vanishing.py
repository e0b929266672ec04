"""Vanishing: when the race declines, all tokens leave, and each region pays two coins instead of one.

Source: Underground, Vanishing.
"""

import pytest

from kit.underground import table

MISTS = "a mine {0} 1 \n b mine {0} 1 \n c mushroom-forest {0} 1 \n d mine {0} 1"


def test_vanishing_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen vanishing").play("take 1")
    assert game.hand() == 8 + 5


def test_vanishing_race_gets_two_coins_per_region_and_leaves():
    # UND-13: Shrooms, whose mushroom forest pays nothing extra
    game = table(MISTS.format("me"), me="shrooms vanishing", step="choose-course").play("decline")
    assert game.coins() == 4 * 2
    assert [game.holder(region) for region in "abcd"] == ["", "", "", ""]
    assert game.races() == []
    assert "shrooms" in game.stack("returned_races")
    assert "vanishing" in game.stack("discarded_powers")


@pytest.mark.ours
def test_older_race_in_decline_leaves_when_a_race_vanishes():
    game = table(
        MISTS.format("me") + "\n e mine me/declined 1",
        me="drow vanishing, declined ogres",
        step="choose-course",
    ).play("decline")
    assert (game.holder("e"), game.coins()) == ("", 4 * 2)


def test_spirit_race_stays_and_scores_when_another_vanishes():
    # UND-269
    game = table(
        MISTS.format("me") + "\n e mine me/declined 1 \n f mine me/declined 1 \n g mine me/declined 1",
        me="drow vanishing, declined ogres spirit",
        step="choose-course",
    ).play("decline")
    assert game.coins() == 8 + 3
    assert game.races() == ["ogres spirit"]


def test_vanishing_counts_as_a_decline():
    # UND-270
    game = table(
        MISTS.format("me") + "\n e mine red 1",
        me="ogres vanishing",
        red="drow historian",
        step="choose-course",
    )
    before = game.coins("red")
    assert game.play("decline").coins("red") == before + 1


def test_vanished_race_no_longer_scores_in_decline():
    game = table("a mine me 1 \n b mine me 1", me="dwarves vanishing", step="choose-course").play("decline")
    assert game.coins() == 2 * 2


def test_vanishing_pays_nothing_while_the_race_is_active():
    assert table(MISTS.format("me"), me="ogres vanishing", hand=0).score() == 4


def test_vanishing_kraken_get_two_coins_for_each_river():
    # UND-272
    game = table(
        "a river me 1 \n b river me 1 beside a \n c mine me 1 beside b \n d mine me 1",
        me="kraken vanishing",
        step="choose-course",
    )
    assert game.play("decline").coins() == 8


@pytest.mark.ours
def test_vanishing_pays_nothing_extra_for_places():
    # UND-145
    game = table(
        "a mine me 1 \n b mine me 1 \n c mine me 1",
        me="ogres vanishing",
        holdings="the-keep-on-the-motherland a, the-mine-of-the-lost-dwarf b",
        step="choose-course",
    )
    assert game.play("decline").coins() == 3 * 2
