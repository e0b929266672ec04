"""Realms: boards built from tiles, with the regions and their contacts.

A realm is never edited. One pass over the triangles of its layout finds the region of each triangle, the
borders between regions and the regions at the edge. `board` turns a realm into a board for the engine;
`cartography` turns it into a drawing.
"""

from __future__ import annotations

from typing import Any, Final

from smallworld.content.maps import ELSEWHERE, board_of
from smallworld.content.realms.tiles.grid import (
    EDGE_SPOTS,
    EDGES,
    PLACES,
    SPOTS,
    TURNS,
    Cell,
    Spot,
    across,
    middle,
    neighbours_of,
    opposite,
    sides,
)
from smallworld.content.realms.tiles.layout import (
    CHASM,
    DRIFTING_SEA,
    ENTRY,
    GROWING,
    MARKS,
    MONSTERS,
    MOUNTAIN,
    RIVER,
    RIVERS,
    SEA,
    STAND,
    TRIBE,
    Layout,
    PlacedTile,
    side_of,
)
from smallworld.content.realms.tiles.pieces import COVERS, WATER
from smallworld.content.realms.tiles.plots import BLACK_MOUNTAIN, Plot, all_plots, grown_key, is_land
from smallworld.content.realms.tiles.tile_set import tile_set
from smallworld.content.worlds import UNDERGROUND
from smallworld.engine.board import Board, RegionSet
from smallworld.engine.rules import slug


