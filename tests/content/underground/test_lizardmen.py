"""Lizardmen: they pass through rivers, whether occupied or not.

Source: Underground, Lizardmen.
"""

import pytest

from kit.underground import board_with, table

STREAM = """
    bank    mine            me 1        beside upper
    upper   river           {}          edge
    lower   river                       beside upper
    far     mud-pool                    beside lower
    beyond  black-mountain              beside far
    pond    river
    isle    mine                        beside pond
"""


def stream(upper="", **more):
    return table(STREAM.format(upper), me="lizardmen", **more)


def test_lizardmen_banner_brings_seven_tokens():
    game = table("meadow farmland edge", me="", column="lizardmen hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 7 + 4


def test_lizardmen_reach_all_regions_around_their_river():
    game = stream()
    assert game.price("far") == 2
    assert game.targets() == ["upper", "lower", "far"]


def test_lizardmen_reach_along_the_whole_printed_river():
    # UND-77
    game = table(board_with(2, {"gravy-pool": "me 1"}), me="lizardmen", hand=2)
    assert game.price("saltshaker-pit") == 2
    assert game.play("conquer saltshaker-pit x2").holder("saltshaker-pit") == "me"
    assert [game.holder(river) for river in ("upper-treacle", "treacle-bend", "treacle-mouth")] == [
        "",
        "",
        "",
    ]


def test_lizardmen_may_cross_occupied_rivers():
    game = stream("red 3", red="kraken")
    assert game.price("far") == 2
    assert game.tokens("upper") == 3


def test_lizardmen_may_conquer_an_occupied_river_and_leave_it():
    # UND-79
    game = stream("red 2", red="kraken", hand=4).play("conquer upper x3")
    assert game.holder("upper") == "me"
    assert game.tray("kraken") == 10 - 2 + 1
    assert game.play("stop").holder("upper") == ""


def test_lizardmen_reach_only_the_river_banks():
    assert stream().refuses("conquer beyond")
    assert stream().play("conquer far x2").offers("conquer beyond")


@pytest.mark.ours
def test_lizardmen_may_enter_by_a_river_at_the_edge():
    # UND-78
    game = table(board_with(2, {}), me="lizardmen", hand=9)
    assert game.price("nightlight-geode") == 2
    assert table(board_with(2, {}), me="ogres", hand=9).refuses("conquer nightlight-geode")


@pytest.mark.ours
def test_lizardmen_cannot_enter_by_a_river_away_from_the_edge():
    game = table(STREAM.format("").replace("me 1", "    "), me="lizardmen", hand=9)
    assert game.targets() == ["bank", "upper", "lower", "far"]


def test_lizardmen_cannot_reach_gnomes_by_river():
    # UND-239
    game = table(
        board_with(2, {"gravy-pool": "me 1", "saltshaker-pit": "red 1"}), me="lizardmen", red="gnomes", hand=5
    )
    assert game.refuses("conquer saltshaker-pit")
    game.play("conquer upper-treacle x1; conquer treacle-bend x1")
    assert game.price("saltshaker-pit") == 2 + 1


def test_lizardmen_cross_lakes_and_seas_on_the_surface():
    game = table("home hill me 1 \n mere lake beside home \n far hill beside mere", me="lizardmen")
    assert game.targets() == ["far"]
