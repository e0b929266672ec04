"""Directions: the things that a scenario wants in the north, south, east or west of its board.

The marks on the board identify the scenario: mines and entries, veins of gold, entries of two worlds, or the
Sword. North is the top of the table.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.tiles.layout import (
    COIN_MINE,
    ENTRY,
    LEVELS,
    MONSTERS,
    RIVERS,
    SWORD,
    VEINS,
    Layout,
)
from smallworld.content.realms.tiles.plots import is_land
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.worlds import SURFACE

TOP: Final = 4  # the level edge of a tile in the north
BOTTOM: Final = 1
WESTERN: Final = (2, 3)
MOST_WEST: Final = 0.1  # a share of the board: regions that begin within it count as westernmost
THIRD: Final = 1 / 3


class Extent:
    """The extent of a region as shares of the board's width and height, measured from the north-west."""

    def __init__(self, across: list[float], down: list[float]) -> None:
        self.west: Final = min(across)
        self.east: Final = max(across)
        self.north: Final = min(down)
        self.south: Final = max(down)
        self.middle: Final = (sum(across) / len(across), sum(down) / len(down))


def extents(realm: Realm) -> list[Extent]:
    """Return the extent of each region of a board with at least one tile."""
    across: list[list[float]] = [[] for _ in realm.plots]
    down: list[list[float]] = [[] for _ in realm.plots]
    columns, rows = [2 * a + b for a, b in realm.ground], [b for _, b in realm.ground]
    wide, high = max(columns) - min(columns), max(rows) - min(rows)
    for (a, b), region in realm.ground.items():
        across[region].append((2 * a + b - min(columns)) / wide)
        down[region].append((b - min(rows)) / high)
    return [Extent(across[region], down[region]) for region in range(len(realm.plots))]


def has_directions(layout: Layout) -> bool:
    """Return whether the marks on a board belong to a scenario that wants things in certain directions."""
    return _leads_east(layout) or _has_veins(layout) or _has_two_coasts(layout) or bool(layout.where(SWORD))


def _leads_east(layout: Layout) -> bool:
    return bool(layout.where(COIN_MINE) and layout.where(ENTRY)) and layout.water in RIVERS


def _has_veins(layout: Layout) -> bool:
    return any(layout.where(vein) for vein in VEINS)


def _has_two_coasts(layout: Layout) -> bool:
    """Return whether the board has tiles of both worlds, and marked entries for their races."""
    return bool(layout.where(ENTRY)) and len({tile.world for tile in layout.tiles}) > 1


def misplaced(realm: Realm) -> list[str]:
    """Return the keys of the regions that are not where their scenario wants them, in alphabetical order."""
    layout = realm.layout
    found: list[int] = []
    if _leads_east(layout):
        found += _of_the_east(realm)
    if _has_veins(layout):
        found += _of_the_veins(realm)
    if _has_two_coasts(layout):
        found += _of_two_worlds(realm)
    if layout.where(SWORD):
        found += _of_the_middle(realm, SWORD)
    return sorted({realm.plots[region].key for region in found})


def numbers(realm: Realm, mark: str) -> list[int]:
    """Return the numbers of the regions with this mark."""
    return [realm.number_of(key) for key in realm.layout.where(mark)]


def dry_ways(realm: Realm, origins: list[int]) -> set[int]:
    """Return the lands that a race can reach from `origins` over borders and tunnels, but not over water."""
    lands = {region for region in range(len(realm.plots)) if is_land(realm.plots[region])}
    beside: dict[int, set[int]] = {region: set() for region in lands}
    for one, two in [*realm.contacts, *realm.tunnels()]:
        if one in lands and two in lands:
            beside[one].add(two)
            beside[two].add(one)
    found = set(origins) & lands
    ahead = sorted(found)
    while ahead:
        for other in sorted(beside[ahead.pop()] - found):
            found.add(other)
            ahead.append(other)
    return found


