"""Mystic: each mystic crystal pays one extra coin.

Source: Underground, Mystic.
"""

from kit.underground import table

CRYSTALS = "a mystic-crystal me 1 \n b mystic-crystal me 1 beside a \n c mine me 1 beside b"


def test_mystic_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen mystic").play("take 1")
    assert game.hand() == 8 + 4


def test_mystic_pays_one_extra_coin_for_each_crystal():
    game = table(CRYSTALS, me="ogres mystic", hand=0)
    assert game.breakdown() == {"regions": 3, "mystic": 2}


def test_mystic_pays_for_magic_on_the_surface():
    # UND-327
    game = table("a hill,magic me 1 \n b swamp,magic me 1 \n c hill me 1", me="ratmen mystic", hand=0)
    assert game.score() == 3 + 2


def test_mystic_pays_nothing_in_decline():
    game = table(CRYSTALS, me="ogres mystic", step="choose-course").play("decline")
    assert game.coins() == 3
