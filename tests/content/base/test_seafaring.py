"""Seafaring: only this race can conquer seas and the lake, and it keeps them in decline.

What it holds there it keeps in decline. Source: base rules, Seafaring.
"""

import pytest

from kit import table

WATERS = """
    quay    hill      me 1
    bay     sea               edge  beside quay
    pond    lake                    beside quay
    strand  farmland          edge  beside bay
    shore   swamp                   beside pond
    glade   forest                  beside shore
"""
CREW = """
    quay    hill      me 1
    bay     sea       red/declined 1  edge  beside quay
    pond    lake      red/declined 1        beside quay
    meadow  farmland  red/declined 1        beside pond
"""


def test_seafaring_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen seafaring").play("take 1")
    assert game.hand() == 8 + 5


def test_seafaring_races_may_conquer_seas_and_the_lake():
    # CST-27
    game = table(WATERS, me="humans seafaring", hand=4)
    assert game.price("bay") == 2
    assert game.price("pond") == 2
    game.play("conquer bay x2; conquer pond x2")
    assert (game.holder("bay"), game.holder("pond")) == ("me", "me")


def test_each_water_region_pays_seafaring_races_a_coin():
    # CST-27
    game = table(WATERS, me="humans seafaring", hand=4).play("conquer bay x2; conquer pond x2").end_turn()
    assert game.coins() == 3


def test_seafaring_races_reach_every_shore_of_their_waters():
    game = table(WATERS, me="humans seafaring", hand=4)
    assert game.targets() == ["bay", "pond"]
    game.play("conquer pond x2")
    assert game.targets() == ["bay", "shore"]
    game.play("conquer bay x2")
    assert game.targets() == ["strand", "shore"]


def test_other_races_cannot_conquer_water():
    game = table(WATERS, me="humans merchant")
    assert game.quote("bay") == "cannot be conquered: closed sea"
    assert game.quote("pond") == "cannot be conquered: closed lake"
    assert game.targets() == []


@pytest.mark.ours
def test_seafaring_races_may_enter_by_a_sea_at_the_edge():
    # ENT-06
    game = table(WATERS.replace("me 1", ""), me="orcs seafaring", hand=2)
    assert game.play("conquer bay x2").holder("bay") == "me"


def test_seafaring_races_cannot_enter_by_the_lake():
    game = table(WATERS.replace("me 1", ""), me="orcs seafaring", hand=2)
    assert game.refuses("conquer pond x2")
    assert game.refuses("conquer shore x2")


def test_seafaring_races_keep_their_waters_in_decline():
    # POW-24
    game = table(
        """
        bay     sea       me 2  edge
        pond    lake      me 1
        meadow  farmland  me 1       beside bay pond
        """,
        me="humans seafaring",
        step="choose-course",
    ).play("decline")
    assert game.coins() == 3
    assert [game.holder(region) for region in ("bay", "pond", "meadow")] == ["me/declined"] * 3
    assert game.score() == 3


def test_other_races_cannot_take_water_of_a_declined_race():
    # POW-24
    game = table(CREW, me="orcs merchant", red="ratmen, declined humans seafaring", hand=9)
    assert game.quote("bay") == "cannot be conquered: closed sea"
    assert game.refuses("conquer pond x3")


def test_flying_races_cannot_take_water_of_a_declined_race():
    # POW-24
    game = table(CREW, me="orcs flying", red="ratmen, declined humans seafaring", hand=9)
    assert game.targets() == ["meadow"]


def test_seafaring_races_may_take_water_of_a_declined_race():
    game = table(CREW, me="orcs seafaring", red="ratmen, declined humans", hand=3)
    assert game.price("bay") == 2 + 1
    assert game.play("conquer bay x3").holder("bay") == "me"


def test_new_race_may_enter_beside_a_sea_that_is_occupied():
    game = table(
        "bay sea red 1 edge \n strand farmland beside bay", me="orcs merchant", red="humans seafaring"
    )
    assert game.targets() == ["strand"]


def test_seafaring_tritons_pay_the_full_price_for_water():
    game = table(WATERS, me="tritons seafaring", hand=4)
    assert game.price("bay") == 2
    assert game.price("pond") == 2
    assert game.play("conquer pond x2").price("shore") == 2 - 1


def test_declined_seafaring_ghouls_take_no_more_water():
    game = table(
        WATERS.replace("edge  beside quay", "me 1 edge beside quay"),
        me="ghouls seafaring",
        step="choose-course",
        column="orcs merchant",
    ).play("decline")
    assert game.holder("bay") == "me/declined"
    game.next_turn_of("me").play("take 1")
    assert game.targets(by="me/ghouls") == ["strand"]


@pytest.mark.ours
def test_seafaring_trolls_place_a_lair_on_water():
    game = table(WATERS, me="trolls seafaring", hand=2).play("conquer pond x2")
    assert game.pieces("trolls") == ["quay", "pond"]


@pytest.mark.ours
def test_seafaring_halflings_dig_a_hole_in_water():
    game = table(WATERS.replace("me 1", ""), me="halflings seafaring", hand=2).play("conquer bay x2")
    assert game.pieces("halflings") == ["bay"]


STREAM = """
    brook  river  me 1  beside bank far
    bank   swamp  me 1
    far    swamp  red 1
"""


def test_seafaring_races_keep_underground_rivers_in_decline():
    # UND-217
    game = table(STREAM, me="ratmen seafaring", hand=0, step="choose-course")
    assert game.play("expand; stop").coins() == 2
    assert game.price("brook", by="red") == 2 - 1 + 1
    game.next_turn_of("me").play("decline")
    assert game.holder("brook") == "me/declined"
    assert game.score() == 2
