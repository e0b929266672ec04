"""Effects of tools that no race or power of a box has in this form, on drawn tables."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from kit import table
from smallworld.content.box import Box
from smallworld.workshop.reading import read

CAVES = """
    vent    chasm           edge
    ledge   mine      me 1       beside vent brook
    nook    hill      me 1       beside brook
    brook   river                beside nook
    shore   farmland  red 3      beside nook
    copse   mushroom-forest      beside shore
"""


def otters(*abilities: dict[str, Any]) -> Box:
    """Return a race with these abilities."""
    draft, problems = read({"race": [{"name": "Otters", "tokens": 6, "ability": list(abilities)}]})
    assert draft is not None, problems
    return draft.box()


def caves(*abilities, drawing=CAVES, me="otters", **more):
    return table(drawing, me=me, own=partial(otters, *abilities), **more)


# --- Coins for what borders what ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("feature", "coins"), [("river", 2), ("chasm", 1), ("farmland", 1), ("mine", 0), ("magic", 0)]
)
def test_border_bonus_tool_pays_for_regions_beside_a_terrain(feature, coins):
    game = caves({"tool": "border-bonus", "feature": feature}, hand=0)
    assert game.score() == 2 + coins


def test_border_bonus_tool_pays_at_most_once_per_region():
    both = """
        ledge   mine   me 1  edge
        brook   river        beside ledge
        ford    river        beside ledge brook
    """
    game = caves({"tool": "border-bonus", "feature": "river", "coins": 2}, drawing=both, hand=0)
    assert game.score() == 1 + 2


def test_border_bonus_tool_counts_underground_rivers_as_seas():
    assert caves({"tool": "border-bonus", "feature": "sea"}, hand=0).score() == 2 + 2


@pytest.mark.parametrize(("tool", "coins"), [("contact-bonus", 1), ("solitude-bonus", 1)])
def test_contact_and_solitude_tools_pay_coins_for_each_region(tool, coins):
    assert caves({"tool": tool}, hand=0).score() == 2 + coins
    assert caves({"tool": tool, "coins": 3}, hand=0).score() == 2 + 3 * coins


@pytest.mark.parametrize(("tool", "coins"), [("contact-bonus", 1), ("solitude-bonus", 0)])
@pytest.mark.parametrize("other", ["tribe", "monster", "red/declined"])
def test_contact_tools_count_tribes_and_monsters_as_neighbours(tool, coins, other):
    drawing = f"nook hill me 1 edge \n shore farmland {other} 2 beside nook"
    assert caves({"tool": tool}, drawing=drawing, hand=0).score() == 1 + coins


def test_feature_bonus_tool_may_need_several_regions_per_coin():
    drawing = "a mine me 1 edge \n b mine me 1 beside a \n c mine me 1 beside b"
    bonus = {"tool": "feature-bonus", "feature": "mine", "every": 2}
    assert caves(bonus, drawing=drawing, hand=0).score() == 3 + 1


# --- What regions cost ----------------------------------------------------------------------------------


def test_as_if_empty_tool_ignores_defenders():
    assert caves({"tool": "as-if-empty"}).price("shore") == 2
    assert caves({"tool": "as-if-empty"}, red="ratmen fortified").price("shore") == 2
    assert caves({"tool": "as-if-empty", "features": ["farmland"]}).price("shore") == 2
    assert caves({"tool": "as-if-empty", "features": ["hill"]}).price("shore") == 2 + 3


def test_as_if_empty_tool_lets_defenders_withdraw_as_usual():
    game = caves({"tool": "as-if-empty"}, hand=2).play("conquer shore x2")
    assert game.hand("red") == 3 - 1


def test_surcharge_tool_applies_to_chosen_terrain():
    assert caves({"tool": "surcharge", "features": ["farmland"], "by": 2}).price("shore") == 2 + 3 + 2
    assert caves({"tool": "surcharge", "features": ["hill"]}).price("shore") == 2 + 3


# --- A duty ---------------------------------------------------------------------------------------------


def shore(coins, duty, red="otters", owner="red"):
    drawing = f"camp hill me 1 edge \n shore farmland {owner} 1 beside camp"
    return table(drawing, red=red, own=partial(otters, {"tool": "duty", **duty}), coins=coins, hand=9)


def test_duty_tool_makes_the_conqueror_pay_coins():
    game = shore(2, {"coins": 2}).play("conquer shore x3")
    assert (game.coins(), game.coins("red")) == (2 - 2, 2 + 2)


def test_duty_tool_stops_a_conqueror_without_enough_coins():
    assert shore(1, {"coins": 2}).quote("shore") == "cannot be conquered: coins wanted"
    assert shore(1, {"coins": 2}).refuses("conquer shore")


def test_duty_tool_may_apply_only_while_active_or_in_decline():
    declined = {"red": "orcs hill, declined otters", "owner": "red/declined"}
    assert shore(0, {"active": False}).offers("conquer shore")
    assert shore(0, {"declined": False}).refuses("conquer shore")
    assert shore(0, {"active": False}, **declined).refuses("conquer shore")
    assert shore(0, {"declined": False}, **declined).offers("conquer shore")


# --- Tokens and decline -----------------------------------------------------------------------------------


def test_growth_tool_brings_tokens_for_regions_of_a_terrain():
    drawing = "a mine me 1 edge \n b mine me 1 beside a \n c mine me 1 beside b"
    for every, gained in ((1, 3), (2, 1)):
        growth = {"tool": "growth", "feature": "mine", "every": every}
        game = caves(growth, drawing=drawing, hand=0).play("stop")
        assert game.hand() + sum(game.tokens(region) for region in "abc") == 3 + gained


def test_vanishing_tool_pays_the_given_coins_per_region():
    game = caves({"tool": "vanishing", "coins": 3}, hand=0, step="choose-course").play("decline")
    assert game.coins() == 2 * 3
    assert game.holder("nook") == game.holder("ledge") == ""


@pytest.mark.parametrize("place", [0, 1])
def test_race_that_vanishes_does_not_stay_despite_another_tool(place):
    tools = [{"tool": "entombed"}, {"tool": "vanishing", "coins": 2}]
    game = caves(tools[place], tools[1 - place], hand=0, step="choose-course").play("decline")
    assert game.coins() == 2 * 2
    assert game.holder("nook") == ""
