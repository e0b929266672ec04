"""The decisions of a bot until chance or another player has to decide."""

from __future__ import annotations

from typing import Final

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.engine.game import actor, legal_actions, play
from smallworld.engine.state import State
from smallworld.engine.text.notation import format_action

MOST_DECISIONS: Final = 400  # far more than a turn has


def decide(bot: Bot, state: State, budget: Budget) -> list[str]:
    """Return the decisions of the acting player in notation, and carry them out on `state`.

    The bot may use `budget` for each decision. If the budget is stopped, the decisions may be incomplete.
    """
    player = actor(state)
    chosen: list[str] = []
    while actor(state) == player and len(chosen) < MOST_DECISIONS and not budget.stopped:
        budget.begin()
        action = bot.choose(state.copy(), legal_actions(state), budget)
        chosen.append(format_action(state.rules, state.board, action))
        play(state, action)
    return chosen
