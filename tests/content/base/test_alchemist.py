"""Alchemist: two bonus coins at the end of each turn while the race is active.

Source: base rules, Alchemist.
"""

from kit import table


def test_alchemist_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen alchemist").play("take 1")
    assert game.hand() == 8 + 4


def test_alchemist_pays_two_coins_at_the_end_of_each_turn():
    game = table("meadow farmland me 1", me="ratmen alchemist", hand=0)
    assert game.breakdown() == {"regions": 1, "alchemist": 2}
    assert game.next_turn_of("me").coins() == 1 + 2
    assert game.next_turn_of("me").coins() == 1 + 2 + 1 + 2


def test_alchemist_pays_two_coins_for_any_number_of_regions():
    game = table("meadow farmland me 1 \n moor swamp me 1 \n ford hill me 1", me="ratmen alchemist")
    assert game.score() == 3 + 2


def test_alchemist_pays_even_without_a_token_on_the_map():
    # POW-01
    game = table("meadow farmland edge", me="orcs alchemist", hand=2).play("stop")
    assert game.coins() == 2


def test_alchemist_pays_even_without_any_token():
    game = table("meadow farmland edge", me="orcs alchemist", hand=0, step="choose-course").play("expand")
    assert game.coins() == 2


def test_alchemist_pays_nothing_on_the_turn_of_decline():
    game = table("meadow farmland me 1", me="ratmen alchemist", step="choose-course").play("decline")
    assert game.coins() == 1


def test_alchemist_pays_nothing_in_decline():
    game = table("meadow farmland me/declined 1", me="ratmen merchant, declined humans alchemist")
    assert game.score() == 1
