"""Peace-loving: three coins for a turn in which it attacked no active race.

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


def test_turn_without_any_conquest_is_peaceful():
    assert peaceful().play("stop").breakdown() == {"regions": 4, "peace-loving": 3, "humans": 1}


def test_conquering_an_active_races_region_brings_no_bonus():
    # GDA-14
    game = peaceful("orcs peace-loving").play("conquer ridge x3")
    assert game.breakdown() == {"regions": 5, "orcs": 1}


def test_lost_tribes_and_races_in_decline_may_be_attacked():
    game = peaceful(hand=6).play("conquer tomb x3; conquer moor x3")
    assert game.breakdown()["peace-loving"] == 3


def test_ghouls_in_decline_may_be_attacked():
    drawing = "camp hill me 1 \n tomb swamp red/ghouls 1 beside camp"
    game = peaceful(drawing=drawing, red="orcs hill, declined ghouls").play("conquer tomb x3")
    assert game.breakdown()["peace-loving"] == 3


@pytest.mark.ours
def test_is_a_failed_final_attempt_an_attack_yes():
    game = peaceful(hand=2).play("attempt ridge").roll(0)
    assert "peace-loving" not in game.breakdown()


@pytest.mark.ours
def test_do_attacks_by_my_own_ghouls_in_decline_matter_no():
    drawing = "camp hill me 1 \n tomb swamp me/ghouls 2 beside camp \n ridge hill red 1 beside tomb"
    game = table(drawing, me="humans peace-loving, declined ghouls, hand 0", step="choose-course")
    game.state.hand[2] = 3
    game.play("expand; conquer ridge x3; stop; stop")
    assert game.breakdown()["peace-loving"] == 3


def test_a_substitution_is_an_attack():
    game = peaceful("sorcerers peace-loving").play("sorcerers ridge red")
    assert "peace-loving" not in game.breakdown()


def test_each_turn_is_judged_by_itself():
    game = peaceful("ratmen peace-loving").play("conquer ridge x3").next_turn_of("me").play("expand")
    assert game.breakdown()["peace-loving"] == 3


def test_bonus_is_paid_in_the_first_turn_too():
    game = table("moor swamp edge", me="", column="humans peace-loving").play("take 1; stop")
    assert game.coins() == 3


def test_no_bonus_on_the_turn_of_its_decline():
    game = peaceful(step="choose-course").play("decline")
    assert game.coins() == 4
