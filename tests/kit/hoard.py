"""An invented relic and two places: holdings that serve the holder of their region."""

from __future__ import annotations

from smallworld.content.box import Box
from smallworld.engine.ability import Ability
from smallworld.engine.ability.traits import Traits
from smallworld.engine.action import Action
from smallworld.engine.board import Region, Side, regions_in
from smallworld.engine.conquest import is_paid
from smallworld.engine.holdings import lay, site_of
from smallworld.engine.rules import Banner
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.step import REDEPLOY

SAVED = 2  # tokens that the sword saves
DRAWN, USED = 1, 2


class Sword(Ability):
    """A relic: once a turn a conquest costs two fewer tokens, and the sword moves there.

    Memory of the table: 1 while it is drawn, 2 once it was used this turn. Memory: how many conquests it saw.
    """

    def set_up(self, state: State, plan: Plan) -> None:
        lay(state, self.id, min(regions_in(state.board.land & state.board.entry)))

    def helps(self, state: State, me: Side, prices: Prices) -> bool:
        return state.recall(state.owners.table, self.id) == 0 and prices.can_fall()

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.remember(state.owners.table, self.id, DRAWN)
        return True

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if state.recall(state.owners.table, self.id) == DRAWN:
            prices.discount(state.board.everywhere, by=SAVED)

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        state.remember(me, self.id, state.recall(me, self.id) + 1)
        if state.recall(state.owners.table, self.id) == DRAWN and is_paid(state, by):
            state.remember(state.owners.table, self.id, USED)
            lay(state, self.id, region)


class Spring(Ability):
    """A place: one coin for its holder at scoring, even in decline.

    Memory of the table: all sides that it ever served. Piece of the table: the stones around it.
    """

    def __init__(self) -> None:
        super().__init__(Traits(outlives_decline=True, remembers=True))

    def set_up(self, state: State, plan: Plan) -> None:
        site = max(regions_in(state.board.land))
        lay(state, self.id, site)
        state.place(state.owners.table, self.id, 1 << site)

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        table = state.owners.table
        state.remember(table, self.id, state.recall(table, self.id) | 1 << me)

    def score(self, state: State, me: Side) -> int:
        return 1


class Beacon(Ability):
    """A place: its region costs one more token wherever it is, and its holder lights it after redeployment.

    Memory of the table: how often it was lit.
    """

    def __init__(self) -> None:
        super().__init__(Traits(remembers=True, keeps_watch=True))

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        if me == state.owners.table:
            prices.surcharge(1 << site_of(state, self.id))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        table = state.owners.table
        state.remember(table, self.id, state.recall(table, self.id) + 1)
        return False


def hoard() -> Box:
    """Return a box with the relic and both places; the beacon is off the board until a test puts it on."""
    banners = [
        Banner("Sword", 0, 0, Sword()),
        Banner("Spring", 0, 0, Spring()),
        Banner("Beacon", 0, 0, Beacon()),
    ]
    return Box("hoard", "Hoard", 1, [], [], auxiliaries=banners)
