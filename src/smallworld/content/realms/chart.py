"""What is the same of a board wherever its tiles drift: what meets within a tile, and lies at its edges."""

from __future__ import annotations

from typing import Final

from smallworld.content.maps import CHASM
from smallworld.content.realms.grid import EDGE_SPOTS, EDGES, PLACES, SPOTS, sides
from smallworld.content.realms.layout import ENTRY, Layout
from smallworld.content.realms.pieces import WATER
from smallworld.content.realms.realm import Realm
from smallworld.engine.action import act_on_tile, region_of
from smallworld.engine.board import Board, Region, RegionSet

AT_EDGE: Final = 3  # triangles of a tile at an edge
# What `Board.where` knows and what depends on how tiles lie; worlds are those of waters that join.
MOVING: Final = frozenset(("sea", "lake", "river", "coast", "edge", "surface", "underground"))


class Chart:
    """Tiles by number, in the order of their letters, and the regions on them.

    Here each tile has a water of its own; which of them are one, `DriftingBoard` says. `board` is any board
    of these tiles, for what all of them share.
    """

    def __init__(self, realm: Realm, board: Board) -> None:
        self.layout: Final[Layout] = realm.layout
        self.board: Final = board
        self.tiles: Final = sorted(realm.layout.tiles, key=lambda tile: tile.letter)
        self.letters: Final = [tile.letter for tile in self.tiles]
        # As actions about them are packed.
        self.fields: Final = [region_of(act_on_tile(0, letter)) for letter in self.letters]
        # By the number of its letter: which tile it is.
        self.by_letter: Final = {ord(self.letters[tile]): tile for tile in range(len(self.letters))}
        keys = [
            [key + WATER if key in realm.water_of else key for key in realm.letters_of(tile)]
            for tile in self.tiles
        ]
        numbers = [[realm.numbers[key] for key in of_tile] for of_tile in keys]
        # By tile: what lies at its edges, three regions for each edge as printed, clockwise.
        self.at_edges: Final[list[list[Region]]] = [
            [of_tile[spot] for spots in EDGE_SPOTS for spot in spots] for of_tile in numbers
        ]
        # By tile: what lies at any of these edges as printed, which are a set of one bit each.
        self.facing: Final = [
            [
                _set_of(
                    [row[AT_EDGE * edge + place] for edge in _edges_in(edges) for place in range(AT_EDGE)]
                )
                for edges in range(1 << EDGES)
            ]
            for row in self.at_edges
        ]
        # By tile: all regions on it, also as a set; and all others, which are below 0 to stay small numbers.
        self.regions: Final = [sorted(set(of_tile)) for of_tile in numbers]
        self.on_tile: Final = [_set_of(regions) for regions in self.regions]
        self.others: Final = [~regions for regions in self.on_tile]
        self.alone: Final = [1 << region for region in range(len(board.ids))]
        self.keys: Final = [plot.key for plot in realm.plots]
        self.waters: Final = [region for region in range(len(self.keys)) if self.keys[region].endswith(WATER)]
        self.water: Final[RegionSet] = _set_of(self.waters)
        self.chasms: Final[RegionSet] = board.where(CHASM)
        self.closed: Final[RegionSet] = self.water | self.chasms
        self.entries: Final[RegionSet] = _set_of([realm.numbers[key] for key in realm.layout.where(ENTRY)])
        self.tunnels: Final = [(realm.numbers[one], realm.numbers[two]) for one, two in realm.layout.tunnels]
        # By region: what it meets wherever tiles lie, on its own tile or through a tunnel.
        self.within: Final = self._within(numbers)
        # By region: the worlds of its tile; of a board of one world none.
        self.worlds: Final = self._worlds()

    def _within(self, numbers: list[list[Region]]) -> list[RegionSet]:
        found: list[RegionSet] = [0] * len(self.keys)
        for of_tile in numbers:
            for place, spot in enumerate(SPOTS):
                for other in sides(spot):
                    if other in PLACES and of_tile[PLACES[other]] != of_tile[place]:
                        found[of_tile[place]] |= 1 << of_tile[PLACES[other]]
        for one, two in self.tunnels:
            found[one] |= 1 << two
            found[two] |= 1 << one
        return found

    def _worlds(self) -> dict[str, RegionSet]:
        worlds = {tile.world for tile in self.tiles}
        if len(worlds) < 2:
            return {}
        return {
            world: _set_of(
                [
                    region
                    for place, tile in enumerate(self.tiles)
                    if tile.world == world
                    for region in self.regions[place]
                ]
            )
            for world in sorted(worlds)
        }


def _edges_in(edges: int) -> list[int]:
    return [edge for edge in range(EDGES) if edges >> edge & 1]


def _set_of(regions: list[Region]) -> RegionSet:
    found: RegionSet = 0
    for region in regions:
        found |= 1 << region
    return found
