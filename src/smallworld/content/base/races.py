"""What the races of the base box can do. Tokens and totals: box.py."""

from __future__ import annotations

from smallworld.content.base.rulings import (
    HALFLINGS_REENTER_ANYWHERE,
    HOLES,
    SORCERERS_ENTER_BY_REACH,
)
from smallworld.content.toolkit.markers import Guard, Marker
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import Action, act, player_of, region_of
from smallworld.engine.board import Region, Side, regions_in
from smallworld.engine.conquest import substitute
from smallworld.engine.pricing import borrow_reach
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.conquer import BEGUN, goes_on
from smallworld.engine.steps.step import CONQUER, READY, REDEPLOY


class Ghouls(Ability):
    """All stay on the map in decline, and go on conquering before the active race.

    Source: base rules, Ghouls. In decline they withdraw from a lost region like an active race.
    """

    def __init__(self) -> None:
        super().__init__(Traits(outlives_decline=True))

    def decline(self, state: State, me: Side, keep: list[int]) -> None:
        for region in regions_in(state.held[me]):
            keep[region] = state.tokens[region]

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        if state.is_declined(me):
            plan.first(CONQUER, me)
            plan.first(READY, me)
            plan.after(REDEPLOY, REDEPLOY, me)

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        losses.may_withdraw()


class Halflings(Guard):
    """Enter anywhere; the first two regions they conquer become immune.

    Source: base rules, Halflings. Piece: the holes. Memory: how many were dug.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, Traits(remembers=True))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if not state.held[me] and (HALFLINGS_REENTER_ANYWHERE or not state.recall(me, self.id)):
            prices.reach(state.board.land)

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        dug = state.recall(me, self.id)
        if dug < HOLES:
            state.remember(me, self.id, dug + 1)
            state.place(me, self.id, state.pieces(me, self.id) | 1 << region)


class Sorcerers(Ability):
    """Once a turn for each opponent, put a token from the tray in the place of a lone active one.

    Source: base rules, Sorcerers. Memory: the opponents whom it has befallen this turn, as bits.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("region", "player")))

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        targets = prices.for_specials() & ~prices.company
        if not state.held[me]:
            targets &= prices.beyond if SORCERERS_ENTER_BY_REACH else 0
        if not targets or state.tray(self.id) == 0:
            return
        befallen = state.recall(me, self.id)
        for opponent in state.owners.opponents_of(state.player_of(me)):
            if not befallen >> opponent & 1 and not state.counts_as_declined(opponent):
                for region in regions_in(state.held[opponent] & targets):
                    if state.tokens[region] == 1:
                        actions.append(act(self.id, region, player=opponent))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.mark = BEGUN
        state.remember(me, self.id, state.recall(me, self.id) | 1 << player_of(action))
        borrow_reach(state, me, region_of(action))
        substitute(state, me, region_of(action), self.id)
        return goes_on(state, me)


class Trolls(Marker):
    """A lair in each of their regions makes it a token dearer, also in decline.

    Source: base rules, Trolls. Piece: the lairs.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, Traits(outlives_decline=True))

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        state.place(me, self.id, state.pieces(me, self.id) | 1 << region)

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        prices.surcharge(state.pieces(me, self.id))
