"""Orcs: each non-empty region that they conquered this turn pays one extra coin.

Source: base rules, Orcs.
"""

from kit import table

FRONT = """
    camp    hill      me 1
    fort    hill      me 1            beside camp
    ruin    swamp     tribe 1         beside camp
    meadow  farmland  red 1           beside camp
    grave   forest    red/declined 1  beside camp
    peak    mountain                  beside camp
"""


def test_orcs_earn_a_coin_for_each_non_empty_conquest():
    # RAC-10: a Lost Tribe, an active race, one in decline, and an empty mountain
    game = table(FRONT, me="orcs commando", hand=8)
    game.play("conquer ruin x2; conquer meadow x2; conquer grave x2; conquer peak x2")
    assert game.breakdown() == {"regions": 6, "orcs": 3}
    assert game.end_turn().coins() == 6 + 3


def test_orcs_earn_no_extra_coin_for_an_empty_region():
    game = table(FRONT, me="orcs", hand=3).play("conquer peak x3")
    assert game.end_turn().coins() == 3


def test_mountain_does_not_make_a_region_count_as_non_empty():
    game = table("camp hill me 1 \n peak mountain beside camp", me="orcs", hand=3).play("conquer peak x3")
    assert game.breakdown() == {"regions": 2}


def test_orcs_earn_a_coin_for_conquering_their_declined_race():
    # CST-07
    game = table(
        "camp hill me 1 \n grave hill me/declined 1 beside camp", me="orcs, declined wizards", hand=3
    )
    assert game.price("grave") == 2 + 1
    game.play("conquer grave x3")
    assert game.tray("wizards") == 10
    assert game.end_turn().coins() == 2 + 1


def test_orcs_earn_nothing_for_conquests_of_an_earlier_turn():
    game = table(FRONT, me="orcs", hand=3).play("conquer ruin x3")
    assert game.end_turn().coins() == 3 + 1
    game.next_turn_of("me").end_turn()
    assert game.coins() == (3 + 1) + 3


def test_orcs_earn_a_coin_for_a_successful_final_attempt():
    game = table(FRONT, me="orcs", hand=2).play("attempt ruin").roll(1)
    assert game.end_turn().coins() == 3 + 1


def test_orcs_earn_nothing_for_a_failed_final_attempt():
    game = table(FRONT, me="orcs", hand=2).play("attempt ruin").roll(0)
    assert game.end_turn().coins() == 2


def test_orcs_in_decline_score_their_regions_only():
    game = table(FRONT, me="orcs", hand=3).play("conquer ruin x3").next_turn_of("me")
    game.play("decline")
    assert game.coins() == (3 + 1) + 3
