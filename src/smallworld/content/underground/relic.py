"""The rules of all relics: a relic works once per turn, and moves to the region where it is used."""

from __future__ import annotations

from typing import Final

from smallworld.engine import reports
from smallworld.engine.ability import Ability
from smallworld.engine.action import PASS, Action, act_on, by_of, region_of
from smallworld.engine.board import Region, RegionSet, Side, regions_in
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.conquest import is_paid
from smallworld.engine.holdings import lay, site_of
from smallworld.engine.pricing import price_conquests
from smallworld.engine.question import Question, one_of
from smallworld.engine.reports import report
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.step import REDEPLOY

READY: Final = 0
DRAWN: Final = 1
USED: Final = 2
AWAY: Final = 3  # the Bag works as another copy
HELPING: Final = 4  # the relic helps the conquest in progress
STAGES: Final = 5  # memory of the Bag: the copy that it works as this turn, times STAGES, plus the stage


def stage_of(state: State, me: Side, relic: int) -> int:
    """Return the stage of a relic or of a copy of it: READY, DRAWN, USED or AWAY.

    DRAWN means chosen for the next conquest, and USED means used this turn. A copy is a part of the badge
    with the Bag; AWAY means that the Bag works as another copy. Memory of the table: the stage. The memory of
    the side `me` with this badge also contains the copy that the Bag works as.
    """
    bag = state.rules.bearers[relic]
    if bag == relic:
        return state.recall(state.owners.table, relic)
    noted = state.recall(me, bag)
    return noted % STAGES if noted // STAGES == relic else AWAY


def become(state: State, me: Side, copy: int) -> None:
    """Let the Bag of `me` work as this copy of a relic for the rest of the turn."""
    _note(state, me, copy, READY)


def draw(state: State, me: Side, relic: int) -> None:
    """Choose `relic` for the next conquest of `me`."""
    _note(state, me, relic, DRAWN)


def use_in(state: State, me: Side, relic: int, region: Region) -> None:
    """Put `relic`, or the Bag if it works as `relic`, into `region`, where `me` has just used it."""
    bag = state.rules.bearers[relic]
    _note(state, me, relic, USED)
    if bag == relic:
        lay(state, relic, region)
    else:
        state.place(me, bag, 1 << region)
    report(state, reports.PLACED, me, region, by=bag, number=1)


def where_used(state: State, me: Side, relic: int) -> RegionSet:
    """Return the region of `me` where `relic` was used this turn, as a set, or else the empty set."""
    if stage_of(state, me, relic) != USED:
        return 0
    bag = state.rules.bearers[relic]
    return state.held[me] & (1 << site_of(state, relic) if bag == relic else state.pieces(me, bag))


def alike(state: State, me: Side, relic: int) -> list[int]:
    """Return the other abilities of `me` that work as this relic.

    For a relic, this may be the Bag's copy of it. For the Bag's copy, this may be the relic.
    """
    abilities = state.rules.abilities
    kind = type(abilities[relic])
    return [id for id in state.serving[me] if id != relic and type(abilities[id]) is kind]


def is_ready(state: State, me: Side, relic: int) -> bool:
    """Return whether `relic` may be chosen for the next conquest.

    The relic must be ready, and no copy of it may be chosen already.
    """
    if stage_of(state, me, relic) != READY:
        return False
    for other in alike(state, me, relic):
        if stage_of(state, me, other) == DRAWN:
            return False
    return True


def _note(state: State, me: Side, relic: int, stage: int) -> None:
    bag = state.rules.bearers[relic]
    if bag == relic:
        state.remember(state.owners.table, relic, stage)
    else:
        state.remember(me, bag, relic * STAGES + stage)


@mypyc_attr(allow_interpreted_subclasses=True)
class Talisman(Ability):
    """A relic that is chosen before a conquest, and moves to the region that it helped to conquer.

    After a failed attempt, or a conquest that succeeds without its help, the relic remains chosen for the
    next conquest (ours). Memory of the table: see `stage_of`.
    """

    def perform(self, state: State, me: Side, action: Action) -> bool:
        draw(state, me, self.id)
        return True

    def conquering(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        if stage_of(state, me, self.id) != DRAWN:
            return
        thought = state.copy()
        _note(thought, me, self.id, READY)
        without = price_conquests(thought, me)
        if self._helps_to(state, me, region, losses, without):
            _note(state, me, self.id, HELPING)

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if stage_of(state, me, self.id) == HELPING:
            use_in(state, me, self.id, region)

    def _helps_to(self, state: State, me: Side, region: Region, losses: Losses, without: Prices) -> bool:
        """Return whether the relic makes this conquest possible.

        `without` are the prices without the relic.
        """
        less, needed = losses.less, without.of(region, losses.less)
        if not is_paid(state, losses.by) or losses.tokens >= needed:
            return False
        return price_conquests(state, me).of(region, less) < needed


@mypyc_attr(allow_interpreted_subclasses=True)
class Ornament(Ability):
    """A relic that the holder may put into any of their regions after redeployment.

    Memory of the table: see `stage_of`.
    """

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return stage_of(state, me, self.id) == READY and self._sites(state, me) != 0

    def question(self, state: State, me: Side) -> Question:
        return one_of(self.id, self._sites(state, me), may_pass=True, may_change_coins=True)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(self._sites(state, me)):
            actions.append(act_on(self.id, region))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) != PASS:
            self._put(state, me, region_of(action))
        return False

    def _sites(self, state: State, me: Side) -> RegionSet:
        """Return the regions into which the relic may be put.

        A region where a copy of it was used this turn is excluded.
        """
        sites = state.held[me]
        for other in alike(state, me, self.id):
            sites &= ~where_used(state, me, other)
        return sites

    def _put(self, state: State, me: Side, region: Region) -> None:
        use_in(state, me, self.id, region)
