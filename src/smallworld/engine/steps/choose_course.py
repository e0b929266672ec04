"""Choose a course: expand the active race, or put it in decline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.action import DECLINE, EXPAND, Action, by_of
from smallworld.engine.board import Side
from smallworld.engine.decline import go_into_decline
from smallworld.engine.question import Question, WhichCourse
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.steps.step import REVEAL, SCORE, Step, place_of
from smallworld.engine.turn import follow, plan_decline, plan_expansion

if TYPE_CHECKING:
    from smallworld.engine.state import State


class ChooseCourse(Step):
    """The choice to expand, or to decline and score immediately.

    Every player with an active race makes this choice, even if the race has no tokens.

    Source: base rules, "Following turns"; FAQ for a race without tokens.
    """

    def begin(self, state: State, side: Side) -> bool:
        return True

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        actions.append(EXPAND)
        actions.append(DECLINE)

    def allows(self, state: State, side: Side, action: Action) -> bool:
        return action in (EXPAND, DECLINE)

    def pick(self, state: State, side: Side, lot: int) -> Action:
        return DECLINE if place_of(lot, 2) else EXPAND

    def perform(self, state: State, side: Side, action: Action) -> bool:
        if by_of(action) == EXPAND:
            follow(state, plan_expansion(state, side))
        else:
            declined = go_into_decline(state, side)
            plan = Plan()
            plan.append(SCORE, side)
            plan.append(REVEAL, side)
            plan_decline(state, declined, plan)
            follow(state, plan)
        return False

    def question(self, state: State, side: Side) -> Question:
        return WhichCourse()