def western_edge(realm: Realm) -> list[int]:
    """Return the westernmost lands: those on the western edge of the board."""
    reach = extents(realm)
    return [
        region
        for region in range(len(realm.plots))
        if is_land(realm.plots[region])
        and reach[region].west <= MOST_WEST
        and any((region, edge) in realm.turned_to for edge in WESTERN)
    ]


def easternmost(realm: Realm, number: int) -> list[int]:
    """Return the `number` lands that are farthest east."""
    reach = extents(realm)
    lands = [region for region in range(len(realm.plots)) if is_land(realm.plots[region])]
    return sorted(lands, key=lambda region: -reach[region].east)[:number]


def northern_edge(realm: Realm) -> list[int]:
    """Return the regions on the northern edge that are in the board's northern third, including waters."""
    reach = extents(realm)
    return [
        region
        for region in range(len(realm.plots))
        if (region, TOP) in realm.turned_to and reach[region].north <= THIRD
    ]


def southern_edge(realm: Realm) -> list[int]:
    """Return the regions on the southern edge of the board, including waters."""
    reach = extents(realm)
    return [
        region
        for region in range(len(realm.plots))
        if (region, BOTTOM) in realm.turned_to and reach[region].south >= 1 - THIRD
    ]


def between(reach: list[Extent], veins: list[tuple[int, ...]]) -> float:
    """Return the shortest distance from a vein to the next vein east of it.

    The distance is a share of the board's width; with fewer than two veins, it is 1.
    """
    found = 1.0
    for place in range(len(veins) - 1):
        here = max([reach[region].middle[0] for region in veins[place]])
        found = min(found, min([reach[region].middle[0] for region in veins[place + 1]]) - here)
    return found


def _of_the_east(realm: Realm) -> list[int]:
    """Return misplaced entries and mines, if the scenario wants entries in the west and mines in the east.

    An entry must be on the western edge without a dry way to a mine. A mine must be as far east as possible.
    """
    entries, mines, reach = numbers(realm, ENTRY), numbers(realm, COIN_MINE), extents(realm)
    western = western_edge(realm)
    farthest = [reach[region].east for region in easternmost(realm, len(mines))][-1]
    dry = dry_ways(realm, mines)
    found = [region for region in entries if region not in western or region in dry]
    return found + [region for region in mines if reach[region].east < farthest]


def _of_the_veins(realm: Realm) -> list[int]:
    """Return veins in the wrong place, and places outside the northern third.

    Veins must be side by side, lead south, and begin south of the northern third.
    """
    reach = extents(realm)
    where = realm.layout.where
    veins = [
        tuple([realm.number_of(key) for level in LEVELS for key in where(level) if key in where(vein)])
        for vein in VEINS
    ]
    veins = [vein for vein in veins if vein]
    found = [region for region in numbers(realm, MONSTERS) if reach[region].middle[1] > THIRD]
    for place in range(len(veins)):
        vein = veins[place]
        depths = [reach[region].middle[1] for region in vein]
        if depths != sorted(depths) or between(reach, veins[place : place + 2]) <= 0:
            found += vein
        found += [region for region in vein if reach[region].middle[1] <= THIRD]
    return found


def _of_two_worlds(realm: Realm) -> list[int]:
    """Return surface entries off the northern edge, and underground entries off the southern edge.

    A water on tiles of both worlds is an entry of both, so it must be on both edges.
    """
    northern, southern = northern_edge(realm), southern_edge(realm)
    worlds = realm.worlds()
    found = []
    for region in numbers(realm, ENTRY):
        for world in worlds[region]:
            if region not in (northern if world == SURFACE else southern):
                found.append(region)
    return found


def _of_the_middle(realm: Realm, mark: str) -> list[int]:
    """Return the regions with a mark whose centre is outside the middle third of the board, in x or y."""
    reach = extents(realm)
    return [
        region
        for region in numbers(realm, mark)
        if not (THIRD <= reach[region].middle[0] <= 1 - THIRD)
        or not (THIRD <= reach[region].middle[1] <= 1 - THIRD)
    ]
