"""The power of Cursed! that has its own class. Tokens: box.py."""

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
    """Two more tokens that work as race tokens, belong to no tray, and share a region with a race token.

    The regions of Hordes tokens are not noted: any region with two tokens may have one. When such a region is
    lost, a Hordes token is lost, unless the owner gives up a race token instead when the race comes home
    (ours).

    Source: Cursed!, Hordes of; fan wiki for standing alone. Memory: the tokens that are left; from bit 4 the
    tokens that were lost since the race last came home.
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
