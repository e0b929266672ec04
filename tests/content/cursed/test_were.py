"""Were-: every conquest costs two tokens less in every second round.

Source: Cursed!, Were-.
"""

import pytest

from kit import table

TWO_ORCS = "camp hill me 1 \n glade forest red 2 beside camp"


@pytest.mark.parametrize(("turn", "price"), [(4, 2 + 2 - 2), (5, 2 + 2), (1, 2 + 2), (10, 2 + 2 - 2)])
def test_were_power_lowers_prices_in_even_rounds_only(turn, price):
    # CST-20
    game = table(TWO_ORCS, me="humans were-", red="orcs hill", turn=turn)
    assert game.price("glade") == price


def test_conquest_with_the_were_power_needs_at_least_one_token():
    game = table("camp hill me 1 \n moor swamp beside camp", me="orcs were-", turn=2)
    assert game.quote("moor") == "2 base, -2 Were-, +1 never less than 1"


def test_were_power_counts_rounds_and_not_turns_of_its_player():
    drawing = "camp hill red 1 \n glade forest me 2 beside camp \n moor swamp me 1 beside glade"
    game = table(drawing, red="humans were-", turn=3)
    assert game.price("glade", by="red") == 4
    game = table(drawing, red="humans were-", turn=4, hand=0).end_turn()
    assert game.play("expand").price("glade") == 4 - 2


def test_kobolds_with_the_were_power_still_need_two_tokens():
    game = table("camp hill me 2 \n moor swamp beside camp", me="kobolds were-", turn=2)
    assert game.price("moor") == 2
