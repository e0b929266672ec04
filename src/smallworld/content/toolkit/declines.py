"""Ready-made abilities about when a race declines, and how long it stays."""

from __future__ import annotations

from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import DECLINE, PASS, Action, act, by_of
from smallworld.engine.board import Region, Side, regions_in
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.decline import go_into_decline
from smallworld.engine.question import Question, WhichCourse
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.step import SCORE
from smallworld.engine.turn import insert_next, plan_decline


@mypyc_attr(allow_interpreted_subclasses=True)
class Endures(Ability):
    """Its race, once in decline, stays beside the next one that declines."""

    def __init__(self) -> None:
        super().__init__(Traits(outlives_decline=True, keeps_badge=True, endures=True, for_the_living=True))


@mypyc_attr(allow_interpreted_subclasses=True)
class Undiminished(Ability):
    """All tokens on the map stay in decline, and withdraw from a lost region like those of an active race."""

    def __init__(self, keeps_badge: bool = False) -> None:
        super().__init__(Traits(outlives_decline=True, keeps_badge=keeps_badge))

    def decline(self, state: State, me: Side, keep: list[int]) -> None:
        for region in regions_in(state.held[me]):
            keep[region] = state.tokens[region]

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        losses.may_withdraw()


@mypyc_attr(allow_interpreted_subclasses=True)
class LateDecline(Ability):
    """May go into decline at the end of a normal turn, after scoring."""

    def __init__(self) -> None:
        super().__init__(Traits(for_the_living=True))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(SCORE, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return state.banners[me] != NONE  # an owner of two such abilities may have declined already

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        actions.append(act(DECLINE))
        actions.append(act(PASS))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == DECLINE:
            plan = Plan()
            plan_decline(state, go_into_decline(state, state.player_of(me)), plan)
            insert_next(state, plan)
        return False

    def question(self, state: State, me: Side) -> Question:
        return WhichCourse(may_pass=True)
