"""Terms: rare amendments of prices."""

from __future__ import annotations

from typing import Final

from smallworld.engine.board import RegionSet
from smallworld.engine.compiled import mypyc_attr

EVERYWHERE: Final = -1  # the set of all regions, whatever the board


@mypyc_attr(acyclic=True)
class Terms:
    """Rare terms of conquests, kept apart from `Prices` to make a sheet faster to create.

    Each tuple of entries is followed by a tuple of ability ids. The id at the same index is the ability that
    made the entry.
    """

    def __init__(self) -> None:
        self.emptied: tuple[RegionSet, ...] = ()  # regions that cost as if they were empty
        self.emptiers: tuple[int, ...] = ()
        self.lasting: tuple[int, ...] = ()  # indices of amendments that count even in such regions
        self.silenced: tuple[RegionSet, ...] = ()  # regions where the attacker's abilities do not help
        self.silencers: tuple[int, ...] = ()
        self.unheard: RegionSet = 0  # the regions that these abilities had put within reach
        self.gates: RegionSet = 0  # the only regions where the attacker may enter the map
        self.homeland: RegionSet = EVERYWHERE  # the regions that it enters within, if there are no gates
        self.demands: tuple[tuple[RegionSet, int], ...] = ()  # regions, and the coins that they require
        self.helper_coins = 0  # the price, in coins, of help after the die


NO_TERMS: Final = Terms()  # the terms of most prices; never amended
