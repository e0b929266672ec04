"""Ready-made abilities that change when a race declines, how many tokens remain, and for how long."""

from __future__ import annotations

from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import DECLINE, PASS, Action, act_on, by_of, region_of
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.conquest import give_up
from smallworld.engine.decline import go_into_decline, leave_map
from smallworld.engine.holdings import is_holding, receive
from smallworld.engine.purse import gain
from smallworld.engine.question import Question, Whether, WhichCourse, WhichRegions
from smallworld.engine.reports import report
from smallworld.engine.sheets.garrison import garrison_of
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.step import CHOOSE_COURSE, REDEPLOY, SCORE
from smallworld.engine.turn import insert_next, plan_decline


@mypyc_attr(allow_interpreted_subclasses=True)
class Endures(Ability):
    """A race in decline that stays on the map when its owner's next race declines."""

    def __init__(self) -> None:
        super().__init__(Traits(outlives_decline=True, keeps_badge=True, endures=True, for_the_living=True))


@mypyc_attr(allow_interpreted_subclasses=True)
class Undiminished(Ability):
    """Tokens that all stay on the map in decline.

    They withdraw from a lost region like the tokens of an active race.
    """

    def __init__(self, keeps_badge: bool = False, for_the_living: bool = False) -> None:
        super().__init__(
            Traits(outlives_decline=True, keeps_badge=keeps_badge, for_the_living=for_the_living)
        )

    def decline(self, state: State, me: Side, keep: list[int]) -> None:
        for region in regions_in(state.held[me]):
            if keep[region]:  # an ability that removes all tokens prevails
                keep[region] = state.tokens[region]

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        losses.may_withdraw()


@mypyc_attr(allow_interpreted_subclasses=True)
class LateDecline(Ability):
    """The choice to go into decline at the end of a normal turn, after scoring."""

    def __init__(self) -> None:
        super().__init__(Traits(for_the_living=True))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(SCORE, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return state.banners[me] != NONE  # an owner of two such abilities may have declined already

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        actions.append(DECLINE)
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == DECLINE:
            plan = Plan()
            plan_decline(state, go_into_decline(state, state.player_of(me)), plan)
            insert_next(state, plan)
        return False

    def question(self, state: State, me: Side) -> Question:
        return WhichCourse(may_pass=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Entombed(Undiminished):
    """Tokens that all stay on the map when the race declines, and are then redeployed once more.

    They withdraw from a lost region as long as the race holds another region.
    """

    def __init__(self) -> None:
        super().__init__(keeps_badge=True, for_the_living=True)

    def plan_decline(self, state: State, me: Side, plan: Plan) -> None:
        if plan.has(SCORE):
            plan.before(SCORE, REDEPLOY, me)
        else:  # the turn has already been scored
            plan.append(REDEPLOY, me)

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        if not state.is_declined(me):
            return
        if state.held[me] == 1 << region:
            losses.trap()
        else:
            super().lost(state, me, region, losses)


@mypyc_attr(allow_interpreted_subclasses=True)
class Vanishing(Ability):
    """A decline in which all tokens leave the map, and each region that the race held brings `coins`.

    These coins are paid before the scoring, which finds no region of the race. If the power comes from a
    place, not from a badge, the owner chooses at that moment whether to use it.
    """

    def __init__(self, coins: int) -> None:
        super().__init__(Traits(outlives_decline=True, action_fields=(), for_the_living=True))
        self.coins = coins

    def decline(self, state: State, me: Side, keep: list[int]) -> None:
        if not is_holding(state, self.id):
            for region in regions_in(state.held[me]):
                keep[region] = 0

    def saw_decline(self, state: State, me: Side, side: Side, discarded: int) -> None:
        # A decline after scoring brings no coins.
        if side == me and state.step() == CHOOSE_COURSE and not is_holding(state, self.id):
            gain(state, me, self.coins * count(state.held[me]), self.id)

    def plan_decline(self, state: State, me: Side, plan: Plan) -> None:
        if plan.has(SCORE) and is_holding(state, self.id):
            plan.before(SCORE, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return state.held[me] != 0

    def question(self, state: State, me: Side) -> Question:
        return Whether()

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        actions.append(self.id)
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) != PASS:
            gain(state, me, self.coins * count(state.held[me]), self.id)
            leave_map(state, me)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Rebirth(Ability):
    """The gift of up to `most` regions per turn from the owner's declined race to their active one.

    Each given region gets a token of the active race. A gift is not a conquest: it brings no discovery, no
    bonus and no vengeance. No region can be given to a race that needs more than one token in a region, or
    that may not stay there (ours).

    Memory: how many regions were given this turn.
    """

    def __init__(self, most: int) -> None:
        super().__init__(Traits(outlives_decline=True, keeps_badge=True, for_the_living=True))
        self.most = most

    def plan_start(self, state: State, me: Side, plan: Plan) -> None:
        if state.is_declined(me):
            plan.first(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return self._gifts(state, me) > 0

    def question(self, state: State, me: Side) -> Question:
        most = self._gifts(state, me)
        return WhichRegions(self.id, self._regions(state, me), 0, most, may_pass=True, may_change_coins=True)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(self._regions(state, me)):
            actions.append(act_on(self.id, region))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == PASS:
            return False
        self._give(state, me, region_of(action))
        # The race may just have given away the place that lent it this power.
        return self.id in state.serving[me] and self._gifts(state, me) > 0

    def _heir(self, state: State, me: Side) -> Side:
        """Return the owner's active race, which receives the regions."""
        return state.places_of(state.player_of(me))[0]

    def _regions(self, state: State, me: Side) -> RegionSet:
        """Return the regions that the race may still give this turn, after the last region given."""
        garrison = garrison_of(state, self._heir(state, me))
        if garrison.least > 1:
            return 0
        board = state.board
        lasting = board.land & ~board.rivers | garrison.staying
        return (state.held[me] & lasting) >> state.mark << state.mark

    def _gifts(self, state: State, me: Side) -> int:
        """Return how many regions the race may still give this turn.

        The result is 0 if the race gave away the place that brings this power.
        """
        if not state.held[me] or self.id not in state.serving[me]:
            return 0
        heir = self._heir(state, me)
        tokens = state.tray(state.banners[heir]) + state.hand[heir]
        left = self.most - state.recall(me, self.id)
        return min(left, tokens, count(self._regions(state, me)))

    def _give(self, state: State, me: Side, region: Region) -> None:
        heir = self._heir(state, me)
        state.remember(me, self.id, state.recall(me, self.id) + 1)
        state.mark = region + 1
        report(state, reports.ABANDONED, me, region, number=state.tokens[region])
        give_up(state, me, region)
        state.take_from_tray(heir, 1)
        state.hand[heir] -= 1
        receive(state, heir, region, 1)
        report(state, reports.DEPLOYED, heir, region, number=1)
        if not state.held[me] and not state.hand[me]:
            leave_map(state, me)
