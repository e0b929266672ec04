"""The decisions of a bot at a table."""

from __future__ import annotations

from kit.table import Table
from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.engine.game import actor, legal_actions, play
from smallworld.engine.text.notation import format_action
from smallworld.views.seat import seen_by

SIMULATIONS = 12  # for each decision, for bots that search


def decided(bot: str, game: Table) -> list[str]:
    """Play a bot's decisions until the turn ends or a die is rolled; return them in notation."""
    player, state, chosen = make_bot(bot, RandomNumbers(1)), game.state, []
    me, turn = actor(state), (state.turn, state.player)
    while actor(state) == me and (state.turn, state.player) == turn:
        action = player.choose(seen_by(state, me), legal_actions(state), Budget(simulations=SIMULATIONS))
        chosen.append(format_action(state.rules, state.board, action))
        play(state, action)
    return chosen
