"""Skeletons: at redeployment, one new token for every two non-empty regions conquered this turn.

Source: base rules, Skeletons.
"""

import pytest

from kit import table

CRYPT = """
    crypt   swamp     me 1
    ruin    hill      tribe 1         beside crypt
    meadow  farmland  red 1           beside crypt
    grave   forest    red/declined 1  beside crypt
    croft   farmland  red 1           beside crypt
    barrow  hill      tribe 1         beside crypt
    moor    swamp                     beside crypt
"""
FOUR = "conquer ruin x3; conquer meadow x3; conquer grave x3; conquer croft x3"


def test_two_non_empty_conquests_bring_skeletons_a_token():
    game = table(CRYPT, me="skeletons", hand=6).play("conquer ruin x3; conquer meadow x3")
    assert game.hand() == 6 - 2 + 1
    assert game.tray("skeletons") == 20 - (1 + 6 + 1)


def test_five_non_empty_conquests_bring_skeletons_two_tokens():
    # RAC-11
    game = table(CRYPT, me="skeletons", hand=17).play(f"{FOUR}; conquer barrow x3; conquer moor x2")
    assert game.tray("skeletons") == 20 - (1 + 17 + 2)


def test_one_non_empty_conquest_brings_skeletons_no_token():
    game = table(CRYPT, me="skeletons", hand=3).play("conquer ruin x3")
    assert game.tray("skeletons") == 20 - (1 + 3)


def test_new_skeletons_are_redeployed_in_the_same_turn():
    game = table(CRYPT, me="skeletons", hand=6).play("conquer ruin x3; conquer meadow x3; deploy meadow x5")
    assert game.tokens("meadow") == 1 + (6 - 2) + 1


@pytest.mark.ours
def test_skeletons_do_not_keep_an_odd_conquest_for_the_next_turn():
    # RAC-12
    game = table(CRYPT, me="skeletons", hand=3).play("conquer ruin x3; deploy crypt x2")
    game.next_turn_of("me").play("expand; attempt meadow").roll(1)
    assert game.holder("meadow") == "me"
    assert game.tray("skeletons") == 20 - (1 + 3)


def test_skeletons_get_no_more_tokens_than_the_tray_has():
    # RAC-13
    game = table(CRYPT, me="skeletons", hand=18)
    assert game.tray("skeletons") == 1
    game.play(f"{FOUR}; stop")
    assert game.tray("skeletons") == 0
    assert game.hand() == 18 - 4 + 1


def test_skeletons_gain_nothing_in_decline():
    game = table(
        """
        crypt   swamp  me/declined 1
        camp    hill   me 1
        ruin    hill   tribe 1  beside camp
        cot     hill   tribe 1  beside camp
        """,
        me="orcs, declined skeletons",
        hand=6,
    ).play("conquer ruin x3; conquer cot x3")
    assert game.tray("skeletons") == 20 - 1
