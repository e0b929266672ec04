"""Positions from whole games in which one way to begin the turn is clearly right.

The right action is `ahead` coins better than the next best one. In most positions a simpler bot is wrong, and
`wrong` says what it does. `benchmarks/positions.py` plays each position to the end of the game, because a
search can share its mistakes with the bots that it judges.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from smallworld.bots.budget import Budget
from smallworld.bots.planning.follower import Follower
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.text.notation import format_action, parse_action
from smallworld.views.seat import seen_by

POSITIONS = json.loads((Path(__file__).parent / "positions.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module", params=POSITIONS, ids=[one["title"] for one in POSITIONS])
def position(request):
    """Return a game up to a position, and what to play there."""
    return states_of(request.param), request.param


def states_of(told):
    """Play the decisions of one entry of the file; return a copy of each position, in order."""
    rules, board = make_rules(tuple(told["boxes"])), find_board(told["board"])
    state = new_game(rules, board, told["players"])
    states = [state.copy()]
    for decision in told["decisions"]:
        play(state, parse_action(rules, board, decision))
        states.append(state.copy())
    return states


def chosen(states, name: str) -> str:
    """Return what a bot plays in the last position, in notation.

    The bot watches the whole game, because it has to estimate the coins of the others.
    """
    bot, state = make_bot(name, RandomNumbers(1)), states[-1]
    assert isinstance(bot, Follower)
    me = actor(state)
    for earlier in states[:-1]:
        if not earlier.waits_for and actor(earlier) == me:
            bot.reckon(seen_by(earlier, me))
    action = bot.choose(seen_by(state, me), legal_actions(state), Budget(simulations=8))
    return format_action(state.rules, state.board, action)


@pytest.mark.parametrize("bot", ["learned", "search"])
def test_bot_begins_the_turn_in_the_right_way(position, bot):
    states, told = position
    assert chosen(states, bot) == told["wrong"].get(bot, told["right"])


@pytest.mark.parametrize("told", [one for one in POSITIONS if "keep the last race" in one["title"]])
def test_planner_keeps_its_last_race_too(told):
    assert chosen(states_of(told), "planner") == told["right"]
