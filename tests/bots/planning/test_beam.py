"""What a search within a turn looks at: each position once, and above all those that hurt the leader."""

from kit.table import table as surface
from kit.underground import table
from smallworld.bots.planning.beam import key_of
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.search import plans
from smallworld.engine.action import ATTEMPT, by_of
from smallworld.engine.text.notation import format_action

HILLS = """
    den   hill    me 1     edge
    ring  hill    me 1     beside den
    moor  forest  red 1    beside ring
"""


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
        [plan] = [plan for plan in plans(state, 0, HandMade(), 1, 1) if plan.actions[0] != 1]
        first = format_action(state.rules, state.board, plan.actions[0])
        assert first.startswith(f"conquer {region}")
