"""One game between bots."""

from __future__ import annotations

from time import perf_counter_ns
from typing import Final

from smallworld.bots.asking import ask
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.random_bot import RandomBot
from smallworld.bots.random_numbers import Chance
from smallworld.engine.board import Board, Player
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.given import check_type
from smallworld.engine.reports import Report
from smallworld.engine.rules import Rules
from smallworld.engine.state import State
from smallworld.views.seat import seen_by


class Match:
    """The results of a finished game between bots. Each list has one entry per seat."""

    def __init__(self, end: State) -> None:
        self.end: Final = end
        self.decisions = 0  # including outcomes of chance
        self.choices = [0] * end.players  # decisions between at least two actions
        self.nanoseconds = [0] * end.players  # total time for these


def play_match(
    rules: Rules,
    board: Board,
    bots: list[Bot],
    budgets: list[Budget],
    chance: Chance,
    first: Player = 0,
    reports: list[Report] | None = None,
) -> Match:
    """Play a game between `bots`, and return its results. Append reports to `reports`, unless that is None.

    `bots` and `budgets` have one entry per seat. A budget applies to each decision.

    Raises:
        SmallWorldError: a bot failed or chose an illegal action, or there is not one budget for each bot.
    """
    check_type(bots, list, "bots")
    check_type(budgets, list, "budgets")
    check_type(chance, Chance, "chance")
    if len(budgets) != len(bots):
        raise SmallWorldError(f"budgets: {len(budgets)} for {len(bots)} bots; give one for each bot")
    state = new_game(rules, board, len(bots), first)
    state.reports = reports
    match = Match(state)
    titles = [f"{type(bot).__name__}, seat {seat + 1}" for seat, bot in enumerate(bots)]
    while not state.over:
        match.decisions += 1
        if state.waits_for:
            play(state, chance.draw(state))
            continue
        seat = actor(state)
        actions = legal_actions(state)
        bot = bots[seat]
        # A random bot does not look at its view, which costs more than its choice.
        position = state if isinstance(bot, RandomBot) else seen_by(state, seat)
        began = perf_counter_ns()
        budgets[seat].begin()
        action = ask(bot, titles[seat], position, actions, budgets[seat])
        if len(actions) > 1:
            match.choices[seat] += 1
            match.nanoseconds[seat] += perf_counter_ns() - began
        play(state, action)
    return match
