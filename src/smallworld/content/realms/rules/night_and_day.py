"""Night and Day: coins for regions in the other world, and for driving out its races."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.rules.homeland import Homeland, home_of, lands_of, other_world
from smallworld.content.realms.rulings import DRIVEN_OUT, DRIVEN_OUT_LASTS, OTHER_WORLD
from smallworld.engine.board import Region, RegionSet, Side, count
from smallworld.engine.state import State

_IS_OTHER: Final = 1


class NightAndDay(Homeland):
    """Coins for regions of the other world, and for home regions taken from that world's races.

    A race gets a coin for each such region, even in decline. The second kind of coin comes only in the turn
    of the conquest or, if it `lasts`, as long as the race holds the region.

    Source: Realms, Night and Day. Memory: 1 if the last attack was on a race of the other world, plus twice
    the set of regions where such races were driven out.
    """

    def __init__(self, lasts: bool = DRIVEN_OUT_LASTS) -> None:
        super().__init__(remembers=lasts)

    def saw_attack(self, state: State, me: Side, attacker: Side, defender: Side) -> None:
        if attacker == me:
            # Record this now: after the conquest, the defending race may have left the map.
            is_other = home_of(state, defender) == other_world(home_of(state, me))
            self._note(state, me, state.recall(me, self.id) & ~_IS_OTHER | is_other)

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        noted, place = state.recall(me, self.id), region + 1
        freed = defender >= 0 and noted & _IS_OTHER != 0
        self._note(state, me, noted & ~(1 << place) | freed << place)

    def score(self, state: State, me: Side) -> int:
        home = home_of(state, me)
        strange = lands_of(state, other_world(home)) & state.held[me]
        return OTHER_WORLD * count(strange) + DRIVEN_OUT * count(self._freed(state, me, home))

    def score_of(self, state: State, me: Side, region: Region) -> int:
        home = home_of(state, me)
        coins = OTHER_WORLD if lands_of(state, other_world(home)) >> region & 1 else 0
        return coins + (DRIVEN_OUT if self._freed(state, me, home) >> region & 1 else 0)

    def _freed(self, state: State, me: Side, home: str) -> RegionSet:
        """Return the regions of the world `home` that `me` took from a race of the other world."""
        return state.recall(me, self.id) >> 1 & state.held[me] & lands_of(state, home)

    def _note(self, state: State, me: Side, noted: int) -> None:
        if noted != state.recall(me, self.id):
            state.remember(me, self.id, noted)
