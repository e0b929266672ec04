"""The guards of the veins of gold: tokens that retreat deeper when they lose, and attack from the veins."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.rules.mine_depth import Levels, untouched
from smallworld.content.realms.rulings import FIRST_GUARDS
from smallworld.content.realms.tiles.layout import LEVELS
from smallworld.content.toolkit.markers import Marker
from smallworld.engine import reports
from smallworld.engine.ability import Traits
from smallworld.engine.action import GUARD, ROLL, Action, by_of, pips_of, place_guard, region_of
from smallworld.engine.board import NOWHERE, Region, RegionSet, Side, count, regions_in
from smallworld.engine.conquest import conquer
from smallworld.engine.holdings import receive
from smallworld.engine.pricing import price_conquests
from smallworld.engine.reports import report
from smallworld.engine.rulings import MOST_PIPS
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import NOBODY, State
from smallworld.engine.steps.conquer import resolve_attempt
from smallworld.engine.turn import insert_next


class Vein(Marker):
    """The guards of one vein: tokens of the neutral side in the regions with their piece.

    When the guards lose a region, one of them is discarded. The others go down to the next region that was
    never conquered. If every region of the vein has been conquered, they go to the deepest region that they
    still hold.

    After the last player's turn of each game turn except the last, all guards beyond one in each region
    attack. They always attack the cheapest region that borders one of their regions. Chance decides among
    regions with equal prices, and the die decides the last attack. The guards that are left go to the highest
    region of the vein that was never conquered, or else to the region where the last attack began.

    Source: Realms, A Dig Too Far. Piece: the kind of guards. Memory: the region where the last attack began,
    plus 1.
    """

    def __init__(self, feature: str, piece: str, tokens: int, levels: Levels) -> None:
        super().__init__(piece, Traits(action_fields=(), pays_the_price=True))
        self.feature: Final = feature
        self.tokens: Final = tokens  # tokens in the box
        self.levels: Final = levels

    def set_up(self, state: State, plan: Plan) -> None:
        for region in regions_in(state.board.where(self.feature)):
            join(state, self, region, FIRST_GUARDS)

    # --- When they lose a region --------------------------------------------------------------------

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        if state.pieces(me, self.id) >> region & 1 and self._way_down(state, region) != NOWHERE:
            losses.may_withdraw()

    def vacated(self, state: State, me: Side, region: Region, freely: bool) -> None:
        if state.pieces(me, self.id) >> region & 1:
            super().vacated(state, me, region, freely)
            below = self._way_down(state, region)
            if below != NOWHERE:
                self._lay_down(state, me, below)
            else:  # even guards that the attacker spared have nowhere to go
                state.hand[me] = 0

    def _way_down(self, state: State, lost: Region) -> Region:
        """Return the region that the surviving guards go to when `lost` is conquered, or NOWHERE."""
        vein = state.board.where(self.feature)
        below = highest(state, self, vein & ~(1 << lost))
        if below != NOWHERE or untouched(state, self.levels.id) & vein & 1 << lost:
            return below
        return self._deepest(state, state.pieces(state.owners.neutral, self.id) & vein & ~(1 << lost))

    # --- The turn of the guards ---------------------------------------------------------------------

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        if state.turn < state.board.rounds:
            plan.append(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        strength = state.hand[me] or self._spare(state, me)
        if not strength:
            return False
        prices = price_conquests(state, me)
        targets = self._targets(state, me, prices)
        region = targets.bit_length() - 1
        if not targets or prices.of(region) > strength + MOST_PIPS:
            self._stand_down(state, me)
            return False
        if not state.hand[me]:
            self._muster(state, me)
        if targets != 1 << region:
            state.waits_for = GUARD
            return True
        return self._attack(state, me, region, prices)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(self._targets(state, me, price_conquests(state, me))):
            actions.append(place_guard(region))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == ROLL:
            return self._read(state, me, pips_of(action))
        state.waits_for = 0
        prices = price_conquests(state, me)
        if state.reports is not None:
            equal = count(self._targets(state, me, prices))
            report(state, reports.DRAWN_LOT, me, region_of(action), by=self.id, number=equal)
        return self._attack(state, me, region_of(action), prices)

    def _read(self, state: State, me: Side, pips: int) -> bool:
        """Resolve the attack that waited for the die, which shows `pips`."""
        region = state.target
        resolve_attempt(state, me, pips, self.id)
        if state.held[me] >> region & 1:
            self._stand_in(state, me, region)
        else:
            self._stand_down(state, me)
        return False

    def _attack(self, state: State, me: Side, region: Region, prices: Prices) -> bool:
        """Attack `region`; return whether the attack has to wait for the die."""
        tokens = prices.of(region)
        report(state, reports.AIMED, me, region, by=self.id, number=tokens)
        beside = state.pieces(me, self.id) & state.board.neighbours[region]
        state.remember(me, self.id, self._deepest(state, beside) + 1)
        if tokens > state.hand[me]:
            state.waits_for, state.target = self.id, region
            return True
        conquer(state, me, region, tokens, self.id)
        self._stand_in(state, me, region)
        if state.hand[me]:  # continue after the questions that this conquest raises for other players
            again = Plan()
            again.append(self.id, me)
            insert_next(state, again)
        return False

    def _muster(self, state: State, me: Side) -> None:
        """Take into the hand all guards beyond one in each region."""
        for region in regions_in(state.pieces(me, self.id)):
            state.hand[me] += state.tokens[region] - 1
            state.tokens[region] = 1
        report(state, reports.GATHERED, me, by=self.id, number=state.hand[me])

    def _spare(self, state: State, me: Side) -> int:
        """Return how many guards may attack: all except one in each region."""
        standing = state.pieces(me, self.id)
        return sum([state.tokens[region] for region in regions_in(standing)]) - count(standing)

    def _targets(self, state: State, me: Side, prices: Prices) -> RegionSet:
        """Return the regions within reach that have the lowest price."""
        ahead = self._reached(state, me, prices.targets())
        found: RegionSet = 0
        least = 0
        while ahead:
            lowest = ahead & -ahead
            tokens = prices.of(lowest.bit_length() - 1)
            if not found or tokens < least:
                found, least = lowest, tokens
            elif tokens == least:
                found |= lowest
            ahead ^= lowest
        return found

    def _reached(self, state: State, me: Side, regions: RegionSet) -> RegionSet:
        """Return the `regions` that border these guards, except rivers and regions of other Monsters."""
        beside = state.board.beside(state.pieces(me, self.id))
        return beside & regions & ~state.board.rivers & ~(state.tribes & state.monsters)

    def _stand_down(self, state: State, me: Side) -> None:
        """Move the guards that have no target left to the region where they wait for the next turn."""
        region = highest(state, self, state.board.where(self.feature))
        if not state.hand[me]:  # nobody has attacked
            if region == NOWHERE or self._spare(state, me) == state.tokens[region] - 1:
                report(state, reports.STAYED, me, by=self.id, number=self._spare(state, me))
                return
            self._muster(state, me)
        self._lay_down(state, me, state.recall(me, self.id) - 1 if region == NOWHERE else region)

    # --- The regions of the guards ------------------------------------------------------------------

    def _lay_down(self, state: State, me: Side, region: Region) -> None:
        """Move all guards from the hand to `region`, where some guards may already be."""
        tokens = state.hand[me]
        if tokens:
            state.hand[me] = 0
            join(state, self, region, tokens)
            report(state, reports.JOINED, me, region, by=self.id, number=tokens)

    def _stand_in(self, state: State, me: Side, region: Region) -> None:
        """Record that the neutral side's tokens in `region` are these guards."""
        state.place(me, self.id, state.pieces(me, self.id) | 1 << region)

    def _deepest(self, state: State, regions: RegionSet) -> Region:
        """Return the deepest of `regions`, or NOWHERE if there is none.

        Regions outside the vein are returned only if no region is in the vein.
        """
        within = regions & state.board.where(self.feature)
        for level in reversed(LEVELS):
            if within & state.board.where(level):
                return (within & state.board.where(level)).bit_length() - 1
        return regions.bit_length() - 1


