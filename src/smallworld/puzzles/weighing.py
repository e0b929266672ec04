"""A long search that compares several answers, each with the same luck."""

from __future__ import annotations

from math import sqrt
from typing import Final

from smallworld.bots.planning.evaluation import Evaluation, lead
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.search.search import Search
from smallworld.bots.search.settings import SearchSettings
from smallworld.bots.search.tree import Edge
from smallworld.bots.statistics import NORMAL_95, mean_and_error
from smallworld.engine.state import State

ROUNDS: Final = 4  # rounds of visits; after each one, surely worse answers are dropped
FEWEST: Final = 3  # answers to keep to the end


class Weighed:
    """An answer, with the results of the simulations that began with it."""

    def __init__(self, edge: Edge) -> None:
        self.edge: Final = edge
        self.leads: Final[list[float]] = []

    def mean(self) -> float:
        """Return the expected lead at the end of the game after this answer."""
        return sum(self.leads) / len(self.leads)


def a_search(position: State, evaluation: Evaluation, seed: int) -> Search:
    """Create a search with the usual settings."""
    return Search(position, evaluation, SearchSettings(), RandomNumbers(seed))


def weigh(search: Search, edges: list[Edge], visits: int) -> list[Weighed]:
    """Simulate each answer up to `visits` times, bad answers less often; return the answers, best first."""
    all_of_them = [Weighed(edge) for edge in edges]
    left = all_of_them
    owners, player = search.root.state.owners, search.root.player
    for turn in range(1, ROUNDS + 1):
        until = visits * turn * turn // (ROUNDS * ROUNDS)
        for one in left:
            while len(one.leads) < until:
                one.leads.append(lead(owners, search.visit(one.edge), player))
        left = sorted(left, key=Weighed.mean, reverse=True)
        best = left[0]
        left = [one for place, one in enumerate(left) if place < FEWEST or not surely(best, one)]
    return sorted(all_of_them, key=Weighed.mean, reverse=True)


def distance(best: Weighed, other: Weighed) -> tuple[float, float]:
    """Return by how many coins of lead two answers differ, and the half width of the 95% interval."""
    visits = min(len(best.leads), len(other.leads))
    offs = [best.leads[visit] - other.leads[visit] for visit in range(visits)]
    mean, error = mean_and_error(offs, [1] * visits)
    # Visits to one answer use the same tree, so they are not quite independent.
    return mean, NORMAL_95 * (error or 0.0) * sqrt(2.0)


def surely(best: Weighed, other: Weighed) -> bool:
    """Return whether `other` is surely worse than `best`."""
    mean, within = distance(best, other)
    return mean > within
