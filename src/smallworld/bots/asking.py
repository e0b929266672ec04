"""A question to a bot, and the check of its answer."""

from __future__ import annotations

import os
from traceback import extract_tb
from typing import Final

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.engine.action import Action
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.state import State

# The folder of this package, and how compiled modules name it.
OURS: Final = (os.path.dirname(os.path.dirname(__file__)) + os.sep, os.path.join("src", "smallworld", ""))


def ask(bot: Bot, name: str, position: State, actions: list[Action], budget: Budget) -> Action:
    """Return the action that a bot chooses. `name` is for errors.

    Raises:
        SmallWorldError: the bot failed, or chose none of `actions`.
    """
    try:
        action = bot.choose(position, actions, budget)
    except Exception as error:  # of a custom bot, whose author needs to know where
        where = place_of(error) or "`choose` must return one of the legal actions"
        raise SmallWorldError(f"bot {name}: {where}: {type(error).__name__}: {error}") from error
    if action not in actions:
        raise SmallWorldError(f"bot {name}: chose the illegal action {action}")
    return action


def place_of(error: Exception) -> str:
    """Return the file and line of custom code where an error comes from, such as "otters.py:12", or ""."""
    lines = [one for one in extract_tb(error.__traceback__) if not one.filename.startswith(OURS)]
    return f"{lines[-1].filename}:{lines[-1].lineno}" if lines else ""