def call_up(state: State, vein: Vein, guards: int) -> None:
    """Add new guards to the highest region of `vein` that was never conquered.

    Their number is `guards`, or fewer if the box has too few left.
    """
    neutral = state.owners.neutral
    standing = regions_in(state.pieces(neutral, vein.id))
    region = highest(state, vein, state.board.where(vein.feature))
    coming = min(guards, vein.tokens - sum([state.tokens[other] for other in standing]))
    if region != NOWHERE and coming > 0:
        join(state, vein, region, coming)
        report(state, reports.PLACED, neutral, region, by=vein.id, number=coming)


def join(state: State, vein: Vein, region: Region, tokens: int) -> None:
    """Add `tokens` guards of `vein` to `region`, which they hold or which is empty."""
    neutral = state.owners.neutral
    if state.held[neutral] >> region & 1:
        state.tokens[region] += tokens
    else:
        receive(state, neutral, region, tokens)
    state.place(neutral, vein.id, state.pieces(neutral, vein.id) | 1 << region)


def highest(state: State, vein: Vein, regions: RegionSet) -> Region:
    """Return the highest of `regions` that was never conquered and has no tokens except guards of `vein`."""
    free = untouched(state, vein.levels.id) & regions
    standing = state.pieces(state.owners.neutral, vein.id)
    for level in LEVELS:
        for region in regions_in(free & state.board.where(level)):
            if standing >> region & 1 or state.defender(region) == NOBODY:
                return region
    return NOWHERE
