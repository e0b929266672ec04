"""Numerical criteria for a good board, and a check of the criteria that a realm does not meet.

Source: counts of printed boards; the other numbers are the project's own.
"""

from __future__ import annotations

from typing import Final

from smallworld.cartography.quality.census import Census, is_land, neighbours
from smallworld.cartography.quality.directions import misplaced
from smallworld.content.maps import DEEP_TERRAINS
from smallworld.content.realms.tiles.grid import EDGES, across, around, corners, opposite
from smallworld.content.realms.tiles.layout import CHASM, LEVELS, PEAK, RIVER, VEINS, reaches, side_of
from smallworld.content.realms.tiles.realm import Realm

# Limits by number of players.
MOST_AT_EDGE: Final = {2: 78, 3: 65, 4: 62, 5: 55, 6: 52}  # percent of all lands
LEAST_NEIGHBOURS: Final = {2: 3.9, 3: 4.2, 4: 4.2, 5: 4.2, 6: 4.2}  # neighbours of a land on average
MOST_NEIGHBOURS: Final = {2: 4.6, 3: 5.0, 4: 5.0, 5: 5.0, 6: 5.0}

KINDS_OF_LAND: Final = 5  # the number of terrains, including mountains
LANDS_OFF: Final = 1  # how far the number of lands may be from nine for each player
MOST_BESIDE_ONE: Final = 9  # the most neighbours of a land
MOST_WITH_TWO: Final = 1  # the most lands with two neighbours
OFF_A_FIFTH: Final = 2  # how far a terrain or symbol may be from a fifth of its world's lands
MOST_ALIKE: Final = 3  # the most contacts of equal terrains
MOST_REGIONS: Final = 3  # the most regions that meet in a point
WAYS_IN: Final = 2  # the least lands beside the upper region of a vein of gold, outside the veins

Vein = tuple[int, ...]  # the regions of a vein of gold, from the top


def shortcomings(realm: Realm) -> list[str]:
    """Return the criteria that a realm does not meet, in the order of docs/create/boards.md."""
    census, players = Census(realm), realm.layout.players
    beside = neighbours(realm)
    numbers = [len(beside[place]) for place in range(len(realm.plots)) if is_land(realm.plots[place])]
    failed = {
        "lands": abs(census.lands - census.wanted) > LANDS_OFF,
        "parts": census.parts != 1,
        "dead-ends": bool(census.lonely or census.dead_ends) or numbers.count(2) > MOST_WITH_TWO,
        "neighbours": max(numbers, default=0) > MOST_BESIDE_ONE
        or not LEAST_NEIGHBOURS[players] <= census.neighbours <= MOST_NEIGHBOURS[players],
        "edge": census.edge * 100 > MOST_AT_EDGE[players] * census.lands,
        "terrains": any(_lacks_terrains(shares) for shares in by_world(census.terrains)),
        "symbols": is_uneven(census.symbols, sum(by_world(census.terrains)[0].values())),
        "alike": census.alike > MOST_ALIKE,
        "rivers": realm.layout.water == RIVER and torn_rivers(realm) > 0,
        "points": bool(crowded_points(realm)),
        "peaks": _peaks_fail(realm),
        "directions": bool(misplaced(realm)),
        "veins": bool(veins_of(realm)) and veins_fall_short(realm, veins_of(realm), beside),
    }
    return [criterion for criterion, fails in failed.items() if fails]


def by_world(terrains: dict[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """Split the counts of terrains into those of the surface and those of the underground."""
    above = {terrain: number for terrain, number in terrains.items() if terrain not in DEEP_TERRAINS}
    return above, {terrain: number for terrain, number in terrains.items() if terrain not in above}


def lacks_chasm(realm: Realm) -> bool:
    """Return whether a board has underground lands but not the chasm that two races need.

    These races are the Flames and the Spiderines, which are in the game nevertheless.
    """
    below = by_world(Census(realm).terrains)[1]
    return bool(below) and not any(piece.kind == CHASM for piece in realm.layout.pieces)


def is_uneven(shares: dict[str, int], lands: int) -> bool:
    """Return whether one of the counts in `shares` is far from a fifth of `lands`."""
    return any(abs(number - lands / 5) > OFF_A_FIFTH for number in shares.values())


def _lacks_terrains(shares: dict[str, int]) -> bool:
    """Return whether a terrain is missing in a world, or has far too many or too few lands."""
    return bool(shares) and (len(shares) < KINDS_OF_LAND or is_uneven(shares, sum(shares.values())))


def torn_rivers(realm: Realm) -> int:
    """Count the places where water ends at the land of the next tile."""
    found = 0
    for cell, tile in realm.cells.items():
        for edge in range(EDGES):
            other = realm.cells.get(across(cell, edge))
            if other is not None and reaches(side_of(tile), (edge - tile.turns) % EDGES):
                found += not reaches(side_of(other), (opposite(edge) - other.turns) % EDGES)
    return found


def crowded_points(realm: Realm) -> list[list[str]]:
    """Return, for each point where more than three regions meet, the keys of these regions."""
    found = []
    for a, b in sorted({point for spot in realm.ground for point in corners(spot)}):
        meeting = {realm.ground[spot] for spot in around((3 * a, 3 * b)) if spot in realm.ground}
        if len(meeting) > MOST_REGIONS:
            found.append(sorted([realm.plots[place].key for place in meeting]))
    return found


def _peaks_fail(realm: Realm) -> bool:
    """Return whether a peak is at the edge of the board or next to another peak."""
    peaks = [realm.number_of(key) for key in realm.layout.where(PEAK)]
    touching = any((one, two) in realm.contacts for one in peaks for two in peaks)
    return touching or any(realm.open_sides[peak] > 0 for peak in peaks)


def veins_of(realm: Realm) -> list[Vein]:
    """Return the veins of gold, from west to east, each as a chain of regions."""
    where = realm.layout.where
    found = [
        tuple([realm.number_of(key) for level in LEVELS for key in where(level) if key in where(vein)])
        for vein in VEINS
    ]
    return [vein for vein in found if vein]


def veins_fall_short(realm: Realm, veins: list[Vein], beside: list[set[int]]) -> bool:
    """Return whether the veins, or the lands around them, break the rules for veins.

    Veins must not touch; each must be a chain that can be entered in two ways. All other lands, except those
    that are closed at first, must be connected. `beside` has the neighbours of each region.
    """
    within = {region for vein in veins for region in vein}
    for vein in veins:
        if any(beside[one] & (within - set(vein)) for one in vein):
            return True
        chain = [vein[place + 1] in beside[vein[place]] for place in range(len(vein) - 1)]
        outside = [other for other in beside[vein[0]] - within if is_land(realm.plots[other])]
        if len(vein) != len(LEVELS) or not all(chain) or len(outside) < WAYS_IN:
            return True
    closed = {region for vein in veins for region in vein[1:]}
    return not _hang_together(realm, beside, closed)


def _hang_together(realm: Realm, beside: list[set[int]], closed: set[int]) -> bool:
    """Return whether all lands are connected. Rivers may connect them, but `closed` regions may not."""
    lands = {place for place in range(len(realm.plots)) if is_land(realm.plots[place])} - closed
    ahead = [min(lands)]
    reached = set(ahead)
    while ahead:
        for other in sorted(beside[ahead.pop()] - reached - closed):
            reached.add(other)
            ahead.append(other)
    return lands <= reached
