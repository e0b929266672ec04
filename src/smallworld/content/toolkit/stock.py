"""Ready-made abilities that collect items which help conquests."""

from __future__ import annotations

from typing import Final

from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import Action
from smallworld.engine.board import Region, Side
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.conquest import is_paid
from smallworld.engine.reports import report
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.step import REDEPLOY

MOST: Final = 255  # the limit of each part of the memory
HELPING: Final = 8  # from this bit on: items that help the next conquest
AWAY: Final = 16  # from this bit on: items in conquered regions


@mypyc_attr(allow_interpreted_subclasses=True)
class Stock(Ability):
    """Items that are collected at the end of each turn; each counts as `tokens` tokens in a later conquest.

    Used items are gone; with `comes_back`, they stay in the conquered region until redeployment.

    Memory: how many items are ready; from bit 8, how many of these help the next conquest; from bit 16, how
    many are in conquered regions.
    """

    def __init__(self, tokens: int, most: int = MOST, comes_back: bool = False) -> None:
        super().__init__(Traits(remembers=True))
        self.tokens = tokens
        self.most = most
        self.comes_back = comes_back

    def _gathered(self, state: State, me: Side) -> int:
        """Return how many items the race collects at the end of this turn."""
        return 0

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        owned = self._ready(state, me) + self._away(state, me)
        gathered = min(self._gathered(state, me), self.most - owned)
        state.remember(me, self.id, owned + gathered)
        if gathered:
            report(state, reports.GATHERED, me, by=self.id, number=gathered)
        return False

    def helps(self, state: State, me: Side, prices: Prices) -> bool:
        return self._ready(state, me) > self._helping(state, me) and prices.can_fall()

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.remember(me, self.id, state.recall(me, self.id) + (1 << HELPING))
        return True

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.discount(state.board.everywhere, by=self.tokens * self._helping(state, me))

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        helping = self._helping(state, me)
        if helping and is_paid(state, by):
            away = self._away(state, me) + helping if self.comes_back else 0
            state.remember(me, self.id, self._ready(state, me) - helping | away << AWAY)

    def regrouped(self, state: State, me: Side) -> None:
        away = self._away(state, me)
        if away:
            state.remember(me, self.id, (state.recall(me, self.id) & (1 << AWAY) - 1) + away)

    def display(self, state: State, me: Side, display: Display) -> None:
        display.lie_ready(self._ready(state, me))

    def _ready(self, state: State, me: Side) -> int:
        return state.recall(me, self.id) & MOST

    def _helping(self, state: State, me: Side) -> int:
        return state.recall(me, self.id) >> HELPING & MOST

    def _away(self, state: State, me: Side) -> int:
        return state.recall(me, self.id) >> AWAY
