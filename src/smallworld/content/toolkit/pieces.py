"""Ready-made abilities with several pieces; a region may have any number of pieces."""

from __future__ import annotations

from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.ability.traits import AT_HOME
from smallworld.engine.action import USE, Action, by_of, region_of, tokens_of
from smallworld.engine.board import Region, RegionSet, Side, regions_in
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.conquest import is_paid
from smallworld.engine.question import HowToSpread, Question
from smallworld.engine.reports import report
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.redeploy import offer_places
from smallworld.engine.steps.step import REDEPLOY


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Ability):
    """An ability that places several pieces in its own step; a region may have any number of them.

    Memory: the number of pieces in each region, four bits each.
    """

    def __init__(
        self,
        piece: str,
        number: int,
        remembers: bool = True,
        also_declined: bool = False,
        acts_at: tuple[str, ...] = (),
    ) -> None:
        super().__init__(
            Traits(
                acts_at=acts_at,
                piece=piece,
                action_fields=("region", "tokens"),
                remembers=remembers,
                outlives_decline=also_declined,
                leaves_pieces=also_declined,
            )
        )
        self.number = number

    def vacated(self, state: State, me: Side, region: Region, freely: bool) -> None:
        standing = state.recall(me, self.id)
        if standing >> 4 * region & 15:
            state.remember(me, self.id, standing & ~(15 << 4 * region))

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        offer_places(self.id, state.held[me], state.mark, self._in_hand(state, me), actions)

    def question(self, state: State, me: Side) -> Question:
        regions = state.held[me] >> state.mark << state.mark
        return HowToSpread(self.id, regions, self._in_hand(state, me))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        self._put(state, me, region_of(action), tokens_of(action))
        return self._place_the_rest(state, me)

    def display(self, state: State, me: Side, display: Display) -> None:
        for region in regions_in(state.held[me]):
            display.stand(region, self._standing(state, me, region))

    def _standing(self, state: State, me: Side, region: Region) -> int:
        return state.recall(me, self.id) >> 4 * region & 15

    def _where_they_stand(self, state: State, me: Side) -> RegionSet:
        """Return the regions with pieces."""
        standing = state.recall(me, self.id)
        regions = 0
        for region in regions_in(state.held[me]):
            if standing >> 4 * region & 15:
                regions |= 1 << region
        return regions

    def _in_hand(self, state: State, me: Side) -> int:
        """Return how many pieces of `me` still have to be placed."""
        return self.number - self._on_map(state, me)

    def _on_map(self, state: State, me: Side) -> int:
        """Return how many pieces are in regions of `me`."""
        standing = 0
        for region in regions_in(state.held[me]):
            standing += self._standing(state, me, region)
        return standing

    def _put(self, state: State, me: Side, region: Region, number: int) -> None:
        """Place `number` more pieces in `region`."""
        state.remember(me, self.id, state.recall(me, self.id) + (number << 4 * region))
        state.mark = region + 1
        report(state, reports.PLACED, me, region, by=self.id, number=number)

    def _add_to_prices(self, state: State, me: Side, prices: Prices, by: int = 1) -> None:
        """Make each region cost `by` more tokens for each piece in it."""
        for region in regions_in(self._where_they_stand(state, me)):
            prices.surcharge(1 << region, by=by * self._standing(state, me, region))

    def _place_the_rest(self, state: State, me: Side) -> bool:
        """Place pieces that have only one possible region; return whether a choice is left."""
        left = self._in_hand(state, me)
        regions = state.held[me] >> state.mark << state.mark
        if not left or not regions:
            return False
        if regions & (regions - 1):
            return True
        self._put(state, me, regions.bit_length() - 1, left)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Counted):
    """An ability with a fixed number of pieces, which are all placed again after each redeployment.

    Pieces from a lost region are placed again when the race redeploys after the opponent's turn.
    """

    def __init__(self, piece: str, number: int, remembers: bool = True) -> None:
        super().__init__(piece, number, remembers, acts_at=(AT_HOME,))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        if state.is_on_turn(me):
            state.remember(me, self.id, 0)  # on their own turn, the owner may move all pieces
        return self._place_the_rest(state, me)

    def _strengthen(self, state: State, me: Side, prices: Prices, by: int) -> None:
        """Make each region cost `by` more tokens for each piece in it.

        A single token beside a piece does not count as alone.
        """
        self._add_to_prices(state, me, prices, by)
        prices.accompany(self._where_they_stand(state, me))


@mypyc_attr(allow_interpreted_subclasses=True)
class Support(Pieces):
    """Pieces that each count as a number of tokens, in the defence of their region and in a conquest.

    A used piece stays in the conquered region until it is placed again. When a turn of their owner begins,
    all pieces come to hand. Memory: as in `Counted`, followed by four bits for how many pieces help the next
    conquest.
    """

    def __init__(self, piece: str, number: int) -> None:
        super().__init__(piece, number, remembers=False)

    def _worth(self, state: State, me: Side) -> int:
        """Return how many tokens each piece counts as at this moment."""
        return 1

    def _helping(self, state: State, me: Side) -> int:
        """Return how many pieces help the next conquest."""
        return state.recall(me, self.id) >> 4 * len(state.board) & 15

    def helps(self, state: State, me: Side, prices: Prices) -> bool:
        ready = self._in_hand(state, me) > self._helping(state, me) and self._worth(state, me) > 0
        return ready and prices.can_fall()

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == USE:
            state.remember(me, self.id, state.recall(me, self.id) + (1 << 4 * len(state.board)))
            return True
        return super().perform(state, me, action)

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.discount(state.board.everywhere, by=self._helping(state, me) * self._worth(state, me))

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        worth = self._worth(state, me)
        if worth:
            self._strengthen(state, me, prices, by=worth)

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        helping = self._helping(state, me)
        if helping and is_paid(state, by):
            standing = state.recall(me, self.id) - (helping << 4 * len(state.board))
            state.remember(me, self.id, standing + (helping << 4 * region))
            report(state, reports.PLACED, me, region, by=self.id, number=helping)

    def _place_the_rest(self, state: State, me: Side) -> bool:
        return self._worth(state, me) > 0 and super()._place_the_rest(state, me)
