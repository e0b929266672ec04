"""Peaks with coins on them: whoever stands there takes one a turn, whoever declines lays more."""

from __future__ import annotations

from smallworld.content.realms.rulings import DECLINE_COINS, MOST_ON_ONE, PEAK_COINS, PEAK_TAKE
from smallworld.engine import report as told
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import Action, act, region_of, tokens_of
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in
from smallworld.engine.question import Question, WhichRegions
from smallworld.engine.report import report
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State
from smallworld.engine.steps.step import REVEAL

_BITS = 8  # of the memory, for the coins on a peak
_STAMP = 12  # bits below them, for the turn in which coins were last taken
_PLACED = 4  # of the mark: how many coins are laid, times this the number of peaks that get none any more


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
        return 0 if self._are_taken(state) else PEAK_TAKE * count(self._paying(state, me))

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
        for region, most in self._room(state).items():
            for coins in range(1, min(most, left) + 1):
                if left - coins <= MOST_ON_ONE * count(state.board.peaks >> (region + 1)):
                    actions.append(act(self.id, region, coins))

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
        for side in state.places_of(state.player_of(me)):
            for region in regions_in(self._paying(state, side)):
                self._lay(state, region, -PEAK_TAKE)
        coins = self._memory(state) >> _STAMP << _STAMP
        state.remember(state.owners.table, self.id, coins | self._stamp(state))

    def _are_taken(self, state: State) -> bool:
        return self._memory(state) & (1 << _STAMP) - 1 == self._stamp(state)

    def _stamp(self, state: State) -> int:
        """A number for this very turn of this player, never 0."""
        return state.turn * len(state.coins) + state.player + 1

    def _paying(self, state: State, side: Side) -> RegionSet:
        """The peaks of `side` with coins."""
        regions = 0
        for region in regions_in(state.held[side] & state.board.peaks):
            if coins_on(state, self.id, region):
                regions |= 1 << region
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
