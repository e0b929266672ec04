"""The bot that measures how exploitable each level is."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import pytest

from kit.table import table
from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.game import actor, legal_actions, play
from smallworld.engine.text.notation import format_action
from smallworld.views.seat import seen_by

PROGRAM = Path(__file__).resolve().parents[2] / "benchmarks" / "best_response.py"


@pytest.mark.parametrize("expected", ["greedy", "easy"])
def test_best_response_plays_its_whole_turn(expected):
    drawing = """
        camp   forest     me 1   edge
        field  farmland          beside camp
        hill   hill              beside camp
        keep   forest     red 2  beside field hill
    """
    state = table(drawing, me="humans", red="orcs", hand=2, turn=9).state
    bot = run_path(str(PROGRAM))["BestResponse"](RandomNumbers(1), expected)
    chosen = []
    while actor(state) == 0:
        action = bot.choose(seen_by(state, 0), legal_actions(state), Budget())
        chosen.append(format_action(state.rules, state.board, action))
        play(state, action)
    assert chosen[0] == "conquer field x2"  # where Humans earn one more coin
    assert state.player == 1
