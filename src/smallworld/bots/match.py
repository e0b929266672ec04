"""One game between bots."""

from __future__ import annotations

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.generator import Generator, draw
from smallworld.bots.random_bot import RandomBot
from smallworld.engine.board import Board, Player
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.rules import Rules
from smallworld.engine.state import State
from smallworld.views.seat import seen_by


def play_match(
    rules: Rules, board: Board, bots: list[Bot], budgets: list[Budget], chance: Generator, first: Player = 0
) -> tuple[State, int]:
    """Let `bots` play a game; return its end and the number of decisions, chance's included.

    `bots` and `budgets` go by seat; a budget is that of each decision.
    """
    state = new_game(rules, board, len(bots), first)
    decisions = 0
    while not state.over:
        decisions += 1
        if state.waits_for:
            play(state, draw(state, chance))
            continue
        seat = actor(state)
        actions = legal_actions(state)
        bot = bots[seat]
        # A random bot does not look, and a view costs more than its choice.
        position = state if isinstance(bot, RandomBot) else seen_by(state, seat)
        budgets[seat].begin()
        action = bot.choose(position, actions, budgets[seat])
        if action not in actions:
            raise SmallWorldError(
                f"bot {type(bot).__name__}, seat {seat + 1}: chose {action}, which is not legal"
            )
        play(state, action)
    return state, decisions
