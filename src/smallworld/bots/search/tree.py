"""The tree of turns: nodes are positions in which a player plans, edges are plans with chance after them."""

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

OTHER_STACKS_AFTER: Final = 6  # visits of one outcome for each new draw from the stacks


class Node:
    """A position in which `player` plans, or the end of the game."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.player: Player = -1 if state.over else actor(state)
        self.edges: list[Edge] = []  # best plan first; none until it is visited
        self.visits = 0


class Edge:
    """A plan, the results of its visits, and where it leads."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.branches: list[Branch] = []  # none until it is visited
        self.visits = 0
        self.leads = 0.0  # expected final leads of the planning player, summed over the visits
        self.squares = 0.0  # of these leads
        self.coins = 0.0  # expected final coins, summed likewise

    def note(self, lead: float, coins: float) -> None:
        """Add the result of a visit."""
        self.visits += 1
        self.leads += lead
        self.squares += lead * lead
        self.coins += coins


class Branch:
    """An outcome of the dice after a plan: a position, its weight, and the nodes behind it.

    There are several nodes if several draws from the stacks were tried.
    """

    def __init__(self, state: State, weight: int) -> None:
        self.state: Final = state
        self.weight = weight
        self.visits = 0
        self.nodes: list[Node] = []


def branches_of(state: State, plan: Plan, numbers: RandomNumbers) -> list[Branch]:
    """Return the possible positions after `plan` and the dice that it rolls; one if it rolls none.

    Everything that the stacks reveal on the way is drawn at random.
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
            branches[-1].weight += weight  # a pip more makes no difference
        else:
            before = after
            branches.append(Branch(rolled, weight))
    return branches


def next_branch(branches: list[Branch]) -> Branch:
    """Return the least visited branch for its weight, so that faces come as often as they should."""
    best, most = branches[0], -1.0
    for branch in branches:
        owed = branch.weight / (branch.visits + 1.0)
        if owed > most:
            best, most = branch, owed
    return best


def node_behind(branch: Branch, evaluation: Evaluation, numbers: RandomNumbers) -> Node:
    """Return the node where a player plans next; now and then a new one with other combos."""
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
    """Return whether the actor may conquer or choose; everything else in a turn follows from that."""
    return conquest_ahead(state, actor(state))
