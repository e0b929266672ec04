"""Stonehedge, the place that gives its holder one more power."""

from __future__ import annotations

from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import BADGE, Action, reveal, revealed_by
from smallworld.engine.board import Region, Side
from smallworld.engine.holdings import lend
from smallworld.engine.reports import report
from smallworld.engine.state import State
from smallworld.engine.steps.reveal import without


class Stonehedge(Ability):
    """A place whose holder has one more power, from a badge that is drawn when the place is found.

    The badge brings no tokens and serves every later holder. A power for races in decline serves a holder in
    decline. Open badges are not drawn, nor are badges that would bring their own tokens. If no badge is left,
    the discarded badges are shuffled first.

    Source: Underground, Stonehedge. Store of the table: the badge.
    """

    def __init__(self) -> None:
        super().__init__(Traits(outlives_decline=True, lends=True))

    def discovered(self, state: State, me: Side, region: Region) -> None:
        state.interrupt(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        if not self._drawable(state):
            stack = (*state.unseen_powers, *state.discarded_powers)
            state.unseen_powers, state.discarded_powers = tuple(sorted(stack)), ()
        if not self._drawable(state):
            return False
        state.waits_for = BADGE
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for power in self._drawable(state):
            actions.append(reveal(BADGE, power))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        power = revealed_by(action)
        state.waits_for = 0
        state.unseen_powers = without(state.unseen_powers, power)
        report(state, reports.DRAWN, me, by=power)
        lend(state, self.id, power)
        hooks = state.rules.hooks
        for id in state.rules.together[power]:
            # Coins for taking a combo are not paid, except those that are part of the scoring (ours).
            if id in state.serving[me] and hooks.taken.by[id] and hooks.score.by[id]:
                state.rules.abilities[id].taken(state, me)
        return False

    def _drawable(self, state: State) -> list[int]:
        return [power for power in state.unseen_powers if not self._brings_tokens(state, power)]

    def _brings_tokens(self, state: State, power: int) -> bool:
        for id in state.rules.together[power]:
            if state.rules.hooks.outsiders.by[id]:
                return True
        return False
