"""The bot that plays at random."""

from __future__ import annotations

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.action import Action
from smallworld.engine.state import State


class RandomBot(Bot):
    """A bot that chooses each legal action with the same probability."""

    def __init__(self, numbers: RandomNumbers) -> None:
        self.numbers = numbers

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        return actions[self.numbers.below(len(actions))]
