"""A bot that searches the tree of turns and then carries its plan out."""

from __future__ import annotations

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.generator import Generator
from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.planner import look_of
from smallworld.bots.planning.purses import Purses
from smallworld.bots.planning.settling import let_stacks_reveal, settle
from smallworld.bots.search.hint import Hint, hint_of
from smallworld.bots.search.manner import Manner
from smallworld.bots.search.search import Search
from smallworld.bots.search.tree import plans_now
from smallworld.engine.action import Action
from smallworld.engine.game import actor, play
from smallworld.engine.state import State


class Searcher(Bot):
    """Searches at the first decision of a turn, and anew whenever the table is not as it was foreseen.

    What the decisions of a turn may take is spent on the first of them, which decides most.
    """

    def __init__(self, evaluation: Evaluation, generator: Generator, manner: Manner | None = None) -> None:
        self.evaluation = evaluation
        self.generator = generator
        self.manner = manner or Manner()
        self.purses: Purses | None = None
        self.planned: list[Action] = []  # decisions still to be made
        self.foreseen: tuple[object, ...] = ()  # the table at the first of them

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        self._reckon(position)
        if not self.planned or look_of(position) != self.foreseen:
            if len(actions) == 1:
                return actions[0]
            self.planned = self._plan(position, budget)
        action = self.planned[0]
        self.planned = self.planned[1:]
        self._foresee(position, action)
        return action

    def advise(self, position: State, budget: Budget) -> Hint:
        """What it would do in the place of the actor; `position` is what he sees."""
        self._reckon(position)
        search = Search(position, self.evaluation, self.manner, self.generator)
        search.think(budget)
        return hint_of(search)

    def _reckon(self, position: State) -> None:
        """Put into `position` what the others are thought to have."""
        if self.purses is None:
            self.purses = Purses(position.players)
        self.purses.look(position, actor(position))

    def _plan(self, position: State, budget: Budget) -> list[Action]:
        if not plans_now(position):
            return settle(position.copy(), actor(position), self.evaluation)
        search = Search(position, self.evaluation, self.manner, self.generator)
        budget.pool(min(len(search.best().plan.actions), self.manner.pooled))
        search.think(budget)
        return search.best().plan.actions

    def _foresee(self, position: State, action: Action) -> None:
        if self.planned:
            thought = position.copy()
            play(thought, action)
            let_stacks_reveal(thought)
            self.foreseen = look_of(thought)
