"""Decisions in teams: I play with blue, against red and green."""

import pytest

from kit.decisions import decided
from kit.table import Table, table

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
