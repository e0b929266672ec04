"""Kraken: they may stay in rivers, which are ordinary regions to them, even in decline.

Source: Underground, Kraken.
"""

import pytest

from kit.underground import table

SHORE = """
    brook   river     {} {}     edge
    reach   river            edge beside brook
    bank    mine      me 1        beside brook reach
    den     farmland  red 1       beside reach brook
"""


def test_kraken_banner_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="kraken hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 5 + 4


def test_kraken_may_stay_in_a_river_and_score_it():
    game = table(SHORE.format("me", 1), me="kraken", hand=1).play("conquer reach x1")
    game.end_turn()
    assert game.holder("reach") == "me"
    assert game.coins() == 3


def test_other_races_must_leave_the_river():
    game = table(SHORE.format("me", 1), me="ogres", hand=0).play("stop")
    assert game.holder("brook") == ""
    assert game.coins() == 1


def test_tokens_of_kraken_defend_a_river():
    # UND-72
    assert table(SHORE.format("red", 3), me="mudmen", red="kraken").price("brook") == 1 + 3


def test_kraken_can_be_driven_out_with_the_die():
    # UND-36
    game = table(SHORE.format("red", 2), me="mudmen", red="kraken", hand=1).play("attempt brook").roll(2)
    assert game.holder("brook") == ""  # conquered, and left again
    assert game.tokens("bank") == 1 + 1


def test_kraken_in_decline_stay_in_rivers_and_score_there():
    game = table(SHORE.format("me", 2), me="kraken", hand=0, step="choose-course").play("decline")
    assert game.holder("brook") == "me/declined"
    assert game.coins() == 2
    assert game.score() == 2


def test_river_taken_from_declined_kraken_then_belongs_to_nobody():
    # UND-73
    drawing = SHORE.format("red/declined", 1).replace("red 1", "    ")
    game = table(drawing, me="mudmen", red="orcs hill, declined kraken", hand=3)
    assert game.score("red") == 1
    assert game.price("brook") == 1 + 1
    game.play("conquer brook x2; stop")
    assert game.holder("brook") == ""
    assert game.coins() == 1
    assert game.score("red") == 0


def test_kraken_in_a_river_count_as_a_neighbour_of_drow():
    # UND-54
    lair = """
        web    mine               me 1
        brook  river              red/declined 1  beside web
        vault  mud-pool           me 1            beside pool
        pool   black-mountain                     beside vault
        run    river                              beside vault
        rift   chasm                              beside vault
    """
    game = table(lair, me="drow", red="orcs hill, declined kraken", hand=0)
    assert game.breakdown() == {"regions": 2, "drow": 1}


@pytest.mark.ours
def test_kraken_may_stay_in_the_lake_and_the_seas_of_the_surface():
    # UND-222
    game = table("mere lake \n bank hill me 1 beside mere", me="kraken", hand=2)
    assert game.price("mere") == 2
    game.play("conquer mere x2")
    game.end_turn()
    assert game.coins() == 2
    game.next_turn_of("me").play("decline")
    assert game.holder("mere") == "me/declined"
    assert game.score() == 2


def test_fisher_kraken_do_not_count_their_rivers_as_coast():
    # UND-99
    drawing = """
        brook  river    me 1
        reach  river    me 1  beside brook
        bank   mine     me 1  beside brook
        shore  hill     me 1  beside brook
        marsh  mud-pool me 1  beside reach
    """
    game = table(drawing, me="kraken fisher", hand=0)
    assert game.score() == 5 + 3 // 2


def test_vanishing_kraken_also_get_two_coins_for_a_river():
    # UND-272
    drawing = """
        brook  river    me 1
        reach  river    me 1  beside brook
        bank   mine     me 1  beside brook
        shore  hill     me 1  beside brook
    """
    game = table(drawing, me="kraken vanishing", hand=0, step="choose-course").play("decline")
    assert game.coins() == 2 * 4


def test_kraken_with_tomb_stay_in_rivers_when_they_decline():
    game = table(SHORE.format("me", 3), me="kraken tomb", hand=0, step="choose-course").play("decline")
    game.end_turn()
    assert game.holder("brook") == "me/declined"
