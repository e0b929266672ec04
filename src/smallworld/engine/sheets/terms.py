"""Terms: what is rarely said of prices."""

from __future__ import annotations

from typing import Final

from smallworld.engine.board import RegionSet

EVERYWHERE: Final = -1  # the set of all regions, whatever the board


class Terms:
    """Special terms of conquests, apart from prices, since each field of a sheet costs when one is made.

    Whose word it was stands in the same place of the next tuple.
    """

    def __init__(self) -> None:
        self.emptied: tuple[RegionSet, ...] = ()  # cost as if they were empty
        self.emptiers: tuple[int, ...] = ()
        self.lasting: tuple[int, ...] = ()  # amendments, by their place, that count there all the same
        self.silenced: tuple[RegionSet, ...] = ()  # the attacker's abilities are no help there
        self.silencers: tuple[int, ...] = ()
        self.unheard: RegionSet = 0  # what they reached before
        self.gates: RegionSet = 0  # where alone the attacker may enter the map
        self.homeland: RegionSet = EVERYWHERE  # within which it enters where there are no gates
        self.demands: tuple[tuple[RegionSet, int], ...] = ()  # with the coins that the attacker must have
        self.helper_coins = 0  # what it costs to be helped out after the die
        self.die_cast = False  # whether the die is rolled for the next conquest already


NO_TERMS: Final = Terms()  # of most prices; never amended
