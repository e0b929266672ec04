"""Barricade: three extra coins if the race holds at most four regions.

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


def test_barricade_pays_three_extra_coins_for_four_regions():
    # BNA-12
    game = table(FOUR, me="orcs barricade")
    assert game.score() == 4 + 3
    assert game.breakdown() == {"regions": 4, "barricade": 3}


def test_barricade_pays_nothing_for_five_regions():
    # BNA-12
    assert table(FIVE, me="orcs barricade").score() == 5


def test_barricade_ignores_regions_of_a_declined_race():
    game = table(FOUR + "peak mountain me/declined 1", me="orcs barricade, declined elves")
    assert game.score() == 4 + 3 + 1


@pytest.mark.ours
def test_barricade_also_pays_a_race_without_any_region():
    assert table("meadow farmland", me="orcs barricade").score() == 3


def test_barricade_pays_nothing_in_decline():
    game = table(FOUR, me="orcs barricade", step="choose-course").play("decline")
    assert game.coins() == 4


@pytest.mark.ours
def test_barricade_amazons_give_up_no_more_regions_than_needed():
    game = table(FIVE, me="amazons barricade", hand=3)
    game.play("stop")
    assert game.legal() == [f"abandon {region}" for region in ("meadow", "knoll", "brook", "copse", "peak")]
    game.play("abandon peak")
    assert game.on_turn() == "red"
    assert game.coins() == 4 + 3
