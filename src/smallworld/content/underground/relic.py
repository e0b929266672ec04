"""What all relics have in common: once a turn, and then they lie where they were used."""

from __future__ import annotations

from typing import Final

from smallworld.engine import report as told
from smallworld.engine.ability import Ability
from smallworld.engine.action import PASS, Action, act, by_of, region_of
from smallworld.engine.board import Region, Side, regions_in
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.conquest import is_paid
from smallworld.engine.holdings import lay
from smallworld.engine.pricing import price_conquests
from smallworld.engine.question import Question, one_of
from smallworld.engine.report import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State
from smallworld.engine.steps.step import REDEPLOY

READY: Final = 0
DRAWN: Final = 1
USED: Final = 2


def stage_of(state: State, relic: int) -> int:
    """READY, DRAWN for the next conquest, or USED this turn. Memory of the table: just that."""
    return state.recall(state.owners.table, relic)


def draw(state: State, relic: int) -> None:
    """Let `relic` be of use in the next conquest."""
    state.remember(state.owners.table, relic, DRAWN)


def use_in(state: State, me: Side, relic: int, region: Region) -> None:
    """Let `relic` lie in `region`, where `me` has used it, and be of no more use this turn."""
    state.remember(state.owners.table, relic, USED)
    lay(state, relic, region)
    report(state, told.PLACED, me, region, by=relic, number=1)


def was_silent(state: State, me: Side, region: Region, defender: Side) -> bool:
    """Whether no ability was of help to `me`, who has just conquered `region` from `defender`."""
    if defender < 0:
        return False
    thought = state.copy()
    thought.held[me] &= ~(1 << region)
    thought.held[defender] |= 1 << region
    return bool(price_conquests(thought, me).silent >> region & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Talisman(Ability):
    """A relic that is drawn before a conquest and goes where that is made; where it fails, it stays.

    With `paid_only` a conquest that is not paid for in tokens leaves it drawn, for the next; so does one in
    which no ability was of help.
    Memory of the table: see `stage_of`.
    """

    def __init__(self, paid_only: bool = True) -> None:
        super().__init__()
        self.paid_only = paid_only

    def use(self, state: State, me: Side) -> None:
        draw(state, self.id)

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if stage_of(state, self.id) != DRAWN or (self.paid_only and not is_paid(state, by)):
            return
        if not was_silent(state, me, region, defender):
            use_in(state, me, self.id, region)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ornament(Ability):
    """A relic that may be put into any region of the race that holds it, behind redeployment.

    Memory of the table: see `stage_of`.
    """

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return stage_of(state, self.id) == READY and state.held[me] != 0

    def question(self, state: State, me: Side) -> Question:
        return one_of(self.id, state.held[me], may_pass=True, may_change_coins=True)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(state.held[me]):
            actions.append(act(self.id, region))
        actions.append(act(PASS))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) != PASS:
            self._put(state, me, region_of(action))
        return False

    def _put(self, state: State, me: Side, region: Region) -> None:
        use_in(state, me, self.id, region)
