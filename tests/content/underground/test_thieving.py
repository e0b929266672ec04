"""Thieving: at scoring, one coin from each opponent whose active race borders the race.

Source: Underground, Thieving.
"""

from kit.underground import table
from smallworld.engine.reports import COINS_TAKEN
from smallworld.views.view import view

ALLEYS = """
    den   mine      me 1
    a     mud-pool  red 1            beside den
    b     mud-pool  red 1            beside den
    c     mud-pool  blue 1           beside den
    far   mine      green 1          beside c
"""


def thieves(**more):
    more = {"red": "drow, coins 4", "blue": "orcs, coins 4", "green": "humans, coins 4", **more}
    return table(ALLEYS, me="ogres thieving", hand=0, **more)


def test_thieving_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen thieving").play("take 1")
    assert game.hand() == 8 + 4


def test_thieving_takes_one_coin_from_each_adjacent_opponent():
    game = thieves().play("stop")
    assert game.coins() == 1 + 2
    assert [game.coins(player) for player in ("red", "blue", "green")] == [3, 3, 4]


def test_thieving_takes_nothing_from_an_opponent_without_coins():
    # UND-28
    game = thieves(blue="orcs, coins 0").play("stop")
    assert game.coins() == 1 + 1
    assert (game.coins("red"), game.coins("blue")) == (3, 0)


def test_thieving_takes_nothing_from_a_race_in_decline():
    # UND-137
    game = table(
        "den mine me 1 \n a mine red/declined 1 beside den \n b mine blue 1 beside den",
        me="ogres thieving",
        red="drow, declined orcs, coins 4",
        blue="humans, coins 4",
        hand=0,
    ).play("stop")
    assert (game.coins(), game.coins("red"), game.coins("blue")) == (1 + 1, 4, 3)


def test_thieving_reaches_into_a_river_but_not_across_it():
    # UND-138
    game = table(
        """
        den   mine   me 1
        mouth river  red 1   beside den
        brook river          beside den
        far   mine   blue 1  beside brook
        """,
        me="ogres thieving",
        red="drow, coins 4",
        blue="humans, coins 4",
        hand=0,
    ).play("stop")
    assert (game.coins(), game.coins("red"), game.coins("blue")) == (1 + 1, 3, 4)


def test_thieving_counts_opponents_beside_the_race_at_scoring():
    game = table(
        "den mine me 1 \n gate mine beside den \n a mine red 1 beside gate",
        me="ogres thieving",
        red="drow, coins 4",
        hand=3,
    ).play("conquer gate x1; stop; deploy den x2")
    assert (game.coins(), game.coins("red")) == (2 + 1, 3)


def test_thieving_takes_nothing_on_the_turn_of_decline():
    game = table(
        "den mine me 1 \n a mine red 1 beside den",
        me="ogres thieving",
        red="drow, coins 4",
        step="choose-course",
    )
    assert game.play("decline").coins("red") == 4


def test_thieving_takes_a_coin_from_gnomes():
    # UND-67: without any conquest
    game = table(
        "den mine me 1 \n a mine red 1 beside den",
        me="ogres thieving",
        red="gnomes mining, coins 4",
        hand=0,
    ).play("stop")
    assert (game.coins(), game.coins("red")) == (1 + 1, 3)


def test_forecast_of_the_turn_includes_stolen_coins():
    game = thieves()
    assert game.breakdown() == {"regions": 1, "thieving": 2}
    forecast = view(game.state, 0)["forecast"]
    assert (forecast["coins"], game.play("stop").coins()) == (3, 3)


def test_forecast_does_not_reveal_whether_opponents_have_coins():
    game = thieves(blue="orcs, coins 0")
    assert view(game.state, 0)["forecast"] == view(thieves().state, 0)["forecast"]


def test_thieving_takes_coins_only_once_a_turn():
    game = thieves(red="drow, coins 9", blue="orcs, coins 9").play("stop")
    assert game.coins() == 3
    assert game.next_turn_of("me").play("expand; stop").coins() == 3 + 3


def test_froggys_ring_takes_its_coin_before_thieving():
    game = thieves(
        red="drow, coins 1", blue="orcs, coins 0", green="humans, coins 0", holdings="froggys-ring den"
    ).play("stop; froggys-ring den")
    assert [report.by for report in game.reports if report.kind == COINS_TAKEN] == [
        game.state.rules.ids["froggys-ring"]
    ]
    assert (game.coins(), game.coins("red")) == (1 + 1, 0)
