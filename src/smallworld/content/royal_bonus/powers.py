"""What the powers of Royal Bonus can do. Tokens: box.py."""

from __future__ import annotations

from typing import Final

from smallworld.content.royal_bonus.rulings import FIREBALL_TOKENS, MOST_IN_A_BEHEMOTH
from smallworld.content.toolkit.pieces import Support
from smallworld.engine import report as told
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.board import Region, Side, count
from smallworld.engine.conquest import is_paid
from smallworld.engine.report import report
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.step import REDEPLOY

MOST: Final = 255  # fireballs that can be remembered
HELPING: Final = 8  # Fireball's memory: from this bit on, those that help the next conquest


class Aquatic(Ability):
    """A coin more for each coastal region, a coin less for each other one. Source: Royal Bonus, Aquatic."""

    def score(self, state: State, me: Side) -> int:
        coastal = count(state.held[me] & state.board.coast)
        return 2 * coastal - count(state.held[me])


class Behemoth(Support):
    """Two Behemoths, each as strong as the swamps that the race holds, in attack and in defence.

    Source: Royal Bonus, Behemoth. Piece: the Behemoths.
    """

    def _worth(self, state: State, me: Side) -> int:
        return min(MOST_IN_A_BEHEMOTH, count(state.held[me] & state.board.where("swamp")))


class Fireball(Ability):
    """A fireball for each magic region, which counts as two tokens in one later conquest.

    Source: Royal Bonus, Fireball. Memory: the fireballs that are left; from bit 8 on those that help the next
    conquest.
    """

    def __init__(self) -> None:
        super().__init__(Traits(remembers=True))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        brewed = count(state.held[me] & state.board.where("magic"))
        state.remember(me, self.id, min(MOST, self._left(state, me) + brewed))
        if brewed:
            report(state, told.GATHERED, me, by=self.id, number=brewed)
        return False

    def helps(self, state: State, me: Side, prices: Prices) -> bool:
        return self._left(state, me) > self._helping(state, me) and prices.can_fall()

    def use(self, state: State, me: Side) -> None:
        state.remember(me, self.id, state.recall(me, self.id) + (1 << HELPING))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.discount(state.board.everywhere, by=FIREBALL_TOKENS * self._helping(state, me))

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if is_paid(state, by):
            state.remember(me, self.id, self._left(state, me) - self._helping(state, me))

    def display(self, state: State, me: Side, display: Display) -> None:
        display.lie_ready(self._left(state, me))

    def _left(self, state: State, me: Side) -> int:
        return state.recall(me, self.id) & MOST

    def _helping(self, state: State, me: Side) -> int:
        return state.recall(me, self.id) >> HELPING
