"""Necromancer Island, "Buying": each ghost or badge costs a coin for every one that the Necromancer has."""

import pytest

from kit import Table
from kit.isle import isle, on_offer, reserve
from smallworld.engine.text.position import format_position, parse_position

SHORE = """
    pond    lake
    shore   farmland  blue 2    beside pond
    ford    hill                beside shore pond
"""


def test_price_of_a_ghost_is_the_number_of_ghosts_and_badges():
    # NEC-01
    game = isle(SHORE, island=1, coins=20)
    game.play("buy ghosts")
    assert game.coins("blue") == 20 - (3 + 1)
    game.play("buy ghosts")
    assert game.coins("blue") == 20 - 4 - 5


def test_bought_ghost_moves_from_the_reserve_to_the_island():
    game = isle(SHORE, island=1, coins=20).play("buy ghosts")
    assert game.hand("blue") == 1 + 1
    assert reserve(game) == 14 - 3 - 1


def test_badge_costs_as_much_as_a_ghost():
    game = isle(SHORE, island=1, badges="hill", on_offer="flying swamp", coins=20).play("buy flying")
    assert game.coins("blue") == 20 - (3 + 1)
    game.play("buy swamp")
    assert game.coins("blue") == 20 - 4 - (3 + 2)


def test_bought_badge_joins_the_other_badges_of_the_necromancer():
    game = isle(SHORE, badges="hill", on_offer="flying commando", coins=20).play("buy commando; pass")
    assert on_offer(game) == "flying"
    assert game.quote("ford") == "2 base, -1 Commando"
    assert [game.state.rules.names[id] for id in game.state.badges_of(2)] == ["Hill", "Commando"]


def test_ghosts_in_the_reserve_or_well_do_not_raise_the_price():
    game = isle(SHORE, well="ghosts ghosts", coins=20).play("buy ghosts")
    assert game.coins("blue") == 20 - (2 + 1)


def test_necromancer_may_buy_as_long_as_coins_last():
    game = isle(SHORE, coins=7)
    assert game.offers("buy ghosts")
    game.play("buy ghosts; buy ghosts")
    assert game.coins("blue") == 7 - 3 - 4
    assert not game.offers("buy ghosts")
    assert game.offers("conquer ford")


def test_buying_ghosts_and_badges_is_optional():
    game = isle(SHORE, coins=7).play("pass")
    assert game.coins("blue") == 7
    assert game.offers("abandon shore")


def test_necromancer_without_enough_coins_is_offered_nothing():
    assert isle(SHORE, island=2, coins=4).refuses("buy ghosts")


def test_an_empty_reserve_sells_no_ghosts():
    game = isle(SHORE, island=12, on_offer="flying", coins=30)
    assert reserve(game) == 0
    assert game.legal() == ["buy flying", "pass"]


def test_necromancer_never_declines():
    game = isle(SHORE, island=1)
    assert game.refuses("decline")
    assert game.refuses("take 1")


@pytest.mark.ours
def test_wealthy_badge_pays_in_the_turn_in_which_it_is_bought():
    game = isle(SHORE, badges="hill", on_offer="wealthy", coins=3).play("buy wealthy")
    assert game.breakdown("blue") == {"regions": 1, "wealthy": 7}
    assert isle(SHORE, badges="wealthy").breakdown("blue") == {"regions": 1}


@pytest.mark.ours
def test_wealthy_badge_pays_the_necromancer_in_the_first_turn():
    assert isle(SHORE, badges="wealthy", turn=1).breakdown("blue") == {"regions": 1, "wealthy": 7}


@pytest.mark.ours
def test_bought_badges_bring_the_necromancer_no_ghosts():
    game = isle(SHORE, on_offer="flying", coins=20).play("buy flying")
    assert game.hand("blue") == 0


@pytest.mark.parametrize("coins", [20, 0], ids=["they may buy", "they cannot"])
def test_saved_turn_of_the_necromancer_asks_the_same_questions(coins):
    played = isle(SHORE, island=1, coins=coins)
    lines = format_position(played.state).splitlines()
    typed = "\n".join(line for line in lines if not line.startswith("plan:"))
    again = Table(parse_position(played.state.rules, played.state.board, typed))
    assert again.offers("buy ghosts") == (coins > 0)
    assert again.legal() == played.legal()
    assert again.state.key() == played.state.key()
