"""A bot that plans its whole turn, and then carries out the plan."""

from __future__ import annotations

from smallworld.bots.budget import Budget
from smallworld.bots.planning.beam import FINALISTS, WIDTH
from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.follower import Follower
from smallworld.bots.planning.search import plans
from smallworld.engine.action import Action
from smallworld.engine.game import actor
from smallworld.engine.state import State


class Planner(Follower):
    """A bot that searches for the best plan within its turn, without the answers of opponents."""

    def __init__(self, evaluation: Evaluation, width: int = WIDTH, finalists: int = FINALISTS) -> None:
        super().__init__()
        self.evaluation = evaluation
        self.width = width
        self.finalists = finalists

    def plan(self, position: State, budget: Budget) -> list[Action]:
        me = actor(position)
        return plans(position, me, self.evaluation, self.width, self.finalists, budget=budget)[0].actions
