"""A planner that makes the mistakes of a human player, so that people can beat it."""

from __future__ import annotations

from typing import Final

from smallworld.bots.budget import Budget
from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.follower import Follower
from smallworld.bots.planning.plan import BEGINNINGS, Plan
from smallworld.bots.planning.search import plans
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.action import Action, by_of
from smallworld.engine.board import RegionSet
from smallworld.engine.game import actor
from smallworld.engine.state import State


class Handicap:
    """The limits of a human-like player, who makes mistakes but wants to win.

    `coins` lists the largest error, per opponent, in judging a combo, expanding or declining. Its entries are
    for games of two players, of three, and so on; the last entry is also for larger games. More opponents act
    before the player's next turn, so plans are harder to judge.
    """

    def __init__(self, coins: list[float], overlooked: int, width: int) -> None:
        self.coins: Final = coins
        self.overlooked: Final = overlooked  # of a hundred regions, those that the player does not notice
        self.width: Final = width  # orders of conquest that the player compares

    def most(self, opponents: int) -> float:
        """Return the largest error of judgement against this many opponents, in coins."""
        return self.coins[min(opponents, len(self.coins)) - 1] * opponents


class Fallible(Follower):
    """A planner that misjudges plans by a few coins, overlooks regions and compares fewer plans.

    It draws the mistakes of a turn from its random numbers, so it plays the same game with the same seed.
    """

    def __init__(self, evaluation: Evaluation, handicap: Handicap, numbers: RandomNumbers) -> None:
        super().__init__()
        self.evaluation = evaluation
        self.handicap = handicap
        self.numbers = numbers
        self.looked = (0, -1)  # the turn and the player on turn when it last looked for targets
        self.overlooked: RegionSet = 0

    def plan(self, position: State, budget: Budget) -> list[Action]:
        self._look_around(position)
        width = self.handicap.width
        found = plans(
            position,
            actor(position),
            self.evaluation,
            width,
            width,
            overlooked=self.overlooked,
            budget=budget,
        )
        return self.preferred(found, len(position.coins) - 1).actions

    def _look_around(self, position: State) -> None:
        """Draw at random the regions that this bot overlooks in the present turn."""
        now = (position.turn, position.player)
        if now == self.looked:
            return
        self.looked = now
        self.overlooked = 0
        for region in range(len(position.board.ids)):
            if self.numbers.below(100) < self.handicap.overlooked:
                self.overlooked |= 1 << region

    def preferred(self, found: list[Plan], opponents: int) -> Plan:
        """Return the plan that seems best to this bot.

        The bot first misjudges the plans of each course by half the handicap, then each course by the whole
        handicap. A course with many plans, such as expanding, therefore gets no advantage over declining,
        which has only one.
        """
        most = self.handicap.most(opponents)
        chosen: dict[Action, Plan] = {}
        judged: dict[Action, float] = {}
        for plan in found:
            course = course_of(plan)
            value = plan.value + self._error(most / 2)
            if course not in chosen or value > judged[course]:
                chosen[course], judged[course] = plan, value
        best, highest = found[0], -1e9
        for plan in chosen.values():
            value = plan.value + self._error(most)
            if value > highest:
                best, highest = plan, value
        return best

    def _error(self, most: float) -> float:
        """Return a random error in the worth of a plan, up to `most` coins in either direction."""
        return (self.numbers.below(2001) / 1000 - 1) * most


def course_of(plan: Plan) -> Action:
    """Return the first action of a plan if it chooses a course or a combo, otherwise 0."""
    first = plan.actions[0] if plan.actions else 0
    return first if by_of(first) in BEGINNINGS else 0
