"""What decisions would bring: the table after them, and after a decline."""

from __future__ import annotations

from smallworld.engine import report as told
from smallworld.engine.action import DECLINE, Action, act
from smallworld.engine.board import Player
from smallworld.engine.game import actor, legal_actions, play
from smallworld.engine.keys import step_of
from smallworld.engine.report import Report
from smallworld.engine.state import State
from smallworld.engine.steps.step import SCORE


def thought(state: State, actions: list[Action]) -> tuple[State, list[Report]]:
    """A copy in which `actions` are carried out, and what happened."""
    twin = state.copy()
    reports: list[Report] = []
    twin.reports = reports
    for action in actions:
        play(twin, action)
    twin.reports = None
    return twin, reports


def is_another_turn(before: State, after: State) -> bool:
    """Whether the turn of `before` is over in `after`."""
    return after.over or (after.turn, after.player) != (before.turn, before.player)


def ends_turn(state: State, actions: list[Action]) -> bool:
    """Whether the turn is over after `actions`, so that they cannot be taken back."""
    twin = state.copy()
    for action in actions:
        play(twin, action)
    return is_another_turn(state, twin)


def after_decline(state: State) -> tuple[State, list[Report]]:
    """A copy in which the race has declined, up to the next turn or decision about something else.

    What abilities ask of a race as it declines is answered somehow: it is worth the same in this turn.
    """
    twin, reports = thought(state, [act(DECLINE)])
    while (
        not twin.over and actor(twin) == state.player and twin.player == state.player and scores_later(twin)
    ):
        twin, more = thought(twin, [legal_actions(twin)[0]])
        reports += more
    return twin, reports


def coins_of(reports: list[Report], player: Player) -> list[Report]:
    """The coins among reports that `player` gets."""
    kinds = (told.SCORED, told.COINS_GAINED)
    return [report for report in reports if report.kind in kinds and report.player == player]


def scores_later(state: State) -> bool:
    """Whether the plan of the turn still has its coins to come."""
    for entry in state.plan[state.at :]:
        if step_of(entry) == SCORE:
            return True
    return False
