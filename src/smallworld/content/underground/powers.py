"""The powers of Underground that need their own classes; the numbers of tokens are in box.py."""

from __future__ import annotations

from smallworld.content.toolkit.pieces import Counted
from smallworld.content.toolkit.tributes import collect_around, opponents_around
from smallworld.content.underground.relics import is_relic
from smallworld.content.underground.rulings import MUSHROOM_ARMORS, THIEVING_COINS
from smallworld.engine import reports
from smallworld.engine.ability import Ability
from smallworld.engine.board import Region, RegionSet, Side, count
from smallworld.engine.holdings import is_left_behind
from smallworld.engine.keys import entry_of
from smallworld.engine.reports import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.step import REDEPLOY


class Adventurous(Ability):
    """The power of one more coin for each region with a place. Source: Underground, Adventurous."""

    def score(self, state: State, me: Side) -> int:
        return count(state.held[me] & _sites_of_places(state))

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return _sites_of_places(state) >> region & 1


def _sites_of_places(state: State) -> RegionSet:
    sites = 0
    for holding, region in state.holdings.items():
        if not is_relic(state.rules.abilities[holding]):
            sites |= 1 << region
    return sites


class Shield(Counted):
    """The power to get a suit of armour each turn for each mushroom forest.

    A suit makes its region cost one more token, even in decline. Once placed, it does not move; when its
    region is lost, the suit returns to the box.

    Source: Underground, Shield. Piece: the suits of mushroom armour. Memory: as in `Counted`, followed by
    four bits for how many new suits have to be placed.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, MUSHROOM_ARMORS, also_declined=True)

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        if not state.is_declined(me):
            plan.before(REDEPLOY, self.id, me)
            plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        if is_left_behind(state, me, self.id):
            self._receive(state, me, 0)
            return False
        if entry_of(REDEPLOY, me) not in state.plan[state.at :]:
            return self._place_the_rest(state, me)
        forests = count(state.held[me] & state.board.where("mushroom-forest"))
        self._receive(state, me, min(forests, self._left(state)))
        return False

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        self._add_to_prices(state, me, prices)

    def _left(self, state: State) -> int:
        """Return how many suits of armour are left in the box."""
        return self.number - sum([self._on_map(state, side) for side in range(len(state.held))])

    def _receive(self, state: State, me: Side, number: int) -> None:
        behind = 4 * len(state.board)
        standing = state.recall(me, self.id) & (1 << behind) - 1
        state.remember(me, self.id, standing + (number << behind))
        if number:
            report(state, reports.GATHERED, me, by=self.id, number=number)

    def _in_hand(self, state: State, me: Side) -> int:
        return state.recall(me, self.id) >> 4 * len(state.board) & 15

    def _put(self, state: State, me: Side, region: Region, number: int) -> None:
        super()._put(state, me, region, number)
        state.remember(me, self.id, state.recall(me, self.id) - (number << 4 * len(state.board)))


class Thieving(Ability):
    """The power to take a coin, when scoring, from each opponent with an adjacent active race.

    Coins are secret, so the forecast of the score assumes that each of these opponents has a coin.

    Source: Underground, Thieving. Memory: 1 once the opponents have paid this turn.
    """

    def collect(self, state: State, me: Side) -> None:
        collect_around(state, me, state.held[me], THIEVING_COINS, self.id)
        state.remember(me, self.id, 1)

    def score(self, state: State, me: Side) -> int:
        if state.recall(me, self.id):
            return 0
        return THIEVING_COINS * len(opponents_around(state, me, state.held[me]))
