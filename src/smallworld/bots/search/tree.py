"""The tree of turns. A node is a position in which a player plans; an edge is a plan, followed by chance."""

from __future__ import annotations

from typing import Final

from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.plan import Plan
from smallworld.bots.planning.settling import conquest_ahead, settle
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.engine.action import REVEALS
from smallworld.engine.board import Player
from smallworld.engine.game import actor, outcomes, play
from smallworld.engine.state import State

OTHER_STACKS_AFTER: Final = 6  # visits of an outcome before another draw from the stacks is tried


class Node:
    """A position in which `player` plans, or the end of the game."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.player: Player = -1 if state.over else actor(state)
        self.edges: list[Edge] = []  # empty until the first visit
        self.visits = 0


class Edge:
    """A plan, the results of its visits, and the branches that follow."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.branches: list[Branch] = []  # empty until the first visit
        self.visits = 0
        self.leads = 0.0  # sum of the planning player's expected final leads over all visits
        self.squares = 0.0  # sum of the squares of these leads
        self.coins = 0.0  # sum of expected final coins

    def note(self, lead: float, coins: float) -> None:
        """Add the result of one visit."""
        self.visits += 1
        self.leads += lead
        self.squares += lead * lead
        self.coins += coins


class Branch:
    """A die outcome after a plan: the position, its weight, and the nodes that follow.

    There are several nodes if the search tried several draws from the stacks.
    """

    def __init__(self, state: State, weight: int) -> None:
        self.state: Final = state
        self.weight = weight
        self.visits = 0
        self.nodes: list[Node] = []


def branches_of(state: State, plan: Plan, numbers: RandomNumbers) -> list[Branch]:
    """Return a branch for each die outcome after `plan`, or a single branch if no die is rolled.

    The stacks draw their combos at random.
    """
    state = state.copy()
    for action in plan.actions:
        while state.waits_for:
            play(state, draw(state, numbers))
        play(state, action)
    if not state.waits_for or state.waits_for in REVEALS:
        return [Branch(state, 1)]
    branches: list[Branch] = []
    before: tuple[object, ...] = ()
    for outcome, weight in outcomes(state):
        rolled = state.copy()
        play(rolled, outcome)
        after = (tuple(rolled.held), tuple(rolled.hand), rolled.plan[rolled.at :])
        if after == before:
            branches[-1].weight += weight  # one more pip has the same outcome
        else:
            before = after
            branches.append(Branch(rolled, weight))
    return branches


def next_branch(branches: list[Branch]) -> Branch:
    """Return the branch with the fewest visits relative to its weight.

    So each die face gets its share of the visits.
    """
    best, most = branches[0], -1.0
    for branch in branches:
        owed = branch.weight / (branch.visits + 1.0)
        if owed > most:
            best, most = branch, owed
    return best


def node_behind(branch: Branch, evaluation: Evaluation, numbers: RandomNumbers) -> Node:
    """Return one of the nodes after a branch; now and then, create a new one with other combos on offer."""
    branch.visits += 1
    number = len(branch.nodes)
    if number and branch.visits <= OTHER_STACKS_AFTER * number * number:
        return branch.nodes[branch.visits % number]
    if number and not branch.state.waits_for:
        return branch.nodes[0]
    state = branch.state.copy()
    while not state.over:
        if state.waits_for:
            play(state, draw(state, numbers))
        elif plans_now(state):
            break
        else:
            settle(state, actor(state), evaluation)
    node = Node(state)
    branch.nodes.append(node)
    return node


def plans_now(state: State) -> bool:
    """Return whether the open decision belongs to a plan: a course, a combo or a conquest."""
    return conquest_ahead(state, actor(state))
