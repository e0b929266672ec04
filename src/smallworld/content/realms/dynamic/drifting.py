"""Boards whose tiles players push.

Like every board, such a board is never edited: a push makes another board. Pushes happen nearly every turn,
so a push recomputes only the contacts of regions. Everything else that depends on the positions of tiles is
computed when it is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from smallworld.content.realms.dynamic.cells import (
    AHEAD,
    ALL_EDGES,
    EMPTY,
    NEAR,
    OPPOSITE,
    STEPS,
    tiles_by_cell,
)
from smallworld.content.realms.dynamic.sliding import AS_PRINTED, Tiling, tiling_of
from smallworld.content.realms.dynamic.topology import AT_EDGE, MOVING, Topology, by_letter, topology_of
from smallworld.content.realms.formats.layout_code import name_of
from smallworld.content.realms.tiles.grid import EDGES, Cell
from smallworld.content.realms.tiles.layout import STAND, Layout, PlacedTile
from smallworld.content.realms.tiles.realm import Realm
from smallworld.engine.action import cell_numbered, number_of_cell
from smallworld.engine.board import WORD, WORD_BITS, Board, RegionSet, regions_in
from smallworld.engine.compiled import i64

NO_SEAS: Final[list[RegionSet]] = []  # never edited
NOTHING: Final[list[int]] = []  # also never edited
UNKNOWN: Final = -1  # a value that is not computed yet


class DriftingBoard(Board):
    """A board with the present positions of its tiles.

    `cells` and `turned` are indexed by tile, and `tiles` gives the tile in each cell. `touching` gives the
    neighbours of each region; the water of each tile is a separate region there. `stand` is the set of waters
    with tokens. `seas` are sets of waters that have joined. A sea has the name of its first water with
    tokens, or else of its first water.
    """

    def __init__(
        self,
        topology: Topology,
        cells: list[int],
        turned: list[int],
        tiles: bytes,
        touching: list[RegionSet],
        stand: RegionSet,
        seas: list[RegionSet],
        tiling: Tiling | None = None,
    ) -> None:
        """Create the board; pass its `tiling` if it is already known."""
        self.topology: Final = topology
        self.cells: Final = cells
        self.turned: Final = turned
        self.tiles: Final = tiles
        self.stand: Final = stand
        self.seas: Final = seas
        gone: RegionSet = 0
        for sea in seas:
            gone |= sea & ~_first_of(sea, stand)
        self.gone: Final = gone  # waters that are part of a sea with another's name
        board = topology.board
        super().__init__(
            "",
            board.ids,
            board.names,
            touching,
            board.features,
            0,
            0,
            0,
            0,
            board.tribes,
            board.rounds,
            board.monsters,
            there=topology.there & ~gone if gone else topology.there,
            like=board,
            land=topology.land & ~gone if gone else topology.land,
        )
        self._known_name = ""
        self._known_edge: RegionSet = UNKNOWN
        self._known_features: dict[str, RegionSet] | None = None
        self._known_neighbours: list[RegionSet] | None = None
        self._known_tiling = tiling
        self._touching = touching

    @property
    def touching(self) -> list[RegionSet]:
        """The neighbours of each region; do not edit the list.

        The water of each tile is a separate region here.
        """
        return self._touching

    # --- As a board ---------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        if not self._known_name:
            self._known_name = name_of(self.layout())
        return self._known_name

    @property
    def features(self) -> dict[str, RegionSet]:
        features = self._known_features
        if features is None:
            features = dict(self._features)
            features["sea"], features["lake"] = self.where("sea"), self.where("lake")
            self._known_features = features
        return features

    @property
    def neighbours(self) -> list[RegionSet]:
        if not self.gone:
            return self.touching
        neighbours = self._known_neighbours
        if neighbours is None:
            neighbours = [self.beside(alone) for alone in self.topology.alone]
            self._known_neighbours = neighbours
        return neighbours

    @property
    def edge(self) -> RegionSet:
        if self._known_edge == UNKNOWN:
            self._known_edge = self._find_edge()
        return self._known_edge

    @property
    def entry(self) -> RegionSet:
        topology = self.topology
        return self._as_one(topology.entries) if topology.entries else self.edge & ~topology.chasms

    @property
    def coast(self) -> RegionSet:
        return self._shore() & self.topology.lands

    @property
    def domains(self) -> tuple[RegionSet, ...]:
        return self._find_domains()

    def beside(self, regions: RegionSet) -> RegionSet:
        touching, topology = self.touching, self.topology
        touched: RegionSet = 0
        waters = regions & topology.water if self.gone else 0
        if waters:  # while all waters are separate, water needs no special treatment
            regions ^= waters
            for water in regions_in(self._all_of(waters & ~self.gone)):
                touched |= touching[water]
            touched &= ~topology.water
        start = 0
        while regions:  # word by word: boards of tiles mostly have more regions than one word has bits
            word = regions & WORD
            while word:
                lowest = word & -word
                touched = touched | touching[start + lowest.bit_length() - 1]
                word ^= lowest
            regions >>= WORD_BITS
            start += WORD_BITS
        return self._as_one(touched) if self.gone else touched

    def where(self, feature: str) -> RegionSet:
        if feature not in MOVING:
            return self._sets.get(feature, 0)
        if feature == "edge":
            return self.edge
        if feature == "coast":
            return self.coast
        waters = self._as_one(self.topology.water)
        if feature == "sea":
            return waters & self.edge
        if feature == "lake":
            return waters & ~self.edge
        if feature == "river":
            return waters
        return self._as_one(self.topology.worlds.get(feature, 0))

    # --- Pushing ------------------------------------------------------------------------------------

    def layout(self) -> Layout:
        """Return the present layout of the board."""
        topology, like = self.topology, self.topology.layout
        marks = {mark: keys for mark, keys in like.marks.items() if mark != STAND}
        if self.stand:
            marks[STAND] = self.stands()
        tiles = [
            PlacedTile(picture.letter, picture.world, cell_numbered(self.cells[place]), self.turned[place])
            for place, picture in enumerate(topology.pictures)
        ]
        return Layout(
            like.name,
            like.players,
            like.rounds,
            like.water,
            tuple(tiles),
            topology.pieces,
            like.borders,
            marks,
            like.tunnels,
            like.names,
        )

    def stands(self) -> tuple[str, ...]:
        """Return the keys of the waters with tokens; a sea is named after such a water."""
        return tuple([self.topology.keys[water] for water in regions_in(self.stand)])

    @property
    def tiling(self) -> Tiling:
        """The positions of the tiles, with the neighbours of each tile."""
        tiling = self._known_tiling
        if tiling is None:
            tiling = tiling_of(self.cells, self.tiles)
            self._known_tiling = tiling
        return tiling

    def pushed(self, tile: int, cell: int, turned: int) -> DriftingBoard:
        """Return the board after a tile has been pushed to `cell` and turned to `turned`.

        The new board records no tokens in waters.
        """
        topology, tiling = self.topology, self.tiling
        touching, turns = self.touching[:], self.turned[:]
        picture = topology.pictures[tile]
        self._part(touching, tile)
        picture.meet(touching)
        for one, two in topology.tunnels:
            touching[one] |= topology.alone[two]
            touching[two] |= topology.alone[one]
        if cell != self.cells[tile]:
            tiling = tiling.pushed(tile, cell)
        cells, tiles = tiling.cells, tiling.tiles
        turns[tile] = turned
        join_around(topology, touching, cells, tiles, turns, tile)
        seas = self.seas
        if picture.on_tile & topology.water:
            seas = find_seas(topology, touching)
            if seas == self.seas:
                seas = self.seas
        return DriftingBoard(topology, cells, turns, tiles, touching, 0, seas, tiling)

    def _part(self, touching: list[RegionSet], tile: int) -> None:
        """Remove the regions of a tile from the neighbours of all regions on other tiles."""
        pictures, turned, tiles = self.topology.pictures, self.turned, self.tiles
        others, near = pictures[tile].others, self.cells[tile] - NEAR
        for edge in range(EDGES):
            beyond = tiles[near + AHEAD[edge]]
            if beyond != EMPTY:
                regions = pictures[beyond].at_edges
                first = AT_EDGE * ((edge + OPPOSITE - turned[beyond]) % EDGES)
                before = UNKNOWN
                for place in range(first, first + AT_EDGE):
                    region = regions[place]
                    if region != before:
                        touching[region] = touching[region] & others  # `&=` is much slower when compiled
                        before = region

    def with_tokens_in(self, waters: RegionSet) -> DriftingBoard:
        """Return the same board, with `waters` recorded as the waters with tokens."""
        return DriftingBoard(
            self.topology, self.cells, self.turned, self.tiles, self.touching, waters, self.seas, self.tiling
        )

    # --- Shores -------------------------------------------------------------------------------------

    def _find_edge(self) -> RegionSet:
        """Return the regions at the outer edge of the board.

        The edges of enclosed holes do not count.
        """
        pictures, turned, inner = self.topology.pictures, self.turned, self._inner_edges()
        all_edges: i64 = ALL_EDGES
        found: RegionSet = 0
        for tile in range(len(inner)):
            edges = all_edges - inner[tile]
            if edges:
                turns: i64 = turned[tile]
                found |= pictures[tile].facing(AS_PRINTED[turns << EDGES | edges])
        return self._as_one(found)

    def _inner_edges(self) -> list[int]:
        """Return, for each tile, the edges that are not on the outer edge of the board."""
        return self.tiling.inner_edges()

    def _shore(self) -> RegionSet:
        """Return every region that touches water."""
        touching, regions = self.touching, 0
        for water in self.topology.waters:
            regions |= touching[water]
        return regions

    def _as_one(self, regions: RegionSet) -> RegionSet:
        """Return `regions` with each water of a sea replaced by the water that names the sea."""
        if not self.gone or not regions & self.gone:
            return regions
        for sea in self.seas:
            if regions & sea:
                regions = regions & ~sea | _first_of(sea, self.stand)
        return regions

    def _all_of(self, waters: RegionSet) -> RegionSet:
        """Return `waters` with all waters that belong to the same seas."""
        for sea in self.seas:
            if waters & sea:
                waters |= sea
        return waters

    def _find_domains(self) -> tuple[RegionSet, ...]:
        """Return the lands around each free cell with six tiles around it, from the top of the table."""
        topology, tiles = self.topology, self.tiles
        domains: list[RegionSet] = []
        for field in sorted(self._fields(), key=_from_the_top):
            lands: RegionSet = 0
            for side in range(EDGES):
                tile = tiles[field + STEPS[side]]
                lands |= topology.pictures[tile].facing(1 << (side + OPPOSITE - self.turned[tile]) % EDGES)
            domains.append(lands & ~topology.closed)
        return tuple(domains)

    def _fields(self) -> list[int]:
        """Return the free cells that have tiles on all six sides."""
        tiles, fields = self.tiles, [cell + STEPS[0] for cell in self.cells]
        return [
            field
            for field in fields
            if tiles[field] == EMPTY and EMPTY not in [tiles[field + step] for step in STEPS]
        ]


def drifting_board(layout: Layout) -> DriftingBoard:
    """Return the board of a layout whose tiles drift."""
    topology = topology_of(Realm(layout))
    stand = sum([1 << topology.keys.index(key) for key in layout.where(STAND)])
    in_order = by_letter(layout)
    cells, turned = cells_from_corner(in_order), [tile.turns for tile in in_order]
    tiles = tiles_by_cell(cells)
    touching = joined(topology, cells, tiles, turned)
    return DriftingBoard(topology, cells, turned, tiles, touching, stand, find_seas(topology, touching))


def cells_from_corner(tiles: Sequence[PlacedTile]) -> list[int]:
    """Return the number of each tile's cell, counted from the corner of the area with tiles."""
    if not tiles:
        return []
    column, row = min([tile.cell[0] for tile in tiles]), min([tile.cell[1] for tile in tiles])
    return [number_of_cell((tile.cell[0] - column, tile.cell[1] - row)) for tile in tiles]


