"""Barricade: three coins while the race holds no more than four regions.

Source: Be Not Afraid, Barricade.
"""

import pytest

from kit import table

FOUR = """
    meadow  farmland  me 1
    knoll   hill      me 1
    brook   swamp     me 1
    copse   forest    me 1
"""
FIVE = FOUR + "peak mountain me 1"


def test_four_regions_bring_three_extra_coins():
    # BNA-12
    game = table(FOUR, me="orcs barricade")
    assert game.score() == 4 + 3
    assert game.breakdown() == {"regions": 4, "barricade": 3}


def test_five_regions_bring_no_extra_coins():
    # BNA-12
    assert table(FIVE, me="orcs barricade").score() == 5


def test_regions_of_my_race_in_decline_do_not_count():
    game = table(FOUR + "peak mountain me/declined 1", me="orcs barricade, declined elves")
    assert game.score() == 4 + 3 + 1


@pytest.mark.ours
def test_does_a_barricade_race_without_a_region_get_coins_yes():
    assert table("meadow farmland", me="orcs barricade").score() == 3


def test_barricade_brings_nothing_in_decline():
    game = table(FOUR, me="orcs barricade", step="choose-course").play("decline")
    assert game.coins() == 4


@pytest.mark.ours
def test_may_barricade_amazons_give_up_extra_regions_no():
    game = table(FIVE, me="amazons barricade", hand=3)
    game.play("stop")
    assert game.legal() == [f"abandon {region}" for region in ("meadow", "knoll", "brook", "copse", "peak")]
    game.play("abandon peak")
    assert game.on_turn() == "red"
    assert game.coins() == 4 + 3
