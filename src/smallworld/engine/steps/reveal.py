"""Reveal: chance refills the column from the stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine import reports
from smallworld.engine.action import BADGE, BANNER, Action, reveal, revealed_by
from smallworld.engine.board import Side
from smallworld.engine.reports import report
from smallworld.engine.rulings import COMBOS_ON_OFFER
from smallworld.engine.state import NONE
from smallworld.engine.steps.step import Step, place_of

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Reveal(Step):
    """The reveal of banners and their badges, until six combos are open or a stack is empty.

    Chance draws eager banners and badges first. Any unseen one is legal, so that a record replays whether or
    not its game had eager ones. Returned banners are under the unseen banners in a known order, so chance
    does not decide when they come. A banner without a badge waits in the column and cannot be taken (ours).

    Source: base rules, "Picking a new race and power combo"; ruling: base.md, "Stacks".
    """

    def begin(self, state: State, side: Side) -> bool:
        while True:
            if state.offered_powers and state.offered_powers[-1] == NONE:
                return self.ask_badge(state)
            if len(state.offered_races) >= COMBOS_ON_OFFER:
                return False
            if self.banners(state):
                state.waits_for = BANNER
                return True
            race = self.returning(state)
            if race == NONE:
                return False
            state.returned_races = without(state.returned_races, race)
            self.lay_banner(state, race)

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        for id in next_from(state, self._stack(state)):
            actions.append(reveal(state.waits_for, id))

    def allows(self, state: State, side: Side, action: Action) -> bool:
        id = revealed_by(action)
        return action == reveal(state.waits_for, id) and id in self._stack(state)

    def pick(self, state: State, side: Side, lot: int) -> Action:
        stack = next_from(state, self._stack(state))
        return reveal(state.waits_for, stack[place_of(lot, len(stack))])

    def _stack(self, state: State) -> tuple[int, ...]:
        """Return the unseen banners or badges, whichever chance reveals now."""
        return self.banners(state) if state.waits_for == BANNER else self.badges(state)

    def perform(self, state: State, side: Side, action: Action) -> bool:
        revealed = revealed_by(action)
        if state.waits_for == BANNER:
            state.unseen_races = without(state.unseen_races, revealed)
            self.lay_banner(state, revealed)
        else:
            state.unseen_powers = without(state.unseen_powers, revealed)
            self.lay_badge(state, revealed)
        state.waits_for = 0
        return self.begin(state, side)

    def banners(self, state: State) -> tuple[int, ...]:
        """Return the unseen banners that chance may reveal next."""
        return state.unseen_races

    def returning(self, state: State) -> int:
        """Return the next of the banners that returned under the stack, or NONE.

        Returned banners come only after all unseen banners.
        """
        return state.returned_races[0] if state.returned_races else NONE

    def badges(self, state: State) -> tuple[int, ...]:
        """Return the unseen badges that chance may give to the last banner."""
        return state.unseen_powers

    def reshuffle(self, state: State) -> None:
        """Turn the discarded badges into the stack again, once `badges` is empty."""
        state.unseen_powers, state.discarded_powers = state.discarded_powers, ()

    def lay_banner(self, state: State, race: int) -> None:
        """Add a banner at the end of the column, without a badge."""
        state.offered_races = state.offered_races + (race,)
        state.offered_powers = state.offered_powers + (NONE,)
        state.offered_coins = state.offered_coins + (0,)
        state.offered_tokens = state.offered_tokens + (0,)

    def lay_badge(self, state: State, power: int) -> None:
        """Give a badge to the last banner, the only banner that may lack one."""
        place = len(state.offered_powers) - 1
        state.offered_powers = state.offered_powers[:place] + (power,)
        report(state, reports.REVEALED, by=state.offered_races[place], other=power)

    def ask_badge(self, state: State) -> bool:
        """Wait for chance to reveal a badge; return whether one is available."""
        if not self.badges(state):
            self.reshuffle(state)
        if not self.badges(state):
            return False
        state.waits_for = BADGE
        return True


def next_from(state: State, stack: tuple[int, ...]) -> tuple[int, ...]:
    """Return the ids in `stack` that chance may draw: the eager ones if there are any, or else all."""
    first = state.rules.eager
    if not first:
        return stack
    eager = tuple([id for id in stack if id in first])
    return eager if eager else stack


def without(ids: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """Return `ids` without the id `gone`."""
    for place in range(len(ids)):
        if ids[place] == gone:
            return ids[:place] + ids[place + 1 :]
    return ids
