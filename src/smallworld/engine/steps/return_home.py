"""Return: after another player's turn, a displaced race puts its withdrawn tokens back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.action import DEPLOY, Action, region_of, tokens_of
from smallworld.engine.board import Side
from smallworld.engine.question import HowToSpread, Question
from smallworld.engine.sheets.garrison import garrison_of
from smallworld.engine.steps.redeploy import (
    deploy,
    distribute,
    may_place,
    offer_places,
    pick_place,
    to_deploy,
)
from smallworld.engine.steps.step import Step
from smallworld.engine.turn import insert_next, plan_returns

if TYPE_CHECKING:
    from smallworld.engine.state import State


class ReturnHome(Step):
    """The return of withdrawn tokens to the regions that a race still holds.

    This step comes last in a turn, clockwise from the player on turn.

    Source: base rules, "Enemy losses and withdrawals"; FAQ for the order.
    """

    def begin(self, state: State, side: Side) -> bool:
        if side == state.owners.neutral:  # it never redeploys, but the races that it displaced do
            insert_next(state, plan_returns(state))
            return False
        return distribute(state, side, garrison_of(state, side))

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        tokens = to_deploy(state, side, garrison_of(state, side))
        offer_places(DEPLOY, state.held[side], state.mark, tokens, actions)

    def allows(self, state: State, side: Side, action: Action) -> bool:
        tokens = to_deploy(state, side, garrison_of(state, side))
        return may_place(DEPLOY, state.held[side], state.mark, tokens, action)

    def pick(self, state: State, side: Side, lot: int) -> Action:
        tokens = to_deploy(state, side, garrison_of(state, side))
        return pick_place(DEPLOY, state.held[side], state.mark, tokens, lot)

    def perform(self, state: State, side: Side, action: Action) -> bool:
        deploy(state, side, region_of(action), tokens_of(action))
        return distribute(state, side, garrison_of(state, side))

    def question(self, state: State, side: Side) -> Question:
        tokens = to_deploy(state, side, garrison_of(state, side))
        return HowToSpread(DEPLOY, state.held[side] >> state.mark << state.mark, tokens)