class Realm:
    """A built board: its regions in order, with their triangles, contacts and sides at the edge.

    `ground` gives the number of the region on each triangle. `contacts` gives the number of triangle sides
    that two regions share, in both orders. `open_sides` gives how many sides of each region face the open
    table. Enclosed holes do not count as open; a hole of a single cell is a field.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self.cells: Final = {tile.cell: tile for tile in layout.tiles}
        self.open_cells: Final = _open_cells(self.cells)
        self.markers: Final = self._markers()
        self.fields: Final = _fields(self.cells)
        self.water_of: Final = self._joined_waters()  # by tile with water: the first of its joined tiles
        keys = self._keys_on_the_ground()
        self.plots: Final = self._plots(keys)
        self.numbers: Final = {self.plots[place].key: place for place in range(len(self.plots))}
        self.ground: Final = {spot: self.numbers[key] for spot, key in keys.items()}
        self.contacts: Final[dict[tuple[int, int], int]] = {}
        self.open_sides: Final = [0] * len(self.plots)
        self.turned_to: Final[dict[tuple[int, int], int]] = {}  # by region and edge: the number of open sides
        self._meet()

    def _keys_on_the_ground(self) -> dict[Spot, str]:
        """Return the key of the region on each triangle.

        Joined waters have the key of their first tile.
        """
        keys: dict[Spot, str] = {}
        grows, worlds = self.layout.water in GROWING, {tile.letter: tile.world for tile in self.layout.tiles}
        for tile in self.layout.tiles:
            letters = self.letters_of(tile)
            from_place, at = TURNS[tile.turns], middle(tile.cell)
            for place in range(len(SPOTS)):
                spot = (at[0] + SPOTS[place][0], at[1] + SPOTS[place][1])
                letter = letters[from_place[place]]
                first = self.water_of.get(letter, "")
                key = first + WATER if first else letter
                keys[spot] = grown_key(key, worlds[first or tile.letter]) if grows else key
        return keys

    def letters_of(self, tile: PlacedTile) -> list[str]:
        """Return the printed picture of a tile as keys of regions.

        Water has the key of the tile that it belongs to. A border marker is a little inside its tile: the
        first two triangles inside the edge belong to the water of the other tile. If the border were on the
        edge itself, four regions would meet.
        """
        side = side_of(tile)
        keys = [tile.letter if letter == WATER else tile.letter + letter for letter in side.picture]
        for piece in self.layout.pieces:
            if piece.letter == tile.letter:
                for place in COVERS[piece.place]:
                    keys[place] = piece.key
        for (letter, edge), beyond in self.markers.items():
            if letter == tile.letter:
                for place in _mouth(side.picture, edge):
                    keys[place] = beyond
        return keys

    def _markers(self) -> dict[tuple[str, int], str]:
        """Return the tile on the other side of each border marker, if water continues there.

        The keys are the marker's tile and edge. If both tiles have a marker at their common edge, only the
        first counts.
        """
        lying = {tile.letter: tile for tile in self.layout.tiles}
        found: dict[tuple[str, int], str] = {}
        for letter, edge in self.layout.borders:
            tile = lying[letter]
            beyond = self._tile_across(tile, edge)
            if beyond is not None:
                back = (opposite((edge + tile.turns) % EDGES) - beyond.turns) % EDGES
                if (beyond.letter, back) not in found:
                    found[letter, edge] = beyond.letter
        return found

    def _tile_across(self, tile: PlacedTile, edge: int) -> PlacedTile | None:
        """Return the tile beyond an edge of the printed tile, if that tile has water there, or else None."""
        turned = (edge + tile.turns) % EDGES
        other = self.cells.get(across(tile.cell, turned))
        if other is None:
            return None
        back = (opposite(turned) - other.turns) % EDGES
        return other if side_of(other).picture[EDGE_SPOTS[back][1]] == WATER else None

    def water_edges(self, tile: PlacedTile) -> list[int]:
        """Return the edges of the printed tile where its water touches the water of another tile."""
        side = side_of(tile)
        return [
            edge
            for edge in range(EDGES)
            if side.picture[EDGE_SPOTS[edge][1]] == WATER and self._tile_across(tile, edge) is not None
        ]

    def _joined_waters(self) -> dict[str, str]:
        """Return, for each tile with water, the first of all tiles that share this water.

        `_rank` orders the tiles.
        """
        first = {tile.letter: tile.letter for tile in self.layout.tiles if WATER in side_of(tile).picture}
        parted = {frozenset((letter, beyond)) for (letter, _), beyond in self.markers.items()}
        for tile in self.layout.tiles:
            for edge in range(EDGES):
                if side_of(tile).picture[EDGE_SPOTS[edge][1]] != WATER:
                    continue
                other = self._tile_across(tile, edge)
                if other is not None and frozenset((tile.letter, other.letter)) not in parted:
                    one, two = sorted((first[tile.letter], first[other.letter]), key=self._rank)
                    first = {letter: one if at == two else at for letter, at in first.items()}
        return first

    def _rank(self, letter: str) -> tuple[bool, bool, str]:
        """Return a sort key for the water of a tile.

        Waters with tokens come first, then, on a growing board, waters of the surface.
        """
        below = next(tile.world == UNDERGROUND for tile in self.layout.tiles if tile.letter == letter)
        return (
            letter + WATER not in self.layout.where(STAND),
            below and self.layout.water in GROWING,
            letter,
        )

    def _plots(self, keys: dict[Spot, str]) -> list[Plot]:
        """Return the regions in order: lands by tile, mountains, waters, chasms.

        Lands that are completely covered are left out.
        """
        there = set(keys.values())
        if self.layout.water in GROWING:
            return all_plots(GROWING[self.layout.water], there, self.layout.bare())
        found: list[Plot] = []
        waters: list[Plot] = []
        at_edge = {
            keys[spot]
            for cell in self.cells
            for edge in range(EDGES)
            if across(cell, edge) in self.open_cells
            for spot in _spots_at(cell, edge)
        }
        for tile in sorted(self.layout.tiles, key=lambda tile: tile.letter):
            side = side_of(tile)
            for letter in side.lands:
                land, key = side.lands[letter], tile.letter + letter
                if key in there:
                    symbols = [land.symbol] if land.symbol else []
                    found.append(
                        Plot(key, slug(land.name), self._name(key, land.name), land.terrain, symbols)
                    )
            key = tile.letter + WATER
            if key in there:
                terrain = self._water(key in at_edge)
            elif WATER in side.picture and self.layout.water == DRIFTING_SEA:
                terrain = ELSEWHERE
            else:
                continue
            waters.append(Plot(key, slug(side.water), self._name(key, side.water), terrain, []))
        return found + self._heights() + waters + self._chasms()

    def _name(self, key: str, printed: str) -> str:
        return self.layout.names.get(key, printed)

    def _water(self, at_edge: bool) -> str:
        """Return the terrain of a water: a river, or else a sea at the edge and a lake elsewhere."""
        if self.layout.water in RIVERS:
            return RIVER
        return "sea" if at_edge else "lake"

    def _heights(self) -> list[Plot]:
        worlds = {tile.letter: tile.world for tile in self.layout.tiles}
        found, bare = [], self.layout.bare()
        for piece in self.layout.pieces:
            if piece.kind == MOUNTAIN:
                printed = tile_set().mountains[piece.number - 1]
                below = worlds[piece.letter] == UNDERGROUND
                found.append(
                    Plot(
                        piece.key,
                        slug(printed.name),
                        self._name(piece.key, printed.name),
                        BLACK_MOUNTAIN if below else MOUNTAIN,
                        [printed.symbol] if printed.symbol and not below and piece.key not in bare else [],
                    )
                )
        return found

    def _chasms(self) -> list[Plot]:
        found = []
        for piece in self.layout.pieces:
            if piece.kind == CHASM:
                printed = tile_set().chasms[piece.number - 1]
                name = self._name(piece.key, printed.name)
                found.append(Plot(piece.key, slug(printed.name), name, CHASM, ["volcano"]))
        return found

    def _meet(self) -> None:
        """Count the triangle sides that each pair of regions shares, and those of each region at the edge."""
        for spot, region in self.ground.items():
            for other in sides(spot):
                beyond = self.ground.get(other, -1)
                if beyond >= 0 and beyond != region:
                    self.contacts[region, beyond] = self.contacts.get((region, beyond), 0) + 1
        for cell in self.cells:
            for edge in range(EDGES):
                if across(cell, edge) in self.open_cells:
                    for spot in _spots_at(cell, edge):
                        region = self.ground[spot]
                        self.open_sides[region] += 1
                        self.turned_to[region, edge] = self.turned_to.get((region, edge), 0) + 1

    def board(self, name: str) -> Board:
        """Return the board that the engine plays on, under this name."""
        beside: list[list[str]] = [[] for _ in self.plots]
        for one, two in sorted(self.contacts):
            beside[one].append(self.plots[two].id)
        for one, two in self.tunnels():
            if (one, two) not in self.contacts:
                beside[one].append(self.plots[two].id)
                beside[two].append(self.plots[one].id)
        regions = self.said_of(self.plots)
        for place, others in enumerate(beside):
            regions[place]["beside"] = others
        return board_of(
            name,
            regions,
            self.layout.rounds,
            self.entries(),
            landing=self.layout.water == SEA,
            domains=tuple([sum([1 << place for place in self.around_field(cell)]) for cell in self.fields]),
        )

    def said_of(self, plots: list[Plot]) -> list[dict[str, Any]]:
        """Return these regions in the form of a map's file.

        The regions must have the same numbers as in this realm.
        """
        marks, worlds = self._marks(), self.worlds()
        tribes = {self.number_of(key) for key in self.layout.where(TRIBE)}
        monsters = {self.number_of(key) for key in self.layout.where(MONSTERS)}
        return [
            {
                "id": plot.id,
                "name": plot.name,
                "terrain": plot.terrain,
                "symbols": plot.symbols + marks[place],
                "lost_tribe": place in tribes,
                "monster": place in monsters,
                "edge": self.open_sides[place] > 0,
                "beside": [],
                "worlds": worlds[place],
            }
            for place, plot in enumerate(plots)
        ]

    def around_field(self, field: Cell) -> list[int]:
        """Return the lands at the six sides of a field; water and chasms are left out."""
        found = {
            self.ground[spot]
            for edge in range(EDGES)
            for spot in _spots_at(across(field, edge), opposite(edge))
        }
        return sorted([place for place in found if is_land(self.plots[place])])

    def worlds(self) -> list[list[str]]:
        """Return, for each region, the worlds of its tiles.

        On a board of a single world, all lists are empty.
        """
        found: list[set[str]] = [set() for _ in self.plots]
        if len({tile.world for tile in self.layout.tiles}) > 1:
            for tile in self.layout.tiles:
                at = middle(tile.cell)
                for spot in SPOTS:
                    found[self.ground[at[0] + spot[0], at[1] + spot[1]]].add(tile.world)
        return [sorted(worlds) for worlds in found]

    def number_of(self, key: str) -> int:
        """Return the number of a region; the key of a water may name any of its tiles.

        Raises:
            KeyError: no region on the table has this key.
        """
        known = self.water_of[key[:-1]] + WATER if key.endswith(WATER) else key
        if self.layout.water in GROWING:
            known = grown_key(known, self._world_of(known))
        return self.numbers[known]

    def entries(self) -> list[int]:
        """Return the only regions where new races may enter.

        The list is empty if the layout does not limit them.
        """
        return [self.number_of(key) for key in self.layout.where(ENTRY)]

    def tunnels(self) -> list[tuple[int, int]]:
        """Return the two regions that each tunnel joins."""
        return [(self.number_of(one), self.number_of(two)) for one, two in self.layout.tunnels]

    def _world_of(self, key: str) -> str:
        """Return the world of the tile that contains a region."""
        on = {piece.key: piece.letter for piece in self.layout.pieces}.get(key, key[0])
        return next(tile.world for tile in self.layout.tiles if tile.letter == on)

    def regions_on(self, letter: str) -> RegionSet:
        """Return the regions on a tile, including those of its pieces and its water."""
        tile = next(tile for tile in self.layout.tiles if tile.letter == letter)
        keys = {letter + sign for sign in side_of(tile).picture}
        keys.update([piece.key for piece in self.layout.pieces if piece.letter == letter])
        if self.layout.water in GROWING:
            keys = {grown_key(key, tile.world) for key in keys}
        regions: RegionSet = 0
        for key in keys & self.numbers.keys():
            regions |= 1 << self.numbers[key]
        return regions

    def _marks(self) -> list[list[str]]:
        """Return, for each region, its marks that rules look up by name."""
        found: list[list[str]] = [[] for _ in self.plots]
        for mark in MARKS:
            if mark not in (TRIBE, MONSTERS, ENTRY):
                for key in self.layout.where(mark):
                    found[self.number_of(key)].append(mark)
        for ends in self.tunnels():
            for region in ends:
                found[region].append("tunnel")
        return found


def _open_cells(cells: dict[Cell, PlacedTile]) -> frozenset[Cell]:
    """Return the free cells next to the tiles, except those in enclosed holes."""
    if not cells:
        return frozenset()
    least = (min(q for q, _ in cells) - 1, min(r for _, r in cells) - 1)
    most = (max(q for q, _ in cells) + 1, max(r for _, r in cells) + 1)
    found = {least}
    ahead = [least]
    while ahead:
        for cell in neighbours_of(ahead.pop()):
            inside = least[0] <= cell[0] <= most[0] and least[1] <= cell[1] <= most[1]
            if inside and cell not in found and cell not in cells:
                found.add(cell)
                ahead.append(cell)
    return frozenset(found)


def _fields(cells: dict[Cell, PlacedTile]) -> list[Cell]:
    """Return the free cells that have tiles on all six sides, from the top of the table."""
    free = {cell for tile in cells for cell in neighbours_of(tile)} - cells.keys()
    fields = [cell for cell in free if all(other in cells for other in neighbours_of(cell))]
    return sorted(fields, key=lambda cell: (middle(cell)[1], middle(cell)[0]))


def _spots_at(cell: Cell, edge: int) -> list[Spot]:
    """Return the three triangles along an edge of a cell."""
    at = middle(cell)
    return [(at[0] + SPOTS[place][0], at[1] + SPOTS[place][1]) for place in EDGE_SPOTS[edge]]


def _mouth(picture: str, edge: int) -> list[int]:
    """Return the first two triangles of water inside an edge of a printed tile."""
    first = EDGE_SPOTS[edge][1]
    return [first] + [
        PLACES[spot] for spot in sides(SPOTS[first]) if spot in PLACES and picture[PLACES[spot]] == WATER
    ]
