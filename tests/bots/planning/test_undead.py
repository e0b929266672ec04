"""Bots in games with the Necromancer, who may win whatever the coins are."""

import pytest

from kit.isle import isle
from kit.speed import long_if_interpreted
from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.planner import Planner
from smallworld.bots.planning.purses import Purses
from smallworld.bots.planning.search import plans
from smallworld.bots.planning.undead import VICTORY, worth_of_victory
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.bots.search.searcher import Searcher
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.choice import names_of
from smallworld.engine.game import legal_actions
from smallworld.engine.text.notation import format_action
from smallworld.views.seat import seen_by

LAND = """
    pond    lake
    shore   hill      blue 1        beside pond
    inland  hill      red 3         beside shore
    edge    swamp            edge   beside inland
"""
RULES = make_rules(scenario="necromancer")
BOARD = find_board(board_for(3, names_of(("base",), scenario="necromancer")))


def chosen(game, bot) -> str:
    state = game.state
    return format_action(state.rules, state.board, bot.choose(state.copy(), legal_actions(state), Budget()))


@long_if_interpreted
@pytest.mark.parametrize("name", ["random", "greedy", "planner", "learned", "search"])
def test_every_bot_can_play_as_and_against_the_necromancer(name):
    bots = [make_bot(name, RandomNumbers(1, seat)) for seat in range(3)]
    match = play_match(RULES, BOARD, bots, [Budget(simulations=2)] * 3, Chance(1))
    assert match.end.over


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_bot_as_the_necromancer_buys_ghosts_early(name):
    game = isle(LAND, turn=2, island=2, coins=9)
    assert chosen(game, make_bot(name, RandomNumbers(1))) == "buy ghosts"


def test_bot_as_the_necromancer_saves_coins_once_it_cannot_win():
    assert chosen(isle(LAND, turn=10, coins=9), Planner(HandMade())) == "pass"


def test_bot_as_the_necromancer_buys_the_ghosts_it_needs_to_win():
    drawing = """
        pond    lake
        shore   farmland  blue 1        beside pond
        field   farmland  red 1   edge
    """
    game = isle(drawing, turn=10, island=12, coins=14)
    assert chosen(game, Planner(HandMade())) == "buy ghosts"


def test_bot_values_a_position_with_more_ghosts_higher():
    few, many = isle(LAND, island=2), isle(LAND, island=9)
    assert worth_of_victory(few.state, 2) < worth_of_victory(many.state, 2)


def test_bot_values_an_outright_win_of_the_necromancer_highest():
    game = isle(LAND.replace("red 3", ""), island=13).play("stop; ghosts x13")
    assert worth_of_victory(game.state, 2) == VICTORY


def test_bots_expect_the_necromancer_to_spend_all_its_coins():
    purses = Purses(3)
    for turn in (2, 3, 4):
        position = isle(LAND, on_turn="me", turn=turn).state
        purses.look(position, 0)
    assert position.coins[2] == 1 + 1  # one for the region and one for the hill


@pytest.mark.parametrize("on_turn", ["me", "blue"])
def test_search_gives_hints_to_the_necromancer_and_its_opponents(on_turn):
    game = isle(LAND, on_turn=on_turn, turn=3, island=2, coins=9)
    seat = game.state.player
    hint = Searcher(HandMade(), RandomNumbers(1)).advise(seen_by(game.state, seat), Budget(simulations=5))
    assert hint.actions[0] in legal_actions(game.state)
    assert hint.to_json(game.state)["actions"]


def test_planners_keep_the_necromancer_from_winning():
    drawing = """
        pond    lake
        shore   hill      blue 1        beside pond
        inland  hill      me 4          beside shore
        edge    hill             edge   beside inland
        far     hill      red 1         beside inland
    """
    game = isle(drawing, me="ratmen wealthy", on_turn="me", turn=8, island=9, hand=0).play("expand")
    assert chosen(game, Planner(HandMade())) == "conquer shore x3"


def test_opponents_attack_ghosts_before_it_is_too_late():
    """The leader has 30 coins more than the Necromancer, who may still win outright and defeat everyone."""
    drawing = """
        pond    lake
        shore   hill      blue 1        beside pond
        inland  hill      me 4          beside shore
        edge    hill             edge   beside inland
        far     hill      red 1         beside inland
    """
    game = isle(drawing, me="ratmen wealthy", on_turn="me", turn=5, island=6, hand=0).play("expand")
    state = game.state
    state.coins[1] = 30
    plan = plans(state, state.player, HandMade(), 1, 1)[0]
    assert format_action(state.rules, state.board, plan.actions[0]) == "conquer shore x3"
