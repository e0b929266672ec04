"""The value that planning bots give to regions with a relic or place."""

import pytest

from kit.underground import table
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.holdings import A_TURN, LASTS, worth_of_holdings
from smallworld.bots.planning.settling import worth_of
from smallworld.engine.holdings import lay

HILLS = """
    den   hill    me 1     edge
    ring  hill    me 1     beside den
    moor  forest  red 1    beside ring
"""
OF_USE = [
    "the-flying-doormat",
    "froggys-ring",
    "the-stinky-trolls-socks",
    "the-scepter-of-avarice",
    "the-shiny-orb",
    "the-sword-of-the-killer-rabbit",
    "the-altar-of-souls",
    "the-crypt-of-the-tomb-raider",
    "the-great-brass-pipe",
    "the-fountain-of-youth",
    "the-wickedest-pentacle",
]
SCORED = ["the-diamond-fields", "the-keep-on-the-motherland", "the-mine-of-the-lost-dwarf"]


@pytest.mark.parametrize("holding", OF_USE)
def test_useful_relics_and_places_are_worth_coins_to_the_holder(holding):
    game = table(HILLS, holdings=f"{holding} ring")
    assert worth_of_holdings(game.state, 0) == A_TURN * LASTS
    assert worth_of_holdings(game.state, 1) == 0
    lay(game.state, game.state.rules.ids[holding], game.state.board.places["moor"])
    assert worth_of_holdings(game.state, 0) == 0
    assert worth_of_holdings(game.state, 1) == A_TURN * LASTS


@pytest.mark.parametrize("holding", SCORED)
def test_place_that_only_scores_coins_adds_no_extra_value(holding):
    assert worth_of_holdings(table(HILLS, holdings=f"{holding} ring").state, 0) == 0


def test_only_places_that_work_in_decline_add_value_in_decline():
    declined = HILLS.replace("me 1", "me/declined 1")
    for holding, worth in [("the-altar-of-souls", A_TURN * LASTS), ("the-fountain-of-youth", 0)]:
        game = table(declined, me="orcs hill, declined humans", holdings=f"{holding} ring")
        assert worth_of_holdings(game.state, 0) == worth


def test_relics_and_places_lose_value_near_the_end_of_the_game():
    game = table(HILLS, holdings="the-fountain-of-youth ring", turn=8)
    assert worth_of_holdings(game.state, 0) == A_TURN * 2
    game = table(HILLS, holdings="the-fountain-of-youth ring", turn=10)
    assert worth_of_holdings(game.state, 0) == 0


def test_place_that_the_network_values_is_not_counted_twice():
    state = table(HILLS, holdings="the-fountain-of-youth ring, the-shiny-orb ring").state
    known = [False] * len(state.rules.names)
    known[state.rules.ids["the-fountain-of-youth"]] = True
    assert worth_of_holdings(state, 0, known) == A_TURN * LASTS


def test_expected_coins_include_the_value_of_held_places():
    plain = HandMade().finals(table(HILLS, holdings="the-fountain-of-youth moor").state)
    served = HandMade().finals(table(HILLS, holdings="the-fountain-of-youth ring").state)
    assert served[0] - plain[0] == pytest.approx(A_TURN * LASTS)


@pytest.mark.parametrize("holding", [*OF_USE, *SCORED])
def test_bots_guard_a_region_with_a_relic_or_place_first(holding):
    game = table(HILLS, holdings=f"{holding} ring")
    places = game.state.board.places
    assert worth_of(game.state, 0, places["ring"]) > worth_of(game.state, 0, places["den"])
