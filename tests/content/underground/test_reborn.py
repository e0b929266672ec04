"""Reborn: in decline it may give up to two regions a turn to its owner's active race.

Source: Underground, Reborn.
"""

import pytest

from kit.underground import table

GRAVES = """
    a    mine  me/declined 1
    b    mine  me/declined 1  beside a
    c    mine  me/declined 1  beside b
    d    mine                 beside a
    den  mine  me 1
"""
BROOK = "a mine me/declined 1 \n brook river me/declined 1 \n den mine me 1"


def graves(drawing=GRAVES, me="mummies", declined="ogres", **more):
    return table(drawing, me=f"{me}, declined {declined} reborn", step="choose-course", **more)


def test_reborn_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen reborn").play("take 1")
    assert game.hand() == 8 + 5


def test_reborn_badge_stays_with_its_race_in_decline():
    game = table("a mine me 1", me="ogres reborn", step="choose-course").play("decline")
    assert game.races() == ["ogres reborn"]


def test_reborn_race_may_give_away_up_to_two_regions_each_turn():
    # UND-124
    game = graves()
    assert game.legal() == ["reborn a", "reborn b", "reborn c", "pass"]
    game.play("reborn a; reborn c")
    assert [game.holder(region) for region in "abc"] == ["me", "me/declined", "me"]
    assert [game.tokens(region) for region in "abc"] == [1, 1, 1]
    assert game.legal() == ["expand", "decline"], "not a third one"
    assert game.tray("mummies") == 15 - 3


def test_reborn_race_may_give_away_one_region_or_none():
    # UND-124
    assert graves().play("reborn b; pass").legal() == ["expand", "decline"]
    assert graves().play("pass").legal() == ["expand", "decline"]


def test_new_race_uses_a_token_in_hand_if_its_tray_is_empty():
    # UND-125
    game = graves("a mine me/declined 1 \n b mine me/declined 1 \n den mine me 8", me="drow, hand 1")
    assert (game.tray("drow"), game.hand()) == (0, 1)
    game.play("reborn b")
    assert (game.holder("b"), game.hand()) == ("me", 0)
    assert game.legal() == ["expand", "decline"]


def test_reborn_race_gives_nothing_if_the_new_race_has_no_token():
    game = graves("a mine me/declined 1 \n den mine me 9", me="drow")
    assert game.legal() == ["expand", "decline"]


@pytest.mark.ours
def test_new_race_may_start_in_a_region_that_reborn_gives_it():
    # UND-126
    game = table(
        "a mine me/declined 1 \n b mine beside a \n rim mine edge",
        me="declined ogres reborn",
        column="drow mining, ratmen hill",
    ).play("take 1; reborn a")
    assert game.holder("a") == "me"
    assert game.offers("conquer b x2")
    assert game.refuses("conquer rim"), "it is on the map"


@pytest.mark.ours
def test_active_race_may_decline_after_reborn_gave_it_a_region():
    # UND-128
    game = graves().play("reborn a; reborn b; decline")
    assert [game.holder(region) for region in "abc"] == ["me/declined", "me/declined", ""]
    assert game.races()[0].startswith("mummies")
    assert game.coins() == 3


def test_reborn_race_leaves_at_the_next_decline():
    # UND-274
    game = table(
        "a mine me/declined 1 \n b mine me/declined 1 \n c mine me 1",
        me="drow stout, declined ogres reborn",
        hand=0,
    ).play("stop; decline")
    assert game.races() == ["drow"]
    game.next_turn_of("me")
    assert game.refuses("reborn c")


def test_all_reborn_tokens_leave_a_region_that_is_given_away():
    # UND-276
    stacks = "a mine me/declined 3 \n b mine me/declined 2 \n den mine me 1"
    game = graves(stacks, me="ogres", declined="ghouls").play("reborn a; pass")
    assert (game.holder("a"), game.tokens("a")) == ("me", 1)
    assert game.tray("ghouls") == 10 - 2


def test_reborn_race_leaves_after_it_gives_away_its_last_region():
    game = graves("a mine me/declined 1 \n den mine me 1").play("reborn a")
    assert game.legal() == ["expand", "decline"]
    assert game.races() == ["mummies wealthy"]
    assert "reborn" in game.stack("discarded_powers")


@pytest.mark.ours
def test_region_that_reborn_gives_does_not_count_as_a_conquest():
    game = graves(me="ratmen pillaging").play("reborn a; reborn b; expand; stop")
    assert game.coins() == 1 + 3, "the den and what was given away, and nothing for conquests"


@pytest.mark.ours
def test_reborn_race_cannot_give_a_region_to_kobolds():
    game = graves("a mine me/declined 1 \n den mine me 2", me="kobolds")
    assert game.legal() == ["expand", "decline"]


@pytest.mark.ours
def test_reborn_gives_no_river_to_a_race_that_cannot_stay_there():
    game = graves(BROOK, declined="kraken")
    assert game.legal() == ["reborn a", "pass"]


def test_reborn_race_that_is_still_active_gives_no_region_away():
    assert table("a mine me 1", me="ogres reborn", step="choose-course").legal() == ["expand", "decline"]


def test_region_that_reborn_gives_keeps_its_relic_or_place():
    game = graves(holdings="the-keep-on-the-motherland a")
    keep = game.state.rules.ids["the-keep-on-the-motherland"]
    assert keep in game.play("reborn a").state.serving[0]


def test_reborn_may_give_a_river_to_a_race_that_can_stay_there():
    game = graves(BROOK, me="mummies seafaring", declined="kraken")
    assert game.legal() == ["reborn a", "reborn brook", "pass"]


@pytest.mark.ours
def test_trolls_get_a_lair_in_a_region_that_reborn_gives_them():
    game = graves(f"{GRAVES} tower mine red 1 beside a", me="trolls").play("reborn a; reborn c")
    assert game.pieces("trolls") == ["a", "c", "den"]
    assert game.price("a", by="red") == 2 + 1 + 1


def test_lair_of_reborn_trolls_leaves_with_its_region():
    game = graves(f"{GRAVES} tower mine red 1 beside den", me="trolls", red="orcs hill, hand 5")
    game.play("reborn a; pass; decline")
    assert game.pieces("trolls") == ["a", "den"]
    game.play("expand; conquer den x4")
    assert game.pieces("trolls") == ["a"]


def test_halflings_dig_no_hole_in_a_region_that_reborn_gives():
    assert graves(me="halflings").play("reborn a").pieces("halflings") == []
