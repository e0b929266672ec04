"""A bot that searches the tree of turns, and then carries out its plan."""

from __future__ import annotations

from smallworld.bots.budget import Budget
from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.follower import Follower
from smallworld.bots.planning.search import opening
from smallworld.bots.planning.settling import opens_turn, settle
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.search.hint import Hint, hint_of
from smallworld.bots.search.search import Search
from smallworld.bots.search.settings import SearchSettings
from smallworld.bots.search.tree import plans_now
from smallworld.engine.action import Action
from smallworld.engine.game import actor
from smallworld.engine.state import State


class Searcher(Follower):
    """A bot that plans by searching the tree of turns.

    It spends the budget of all decisions of a turn on the first decision, which matters most.
    """

    def __init__(
        self, evaluation: Evaluation, numbers: RandomNumbers, settings: SearchSettings | None = None
    ) -> None:
        super().__init__()
        self.evaluation = evaluation
        self.numbers = numbers
        self.settings = settings or SearchSettings()

    def advise(self, position: State, budget: Budget) -> Hint:
        """Return a hint for the player to act. `position` is the view of that player."""
        self.reckon(position)
        search = Search(position, self.evaluation, self.settings, self.numbers, budget)
        search.think(budget)
        return hint_of(search)

    def plan(self, position: State, budget: Budget) -> list[Action]:
        if not plans_now(position):
            if opens_turn(position, actor(position)):
                return opening(position, actor(position), self.evaluation, budget)
            return settle(position.copy(), actor(position), self.evaluation)
        search = Search(position, self.evaluation, self.settings, self.numbers, budget)
        budget.pool(min(len(search.best().plan.actions), self.settings.pooled))
        search.think(budget)
        return search.best().plan.actions
