"""The levels for people: they decline like players, err within limits, and repeat a game from its seed."""

import pytest

from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.planning.beam import noticed
from smallworld.bots.planning.fallible import Fallible, Handicap
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.plan import Plan
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import OPPONENTS, make_bot
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.engine import reports
from smallworld.engine.action import CONQUER, DECLINE, EXPAND, STOP, act_on
from smallworld.engine.game import new_game
from smallworld.engine.reports import Report

GAMES = 4
FALLIBLE = [level.word for level in OPPONENTS if not level.seconds]


def played(word: str, seed: int, players: int = 2) -> tuple[list[int], int]:
    """Let bots of one level play a game; return their coins and the number of declines."""
    told: list[Report] = []
    bots = [make_bot(word, RandomNumbers(seed, 8 + seat)) for seat in range(players)]
    board = find_board(board_for(players))
    match = play_match(make_rules(), board, bots, [Budget() for _ in bots], Chance(seed), reports=told)
    return match.end.coins, sum(one.kind == reports.DECLINED for one in told)


def test_bots_of_all_levels_decline_two_to_four_times_a_game():
    declines = {word: sum(played(word, seed)[1] for seed in range(GAMES)) / (2 * GAMES) for word in FALLIBLE}
    assert 2 <= sum(declines.values()) / len(FALLIBLE) <= 4
    assert all(1.5 <= each <= 4.5 for each in declines.values())  # four games are only a sample


@pytest.mark.parametrize("word", FALLIBLE)
def test_bots_with_the_same_seed_play_the_same_game(word):
    assert played(word, seed=1) == played(word, seed=1)
    assert played(word, seed=1) != played(word, seed=2)


def test_bot_attacks_an_overlooked_region_if_no_other_is_left():
    near, far, stop = act_on(CONQUER, 3, 2), act_on(CONQUER, 5, 2), STOP
    assert noticed([near, far, stop], 1 << 5) == [near, stop]
    assert noticed([far], 1 << 5) == [far]


def plan(by: int, value: float) -> Plan:
    """A plan that begins like this."""
    return Plan([by], value, new_game(make_rules(), find_board("base-2"), 2), [])


def test_errors_of_a_bot_stay_within_its_handicap():
    bot = Fallible(HandMade(), Handicap(coins=[1.0], overlooked=0, width=1), RandomNumbers(1))
    better, worse = plan(EXPAND, 10.0), plan(DECLINE, 5.9)
    assert all(bot.preferred([better, worse], 2) is better for _ in range(200))
    near = plan(DECLINE, 9.0)
    assert {bot.preferred([better, near], 2) for _ in range(200)} == {better, near}


def test_errors_of_a_bot_grow_with_the_number_of_opponents():
    bot = Fallible(HandMade(), Handicap(coins=[1.0], overlooked=0, width=1), RandomNumbers(1))
    better, worse = plan(EXPAND, 10.0), plan(DECLINE, 5.9)
    assert {bot.preferred([better, worse], 4) for _ in range(200)} == {better, worse}


def test_size_of_errors_can_be_set_by_number_of_opponents():
    handicap = Handicap(coins=[3.0, 1.0], overlooked=0, width=1)
    assert [handicap.most(opponents) for opponents in range(1, 5)] == [3.0, 2.0, 3.0, 4.0]


def test_many_plans_to_expand_do_not_outweigh_one_to_decline():
    bot = Fallible(HandMade(), Handicap(coins=[2.0], overlooked=0, width=1), RandomNumbers(1))
    expanding, decline = [plan(EXPAND, 10.0) for _ in range(30)], plan(DECLINE, 10.0)
    declines = sum(bot.preferred([*expanding, decline], 2) is decline for _ in range(400))
    assert 150 <= declines <= 250
