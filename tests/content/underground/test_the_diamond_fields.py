"""The Diamond Fields: one extra coin for each region with the same terrain.

Source: Underground, Popular Places.
"""

import pytest

from kit.underground import table

FIELDS = "the-diamond-fields"
PEAKS = """
    north   black-mountain  me 1     edge
    south   black-mountain  me 1           beside north
    west    black-mountain  me 1           beside north
    pit     mine            me 1           beside south
    east    black-mountain  red 1          beside pit
"""


def test_diamond_fields_pay_for_each_region_of_the_same_terrain():
    # UND-176
    game = table(PEAKS, me="ogres wealthy", hand=0, holdings=f"{FIELDS} north")
    assert game.breakdown() == {"regions": 4, FIELDS: 3}


def test_diamond_fields_count_their_own_region():
    game = table("camp swamp me 1 edge", hand=0, holdings=f"{FIELDS} camp")
    assert game.score() == 1 + 1


def test_diamond_fields_in_decline_pay_only_the_declined_race():
    # UND-177
    game = table(
        "a mine me/declined 1 edge \n b mine me/declined 1 beside a \n c mine me 1 beside b",
        me="ogres wealthy, declined humans",
        hand=0,
        holdings=f"{FIELDS} a",
    )
    assert game.score() == 3 + 2


def test_diamond_fields_add_to_a_power_that_pays_for_the_terrain():
    # UND-322
    game = table(
        "m black-mountain me 1 edge \n n black-mountain me 1 beside m \n k mine me 1 beside n",
        me="ogres stone",
        hand=0,
        holdings=f"{FIELDS} m",
    )
    assert game.score() == 3 + 2 + 2


@pytest.mark.ours
def test_diamond_fields_count_terrain_but_not_symbols():
    # UND-230
    game = table(
        "a hill,mine me 1 edge \n b hill me 1 beside a \n c swamp,mine me 1 beside b",
        me="ogres wealthy",
        hand=0,
        holdings=f"{FIELDS} a",
    )
    assert game.score() == 3 + 2
