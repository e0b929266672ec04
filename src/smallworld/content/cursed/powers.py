"""The power of Cursed! that needs its own class; the numbers of tokens are in box.py."""

from __future__ import annotations

from typing import Final

from smallworld.content.cursed.rulings import HORDES
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.ability.traits import AT_HOME
from smallworld.engine.action import Action, act_saying, number_said
from smallworld.engine.board import Side, regions_in
from smallworld.engine.question import HowMany, Question
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.garrison import Garrison
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State
from smallworld.engine.steps.step import READY

LEFT: Final = 15  # Hordes' memory: the bits for tokens that are left; above them, tokens just lost
LOST: Final = 4  # the first bit for tokens just lost


class HordesOf(Ability):
    """The power of two additional tokens, which must share a region with a race token.

    They work as race tokens, but do not come from a tray. Their regions are not recorded: any region with two
    tokens may have a Hordes token. When such a region is lost, a Hordes token is lost. When the race
    redeploys, the owner may give up a race token instead (ours).

    Source: Cursed!, Hordes of; fan wiki for the rule that they cannot be alone. Memory: the tokens that are
    left; from bit 4 the tokens lost since the race last redeployed.
    """

    def __init__(self) -> None:
        super().__init__(
            Traits(action_fields=("tokens",), acts_at=(AT_HOME,), for_the_living=True, remembers=True)
        )

    def taken(self, state: State, me: Side) -> None:
        state.hand[me] += HORDES
        state.remember(me, self.id, HORDES)

    def outsiders(self, state: State, me: Side) -> int:
        return state.recall(me, self.id) & LEFT

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.escort(self.outsiders(state, me))

    def outsiders_lost(self, state: State, me: Side, tokens: int) -> None:
        left, lost = self.outsiders(state, me), state.recall(me, self.id) >> LOST
        state.remember(me, self.id, (left - tokens) | (lost + tokens) << LOST)

    def own_turn_began(self, state: State, me: Side) -> None:
        state.remember(me, self.id, self.outsiders(state, me))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        if plan.has(READY):  # otherwise the tokens came during this turn, and none are lost
            plan.after(READY, self.id, me)  # before that, a race in decline may attack even this race

    def begin(self, state: State, me: Side) -> bool:
        return state.recall(me, self.id) >> LOST > 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        # Each lost region had a race token to lose instead, so each remaining token still has a partner.
        for instead in range((state.recall(me, self.id) >> LOST) + 1):
            actions.append(act_saying(self.id, instead))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.remember(me, self.id, self.outsiders(state, me) + number_said(action))
        return False

    def decline(self, state: State, me: Side, keep: list[int]) -> None:
        going = self.outsiders(state, me) - state.hand[me]
        while going > 0:
            largest = max(regions_in(state.held[me]), key=keep.__getitem__, default=0)
            if keep[largest] <= 1:
                return
            keep[largest] -= 1
            going -= 1

    def display(self, state: State, me: Side, display: Display) -> None:
        display.lie_ready(self.outsiders(state, me))

    def question(self, state: State, me: Side) -> Question:
        return HowMany(self.id, 0, state.recall(me, self.id) >> LOST)
