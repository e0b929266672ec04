"""Positions from whole games in which one way to begin the turn is clearly right.

A search with 96 to 160 simulations for each plan found them. The right action is `ahead` coins better than
the next best one. In most positions a simpler bot is wrong, and `wrong` says what it does.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.text.notation import format_action, parse_action
from smallworld.views.seat import seen_by

POSITIONS = json.loads((Path(__file__).parent / "positions.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module", params=POSITIONS, ids=[one["title"] for one in POSITIONS])
def position(request):
    """Return a position, and what to play there."""
    return played_to(request.param), request.param


def played_to(told):
    """Play the decisions of one entry of the file, and return the position."""
    rules, board = make_rules(tuple(told["boxes"])), find_board(told["board"])
    state = new_game(rules, board, told["players"])
    for decision in told["decisions"]:
        play(state, parse_action(rules, board, decision))
    return state


def chosen(state, bot: str) -> str:
    """Return what a bot plays in a position, in notation."""
    me, numbers = actor(state), RandomNumbers(1)
    action = make_bot(bot, numbers).choose(seen_by(state, me), legal_actions(state), Budget(simulations=8))
    return format_action(state.rules, state.board, action)


@pytest.mark.parametrize("bot", ["learned", "search"])
def test_bot_begins_the_turn_in_the_right_way(position, bot):
    state, told = position
    assert chosen(state, bot) == told["right"]


@pytest.mark.parametrize("told", [one for one in POSITIONS if "keep the last race" in one["title"]])
def test_planner_keeps_its_last_race_too(told):
    assert chosen(played_to(told), "planner") == told["right"]
