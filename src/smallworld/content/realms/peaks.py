"""Coins that lie on peaks, or wherever: who stands there takes one a turn, whoever declines lays more."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.layout import PEAK
from smallworld.content.realms.rulings import DECLINE_COINS, MOST_ON_ONE, PEAK_COINS, PEAK_TAKE
from smallworld.engine import report as told
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import Action, act_on, region_of, tokens_of
from smallworld.engine.board import Region, RegionSet, Side, regions_in, size
from smallworld.engine.question import Question, WhichRegions
from smallworld.engine.report import report
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State
from smallworld.engine.steps.step import REVEAL

_BITS: Final = 8  # of the memory, for the coins on a peak
_STAMP: Final = 12  # bits below them, for the turn in which coins were last taken ahead of its end
# Of the mark: how many coins are laid, times this the number of peaks that get none any more.
_PLACED: Final = 4


class CoinsLying(Ability):
    """A coin is taken from each peak of all one's races as they score; who declines lays some more.

    Peaks are all regions with a feature. On each lie so many coins at first (`lay`), who declines lays so
    many (`refill`), and on none more than `most`. Those of a race in decline are taken, too, and nobody takes
    what they laid in the same turn.
    Source: Realms, I've Been to the Mountaintop. Memory of the table: coins by peak, and the turn, if it
    is the last, in which they were taken ahead of its end.
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
        for region in regions_in(self._where(state)):
            self._lay(state, region, self.lay)

    def score(self, state: State, me: Side) -> int:
        if not state.held[me] & self._where(state) or self._are_taken(state):
            return 0
        return PEAK_TAKE * size(self._paying(state, me))

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return PEAK_TAKE if self._paying(state, me) >> region & 1 else 0

    def saw_turn_end(self, state: State, me: Side) -> None:
        # Each of the owner's races takes its own. They did so together if one of them declined.
        if state.held[me] & self._where(state) and state.is_on_turn(me) and not self._are_taken(state):
            self._take(state, self._paying(state, me), 0)

    def plan_decline(self, state: State, me: Side, plan: Plan) -> None:
        if plan.has(REVEAL):
            plan.before(REVEAL, self.id, me)
        else:
            plan.append(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        if not self._are_taken(state):
            regions = 0
            for side in state.places_of(state.player_of(me)):
                regions |= self._paying(state, side)
            self._take(state, regions, self._stamp(state))
        return self._where(state) != 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        regions = self._where(state)
        for _ in range(state.mark // _PLACED):
            regions &= regions - 1
        left = self._left(state)
        later = self.most * size(regions)
        while regions:
            lowest = regions & -regions
            regions ^= lowest
            later -= self.most
            for coins in range(max(1, left - later), min(self.most, left) + 1):
                actions.append(act_on(self.id, lowest.bit_length() - 1, coins))

    def question(self, state: State, me: Side) -> Question:
        left = self._left(state)
        regions = sum([1 << region for region in self._room(state)])
        return WhichRegions(self.id, regions, left, left, self._room(state))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        region, coins = region_of(action), tokens_of(action)
        self._lay(state, region, coins)
        report(state, told.PLACED, me, region, by=self.id, number=coins)
        named = size(self._where(state) & (2 << region) - 1)
        state.mark = _PLACED * named + state.mark % _PLACED + coins
        return self._left(state) > 0

    def display(self, state: State, me: Side, display: Display) -> None:
        for region in regions_in(self._where(state)):
            display.stand(region, coins_on(state, self.id, region))

    def _take(self, state: State, regions: RegionSet, stamp: int) -> None:
        """Take the coins that were scored from these peaks; none are in the turn for which `stamp` stands."""
        memory = self._memory(state)
        coins = memory >> _STAMP << _STAMP
        while regions:
            lowest = regions & -regions
            coins -= PEAK_TAKE << self._place(state, lowest.bit_length() - 1)
            regions ^= lowest
        if coins | stamp != memory:
            state.remember(state.owners.table, self.id, coins | stamp)

    def _are_taken(self, state: State) -> bool:
        return self._memory(state) & (1 << _STAMP) - 1 == self._stamp(state)

    def _stamp(self, state: State) -> int:
        """A number for this very turn of this player, never 0."""
        return state.turn * len(state.coins) + state.player + 1

    def _paying(self, state: State, side: Side) -> RegionSet:
        """The peaks of `side` with coins."""
        held = state.held[side]
        peaks = self._where(state)
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

    def _lay(self, state: State, region: Region, coins: int) -> None:
        more = coins << self._place(state, region)
        state.remember(state.owners.table, self.id, self._memory(state) + more)

    def _memory(self, state: State) -> int:
        return state.recall(state.owners.table, self.id)

    def _left(self, state: State) -> int:
        """Coins that are still to be laid."""
        return min(self.refill, self.most * size(self._where(state))) - state.mark % _PLACED

    def _room(self, state: State) -> dict[Region, int]:
        """The peaks on which coins may be laid yet, and how many; they are named in ascending order."""
        return dict.fromkeys(regions_in(self._where(state))[state.mark // _PLACED :], self.most)

    def _place(self, state: State, region: Region) -> int:
        return _shift(self._where(state), region)

    def _where(self, state: State) -> RegionSet:
        """The regions in which coins may lie."""
        return state.board.where(self.feature)


def coins_on(state: State, ability: int, region: Region) -> int:
    """How many coins lie in `region`, as the ability of this id remembers."""
    lying = state.rules.abilities[ability]
    assert isinstance(lying, CoinsLying)
    shift = _shift(state.board.where(lying.feature), region)
    return state.recall(state.owners.table, ability) >> shift & (1 << _BITS) - 1


def _shift(peaks: RegionSet, region: Region) -> int:
    """The place in the memory of the coins in a region."""
    return _STAMP + _BITS * size(peaks & (1 << region) - 1)
