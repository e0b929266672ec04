"""The cost of a sketch: a weighted sum of its deviations from the criteria for good boards."""

from __future__ import annotations

from typing import Final

from smallworld.cartography.layout_search.sketch import Survey
from smallworld.cartography.quality.census import LANDS_EACH
from smallworld.cartography.quality.criteria import (
    LEAST_NEIGHBOURS,
    MOST_ALIKE,
    MOST_AT_EDGE,
    MOST_BESIDE_ONE,
)
from smallworld.content.realms.tiles.layout import MOUNTAIN, RIVER
from smallworld.content.realms.tiles.pieces import WATER

GOOD: Final = 0.3  # a search stops below this cost
PART: Final = 20.0
DEAD_END: Final = 12.0
TWO: Final = 1.5  # for the first land with two neighbours
MORE_TWOS: Final = 3.0
NO_LAND_BESIDE: Final = 4.0
CROWD: Final = 3.0  # for each neighbour above the most allowed
NEAR_CROWD: Final = 1.0
ALIKE: Final = 1.2
MOUNTAINS_BESIDE: Final = 3.0
TOO_ALIKE: Final = 3.0
LAND_OFF: Final = 4.0
EDGE: Final = 0.5  # for each percent of lands at the edge
FEW_NEIGHBOURS: Final = 15.0
NEIGHBOURS_MARGIN: Final = 0.1
THIN: Final = 0.25
TORN_RIVER: Final = 5.0
TORN_SEA: Final = 1.0
CROSSING: Final = 9.0
SPILT: Final = 5.0
LOOSE_END: Final = 1.0
MANY: Final = 5  # with this many players, a board has too many mountains to keep them all apart


def unwanted(survey: Survey, players: int, water: str) -> float:
    """Return the cost of a sketch for `players` players, without the wishes of its scenario."""
    return (
        _of_neighbours(survey, players)
        + _of_equals(survey, players)
        + _of_water(survey, water)
        + PART * (_parts(survey, water) - 1)
        + LAND_OFF * abs(survey.land.bit_count() - LANDS_EACH * players)
        + EDGE * max(0.0, 100 * survey.open.bit_count() / survey.land.bit_count() - MOST_AT_EDGE[players] + 1)
        + THIN * survey.thin
    )


def _of_neighbours(survey: Survey, players: int) -> float:
    cost, all_of_them, twos = 0.0, 0, 0
    lands = survey.lands()
    for place in lands:
        by_land = survey.land_neighbours(place)
        number = by_land + survey.water_neighbours(place)
        all_of_them += number
        twos += number == 2
        cost += NO_LAND_BESIDE * (by_land == 0) + DEAD_END * (number < 2)
        cost += CROWD * max(0, number - MOST_BESIDE_ONE) + NEAR_CROWD * (number == MOST_BESIDE_ONE)
    wanted = LEAST_NEIGHBOURS[players] + NEIGHBOURS_MARGIN
    cost += FEW_NEIGHBOURS * max(0.0, wanted - all_of_them / len(lands))
    return cost + of_twos(twos)


def of_twos(number: int) -> float:
    """Return the cost of `number` lands that have only two neighbours."""
    return TWO * number + MORE_TWOS * max(0, number - 1)


def _of_equals(survey: Survey, players: int) -> float:
    """Return the cost of neighbours with the same terrain. Two mountains cost more."""
    alike = mountains = 0
    for place in survey.lands():
        others = survey.beside[place] & survey.land & -1 << place + 1
        while others:
            lowest = others & -others
            others ^= lowest
            if survey.kinds[lowest.bit_length() - 1] == survey.kinds[place]:
                alike += 1
                mountains += survey.kinds[place] == MOUNTAIN
    apart = MOUNTAINS_BESIDE if players < MANY else MOUNTAINS_BESIDE / 2
    return ALIKE * alike + TOO_ALIKE * max(0, alike - MOST_ALIKE) + apart * mountains


def _of_water(survey: Survey, water: str) -> float:
    cost = CROSSING * survey.crossings
    if water == RIVER:
        return cost + TORN_RIVER * survey.torn + SPILT * survey.spilt + LOOSE_END * survey.loose_ends
    return cost + TORN_SEA * survey.torn


def _parts(survey: Survey, water: str) -> int:
    """Return how many separate groups the lands form. Rivers connect lands, seas do not."""
    through = survey.land
    if water == RIVER:
        for group in survey.waters:
            through |= group
    left, parts = survey.land, 0
    while left:
        parts += 1
        seen = ahead = left & -left
        while ahead:
            lowest = ahead & -ahead
            ahead ^= lowest
            place = lowest.bit_length() - 1
            reached = survey.beside[place]
            if survey.kinds[place] == WATER:
                for group in survey.waters:
                    if group & lowest:
                        reached |= group
            reached &= through & ~seen
            seen |= reached
            ahead |= reached
        left &= ~seen
    return parts
