"""Drow: one extra coin for each region that borders no other race.

Source: Underground, Drow.
"""

import pytest

from kit.underground import table

HOMES = """
    spire   hill      me 1
    web     forest    me 1             beside spire
    meadow  farmland                   beside web
    vault   swamp     {} {}            beside web
"""


def drow(owner="red", tokens=1, **more):
    return table(HOMES.format(owner, tokens), me=more.pop("me", "drow"), hand=0, **more)


def test_drow_banner_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="drow hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 4 + 4


def test_drow_earn_a_coin_for_each_region_beside_no_other_race():
    # The spire borders only the web, which is theirs; the web borders the vault.
    assert drow().breakdown() == {"regions": 2, "drow": 1}


def test_race_in_decline_counts_as_another_race_for_drow():
    assert drow("red/declined").breakdown() == {"regions": 2, "drow": 1}


def test_declined_race_of_the_same_player_counts_as_another_race():
    # UND-09
    game = drow("me/declined", me="drow, declined orcs")
    assert game.breakdown()["drow"] == 1
    assert game.score() == (2 + 1) + 1


def test_monsters_count_as_another_race_for_drow():
    # UND-54
    assert drow("monster", 2).breakdown() == {"regions": 2, "drow": 1}


def test_empty_regions_do_not_count_as_another_race_for_drow():
    # UND-54
    assert table("spire hill me 1 \n meadow farmland beside spire", me="drow", hand=0).score() == 1 + 1


def test_drow_ignore_tokens_in_the_hands_of_other_players():
    # UND-56
    game = table(
        """
        mine   hill               beside vault
        vault  forest    red 3
        web    swamp     me 1     beside vault cave
        cave   farmland  red 1
        """,
        me="drow",
        hand=5,
    )
    game.play("conquer vault x5; deploy web x4")
    # The vault borders only the web and the empty mine; the web borders the cave, where they came afterwards.
    assert game.coins() == 2 + 1
    assert game.tokens("cave") == 1 + 2


def test_drow_in_decline_earn_no_extra_coins():
    game = table("spire hill me 1", me="drow", hand=0, step="choose-course").play("decline")
    assert game.coins() == 1


@pytest.mark.ours
def test_lost_tribe_counts_as_another_race_for_drow():
    # UND-57
    assert drow("tribe", 1).breakdown() == {"regions": 2, "drow": 1}
