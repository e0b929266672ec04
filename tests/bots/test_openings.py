"""Turns that begin with a question before expand or decline, such as which tile to push."""

import pytest

from content.realms.dynamic.test_adrift import ME, RED, lagoon
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.search import plans
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import make_bot, parse_entry
from smallworld.content.catalogue import find_board, make_rules
from smallworld.content.realms.box import REALMS
from smallworld.engine.action import ATTEMPT, CONQUER, by_of
from smallworld.engine.game import actor, legal_actions, play
from smallworld.engine.state import CHANCE
from smallworld.engine.text.position import parse_position
from smallworld.views.seat import seen_by

# The player after a decline of the Ghouls takes a region of theirs.
GHOULS = """
board: realm-12ad.F222H034I333L124O112S102U135Y320.m1H0m4O0m7S0maU1x1F5..tHbIaLaYa.QWRyaWZ0IMK3IDI
players: 2
turn: 4
on turn: 1
plan: choose-course 1
player 1: coins 21; ghouls underworld; footstool-hill 3, lantern-marsh 3, umbrella-wood 3, draughty-crag 1
player 2: coins 24
player 1 in decline: amazons; oaten-mile 1, onion-hill 1, soggy-bottom 1, yeast-meadow 1
player 2 in decline: orcs; fiddle-firs 1, hat-hill 1, hush-wood 1, anvil-top 1
tribes: itching-marsh 1
column: dwarves swamp, halflings seafaring, sorcerers spirit, trolls wealthy
unseen races: elves, giants, humans
unseen powers: berserk, commando, diplomat
"""
HAND = ME.replace("eel-pantry 2", "hand 6; eel-pantry 2")


@pytest.mark.parametrize("entry", ["greedy", "planner", "search@4"])
def test_bots_still_conquer_after_answering_a_question_first(entry):
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


def test_plan_ends_when_another_player_must_decide():
    rules = make_rules(("base",), own=REALMS["realms_6"]())
    board = GHOULS.split()[1]
    state = parse_position(rules, find_board(board), GHOULS)
    found = plans(state, 0, HandMade(), 3, 3)
    assert len(found) > 1
    for plan in found:
        reached = state.copy()
        for action in plan.actions:
            assert action in legal_actions(reached)
            play(reached, action)
