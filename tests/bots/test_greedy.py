"""The greedy bot, which maximises its coins at the end of this turn."""

import pytest

from kit import table
from smallworld.bots.budget import Budget
from smallworld.bots.greedy import Greedy
from smallworld.engine.game import legal_actions
from smallworld.engine.text.notation import format_action

LANDS = """
    meadow  farmland  me 4
    fen     swamp     {}    beside meadow
"""


@pytest.mark.parametrize(
    ("neighbour", "course"),
    [("red 5", "decline"), ("", "expand")],
    ids=["as many coins either way", "a coin more by expanding"],
)
def test_greedy_bot_declines_unless_expanding_pays_more(neighbour, course):
    game = table(LANDS.format(neighbour), me="orcs", red="humans", step="choose-course")
    chosen = Greedy().choose(game.state.copy(), legal_actions(game.state), Budget())
    assert format_action(game.state.rules, game.state.board, chosen) == course
