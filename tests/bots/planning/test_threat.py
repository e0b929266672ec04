"""What an opponent threatens in their next turn, which may be in the next round already."""

import pytest

from kit import table
from smallworld.bots.planning.threat import Threat, striking_tokens

FRONT = "camp hill me 2 \n march forest red 3 beside camp"


@pytest.mark.parametrize(
    ("turn", "first", "price"), [(3, "me", 4), (3, "red", 2), (4, "me", 2), (4, "red", 4)]
)
def test_a_race_that_is_strong_in_even_rounds_is_feared_for_its_next_one(turn, first, price):
    game = table(FRONT, red="humans were-", turn=turn, first=first)
    threat = Threat(game.state, 1)
    assert threat.prices.of(game.state.board.places["camp"]) == price
    assert game.state.turn == turn


def test_kobolds_strike_with_what_they_need_not_leave_behind():
    game = table(FRONT, red="kobolds hill")
    assert striking_tokens(game.state, 1) == 3 - 2
    game = table(FRONT, red="orcs hill")
    assert striking_tokens(game.state, 1) == 3 - 1