def joined(topology: Topology, cells: list[int], tiles: bytes, turned: list[int]) -> list[RegionSet]:
    """Return the neighbours of each region when the tiles are in these cells."""
    touching = topology.within()
    for tile in range(len(cells)):
        join_around(topology, touching, cells, tiles, turned, tile)
    return touching


def join_around(
    topology: Topology,
    touching: list[RegionSet],
    cells: list[int],
    tiles: bytes,
    turned: list[int],
    tile: int,
) -> None:
    """Make the regions of a tile neighbours of the regions of all tiles beside it."""
    near = cells[tile] - NEAR
    for edge in range(EDGES):
        beyond = tiles[near + AHEAD[edge]]
        if beyond != EMPTY:
            join(topology, touching, turned, tile, beyond, edge)


def join(
    topology: Topology, touching: list[RegionSet], turned: list[int], tile: int, beyond: int, edge: int
) -> None:
    """Make the regions of two tiles neighbours along `edge` of the first tile."""
    ours, theirs, alone = topology.pictures[tile].at_edges, topology.pictures[beyond].at_edges, topology.alone
    here = AT_EDGE * ((edge - turned[tile]) % EDGES)
    there = AT_EDGE * ((edge + OPPOSITE - turned[beyond]) % EDGES) + AT_EDGE - 1
    one_before = other_before = UNKNOWN
    for place in range(AT_EDGE):
        one, other = ours[here + place], theirs[there - place]
        if one != one_before or other != other_before:
            touching[one] = touching[one] | alone[other]
            touching[other] = touching[other] | alone[one]
            one_before, other_before = one, other


