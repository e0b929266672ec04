"""Crops of Power: badges in the empty fields, for races that hold enough of the land around a field."""

from __future__ import annotations

from smallworld.engine import reports
from smallworld.engine.ability import Ability
from smallworld.engine.action import BADGE, Action, reveal, revealed_by
from smallworld.engine.board import Side
from smallworld.engine.domains import badges_in
from smallworld.engine.holdings import sow
from smallworld.engine.reports import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State
from smallworld.engine.steps.reveal import without


class Crops(Ability):
    """The deal of a badge to each empty field; badges named in `never` are discarded and replaced.

    If no badge is left for a field, the field stays empty.

    Source: Realms, Crops of Power. Store of the table: the badges, in the order of the fields.
    """

    def __init__(self, never: tuple[str, ...]) -> None:
        super().__init__()
        self.never = never

    def set_up(self, state: State, plan: Plan) -> None:
        if state.board.domains:
            plan.first(self.id, state.player)

    def begin(self, state: State, me: Side) -> bool:
        if len(badges_in(state)) == len(state.board.domains) or not state.unseen_powers:
            return False
        state.waits_for = BADGE
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for power in state.unseen_powers:
            actions.append(reveal(BADGE, power))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        power = revealed_by(action)
        state.waits_for = 0
        state.unseen_powers = without(state.unseen_powers, power)
        if state.rules.names[power] in self.never:
            state.discarded_powers = tuple(sorted([*state.discarded_powers, power]))
            report(state, reports.CAST_ASIDE, by=power)
        else:
            sow(state, (*badges_in(state), power))
            report(state, reports.GROWN, by=power)
        return self.begin(state, me)
