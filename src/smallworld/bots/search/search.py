"""Monte Carlo tree search over whole turns.

Each simulation descends the tree, guided by the results so far, and opens at least one new position. It opens
more positions until all opponents have had a turn. It then evaluates the last position as if that position's
player carried out their best plan. All plans are therefore judged after the same number of turns, no matter
which opponent they harm. Each player maximises their own lead (max^n). The lead over several opponents
depends mostly on the strongest one.

The first search for plans in a new position is narrow. A wider one follows if several simulations reach the
position, because an opponent may have a better answer.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from smallworld.bots.budget import Budget
from smallworld.bots.planning.evaluation import Evaluation, lead
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.plan import BEGINNINGS, Plan
from smallworld.bots.planning.search import plans
from smallworld.bots.planning.undead import with_outright_victory
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.search.settings import SearchSettings
from smallworld.bots.search.tree import Edge, Node, branches_of, next_branch, node_behind
from smallworld.engine.action import Action, by_of
from smallworld.engine.state import State

DEEPEST: Final = 12  # most turns in the tree


class Search:
    """A search from one position, whose results improve with each simulation."""

    def __init__(
        self,
        position: State,
        evaluation: Evaluation,
        settings: SearchSettings,
        numbers: RandomNumbers,
        budget: Budget | None = None,
    ) -> None:
        self.evaluation: Final = evaluation
        self.placing: Final = HandMade()  # for other players; four times as fast as the learned one
        self.settings: Final = settings
        self.budget: Final = budget  # without it, each search for plans is complete
        self.round: Final = position.players - 1  # turns until all opponents have had one
        self.seed: Final = numbers.below(1 << 30)
        self.numbers = numbers  # random numbers of this simulation
        self.root: Final = Node(position)
        found = plans(
            position, self.root.player, evaluation, settings.width, settings.finalists, budget=budget
        )
        self.root.edges = [Edge(plan) for plan in candidates_of(without_repeats(found), settings.candidates)]

    def think(self, budget: Budget) -> None:
        """Simulate until the budget runs out. Do nothing for a single plan, or if all values are exact."""
        if len(self.root.edges) == 1 or self.is_exact():
            return
        while not budget.is_spent():
            self.simulate()
            budget.note()

    def is_exact(self) -> bool:
        """Return whether the values of all plans are exact.

        The game then ends after each plan, and no value is only for the usual face of a die.
        """
        for edge in self.root.edges:
            if not edge.plan.end.over or edge.plan.guess:
                return False
        return True

    def best(self) -> Edge:
        """Return the plan with the highest value, which depends on its visits and its promise.

        The promise of a plan is its value before any visit.
        """
        return self.ranked()[0]

    def ranked(self) -> list[Edge]:
        """Return all plans of the player, the best first."""
        shift = shift_of(self.root)
        trust = self.settings.trust
        return sorted(self.root.edges, key=lambda edge: known(edge, shift, trust), reverse=True)

    def simulate(self) -> None:
        """Run one simulation, and add its result to all plans on the way."""
        self.visit(choose(self.root, self.settings))

    def visit(self, edge: Edge) -> list[float]:
        """Run one simulation that starts with this plan; return the expected final coins of each player.

        The simulation lasts at least until all opponents have had a turn.
        """
        # All plans get the same luck at the same visit, so that only the plan makes a difference.
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
                finals = self._open(node)
                if node.state.over or len(way) >= self.round:
                    break
            elif node.visits == self.settings.promising:
                self._widen(node)
            edge = choose(node, self.settings)
        for place in range(len(way)):
            player = nodes[place].player
            nodes[place].visits += 1
            way[place].note(lead(nodes[place].state.owners, finals, player), finals[player])
        return finals

    def _open(self, node: Node) -> list[float]:
        """Find the plans for a node, and return all players' expected final coins after the best plan."""
        if node.state.over:
            return with_outright_victory(node.state, [float(coins) for coins in node.state.coins])
        settings = self.settings
        found = self._plans(node, settings.reply_width, settings.reply_finalists)
        node.edges = [Edge(plan) for plan in found[: settings.replies]]
        return found[0].finals

    def _widen(self, node: Node) -> None:
        """Search for more plans of a node, and add the best of them."""
        settings = self.settings
        earlier = [edge.plan.actions for edge in node.edges]
        found = self._plans(node, settings.wide_width, settings.wide_finalists)
        others = [plan for plan in found if plan.actions not in earlier]
        node.edges += [Edge(plan) for plan in others[: settings.wide_replies]]

    def _plans(self, node: Node, width: int, finalists: int) -> list[Plan]:
        found = plans(
            node.state, node.player, self.evaluation, width, finalists, self.placing, budget=self.budget
        )
        return without_repeats(found)


def without_repeats(found: list[Plan]) -> list[Plan]:
    """Keep only the first of all plans with the same actions.

    A combo may be searched twice, and plans may differ only after a roll of the die, which no plan foresees.
    """
    kept: list[Plan] = []
    seen: set[tuple[Action, ...]] = set()
    for plan in found:
        actions = tuple(plan.actions)
        if actions not in seen:
            seen.add(actions)
            kept.append(plan)
    return kept


def candidates_of(found: list[Plan], number: int) -> list[Plan]:
    """Return the best `number` plans, and the best plan of every other course or combo.

    `found` has the plans, best first.
    """
    chosen = found[:number]
    begun = {plan.actions[0] for plan in chosen}
    for plan in found[number:]:
        first = plan.actions[0]
        if by_of(first) in BEGINNINGS and first not in begun:
            begun.add(first)
            chosen.append(plan)
    return chosen


def choose(node: Node, settings: SearchSettings) -> Edge:
    """Return the plan to visit next: the best plan so far, or one with too few visits to be ruled out."""
    shift = shift_of(node)
    doubt = settings.exploration * sqrt(node.visits + 1.0)
    best, most = node.edges[0], -1e9
    for edge in node.edges:
        value = known(edge, shift, settings.trust) + doubt / (1.0 + edge.visits)
        if value > most:
            best, most = edge, value
    return best


def known(edge: Edge, shift: float, trust: float) -> float:
    """Return the value of a plan: the mean result of its visits and, with little weight, its promise."""
    return (edge.leads + trust * (edge.plan.value + shift)) / (edge.visits + trust)


def shift_of(node: Node) -> float:
    """Return by how much the results of visits exceed the promises of their plans, on average.

    There is a difference because opponents act between a plan and its result.
    """
    total = 0.0
    visits = 0
    for edge in node.edges:
        total += edge.leads - edge.plan.value * edge.visits
        visits += edge.visits
    return total / visits if visits else 0.0
