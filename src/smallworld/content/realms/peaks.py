"""Peaks with coins on them: whoever stands there takes one a turn, whoever declines lays more."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.rulings import DECLINE_COINS, MOST_ON_ONE, PEAK_COINS, PEAK_TAKE
from smallworld.engine import report as told
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import Action, act, region_of, tokens_of
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in, size
from smallworld.engine.question import Question, WhichRegions
from smallworld.engine.report import report
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State
from smallworld.engine.steps.step import REVEAL

_BITS: Final = 8  # of the memory, for the coins on a peak
_STAMP: Final = 12  # bits below them, for the turn in which coins were last taken
# Of the mark: how many coins are laid, times this the number of peaks that get none any more.
_PLACED: Final = 4


class CoinsOnPeaks(Ability):
    """A coin is taken from each peak of all one's races as they score; who declines lays three more.

    Not all three lie on one peak. Those of a race in decline are taken, too, and nobody takes what they laid
    in the same turn.
    Source: Realms, I've Been to the Mountaintop. Memory of the table: coins by peak, and the turn in which
    some were taken last.
    """

    def __init__(self) -> None:
        super().__init__(
            Traits(
                action_fields=("region", "tokens"),
                piece="peak-coin",
                remembers=True,
                outlives_decline=True,
            )
        )

    def set_up(self, state: State, plan: Plan) -> None:
        for region in regions_in(state.board.peaks):
            self._lay(state, region, PEAK_COINS)

    def score(self, state: State, me: Side) -> int:
        if not state.held[me] & state.board.peaks or self._are_taken(state):
            return 0
        return PEAK_TAKE * size(self._paying(state, me))

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return PEAK_TAKE if self._paying(state, me) >> region & 1 else 0

    def saw_turn_end(self, state: State, me: Side) -> None:
        if state.is_on_turn(me):
            self._take(state, me)

    def plan_decline(self, state: State, me: Side, plan: Plan) -> None:
        if plan.has(REVEAL):
            plan.before(REVEAL, self.id, me)
        else:
            plan.append(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        self._take(state, me)
        return state.board.peaks != 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        left = self._left(state)
        regions = state.board.peaks
        for _ in range(state.mark // _PLACED):
            regions &= regions - 1
        while regions:
            lowest = regions & -regions
            regions ^= lowest
            later = MOST_ON_ONE * size(regions)
            for coins in range(1, min(MOST_ON_ONE, left) + 1):
                if left - coins <= later:
                    actions.append(act(self.id, lowest.bit_length() - 1, coins))

    def question(self, state: State, me: Side) -> Question:
        left = self._left(state)
        regions = sum([1 << region for region in self._room(state)])
        return WhichRegions(self.id, regions, left, left, self._room(state))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        region, coins = region_of(action), tokens_of(action)
        self._lay(state, region, coins)
        report(state, told.PLACED, me, region, by=self.id, number=coins)
        named = count(state.board.peaks & (2 << region) - 1)
        state.mark = _PLACED * named + state.mark % _PLACED + coins
        return self._left(state) > 0

    def display(self, state: State, me: Side, display: Display) -> None:
        for region in regions_in(state.board.peaks):
            display.stand(region, coins_on(state, self.id, region))

    def _take(self, state: State, me: Side) -> None:
        """Take the coins that were scored from all peaks of the owner's races, once a turn."""
        if self._are_taken(state):
            return
        regions = 0
        for side in state.places_of(state.player_of(me)):
            regions |= self._paying(state, side)
        coins = self._memory(state) >> _STAMP << _STAMP
        while regions:
            lowest = regions & -regions
            coins -= PEAK_TAKE << _shift(state, lowest.bit_length() - 1)
            regions ^= lowest
        state.remember(state.owners.table, self.id, coins | self._stamp(state))

    def _are_taken(self, state: State) -> bool:
        return self._memory(state) & (1 << _STAMP) - 1 == self._stamp(state)

    def _stamp(self, state: State) -> int:
        """A number for this very turn of this player, never 0."""
        return state.turn * len(state.coins) + state.player + 1

    def _paying(self, state: State, side: Side) -> RegionSet:
        """The peaks of `side` with coins."""
        held = state.held[side]
        peaks = state.board.peaks
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
        more = coins << _shift(state, region)
        state.remember(state.owners.table, self.id, self._memory(state) + more)

    def _memory(self, state: State) -> int:
        return state.recall(state.owners.table, self.id)

    def _left(self, state: State) -> int:
        """Coins that are still to be laid."""
        return min(DECLINE_COINS, MOST_ON_ONE * count(state.board.peaks)) - state.mark % _PLACED

    def _room(self, state: State) -> dict[Region, int]:
        """The peaks on which coins may be laid yet, and how many; they are named in ascending order."""
        return dict.fromkeys(regions_in(state.board.peaks)[state.mark // _PLACED :], MOST_ON_ONE)


def coins_on(state: State, ability: int, region: Region) -> int:
    """How many coins lie on the peak in `region`, as `ability` remembers."""
    return state.recall(state.owners.table, ability) >> _shift(state, region) & (1 << _BITS) - 1


def _shift(state: State, region: Region) -> int:
    """The place in the memory of the coins on a peak."""
    return _STAMP + _BITS * count(state.board.peaks & (1 << region) - 1)
