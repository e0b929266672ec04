"""Statistics on a custom board: lands, terrains, symbols, parts and entries."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.tiles.layout import CHASM, ENTRY, SEA
from smallworld.content.realms.tiles.plots import WATERS, Plot
from smallworld.content.realms.tiles.plots import is_land as is_land
from smallworld.content.realms.tiles.realm import Realm

LANDS_EACH: Final = 9  # regions for each player on printed boards


class Census:
    """The statistics of a realm; regions are identified by their keys.

    `lands` leaves out waters and chasms. `parts` counts groups of lands that are connected, over rivers too
    but not over seas. `lonely` lists lands without a neighbour, and `dead_ends` lands with only one. `alike`
    counts pairs of neighbours with the same terrain.
    """

    def __init__(self, realm: Realm) -> None:
        layout, plots = realm.layout, realm.plots
        lands = [place for place in range(len(plots)) if is_land(plots[place])]
        beside = neighbours(realm)
        self.players: Final = layout.players
        self.lands: Final = len(lands)
        self.wanted: Final = LANDS_EACH * layout.players
        self.waters: Final = len([plot for plot in plots if plot.terrain in WATERS])
        self.terrains: Final = _shares([plots[place].terrain for place in lands])
        self.symbols: Final = _shares([symbol for place in lands for symbol in plots[place].symbols])
        self.parts: Final = _parts(
            [place for place in range(len(plots)) if _leads_on(plots[place])],
            lands,
            beside,
        )
        self.lonely: Final = [plots[place].key for place in lands if not beside[place]]
        self.dead_ends: Final = [plots[place].key for place in lands if len(beside[place]) == 1]
        self.alike: Final = len(
            [
                one
                for one, two in realm.contacts
                if one < two and is_land(plots[one]) and plots[one].terrain == plots[two].terrain
            ]
        )
        self.entries: Final = _entries(realm, lands)
        self.edge: Final = len([place for place in lands if realm.open_sides[place] > 0])
        self.neighbours: Final = sum([len(beside[place]) for place in lands]) / max(1, len(lands))


def neighbours(realm: Realm) -> list[set[int]]:
    """Return the neighbours of each region, by border or tunnel. Chasms do not count as neighbours."""
    plots = realm.plots
    found: list[set[int]] = [set() for _ in plots]
    pairs = [*realm.contacts]
    for pair in realm.layout.tunnels:
        one, two = realm.number_of(pair[0]), realm.number_of(pair[1])
        pairs += [(one, two), (two, one)]
    for one, two in pairs:
        if plots[one].terrain != CHASM and plots[two].terrain != CHASM:
            found[one].add(two)
    return found


def _leads_on(plot: Plot) -> bool:
    return is_land(plot) or plot.terrain == "river"


def _parts(through: list[int], lands: list[int], beside: list[set[int]]) -> int:
    """Return how many separate groups the lands form if regions in `through` connect them."""
    left = set(through)
    found = 0
    for land in lands:
        if land in left:
            found += 1
            ahead = [land]
            left.discard(land)
            while ahead:
                for other in beside[ahead.pop()] & left:
                    left.discard(other)
                    ahead.append(other)
    return found


def _entries(realm: Realm, lands: list[int]) -> int:
    """Return the number of regions where a new race may enter."""
    layout = realm.layout
    if layout.where(ENTRY):
        return len({realm.number_of(key) for key in layout.where(ENTRY)})
    shores = set()
    if layout.water == SEA:
        seas = [place for place in range(len(realm.plots)) if realm.plots[place].terrain == "sea"]
        shores = {one for one, two in realm.contacts if two in seas}
    return len([land for land in lands if realm.open_sides[land] > 0 or land in shores])


def _shares(things: list[str]) -> dict[str, int]:
    """Count how often each item occurs, and return the counts in alphabetical order of the items."""
    return {thing: things.count(thing) for thing in sorted(set(things))}
