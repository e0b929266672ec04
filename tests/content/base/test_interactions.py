"""Combinations of races and powers: their effects add up unless a text says otherwise.

Pairs in which one side has the say are tested with that race or power. Source: base rules.
"""

import pytest

from kit import table
from smallworld.content.base.box import base_powers
from smallworld.engine.rules import slug

POWERS = [slug(badge.name) for badge in base_powers()]


# --- A badge ends with decline ------------------------------------------------------------------------


@pytest.mark.parametrize("power", [power for power in POWERS if power != "spirit"])
def test_badge_is_discarded_in_decline(power):
    game = table("ford hill me 1", me=f"orcs {power}", step="choose-course").play("decline")
    assert game.races() == ["orcs"]
    assert game.stack("discarded_powers") == [power]


@pytest.mark.parametrize("power", POWERS)
def test_declined_race_with_any_power_scores_only_its_regions(power):
    everything = "brow hill,mine me 1 \n field farmland,magic me 1 \n grove forest me 1 \n fen swamp me 1"
    game = table(everything, me=f"ratmen {power}", step="choose-course").play("decline")
    assert game.coins() == 4
    assert game.score() == 4


# --- Coins add up ---------------------------------------------------------------------------------------


def test_forest_with_a_mine_pays_forest_dwarves_two_extra_coins():
    game = table("grove forest,mine me 1 \n wood forest me 1", me="dwarves forest")
    assert game.breakdown() == {"regions": 2, "dwarves": 1, "forest": 2}


def test_farmland_pays_merchant_humans_two_extra_coins():
    game = table("field farmland me 1 \n brow hill me 1", me="humans merchant")
    assert game.breakdown() == {"regions": 2, "humans": 1, "merchant": 2}


def test_swamp_with_magic_pays_swamp_wizards_two_extra_coins():
    game = table("fen swamp,magic me 1 \n brow hill me 1", me="wizards swamp")
    assert game.breakdown() == {"regions": 2, "wizards": 1, "swamp": 1}


def test_pillaging_skeletons_gain_both_coins_and_tokens():
    game = table(
        "camp hill me 1 \n glade forest tribe 1 beside camp \n tower hill red 1 beside camp",
        me="skeletons pillaging",
        hand=6,
    ).play("conquer glade x3; conquer tower x3")
    assert game.tray("skeletons") == 20 - 7 - 2 // 2
    assert game.breakdown() == {"regions": 3, "pillaging": 2}


# --- Prices add up --------------------------------------------------------------------------------------


def test_lair_and_fortress_each_raise_the_price_by_one():
    game = table(
        "cave mountain red 2 fortress \n camp hill me 1 beside cave",
        red="trolls fortified",
        me="orcs merchant",
    )
    assert game.price("cave") == 2 + 1 + 2 + 1 + 1


def test_lair_and_encampments_each_raise_the_price_by_one():
    game = table("cave hill red 1 camps 3 \n camp hill me 1 beside cave", red="trolls bivouacking")
    assert game.price("cave") == 2 + 1 + 1 + 3


def test_mounted_tritons_pay_two_tokens_less_for_a_coastal_hill():
    game = table("brow hill tribe 1 edge \n bay sea edge beside brow", me="tritons mounted")
    assert game.price("brow") == 2 + 1 - 1 - 1


def test_underworld_tritons_save_two_tokens_at_a_coastal_cavern():
    game = table("grot mountain,cavern tribe 1 edge \n bay sea edge beside grot", me="tritons underworld")
    assert game.price("grot") == 2 + 1 + 1 - 1 - 1


def test_commando_giants_save_two_tokens_beside_their_mountain():
    game = table("peak mountain me 1 \n tower hill red 2 beside peak", me="giants commando")
    assert game.price("tower") == 2 + 2 - 1 - 1


# --- The dragon conquers for its race -------------------------------------------------------------------


def test_orcs_are_paid_for_a_conquest_by_their_dragon():
    game = table("camp hill me 1 \n keep hill red 3 beside camp", me="orcs dragon-master", hand=1)
    assert game.play("dragon-master keep x1").breakdown() == {"regions": 2, "orcs": 1}


def test_trolls_place_a_lair_in_a_region_their_dragon_conquers():
    game = table("camp hill me 1 \n keep hill red 3 beside camp", me="trolls dragon-master", hand=1)
    assert game.play("dragon-master keep x1").pieces("trolls") == ["camp", "keep"]


def test_halflings_dig_a_hole_in_a_region_their_dragon_conquers():
    game = table("camp hill \n keep hill red 3 beside camp", me="halflings dragon-master", hand=2)
    game.play("dragon-master keep x1")
    assert (game.pieces("halflings"), game.pieces("dragon-master")) == (["keep"], ["keep"])


def test_elves_lose_no_token_to_the_dragon():
    game = table(
        "camp hill me 1 \n keep hill red 3 beside camp", me="orcs dragon-master", red="elves", hand=1
    )
    assert game.play("dragon-master keep x1").hand("red") == 3


# --- Holes and heroes -----------------------------------------------------------------------------------

BURROWS = """
    burrow  hill      me 1 hole
    hollow  forest    me 1 hole  beside burrow
    field   farmland  me 1       beside burrow
    brow    hill      me 1       beside field
    tower   mountain  red 1      beside burrow hollow field brow
"""


@pytest.mark.ours
def test_heroic_halflings_may_make_four_regions_immune():
    game = table(BURROWS, me="halflings heroic", hand=0).play("stop")
    assert game.legal() == ["heroic burrow", "heroic hollow", "heroic field"]
    game.play("heroic field")
    assert game.pieces("heroic") == ["field", "brow"]
    assert game.targets(by="red") == []


@pytest.mark.ours
def test_hero_may_share_a_region_with_a_hole():
    game = table(BURROWS, me="halflings heroic", hand=0).play("stop; heroic burrow; heroic hollow")
    assert game.pieces("heroic") == ["burrow", "hollow"]
    assert game.targets(by="red") == ["field", "brow"]
    assert game.quote("burrow", by="red") == "cannot be conquered: immune hole; immune hero"
