"""Peace-loving: three coins for a turn without an attack on an active race.

Source: Grand Dames, Peace-loving.
"""

import pytest

from kit import table

CAMP = """
    brook   hill      me 1
    glade   forest    me 1            beside brook
    camp    hill      me 1            beside glade
    meadow  farmland  me 1            beside camp
    ridge   hill      red 1           beside camp
    tomb    swamp     red/declined 1  beside camp
    moor    swamp     tribe 1         beside camp
"""


def peaceful(me="humans peace-loving", drawing=CAMP, **more):
    more.setdefault("hand", 3)
    return table(drawing, me=me, **more)


def test_peace_loving_race_is_paid_for_a_turn_without_conquests():
    assert peaceful().play("stop").breakdown() == {"regions": 4, "peace-loving": 3, "humans": 1}


def test_attack_on_an_active_race_forfeits_the_peace_bonus():
    # GDA-14
    game = peaceful("orcs peace-loving").play("conquer ridge x3")
    assert game.breakdown() == {"regions": 5, "orcs": 1}


def test_attack_on_a_tribe_or_declined_race_keeps_the_bonus():
    game = peaceful(hand=6).play("conquer tomb x3; conquer moor x3")
    assert game.breakdown()["peace-loving"] == 3


def test_attacks_on_declined_ghouls_keep_the_peace_bonus():
    drawing = "camp hill me 1 \n tomb swamp red/ghouls 1 beside camp"
    game = peaceful(drawing=drawing, red="orcs hill, declined ghouls").play("conquer tomb x3")
    assert game.breakdown()["peace-loving"] == 3


@pytest.mark.ours
def test_failed_final_attempt_forfeits_the_peace_bonus():
    game = peaceful(hand=2).play("attempt ridge").roll(0)
    assert "peace-loving" not in game.breakdown()


@pytest.mark.ours
def test_attack_by_ghouls_of_the_same_player_keeps_the_bonus():
    drawing = "camp hill me 1 \n tomb swamp me/ghouls 2 beside camp \n ridge hill red 1 beside tomb"
    game = table(drawing, me="humans peace-loving, declined ghouls, hand 0", step="choose-course")
    game.state.hand[2] = 3
    game.play("expand; conquer ridge x3; stop; stop")
    assert game.breakdown()["peace-loving"] == 3


def test_substitution_forfeits_the_peace_bonus():
    game = peaceful("sorcerers peace-loving").play("sorcerers ridge red")
    assert "peace-loving" not in game.breakdown()


def test_peace_bonus_depends_only_on_the_attacks_of_this_turn():
    game = peaceful("ratmen peace-loving").play("conquer ridge x3").next_turn_of("me").play("expand")
    assert game.breakdown()["peace-loving"] == 3


def test_peace_bonus_is_paid_in_the_first_turn():
    game = table("moor swamp edge", me="", column="humans peace-loving").play("take 1; stop")
    assert game.coins() == 3


def test_no_peace_bonus_is_paid_on_the_turn_of_decline():
    game = peaceful(step="choose-course").play("decline")
    assert game.coins() == 4
