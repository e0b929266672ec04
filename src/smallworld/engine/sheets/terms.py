"""Terms: amendments of prices that are rare."""

from __future__ import annotations

from typing import Final

from smallworld.engine.board import RegionSet

EVERYWHERE: Final = -1  # the set of all regions, whatever the board


class Terms:
    """Special terms of conquests, kept apart from prices because every field of a sheet takes time to set.

    After each tuple comes one that has, at the same index, the ability that made the entry.
    """

    def __init__(self) -> None:
        self.emptied: tuple[RegionSet, ...] = ()  # regions that cost as if they were empty
        self.emptiers: tuple[int, ...] = ()
        self.lasting: tuple[int, ...] = ()  # amendments, by their place, that count there all the same
        self.silenced: tuple[RegionSet, ...] = ()  # the attacker's abilities do not help there
        self.silencers: tuple[int, ...] = ()
        self.unheard: RegionSet = 0  # the regions that those abilities reached before
        self.gates: RegionSet = 0  # the only regions where the attacker may enter the map
        self.homeland: RegionSet = EVERYWHERE  # the regions that it enters within, if there are no gates
        self.demands: tuple[tuple[RegionSet, int], ...] = ()  # with the coins that the attacker must have
        self.helper_coins = 0  # the coins that help after the die costs
        self.die_cast = False  # whether the die is rolled for the next conquest already


NO_TERMS: Final = Terms()  # of most prices; never amended
