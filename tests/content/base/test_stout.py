"""Stout: the race may go into decline at the end of a turn, after it scored.

It need not spend a turn on it. Source: base rules, Stout.
"""

import pytest

from kit import table

TWO_RACES = """
    ford    hill      me 2
    meadow  farmland  me 1
    moor    swamp     me 1
    glade   forest    me 1
    brow    hill      me 1
    ruin    farmland  me/declined 1
    crypt   swamp     me/declined 1
    grove   forest    me/declined 1
"""
STOUT_ORCS = "orcs stout, declined elves"


def test_stout_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen stout").play("take 1")
    assert game.hand() == 8 + 4


def test_stout_race_may_decline_after_scoring():
    # POW-27: five regions, and three in decline
    game = table(TWO_RACES, me=STOUT_ORCS, hand=0).play("stop; deploy ford x1")
    assert game.coins() == 5 + 3
    assert game.legal() == ["decline", "pass"]
    game.play("decline")
    assert game.on_turn() == "red"


def test_stout_decline_does_not_score_again():
    # POW-27
    game = table(TWO_RACES, me=STOUT_ORCS, hand=0).play("stop; deploy ford x1; decline")
    assert game.coins() == 5 + 3


def test_older_declined_race_scores_before_a_stout_decline():
    # POW-27
    game = table(TWO_RACES, me=STOUT_ORCS, hand=0).play("stop; deploy ford x1; decline")
    assert game.races() == ["orcs"]
    assert game.holder("ruin") == ""
    assert game.stack("returned_races") == ["elves"]
    assert game.score() == 5


def test_stout_race_in_decline_keeps_one_token_per_region():
    # POW-27
    game = table(TWO_RACES, me=STOUT_ORCS, hand=0).play("stop; deploy ford x1; decline")
    assert (game.tokens("ford"), game.tokens("meadow")) == (1, 1)
    assert game.tray("orcs") == 10 - 5


def test_stout_badge_is_discarded_in_decline():
    # POW-27
    game = table(TWO_RACES, me=STOUT_ORCS, hand=0).play("stop; deploy ford x1; decline")
    assert game.stack("discarded_powers") == ["stout"]


def test_player_chooses_a_new_race_after_a_stout_decline():
    # POW-27
    game = table(TWO_RACES, me=STOUT_ORCS, hand=0).play("stop; deploy ford x1; decline").next_turn_of("me")
    assert [text.split()[0] for text in game.legal()] == ["take"] * 6


def test_stout_race_does_not_have_to_decline():
    game = table(TWO_RACES, me=STOUT_ORCS, hand=0).play("stop; deploy ford x1; pass")
    assert game.on_turn() == "red"
    assert game.races() == ["orcs stout", "elves"]


def test_stout_race_may_decline_after_conquests():
    game = table("ford hill me 1 \n moor swamp beside ford", me="orcs stout", hand=2).play("conquer moor x2")
    game.play("deploy ford x1; decline")
    assert game.coins() == 2
    assert game.holder("moor") == "me/declined"


def test_stout_race_may_decline_on_its_first_turn():
    game = table("meadow farmland edge", me="", column="orcs stout")
    game.play("take 1; conquer meadow x2; stop; decline")
    assert game.holder("meadow") == "me/declined"
    assert (game.tokens("meadow"), game.coins()) == (1, 1)


def test_stout_race_is_asked_nothing_after_an_ordinary_decline():
    game = table(TWO_RACES, me=STOUT_ORCS, step="choose-course").play("decline")
    assert game.on_turn() == "red"
    assert game.coins() == 5


def test_stout_ghouls_all_stay_and_attack_from_the_next_turn_on():
    game = table(
        "crypt swamp me 4 edge \n meadow farmland edge beside crypt",
        me="ghouls stout",
        hand=0,
        column="orcs merchant",
    ).play("stop; decline")
    assert (game.tokens("crypt"), game.holder("crypt"), game.on_turn()) == (4, "me/declined", "red")
    game.next_turn_of("me").play("take 1; conquer meadow x2")
    assert game.holder("meadow") == "me/declined"


@pytest.mark.ours
def test_four_extra_amazons_go_to_the_tray_in_a_stout_decline():
    game = table("ford hill me 2 \n moor swamp me 2", me="amazons stout", hand=4)
    game.play("stop; deploy ford x2; decline")
    assert game.tray("amazons") == 15 - 2
    assert game.hand() == 0
