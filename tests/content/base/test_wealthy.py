"""Wealthy: seven bonus coins, once, at the end of the first turn.

Source: base rules, Wealthy.
"""

import pytest

from kit import table

SHORE = """
    meadow  farmland  edge
    moor    swamp     edge  beside meadow
"""


def test_wealthy_badge_brings_four_tokens():
    game = table(SHORE, me="", column="ratmen wealthy").play("take 1")
    assert game.hand() == 8 + 4


def test_wealthy_pays_seven_coins_at_the_end_of_the_first_turn():
    game = table(SHORE, me="", column="ratmen wealthy").play("take 1; conquer meadow x2; conquer moor x2")
    assert game.breakdown() == {"regions": 2, "wealthy": 7}
    assert game.end_turn().coins() == 2 + 7


def test_wealthy_pays_only_once():
    game = table(SHORE, me="", column="ratmen wealthy").play("take 1; conquer meadow x2")
    assert game.next_turn_of("me").coins() == 1 + 7
    assert game.end_turn().coins() == 1 + 7 + 1


def test_wealthy_pays_nothing_on_the_turn_of_decline():
    game = table(SHORE, me="", column="ratmen wealthy").play("take 1; conquer meadow x2").next_turn_of("me")
    assert game.play("decline").coins() == 1 + 7 + 1


@pytest.mark.ours
def test_wealthy_pays_even_if_nothing_was_conquered():
    game = table(SHORE, me="", column="ratmen wealthy").play("take 1; stop")
    assert game.coins() == 7
