"""The plans that the beam keeps: one for each end, and first those that hurt the leader."""

import pytest

from kit.table import table as surface
from kit.underground import table
from smallworld.bots.planning.beam import key_of
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.plan import Plan
from smallworld.bots.planning.search import plans
from smallworld.engine.action import ATTEMPT, DECLINE, by_of
from smallworld.engine.state import State
from smallworld.engine.text.notation import format_action

HILLS = """
    den   hill    me 1     edge
    ring  hill    me 1     beside den
    moor  forest  red 1    beside ring
"""


def first_of(state: State, plan: Plan) -> str:
    """Return the first action of a plan, in notation."""
    return format_action(state.rules, state.board, plan.actions[0])


def test_two_positions_with_a_relic_in_different_regions_differ():
    here, there = (table(HILLS, holdings=f"the-shiny-orb {site}").state for site in ("ring", "den"))
    assert key_of(here) != key_of(there)


def test_plans_that_differ_only_in_their_order_count_once():
    game = surface(
        """
        camp  hill  me 1   edge
        ford  hill         beside camp
        moor  hill         beside camp
        wood  hill         beside camp
        """,
        me="ratmen",
        hand=5,
    )
    found = plans(game.state, 0, HandMade())
    attempts = [plan for plan in found if by_of(plan.actions[-1]) == ATTEMPT]
    others = [plan for plan in found if plan not in attempts]
    assert len(attempts) == 3  # for each of the three regions, after the other two
    ends = [tuple(plan.end.tokens) for plan in others]
    assert len(ends) == len(set(ends)) > 3


def test_beam_first_looks_at_conquests_from_the_leader():
    game = surface(
        """
        camp  hill  me 1     edge
        ford  hill  red 1    beside camp
        moor  hill  blue 1   beside camp
        keep  hill  red 1    beside ford
        rest  hill  blue 1   beside moor
        """,
        me="ratmen",
        red="orcs",
        blue="orcs",
        hand=3,
    )
    for leader, region in ((1, "ford"), (2, "moor")):
        state = game.state.copy()
        state.coins[leader] = 60
        [plan] = [plan for plan in plans(state, 0, HandMade(), 1, 1) if by_of(plan.actions[0]) != DECLINE]
        assert first_of(state, plan).startswith(f"conquer {region}")


@pytest.mark.parametrize(("leader", "region"), [(1, "ford"), (2, "moor")])
def test_beam_compares_final_attempts_on_different_regions(leader, region):
    game = surface(
        """
        camp  hill      me 1     edge
        ford  mountain  red 1    beside camp
        moor  mountain  blue 1   beside camp
        """,
        me="ratmen",
        red="orcs",
        blue="orcs",
        hand=2,
        coins=50,
    )
    state = game.state
    state.coins[leader] = 70
    found = plans(state, 0, HandMade())
    attempts = [first_of(state, plan) for plan in found if by_of(plan.actions[0]) == ATTEMPT]
    assert attempts[0] == f"attempt {region}"
    assert sorted(attempts) == ["attempt ford", "attempt moor"]
    assert first_of(state, plans(state, 0, HandMade(), 2, 1)[0]) == f"attempt {region}"
