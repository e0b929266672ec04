"""Flying: the race may conquer any region of the map except seas and lakes.

Source: base rules, Flying.
"""

import pytest

from kit import table

# Only the moor is adjacent to the nest, and only the strand is at the edge.
LANDSCAPE = """
    nest    hill       me 1
    moor    swamp                        beside nest
    isle    mountain   red 2
    glade   forest     tribe 1           beside isle
    strand  farmland              edge
    bay     sea                   edge   beside strand
    pond    lake                         beside moor
"""


def test_flying_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen flying").play("take 1")
    assert game.hand() == 8 + 5


def test_flying_races_may_conquer_any_region_but_water():
    # POW-16
    game = table(LANDSCAPE, me="humans flying")
    assert game.targets() == ["moor", "isle", "glade", "strand"]
    assert game.refuses("conquer bay x2")
    assert game.refuses("conquer pond x2")
    assert game.quote("pond") == "cannot be conquered: closed lake"


def test_flying_races_may_enter_away_from_the_edge():
    # ENT-05
    game = table(LANDSCAPE.replace("me 1", ""), me="orcs flying", hand=2)
    assert game.targets() == ["nest", "moor", "isle", "glade", "strand"]
    assert game.play("conquer moor x2").holder("moor") == "me"


def test_flying_races_pay_no_surcharge_for_distance():
    game = table(LANDSCAPE, me="humans flying")
    assert game.price("moor") == 2
    assert game.price("isle") == 2 + 1 + 2
    assert game.price("glade") == 2 + 1


def test_flying_races_may_make_a_final_attempt_at_any_distance():
    game = table(LANDSCAPE, me="humans flying", hand=1).play("attempt glade").roll(2)
    assert game.holder("glade") == "me"


def test_flying_races_cannot_conquer_immune_regions():
    game = table("nest hill me 1 \n tower hill red 1 hero", me="humans flying", red="orcs heroic")
    assert game.quote("tower") == "cannot be conquered: immune hero"


def test_ghouls_in_decline_no_longer_fly():
    game = table(LANDSCAPE, me="ghouls flying", step="choose-course").play("decline").next_turn_of("me")
    assert game.play("take 1").targets(by="me/ghouls") == ["moor"]


def test_flying_giants_pay_full_price_far_from_their_mountain():
    # CST-14
    game = table("peak mountain me 1 \n moor swamp \n ford hill beside peak", me="giants flying")
    assert game.price("moor") == 2
    assert game.price("ford") == 2 - 1


def test_flying_halflings_enter_anywhere_and_dig_a_hole_there():
    game = table(LANDSCAPE.replace("me 1", ""), me="halflings flying", hand=4)
    game.play("conquer moor x2; conquer strand x2")
    assert game.pieces("halflings") == ["moor", "strand"]


def test_flying_tritons_pay_less_on_every_coast():
    game = table(LANDSCAPE, me="tritons flying")
    assert game.price("strand") == 2 - 1
    assert game.price("moor") == 2 - 1
    assert game.price("glade") == 2 + 1


def test_flying_sorcerers_substitute_at_any_distance():
    game = table(LANDSCAPE.replace("red 2", "red 1"), me="sorcerers flying", hand=0)
    assert game.play("sorcerers isle red").holder("isle") == "me"


@pytest.mark.ours
def test_flying_sorcerers_may_substitute_without_a_region():
    drawn = LANDSCAPE.replace("me 1", "").replace("red 2", "red 1")
    game = table(drawn, me="sorcerers flying", hand=1).play("sorcerers isle red")
    assert (game.holder("isle"), game.hand()) == ("me", 1)
    assert table(drawn, me="sorcerers merchant", hand=1).refuses("sorcerers isle red")
