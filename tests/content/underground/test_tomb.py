"""Tomb: in decline all tokens stay, and withdraw when a region is lost.

Source: Underground, Tomb.
"""

import pytest

from kit.underground import table

VAULTS = """
    a    mine      me {}
    b    mine      me {}
    c    mine      me {}
    den  mud-pool  red 1  beside a b c
"""


def tomb(a=3, b=2, c=1, me="ogres tomb", **more):
    return table(VAULTS.format(a, b, c), me=me, red="ratmen mining, hand 9", step="choose-course", **more)


def besieged(drawing="a mine me/declined 3 \n den mine red 1 beside a", race="ogres"):
    """Return red's turn with many tokens, beside a race in its tomb."""
    me = f"drow, declined {race} tomb"
    return table(drawing, me=me, red="ratmen mining, hand 9", hand=0).play("stop; expand")


def test_tomb_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen tomb").play("take 1")
    assert game.hand() == 8 + 5


def test_tomb_tokens_stay_in_decline_and_withdraw_if_attacked():
    # UND-11
    game = tomb().play("decline; deploy a x2; deploy b x1")
    assert (game.tokens("a"), game.tokens("b"), game.tokens("c")) == (3, 2, 1)
    game.play("expand; conquer a x5; stop; deploy a x4; deploy b x2")
    assert (game.holder("a"), game.tokens("b"), game.tokens("c")) == ("red", 4, 1)
    assert game.tray("ogres") == 10 - 5


def test_tomb_tokens_are_redistributed_as_the_race_declines():
    # UND-139
    game = tomb(a=4, b=1, c=1).play("decline")
    assert game.offers("deploy a x3")
    game.play("deploy b x1")
    assert (game.tokens("a"), game.tokens("b"), game.tokens("c")) == (1, 2, 3)
    assert game.on_turn() == "red"


def test_tomb_race_keeps_one_token_in_each_region():
    # UND-139: three of six can be moved, since each region keeps one
    game = tomb(a=4, b=1, c=1).play("decline")
    assert game.refuses("deploy a x4")


def test_tomb_tokens_are_redistributed_before_scoring():
    game = tomb().play("decline")
    assert game.coins() == 0
    assert game.play("deploy a x3").coins() == 3


def test_all_tokens_of_a_tomb_race_are_lost_with_its_last_region():
    # UND-12
    game = besieged().play("conquer a x5").end_turn()
    assert game.races() == ["drow wealthy"]
    assert game.tray("ogres") == 10


def test_withdrawn_tomb_tokens_are_lost_with_the_last_region():
    both = "a mine me/declined 3 \n b mine me/declined 2 \n den mine red 1 beside a b"
    game = besieged(both).play("conquer a x5")
    assert game.hand("me/ogres") == 2
    game.play("conquer b x4").end_turn()
    assert game.races() == ["drow wealthy"]
    assert game.tray("ogres") == 10


@pytest.mark.ours
def test_tokens_in_hand_are_lost_when_a_tomb_race_declines():
    # UND-140: only the tokens on the map
    game = table("a mine edge", me="ogres tomb, hand 2", step="choose-course").play("decline")
    assert game.races() == []
    assert game.tray("ogres") == 10


def test_ghouls_with_tomb_are_lost_with_their_last_region():
    # UND-261
    game = besieged(race="ghouls").play("conquer a x5").end_turn()
    assert game.races() == ["drow wealthy"]
    assert game.tray("ghouls") == 10


def test_leader_leaves_a_tomb_race_in_decline_and_tokens_stay():
    # UND-263
    game = table(
        "a mine me 3 leader \n b mine me 1", me="ratmen tomb", boxes="leaders", step="choose-course"
    ).play("decline")
    assert game.tokens("a") + game.tokens("b") + game.hand("me/ratmen") == 4 - 1


def test_extra_amazons_are_discarded_when_tomb_amazons_decline():
    # UND-264
    game = table(
        "a mine me 3 \n b mine me 2 \n c mine me 2", me="amazons tomb, hand 4", step="choose-course"
    ).play("decline; deploy b x1")
    assert (game.tokens("a"), game.tokens("b"), game.tokens("c")) == (1, 2, 4)
    assert game.tray("amazons") == 15 - 7


def test_kobolds_with_tomb_keep_one_token_in_each_region():
    # UND-265
    game = table("a mine me 4 \n b mine me 2", me="kobolds tomb", step="choose-course").play("decline")
    assert game.play("deploy a x4").tokens("b") == 1


@pytest.mark.ours
def test_tomb_barbarians_may_be_redistributed_as_they_decline():
    # UND-267
    game = table("a mine me 5 \n b mine me 1", me="barbarians tomb", step="choose-course").play("decline")
    game.play("deploy a x2")
    assert (game.tokens("a"), game.tokens("b")) == (3, 3)


def test_tomb_badge_stays_with_its_race_in_decline():
    game = tomb().play("decline; deploy a x3")
    assert game.races() == ["ogres tomb"]


@pytest.mark.ours
def test_priestesses_may_choose_between_tower_and_tomb():
    drawing = "a mine me 3 \n b mine me 2"
    game = table(drawing, me="priestesses tomb", step="choose-course").play("decline")
    assert game.legal() == ["priestesses a", "priestesses b", "pass"]
    game.play("pass; deploy a x3")
    assert (game.tokens("a"), game.tokens("b"), game.coins()) == (4, 1, 2)
    game = table(drawing, me="priestesses tomb", step="choose-course").play("decline; priestesses a")
    assert (game.tokens("a"), game.holder("b"), game.coins()) == (2, "", 2)
