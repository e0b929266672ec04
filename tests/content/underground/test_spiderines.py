"""Spiderines: regions beside a chasm are adjacent to all their regions.

Source: Underground, Spiderines.
"""

import pytest

from kit.underground import table

RIFTS = """
    web     mine             me 1
    rim     mud-pool                 beside abyss
    abyss   chasm
    ledge   black-mountain   red 1   beside gulf
    gulf    chasm
    plain   mushroom-forest          beside rim
"""


def spiders(**more):
    return table(RIFTS, me="spiderines", **more)


def test_spiderines_banner_brings_seven_tokens():
    game = table("meadow farmland edge", me="", column="spiderines hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 7 + 4


def test_spiderines_reach_every_region_beside_a_chasm():
    # UND-06, UND-91
    game = spiders()
    assert game.price("rim") == 2
    assert game.price("ledge") == 2 + 1 + 1


def test_spiderines_reach_no_other_distant_regions():
    # UND-91
    assert spiders().refuses("conquer plain")
    assert spiders().play("conquer rim x2").offers("conquer plain")


def test_spiderines_cannot_enter_a_chasm():
    assert spiders().targets() == ["rim", "ledge"]


def test_spiderines_may_enter_beside_any_chasm():
    game = table(RIFTS.replace("me 1", "edge"), me="spiderines")
    assert game.targets() == ["web", "rim", "ledge"]


def test_races_other_than_spiderines_do_not_reach_across_chasms():
    assert table(RIFTS, me="ogres").targets() == []


def test_spiderines_do_not_reach_gnomes_across_a_chasm():
    # UND-307
    assert spiders(red="gnomes", hand=9).refuses("conquer ledge")


TWO_RIMS = """
    rim    mud-pool  me 1  beside abyss
    abyss  chasm
    ledge  mine      me 1  beside gulf
    gulf   chasm
"""


def test_two_chasms_connect_the_regions_of_flocking_spiderines():
    # UND-306
    assert table(TWO_RIMS, me="spiderines flocking", hand=0).score() == 2 + 2


@pytest.mark.ours
def test_quarreling_spiderines_ignore_chasms():
    # UND-305
    assert table(TWO_RIMS, me="spiderines quarreling", hand=0).score() == 2 + 2
