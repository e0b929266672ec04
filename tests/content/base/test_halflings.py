"""Halflings: they enter anywhere, and a hole makes each of their first two regions immune.

The hole goes when they abandon the region or decline. Source: base rules, Halflings.
"""

import pytest

from kit import table

INLAND = """
    strand  farmland  edge
    meadow  farmland  beside strand
    moor    swamp     beside meadow
    tower   mountain  tribe 1  beside moor
    lough   lake      beside moor
"""


def test_halflings_may_enter_anywhere():
    # ENT-04
    game = table(INLAND, me="halflings", hand=9).play("conquer moor x2")
    assert game.holder("moor") == "me"
    assert game.pieces("halflings") == ["moor"]


def test_halflings_may_not_enter_water():
    assert table(INLAND, me="halflings", hand=9).targets() == ["strand", "meadow", "moor", "tower"]


def test_halflings_on_the_map_conquer_only_adjacent_regions():
    game = table(INLAND, me="halflings", hand=9).play("conquer strand x2")
    assert game.targets() == ["meadow"]


def test_first_two_regions_of_halflings_get_a_hole():
    game = table(INLAND, me="halflings", hand=9)
    game.play("conquer moor x2; conquer meadow x2; conquer strand x2")
    assert game.pieces("halflings") == ["meadow", "moor"]


def test_second_hole_may_come_in_a_later_turn():
    # RAC-06
    game = table(INLAND, me="halflings", hand=5).play("conquer moor x2; attempt tower").roll(0)
    game.next_turn_of("me").play("expand; conquer meadow x2; conquer strand x2")
    assert game.pieces("halflings") == ["meadow", "moor"]


HOLES = """
    burrow  hill    red 1 hole
    glade   forest  red 1 hole  beside burrow
    grove   forest  red 1       beside glade
    ridge   hill    me 1        beside burrow glade grove
"""


def test_a_region_with_a_hole_is_immune():
    game = table(HOLES, red="halflings", hand=9)
    assert game.targets() == ["grove"]
    assert game.refuses("conquer burrow")
    assert game.refuses("attempt burrow")
    assert game.quote("burrow") == "cannot be conquered: immune hole"


def test_sorcerers_cannot_take_a_region_with_a_hole():
    game = table(HOLES, me="sorcerers", red="halflings")
    assert game.refuses("sorcerers burrow red")
    assert game.offers("sorcerers grove red")


MY_HOLES = """
    burrow  hill      me 1 hole
    glade   forest    me 1 hole  beside burrow
    moor    swamp                beside glade
    ridge   mountain  red 2      beside burrow
"""


def test_holes_never_move():
    game = table(MY_HOLES, me="halflings", hand=3).play("conquer moor x2; stop")
    game.play("deploy moor x2").next_turn_of("me")
    assert game.pieces("halflings") == ["burrow", "glade"]


def test_hole_is_removed_from_an_abandoned_region():
    # RAC-07
    game = table(MY_HOLES, me="halflings", hand=4).play("abandon burrow; stop")
    assert game.pieces("halflings") == ["glade"]
    game.play("expand")
    assert game.price("burrow") == 2


def test_hole_of_an_abandoned_region_is_lost_for_good():
    game = table(MY_HOLES, me="halflings", hand=4).play("abandon burrow; conquer burrow x2; conquer moor x2")
    assert game.pieces("halflings") == ["glade"]


def test_halflings_who_left_the_map_may_enter_anywhere_again():
    # ENT-08
    game = table(MY_HOLES, me="halflings", hand=3).play("abandon burrow; abandon glade; conquer moor x2")
    assert game.holder("moor") == "me"
    assert game.pieces("halflings") == []


def test_holes_are_removed_when_halflings_decline():
    # RAC-08
    game = table(MY_HOLES, me="halflings", hand=0, step="choose-course").play("decline")
    assert game.pieces("halflings") == []
    assert game.play("expand").price("burrow") == 2 + 1


@pytest.mark.ours
def test_heroic_halflings_may_have_four_immune_regions():
    game = table(
        """
        burrow  hill      red 1 hole
        glade   forest    red 1 hole  beside burrow
        grove   forest    red 1 hero  beside glade
        knoll   hill      red 1 hero  beside grove
        ridge   mountain  me 1        beside burrow glade grove knoll
        """,
        red="halflings heroic",
    )
    assert game.targets() == []


@pytest.mark.ours
def test_seafaring_halflings_may_dig_a_hole_in_water():
    game = table(INLAND, me="halflings seafaring", hand=9).play("conquer moor x2; conquer lough x2")
    assert game.pieces("halflings") == ["moor", "lough"]


@pytest.mark.ours
def test_declined_ghouls_may_attack_a_hole_of_their_owner():
    game = table(
        """
        burrow  hill    me 1 hole
        crypt   swamp   me/declined 4  beside burrow
        """,
        me="halflings, declined ghouls",
        hand=0,
        step="choose-course",
    ).play("expand; conquer burrow x3")
    assert game.pieces("halflings") == []
