"""Bots that plan have to answer although they have no time to plan."""

import pytest

from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.planner import Planner
from smallworld.bots.planning.settling import let_stacks_reveal
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import OPPONENTS
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.choice import names_of
from smallworld.engine.game import new_game
from smallworld.engine.state import State


class Counting(Evaluation):
    """An evaluation that counts the positions that it is asked about."""

    def __init__(self) -> None:
        self.asked = 0
        self.evaluation = HandMade()

    def finals(self, state: State) -> list[float]:
        self.asked += 1
        return self.evaluation.finals(state)


def hurried() -> Budget:
    """Return a budget that is late from the start."""
    return Budget(patience=1e-9)


@pytest.mark.parametrize(("boxes", "players"), [(("base",), 2), (("underground",), 5), (("all",), 3)])
def test_bots_without_time_play_whole_games(boxes: tuple[str, ...], players: int):
    names = names_of(boxes)
    bots = [OPPONENTS[-1 - seat % len(OPPONENTS)].make(RandomNumbers(seat)) for seat in range(players)]
    budgets = [hurried() for _ in range(players)]
    match = play_match(make_rules(names), find_board(board_for(players, names)), bots, budgets, Chance(5))
    assert match.end.over


def test_planner_without_time_looks_at_fewer_positions():
    asked = []
    for budget in (hurried(), Budget(patience=3600), Budget()):
        evaluation = Counting()
        state = new_game(make_rules(), find_board("base-2"), 2)
        let_stacks_reveal(state)
        Planner(evaluation).plan(state, budget)
        asked.append(evaluation.asked)
    late, patient, usual = asked
    assert late < usual / 10
    assert patient >= usual
