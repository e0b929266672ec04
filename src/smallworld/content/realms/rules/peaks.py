"""Coins on peaks: the holder of a peak takes a coin per turn, and a player who declines adds coins."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.rulings import DECLINE_COINS, MOST_ON_ONE, PEAK_COINS, PEAK_TAKE
from smallworld.content.realms.tiles.layout import PEAK
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import Action, act_on, region_of, tokens_of
from smallworld.engine.board import Region, RegionSet, Side, regions_in, size
from smallworld.engine.question import Question, WhichRegions
from smallworld.engine.reports import report
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State
from smallworld.engine.steps.step import REVEAL

_BITS: Final = 8  # bits of the memory for the coins on a peak
_STAMP: Final = 12  # bits below them, for the last turn in which coins were taken before its end
# The step's mark is the number of coins laid, plus _PLACED times the number of peaks that get no more coins.
_PLACED: Final = 4


class CoinsLying(Ability):
    """Coins that are on peaks; when players score, they take a coin from each peak that their races hold.

    Peaks are all regions with `feature`. At first, each peak has `lay` coins. A player who declines adds
    `refill` coins, at most `most` on one peak. A race in decline also takes coins, but a player cannot take
    coins in the turn in which they added some.

    Source: Realms, I've Been to the Mountaintop. Memory of the table: coins by peak, and the last turn in
    which the coins were taken before the end of the turn.
    """

    def __init__(
        self,
        feature: str = PEAK,
        lay: int = PEAK_COINS,
        refill: int = DECLINE_COINS,
        most: int = MOST_ON_ONE,
    ) -> None:
        super().__init__(
            Traits(
                action_fields=("region", "tokens"),
                piece="peak-coin",
                remembers=True,
                outlives_decline=True,
            )
        )
        self.feature: Final = feature
        self.lay: Final = lay
        self.refill: Final = refill
        self.most: Final = most

    def set_up(self, state: State, plan: Plan) -> None:
        peaks = self._where(state)
        for region in regions_in(peaks):
            self._lay(state, peaks, region, self.lay)

    def score(self, state: State, me: Side) -> int:
        peaks = self._where(state)
        if not state.held[me] & peaks or self._are_taken(state):
            return 0
        return PEAK_TAKE * size(self._paying(state, me, peaks))

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return PEAK_TAKE if self._paying(state, me, self._where(state)) >> region & 1 else 0

    def saw_turn_end(self, state: State, me: Side) -> None:
        # Each of the owner's races takes its own coins, unless all took theirs already because one declined.
        if not state.is_on_turn(me):
            return
        peaks = self._where(state)
        if state.held[me] & peaks and not self._are_taken(state):
            self._take(state, peaks, self._paying(state, me, peaks), 0)

    def plan_decline(self, state: State, me: Side, plan: Plan) -> None:
        if plan.has(REVEAL):
            plan.before(REVEAL, self.id, me)
        else:
            plan.append(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        peaks = self._where(state)
        if not self._are_taken(state):
            regions = 0
            for side in state.places_of(state.player_of(me)):
                regions |= self._paying(state, side, peaks)
            self._take(state, peaks, regions, self._stamp(state))
        return peaks != 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        regions = self._where(state)
        left = self._left(state, regions)
        for _ in range(state.mark // _PLACED):
            regions &= regions - 1
        later = self.most * size(regions)
        while regions:
            lowest = regions & -regions
            regions ^= lowest
            later -= self.most
            for coins in range(max(1, left - later), min(self.most, left) + 1):
                actions.append(act_on(self.id, lowest.bit_length() - 1, coins))

    def question(self, state: State, me: Side) -> Question:
        peaks = self._where(state)
        left, room = self._left(state, peaks), self._room(state, peaks)
        return WhichRegions(self.id, sum([1 << region for region in room]), left, left, room)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        region, coins = region_of(action), tokens_of(action)
        peaks = self._where(state)
        self._lay(state, peaks, region, coins)
        report(state, reports.PLACED, me, region, by=self.id, number=coins)
        named = size(peaks & (2 << region) - 1)
        state.mark = _PLACED * named + state.mark % _PLACED + coins
        return self._left(state, peaks) > 0

    def display(self, state: State, me: Side, display: Display) -> None:
        for region in regions_in(self._where(state)):
            display.stand(region, coins_on(state, self.id, region))

    def _take(self, state: State, peaks: RegionSet, regions: RegionSet, stamp: int) -> None:
        """Remove the scored coins from these peaks.

        `stamp` records the turn, so that no more coins are taken in the same turn.
        """
        memory = self._memory(state)
        coins = memory >> _STAMP << _STAMP
        while regions:
            lowest = regions & -regions
            coins -= PEAK_TAKE << _shift(peaks, lowest.bit_length() - 1)
            regions ^= lowest
        if coins | stamp != memory:
            state.remember(state.owners.table, self.id, coins | stamp)

    def _are_taken(self, state: State) -> bool:
        return self._memory(state) & (1 << _STAMP) - 1 == self._stamp(state)

    def _stamp(self, state: State) -> int:
        """Return a positive number that identifies the present turn of the player on turn."""
        return state.turn * len(state.coins) + state.player + 1

    def _paying(self, state: State, side: Side, peaks: RegionSet) -> RegionSet:
        """Return the members of `peaks` that `side` holds and that still have coins."""
        held = state.held[side]
        if not held & peaks:
            return 0
        coins = self._memory(state) >> _STAMP
        regions = 0
        while peaks:
            lowest = peaks & -peaks
            if held & lowest and coins & (1 << _BITS) - 1:
                regions |= lowest
            coins >>= _BITS
            peaks ^= lowest
        return regions

    def _lay(self, state: State, peaks: RegionSet, region: Region, coins: int) -> None:
        more = coins << _shift(peaks, region)
        state.remember(state.owners.table, self.id, self._memory(state) + more)

    def _memory(self, state: State) -> int:
        return state.recall(state.owners.table, self.id)

    def _left(self, state: State, peaks: RegionSet) -> int:
        """Return how many coins the player still has to add."""
        return min(self.refill, self.most * size(peaks)) - state.mark % _PLACED

    def _room(self, state: State, peaks: RegionSet) -> dict[Region, int]:
        """Return how many coins the player may add to each peak.

        Only peaks after the last chosen peak are included, because the player chooses in ascending order.
        """
        return dict.fromkeys(regions_in(peaks)[state.mark // _PLACED :], self.most)

    def _where(self, state: State) -> RegionSet:
        """Return the peaks: the regions with the feature."""
        return state.board.where(self.feature)


def coins_on(state: State, ability: int, region: Region) -> int:
    """Return how many coins are in `region`, according to the memory of `ability`."""
    lying = state.rules.abilities[ability]
    assert isinstance(lying, CoinsLying)
    shift = _shift(state.board.where(lying.feature), region)
    return state.recall(state.owners.table, ability) >> shift & (1 << _BITS) - 1


def _shift(peaks: RegionSet, region: Region) -> int:
    """Return the number of the first bit of a region's coins in the memory."""
    return _STAMP + _BITS * size(peaks & (1 << region) - 1)
