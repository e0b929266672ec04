"""Turns that begin with another question than their course, such as which tile to push."""

import pytest

from content.realms.test_adrift import ME, RED, lagoon
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import make_bot, parse_entry
from smallworld.engine.action import ATTEMPT, CONQUER, by_of
from smallworld.engine.game import actor, legal_actions, play
from smallworld.engine.state import CHANCE
from smallworld.views.seat import seen_by

HAND = ME.replace("eel-pantry 2", "hand 6; eel-pantry 2")


@pytest.mark.parametrize("entry", ["greedy", "planner", "search@4"])
def test_whoever_answers_it_goes_on_to_conquer(entry):
    state = lagoon(HAND, RED).state
    bot, (_, budget) = make_bot(entry, RandomNumbers(1)), parse_entry(entry)
    conquests = 0
    while state.player == 0 and not state.over:
        actions = legal_actions(state)
        if actor(state) == CHANCE:
            play(state, actions[0])
            continue
        budget.begin()
        action = bot.choose(seen_by(state, actor(state)), actions, budget)
        conquests += by_of(action) in (CONQUER, ATTEMPT)
        play(state, action)
    assert conquests > 1
