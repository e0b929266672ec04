"""A bot that does not care."""

from __future__ import annotations

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.generator import Generator
from smallworld.engine.action import Action
from smallworld.engine.state import State


class RandomBot(Bot):
    """Every legal action is as good as any other."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        return actions[self.generator.below(len(actions))]
