"""The races of the base box that need their own classes; the numbers of tokens are in box.py."""

from __future__ import annotations

from smallworld.content.base.rulings import HALFLINGS_REENTER_ANYWHERE, HOLES
from smallworld.content.toolkit.declines import Undiminished
from smallworld.content.toolkit.markers import Guard, Marker
from smallworld.engine.ability import Traits
from smallworld.engine.board import Region, Side
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.step import CONQUER, READY, REDEPLOY


class Ghouls(Undiminished):
    """Ghouls, whose tokens all stay on the map in decline and may still conquer, before the active race.

    Source: base rules, Ghouls. In decline, Ghouls withdraw from a lost region as an active race does.
    """

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        if state.is_declined(me):
            plan.first(CONQUER, me)
            plan.first(READY, me)
            plan.after(REDEPLOY, REDEPLOY, me)


class Halflings(Guard):
    """Halflings, who may enter the map anywhere, and whose first two conquered regions become immune.

    Source: base rules, Halflings. Piece: the Holes-in-the-Ground. Memory: how many holes have been placed.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, Traits(remembers=True))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if not state.held[me] and (HALFLINGS_REENTER_ANYWHERE or not state.recall(me, self.id)):
            prices.reach(state.board.land & ~state.board.rivers)

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        dug = state.recall(me, self.id)
        if dug < HOLES:
            state.remember(me, self.id, dug + 1)
            state.place(me, self.id, state.pieces(me, self.id) | 1 << region)


class Trolls(Marker):
    """Trolls, who have a lair in each of their regions; it costs one more token, even in decline.

    Source: base rules, Trolls. Piece: the lairs.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, Traits(outlives_decline=True))

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        self._dig(state, me, region)

    def received(self, state: State, me: Side, region: Region) -> None:
        self._dig(state, me, region)

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        prices.surcharge(state.pieces(me, self.id))

    def _dig(self, state: State, me: Side, region: Region) -> None:
        state.place(me, self.id, state.pieces(me, self.id) | 1 << region)
