"""The forecasts shown to players: of a decline and of other choices."""

from __future__ import annotations

import pytest

from kit import table
from smallworld.views.forecast import after_decline, coins_of
from smallworld.views.view import view

FOUR = """
    brook   hill      me 1
    glade   forest    me 1  beside brook
    meadow  farmland  me 1  beside glade
    moor    swamp     me 1  beside meadow
    ridge   hill      red 1 beside moor
"""


@pytest.mark.parametrize(
    ("me", "coins"),
    [("orcs hill", [4]), ("orcs historian", [1, 4]), ("priestesses hill", [1, 3])],
)
def test_forecast_of_a_decline_includes_coins_it_pays(me, coins):
    state = table(FOUR, me=me, step="choose-course").state
    assert sorted(report.number for report in coins_of(after_decline(state)[1], 0)) == coins
    forecast = view(state, 0)["decline"]
    assert forecast is not None
    assert forecast["coins"] == sum(coins)
    assert {item["race"] for item in forecast["items"]} == {me.partition(" ")[0]}


def test_forecast_of_a_decline_after_scoring_has_no_coins():
    game = table(FOUR, me="orcs stout", hand=0).play("stop")
    forecast = view(game.state, 0)["decline"]
    assert forecast == {"coins": 0, "items": []}


def test_forecasts_do_not_change_the_state():
    state = table(FOUR, me="orcs historian", step="choose-course").state
    before = state.key()
    after_decline(state)
    assert state.key() == before


@pytest.mark.parametrize("chosen", ["brook", "glade"])
def test_forecast_of_a_choice_equals_the_coins_of_the_turn(chosen):
    game = table(FOUR, me="orcs fortified", hand=0).play("stop")
    seen = view(game.state, 0)
    assert seen["forecast"]["coins"] == 4
    assert sorted(seen["choosing"]) == ["brook", "glade", "meadow", "moor"]
    forecast = seen["choosing"][chosen]
    assert [(item["why"], item["coins"]) for item in forecast["items"]] == [("regions", 4), ("fortified", 1)]
    before = game.state.coins[0]
    game.play(f"fortified {chosen}")
    assert game.state.coins[0] - before == forecast["coins"] == 5


def test_only_the_deciding_player_gets_forecasts_of_choices():
    game = table(FOUR, me="orcs fortified", hand=0).play("stop")
    assert view(game.state, 1)["choosing"] == {}


def test_choices_that_change_no_coins_have_no_forecast():
    assert view(table(FOUR, me="orcs hill").state, 0)["choosing"] == {}
