"""Forecasts: the state of the table after some decisions, or after a decline."""

from __future__ import annotations

from smallworld.engine import reports
from smallworld.engine.action import DECLINE, Action
from smallworld.engine.board import Player
from smallworld.engine.game import actor, legal_actions, play
from smallworld.engine.keys import step_of
from smallworld.engine.reports import Report
from smallworld.engine.state import State
from smallworld.engine.steps.step import SCORE


def thought(state: State, actions: list[Action]) -> tuple[State, list[Report]]:
    """Carry out `actions` on a copy of `state`; return the copy and the reports of the events."""
    twin = state.copy()
    happened: list[Report] = []
    twin.reports = happened
    for action in actions:
        play(twin, action)
    twin.reports = None
    return twin, happened


def is_another_turn(before: State, after: State) -> bool:
    """Return whether the turn of `before` has ended in the later state `after`."""
    return after.over or (after.turn, after.player) != (before.turn, before.player)


def ends_turn(state: State, actions: list[Action]) -> bool:
    """Return whether `actions` end the turn, so that they could not be undone."""
    twin = state.copy()
    for action in actions:
        play(twin, action)
    return is_another_turn(state, twin)


def after_decline(state: State) -> tuple[State, list[Report]]:
    """Carry out a decline on a copy of `state`; return the copy and the reports of the events.

    The copy stops at the next turn or at an unrelated decision. Decisions about abilities during the decline
    are answered arbitrarily, since they do not change this turn's coins.
    """
    twin, happened = thought(state, [DECLINE])
    while (
        not twin.over and actor(twin) == state.player and twin.player == state.player and scores_later(twin)
    ):
        twin, more = thought(twin, [legal_actions(twin)[0]])
        happened += more
    return twin, happened


def coins_of(happened: list[Report], player: Player) -> list[Report]:
    """Return the reports of coins for `player` among these reports."""
    kinds = (reports.SCORED, reports.COINS_GAINED)
    return [report for report in happened if report.kind in kinds and report.player == player]


def scores_later(state: State) -> bool:
    """Return whether the scoring of this turn is still to come."""
    for entry in state.plan[state.at :]:
        if step_of(entry) == SCORE:
            return True
    return False
