"""Decisions in teams: I play with blue, against red and green."""

import pytest

from kit.table import Table, table
from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.engine.game import actor, legal_actions, play
from smallworld.engine.text.notation import format_action
from smallworld.views.seat import seen_by

TWO_AND_TWO = (1, 2, 1, 2)
ALONE = ()
# Blue's region is cheaper than red's.
BESIDE_BLUE_AND_RED = """
    camp    hill      me 1    edge
    ford    swamp     blue 1  beside camp
    meadow  mountain  red 1   beside camp
    wood    forest    green 1
"""
# Blue and red could both attack me.
BETWEEN_BLUE_AND_RED = """
    camp    hill      me 1     edge
    west    hill      me 1     beside camp
    east    hill      me 1     beside camp
    ford    swamp     blue 6  beside west
    meadow  farmland  red 5   beside east
    wood    forest    green 1
"""
WHO_PLAN = pytest.mark.parametrize("bot", ["planner", "learned", "search"])


def decided(bot: str, game: Table) -> list[str]:
    """Play my decisions by a bot until my turn ends; return them in notation."""
    player, state, chosen = make_bot(bot, RandomNumbers(1)), game.state, []
    while actor(state) == 0:
        action = player.choose(seen_by(state, 0), legal_actions(state), Budget(simulations=12))
        chosen.append(format_action(state.rules, state.board, action))
        play(state, action)
    return chosen


def four_at(drawing: str, **more) -> Table:
    """Return a table with four players, whose powers have no effect."""
    return table(drawing, "ratmen", "humans", "elves", "orcs", players=4, **more)


@WHO_PLAN
@pytest.mark.parametrize(("teams", "region"), [(ALONE, "ford x3"), (TWO_AND_TWO, "meadow x4")])
def test_bots_attack_an_opponent_rather_than_their_partner(bot, teams, region):
    game = four_at(BESIDE_BLUE_AND_RED, teams=teams, turn=10, hand=4)
    assert decided(bot, game)[0] == f"conquer {region}"


@WHO_PLAN
@pytest.mark.parametrize(("teams", "region"), [(ALONE, "west x1"), (TWO_AND_TWO, "east x2")])
def test_bots_guard_against_opponents_not_their_partner(bot, teams, region):
    game = four_at(BETWEEN_BLUE_AND_RED, teams=teams, turn=5, hand=3).play("stop")
    assert f"deploy {region}" in decided(bot, game)
