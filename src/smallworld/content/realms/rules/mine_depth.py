"""The levels of the veins of gold: the coins found there, and how deep players may dig."""

from __future__ import annotations

from smallworld.content.realms.rulings import VEIN_COINS
from smallworld.content.realms.tiles.layout import LEVELS
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.board import Region, RegionSet, Side, regions_in, size
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State

_BITS = 4  # bits of the memory for the coin of a region


class Levels(Ability):
    """A rule that closes each level until players have conquered all regions of the level above.

    Source: Realms, A Dig Too Far. Memory of the table: the coins that were found, by region.
    """

    def __init__(self) -> None:
        super().__init__(Traits(veto="closed-level", remembers=True))

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        prices.forbid(self._closed(state))

    def display(self, state: State, me: Side, display: Display) -> None:
        for level in LEVELS:
            for region in regions_in(state.board.where(level)):
                if coin_in(state, self.id, region):
                    display.wear_off(region, level)

    def _closed(self, state: State) -> RegionSet:
        """Return the regions of levels that are not open yet."""
        left = untouched(state, self.id)
        closed = above = 0
        for level in LEVELS:
            regions = state.board.where(level)
            if above:
                closed |= regions
            above |= left & regions
        return closed


def coin_in(state: State, levels: int, region: Region) -> int:
    """Return the coin found in a region of a vein; 0 if none was found.

    The memory of the ability `levels` contains these coins.
    """
    return state.recall(state.owners.table, levels) >> _shift(state, region) & (1 << _BITS) - 1


def find(state: State, levels: int, region: Region, coin: int) -> None:
    """Record in the memory of `levels` that a `coin` was found in `region`."""
    table = state.owners.table
    state.remember(table, levels, state.recall(table, levels) | coin << _shift(state, region))


def untouched(state: State, levels: int) -> RegionSet:
    """Return the regions of veins that nobody has conquered yet."""
    coins = state.recall(state.owners.table, levels)
    ahead = _in_veins(state)
    if not coins:
        return ahead
    found: RegionSet = 0
    while ahead:  # the coins are in the order of regions; read them all at once, since every price needs them
        lowest = ahead & -ahead
        if not coins & (1 << _BITS) - 1:
            found |= lowest
        coins >>= _BITS
        ahead ^= lowest
    return found


def coins_left(state: State, levels: int, region: Region) -> list[int]:
    """Return the coins that may be in a region where none has been found yet, in ascending order."""
    level = level_of(state, region)
    left = list(VEIN_COINS[level])
    for other in regions_in(state.board.where(LEVELS[level])):
        coin = coin_in(state, levels, other)
        if coin:
            left.remove(coin)
    return left


def level_of(state: State, region: Region) -> int:
    """Return the level of a region of a vein, where 0 is the highest."""
    for level in range(len(LEVELS)):
        if state.board.where(LEVELS[level]) >> region & 1:
            return level
    return len(LEVELS)


def _shift(state: State, region: Region) -> int:
    """Return the number of the first bit of a region's coin in the memory."""
    return _BITS * size(_in_veins(state) & (1 << region) - 1)


def _in_veins(state: State) -> RegionSet:
    """Return the regions of all veins."""
    regions: RegionSet = 0
    for level in LEVELS:
        regions |= state.board.where(level)
    return regions
