"""Quarreling: one extra coin for each group of regions without a common border.

Source: Underground, Quarreling.
"""

from kit.underground import table

CAMPS = """
    a    mine      me 1
    b    mine      me 1  beside a
    gap  mine            beside b
    c    mud-pool  me 1  beside gap
    rift chasm           beside c
    d    mine      me 1  beside rift
    e    mine      me 1  beside d
"""


def test_quarreling_badge_brings_three_tokens():
    game = table("meadow farmland edge", me="", column="ratmen quarreling").play("take 1")
    assert game.hand() == 8 + 3


def test_quarreling_pays_a_coin_for_each_group_of_regions():
    # UND-121
    game = table(CAMPS, me="ogres quarreling", hand=0)
    assert game.breakdown() == {"regions": 5, "quarreling": 3}


def test_quarreling_counts_connected_regions_as_one_group():
    game = table("a mine me 1 \n b mine me 1 beside a", me="ogres quarreling", hand=0)
    assert game.score() == 2 + 1


def test_quarreling_pays_nothing_without_regions():
    assert table("a mine edge", me="ogres quarreling", hand=3).score() == 0


def test_quarreling_ignores_links_between_caverns():
    game = table("a hill,cavern me 1 \n b hill,cavern me 1", me="ogres underworld", hand=0)
    game.state.serve(0, (*game.state.serving[0], game.state.rules.ids["quarreling"]))
    assert game.breakdown() == {"regions": 2, "quarreling": 2}


def test_quarreling_ignores_chasms_between_regions_of_spiderines():
    # UND-305
    game = table(
        "rift chasm \n gorge chasm \n a mine me 1 beside rift \n b mine me 1 beside gorge",
        me="spiderines quarreling",
        hand=0,
    )
    assert game.score() == 2 + 2


def test_quarreling_pays_nothing_in_decline():
    game = table(CAMPS, me="ogres quarreling", step="choose-course").play("decline")
    assert game.coins() == 5