def meets_water(topology: Topology, cells: list[int], tiles: bytes, turned: list[int], tile: int) -> bool:
    """Return whether water on this tile touches water on another tile."""
    water, picture, near = topology.water, topology.pictures[tile], cells[tile] - NEAR
    if not picture.wet:
        return False
    for edge in range(EDGES):
        beyond = tiles[near + AHEAD[edge]]
        if beyond != EMPTY and picture.facing(1 << (edge - turned[tile]) % EDGES) & water:
            back = (edge + OPPOSITE - turned[beyond]) % EDGES
            if topology.pictures[beyond].facing(1 << back) & water:
                return True
    return False


def find_seas(topology: Topology, touching: list[RegionSet]) -> list[RegionSet]:
    """Return the sets of two or more waters that touch each other directly or through other waters."""
    water = topology.water
    left: RegionSet = 0
    for one in topology.waters:
        if touching[one] & water:
            left |= topology.alone[one]
    if not left:
        return NO_SEAS
    seas: list[RegionSet] = []
    while left:
        sea = ahead = left & -left
        while ahead:
            lowest = ahead & -ahead
            more = touching[lowest.bit_length() - 1] & water & ~sea
            sea |= more
            ahead = ahead ^ lowest | more
        seas.append(sea)
        left &= ~sea
    return seas


def _first_of(sea: RegionSet, stand: RegionSet) -> RegionSet:
    """Return, as a set, the water that names a sea; `stand` is the set of waters with tokens."""
    waters = sea & stand or sea
    return waters & -waters


def _from_the_top(cell: int) -> Cell:
    column, row = cell_numbered(cell)
    return column + 2 * row, column - row
