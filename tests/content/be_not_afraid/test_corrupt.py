"""Corrupt: an opponent who conquers a region of the race pays its owner one coin.

Source: Be Not Afraid, Corrupt.
"""

import pytest

from kit import table

MARCH = """
    meadow  farmland  me 1
    knoll   hill      red 1    beside meadow
    brook   swamp     red 1    beside meadow
"""


def test_conqueror_of_a_corrupt_region_pays_its_owner_a_coin():
    game = table(MARCH, red="orcs corrupt", hand=6, coins=4).play("conquer knoll x3")
    assert (game.coins(), game.coins("red")) == (4 - 1, 4 + 1)
    game.play("conquer brook x3")
    assert (game.coins(), game.coins("red")) == (4 - 2, 4 + 2)


@pytest.mark.ours
def test_player_without_a_coin_may_conquer_a_corrupt_region():
    # BNA-18
    game = table(MARCH, me="humans alchemist, coins 1", red="orcs corrupt, coins 0", hand=6)
    game.play("conquer knoll x3; conquer brook x3")
    assert (game.coins(), game.coins("red")) == (0, 1)
    assert (game.holder("knoll"), game.holder("brook")) == ("me", "me")


def test_failed_attempt_on_a_corrupt_race_costs_no_coin():
    game = table(MARCH, red="orcs corrupt", hand=1, coins=4).play("attempt knoll").roll(0)
    assert game.coins("red") == 4


def test_substituting_a_token_of_a_corrupt_race_costs_a_coin():
    game = table(MARCH, me="sorcerers alchemist", red="orcs corrupt", coins=4).play(
        "sorcerers knoll player red"
    )
    assert (game.coins(), game.coins("red")) == (4 - 1, 4 + 1)


def test_corrupt_race_in_decline_gets_no_coins_when_conquered():
    # BNA-19
    declined = MARCH.replace("red", "red/declined")
    game = table(declined, red="humans, declined orcs corrupt", coins=4).play("conquer knoll x3")
    assert (game.coins(), game.coins("red")) == (4, 4)


def test_ghouls_pay_nothing_to_the_corrupt_race_of_their_owner():
    game = table(
        "cave hill me/declined 4 \n meadow farmland me 1 beside cave",
        me="orcs corrupt, declined ghouls",
        step="choose-course",
        coins=4,
    )
    assert game.play("expand; conquer meadow x3").coins() == 4
