"""Cursed: skipping it costs three coins, and it has no other effect.

Source: Cursed!, Cursed.
"""

import pytest

from kit import Table, table


def picks(column: str, coins: int = 5) -> Table:
    return table("meadow farmland edge", me="", column=column, coins=coins)


def test_skipping_a_cursed_combo_costs_three_coins():
    # MKT-11
    game = picks("orcs cursed, elves forest").play("take 2")
    assert game.coins() == 5 - 3
    assert game.column()[0] == "orcs cursed 3"


def test_player_with_too_few_coins_cannot_skip_a_cursed_combo():
    # MKT-12
    game = picks("orcs cursed, elves forest", coins=2)
    assert game.legal() == ["take 1"]
    assert game.refuses("take 2")


def test_skipping_other_combos_costs_one_coin():
    game = picks("humans hill, orcs cursed, ratmen swamp, elves forest", coins=9).play("take 4")
    assert game.coins() == 9 - 1 - 3 - 1
    assert game.column()[:3] == ["humans hill 1", "orcs cursed 3", "ratmen swamp 1"]


def test_cursed_combo_brings_its_coins_but_no_badge_tokens():
    game = picks("orcs cursed 6, elves forest").play("take 1")
    assert (game.coins(), game.hand()) == (5 + 6, 5 + 0)


@pytest.mark.ours
def test_skipping_cursed_homunculi_adds_three_coins_and_a_token():
    # MKT-15
    game = picks("homunculi cursed, elves forest").play("take 2")
    assert game.column()[0] == "homunculi cursed 3 x1"


def test_cursed_has_no_effect_in_play():
    game = table("camp hill me 1 \n glade forest red 1 beside camp", me="orcs cursed")
    assert game.quote("glade") == "2 base, +1 tokens"
    assert game.score() == 1
