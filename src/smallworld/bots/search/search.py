"""Monte Carlo tree search over whole turns.

Every simulation goes down the tree by what is known so far, opens one more position and brings back what the
evaluation says of it once its player has made their best plan. Each player wants their own lead to be high
(max^n); the lead over several opponents is reckoned above all from the strongest of them.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from smallworld.bots.budget import Budget
from smallworld.bots.planning.evaluation import Evaluation, lead
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.plan import Plan
from smallworld.bots.planning.search import plans
from smallworld.bots.planning.undead import with_outright_victory
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.search.settings import SearchSettings
from smallworld.bots.search.tree import Edge, Node, branches_of, next_branch, node_behind
from smallworld.engine.action import DECLINE, EXPAND, TAKE, by_of
from smallworld.engine.state import State

DEEPEST: Final = 12  # turns
BEGINNINGS: Final = (TAKE, EXPAND, DECLINE)  # of a turn; conquests are made in one order or another


class Search:
    """What is known about one position, simulation by simulation."""

    def __init__(
        self, position: State, evaluation: Evaluation, settings: SearchSettings, numbers: RandomNumbers
    ) -> None:
        self.evaluation: Final = evaluation
        self.placing: Final = HandMade()  # in answers: four times as quick as what was learned
        self.settings: Final = settings
        self.seed: Final = numbers.below(1 << 30)
        self.numbers = numbers  # of this simulation
        self.root: Final = Node(position)
        found = plans(position, self.root.player, evaluation, settings.width, settings.finalists)
        self.root.edges = [Edge(plan) for plan in candidates_of(found, settings.candidates)]

    def think(self, budget: Budget) -> None:
        """Simulate until the budget is spent; not at all without a choice, or when nothing comes after it."""
        if len(self.root.edges) == 1 or self.is_last_turn():
            return
        while not budget.is_spent():
            self.simulate()
            budget.note()

    def is_last_turn(self) -> bool:
        """Whether the game ends with every plan: then what they promise is exact."""
        for edge in self.root.edges:
            if not edge.plan.end.over:
                return False
        return True

    def best(self) -> Edge:
        """The plan that is worth most by all that was seen and promised."""
        return self.ranked()[0]

    def ranked(self) -> list[Edge]:
        """All plans of mine, best first."""
        shift = shift_of(self.root)
        trust = self.settings.trust
        return sorted(self.root.edges, key=lambda edge: known(edge, shift, trust), reverse=True)

    def simulate(self) -> None:
        """Go down to a position that was not yet opened, and carry home what it is worth."""
        self.visit(choose(self.root, self.settings))

    def visit(self, edge: Edge) -> list[float]:
        """A simulation that begins with this plan of mine; coins that each player is thought to end with."""
        # Every plan of mine meets the same luck, visit by visit: what tells them apart is the plan.
        self.numbers = RandomNumbers(self.seed, edge.visits)
        node = self.root
        way: list[Edge] = []
        nodes: list[Node] = []
        while True:
            way.append(edge)
            nodes.append(node)
            if not edge.branches:
                edge.branches = branches_of(node.state, edge.plan, self.numbers)
            branch = next_branch(edge.branches)
            node = node_behind(branch, self.evaluation, self.numbers)
            if not node.edges or len(way) == DEEPEST:
                break
            edge = choose(node, self.settings)
        finals = self._open(node)
        self._draw_purses(finals)
        for place in range(len(way)):
            player = nodes[place].player
            nodes[place].visits += 1
            way[place].note(lead(nodes[place].state.owners, finals, player), finals[player])
        return finals

    def _open(self, node: Node) -> list[float]:
        """Coins that each player is expected to end with, after the best plan of `node.player`."""
        if node.state.over:
            return with_outright_victory(node.state, [float(coins) for coins in node.state.coins])
        me, settings = node.player, self.settings
        found = plans(
            node.state, me, self.evaluation, settings.reply_width, settings.reply_finalists, self.placing
        )
        node.edges = [Edge(plan) for plan in found[: settings.replies]]
        best = found[0]
        finals = self.evaluation.finals(best.end)
        # `end` is one outcome of a last attempt, `value` the mean
        finals[me] += best.value - lead(node.state.owners, finals, me)
        return finals

    def _draw_purses(self, finals: list[float]) -> None:
        """Let the others have more or less than they are thought to have; for two it makes no difference."""
        if len(finals) == 2 or not self.settings.purse_in_doubt:
            return
        coins = self.root.state.coins
        for player in range(len(finals)):
            if player == self.root.player:
                continue
            share = self.numbers.below(2001) / 1000 - 1
            finals[player] += share * self.settings.purse_in_doubt * coins[player]


def candidates_of(found: list[Plan], number: int) -> list[Plan]:
    """The `number` best plans, and the best of every other way to begin the turn; `found` is best first."""
    chosen = found[:number]
    begun = {plan.actions[0] for plan in chosen}
    for plan in found[number:]:
        first = plan.actions[0]
        if by_of(first) in BEGINNINGS and first not in begun:
            begun.add(first)
            chosen.append(plan)
    return chosen


def choose(node: Node, settings: SearchSettings) -> Edge:
    """The plan that is best, or of which too little is known to say that it is not."""
    shift = shift_of(node)
    doubt = settings.exploration * sqrt(node.visits + 1.0)
    best, most = node.edges[0], -1e9
    for edge in node.edges:
        value = known(edge, shift, settings.trust) + doubt / (1.0 + edge.visits)
        if value > most:
            best, most = edge, value
    return best


def known(edge: Edge, shift: float, trust: float) -> float:
    """What a plan is worth by its visits and, a little, by what it promised."""
    return (edge.leads + trust * (edge.plan.value + shift)) / (edge.visits + trust)


def shift_of(node: Node) -> float:
    """By how much visits found more than was promised, in the mean: others have had their turns since."""
    total = 0.0
    visits = 0
    for edge in node.edges:
        total += edge.leads - edge.plan.value * edge.visits
        visits += edge.visits
    return total / visits if visits else 0.0
