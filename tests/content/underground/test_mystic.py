"""Mystic: each mystic crystal is worth a coin more.

Source: Underground, Mystic.
"""

from kit.underground import table

CRYSTALS = "a mystic-crystal me 1 \n b mystic-crystal me 1 beside a \n c mine me 1 beside b"


def test_the_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen mystic").play("take 1")
    assert game.hand() == 8 + 4


def test_each_crystal_is_worth_one_extra_coin():
    game = table(CRYSTALS, me="ogres mystic", hand=0)
    assert game.breakdown() == {"regions": 3, "mystic": 2}


def test_above_magic_counts_as_crystals():
    # UND-327
    game = table("a hill,magic me 1 \n b swamp,magic me 1 \n c hill me 1", me="ratmen mystic", hand=0)
    assert game.score() == 3 + 2


def test_in_decline_a_crystal_is_worth_no_more_than_any_region():
    game = table(CRYSTALS, me="ogres mystic", step="choose-course").play("decline")
    assert game.coins() == 3
