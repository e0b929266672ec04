"""The coins at the end of a turn: one per region, and bonuses of races and powers.

Source: base rules, "Scoring victory coins".
"""

import pytest

from kit import table

LANDS = """
    meadow  farmland  me 1
    knoll   hill      me 1
    glade   forest    me 1
    moor    swamp     me 1
"""


def test_regions_also_score_in_a_turn_without_conquests():
    # END-06
    game = table(LANDS, me="ratmen", hand=0).end_turn()
    assert game.coins() == 4


def test_regions_of_the_race_in_decline_also_score():
    elves = "grove forest me/elves 1 \n wood forest me/elves 1"
    game = table(LANDS + elves, me="ratmen, declined elves", hand=0)
    assert game.end_turn().coins() == 4 + 2


def test_bonuses_of_race_and_power_add_up():
    game = table(LANDS, me="humans hill", hand=0)
    assert game.breakdown() == {"regions": 4, "humans": 1, "hill": 1}
    assert game.end_turn().coins() == 4 + 1 + 1


def test_only_the_player_on_turn_scores():
    game = table(LANDS + "fen swamp red 1", me="ratmen", hand=0).end_turn()
    assert (game.coins("me"), game.coins("red")) == (4, 0)


def test_power_pays_only_for_regions_of_its_own_race():
    game = table("knoll hill me/elves 1 \n rise hill me 1", me="orcs hill, declined elves", hand=0)
    assert game.breakdown() == {"regions": 2, "hill": 1}


def test_tokens_in_hand_score_nothing():
    assert table("strand farmland edge", me="ratmen", hand=5).play("stop").coins() == 0


def test_only_regions_score_on_the_turn_of_a_decline():
    game = table(LANDS, me="humans merchant", hand=0, step="choose-course").play("decline")
    assert game.coins() == 4


def test_lost_tribes_score_for_nobody():
    assert table(LANDS + "ruin hill tribe 1", me="ratmen", hand=0).score() == 4


def test_score_equals_the_sum_of_its_listed_parts():
    game = table(LANDS, me="humans hill", hand=0)
    assert game.score() == sum(game.breakdown().values())


@pytest.mark.ours
def test_bank_always_has_enough_coins_to_pay_a_player():
    game = table(LANDS, me="ratmen", hand=0, coins=1000).end_turn()
    assert game.coins() == 1000 + 4
