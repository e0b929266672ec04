"""Kobolds: at least two in each of their regions, and two for each conquest.

Source: Cursed!, Kobolds.
"""

import pytest

from kit import table

THREE = """
    brook   hill      me {}
    glade   forest    me {}  beside brook
    meadow  farmland         beside glade
    moor    swamp     {}     beside meadow
"""


def kobolds(*tokens, moor="", **more):
    return table(THREE.format(*tokens, moor), me=more.pop("me", "kobolds hill"), **more)


def test_kobolds_banner_brings_eleven_tokens():
    game = table("meadow farmland edge", me="", column="kobolds hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 11 + 4


def test_kobolds_leave_two_in_each_region_when_they_conquer():
    # CUR-01
    game = kobolds(4, 2, hand=0, step="choose-course").play("expand")
    assert (game.tokens("brook"), game.tokens("glade"), game.hand()) == (2, 2, 2)


def test_reductions_never_let_kobolds_conquer_with_one_token():
    # CST-19
    game = kobolds(2, 2, me="kobolds commando")
    assert game.price("meadow") == 2
    assert game.quote("meadow") == "2 base, -1 Commando, +1 never less than 2"


def test_kobolds_pay_higher_prices_like_other_races():
    assert kobolds(2, 2, moor="red 2").play("conquer meadow x2").price("moor") == 2 + 2


def test_a_single_kobold_makes_no_final_attempt():
    # DIE-08
    assert kobolds(2, 2, moor="red 1", hand=3).play("conquer meadow x2").legal() == ["stop"]


def test_two_kobolds_make_a_final_attempt():
    game = kobolds(2, 2, moor="red 1", hand=4).play("conquer meadow x2")
    assert game.legal() == ["attempt moor", "stop"]
    game.play("attempt moor").roll(1)
    assert game.tokens("moor") == 2


def test_redeployed_kobolds_keep_two_in_each_region():
    game = kobolds(5, 2, hand=0).play("stop")
    assert game.legal() == [*(f"deploy brook x{n}" for n in (1, 2, 3)), "deploy glade x3"]
    game.play("deploy brook x1")
    assert (game.tokens("brook"), game.tokens("glade"), game.hand()) == (2 + 1, 2 + 2, 0)


def test_withdrawn_kobolds_join_regions_that_have_two_kobolds():
    # CUR-02
    game = table(
        "brook hill red 2 \n glade forest red 2 beside brook \n ridge hill me 1 beside glade",
        red="kobolds hill",
        hand=4,
    )
    game.play("conquer glade x4").end_turn()
    assert (game.tokens("brook"), game.hand("red"), game.tray("kobolds")) == (2 + 1, 0, 16 - 3)


def test_single_kobold_without_a_region_stays_in_hand():
    game = table("glade forest red 2 \n ridge hill me 1 beside glade", red="kobolds", hand=4)
    game.play("conquer glade x4").end_turn()
    assert game.hand("red") == 1


def test_one_kobold_stays_in_each_region_in_decline():
    game = kobolds(4, 2, hand=0, step="choose-course").play("decline")
    assert (game.tokens("brook"), game.tokens("glade"), game.coins()) == (1, 1, 2)


@pytest.mark.ours
def test_conquest_by_the_dragon_needs_two_kobolds():
    # POW-15
    game = kobolds(2, 2, me="kobolds dragon-master", moor="red 3", hand=3).play("conquer meadow x2")
    assert game.refuses("dragon-master moor x1")
    game = kobolds(2, 2, me="kobolds dragon-master", moor="red 3", hand=4).play("conquer meadow x2")
    assert game.play("dragon-master moor x2").tokens("moor") == 2


@pytest.mark.ours
def test_berserk_kobolds_always_pay_at_least_two_tokens():
    game = kobolds(2, 2, me="kobolds berserk", hand=2).play("berserk").roll(3)
    assert game.price("meadow") == 2


@pytest.mark.ours
def test_sorcerers_cannot_substitute_a_kobold():
    game = table(
        "brook hill red 2 \n glade forest red 2 beside brook \n ridge hill me 1 beside glade",
        me="sorcerers hill",
        red="kobolds forest",
    )
    assert not game.offers("sorcerers glade red")


def test_kobolds_give_up_a_region_that_keeps_only_one_of_them():
    # Positions that only other conquests or boxes can cause: a region with one token.
    game = kobolds(2, 1, hand=0).play("stop")
    assert game.legal() == ["abandon brook", "abandon glade"]
    game.play("abandon brook")
    assert (game.tokens("glade"), game.hand()) == (1 + 2, 0)


def test_kobolds_in_hand_first_fill_regions_that_have_only_one():
    game = kobolds(2, 1, hand=2).play("stop")
    assert game.tokens("glade") == 1 + 1
    assert game.legal() == ["deploy brook x1", "deploy glade x1"]
