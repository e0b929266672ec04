"""A bot that does not care."""

from __future__ import annotations

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.action import Action
from smallworld.engine.state import State


class RandomBot(Bot):
    """Every legal action is as good as any other."""

    def __init__(self, numbers: RandomNumbers) -> None:
        self.numbers = numbers

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        return actions[self.numbers.below(len(actions))]
