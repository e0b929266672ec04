"""Boards whose tiles are pushed about: what a push changes is told anew, and all else is kept.

A board is a value here as everywhere; a push makes another. It comes in nearly every turn, so only neighbours
are told at once: what else depends on where the tiles lie is found out when somebody asks.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.chart import AT_EDGE, MOVING, Chart, chart_of
from smallworld.content.realms.code import name_of
from smallworld.content.realms.grid import EDGES, Cell
from smallworld.content.realms.layout import STAND, Layout, PlacedTile
from smallworld.content.realms.pushing import (
    ALL_EDGES,
    AS_PRINTED,
    CORNER,
    CROSSINGS,
    EMPTY,
    LOOSE,
    OPPOSITE,
    STEPS,
    STRETCH_FROM,
    TO_THE_LEFT,
    WIDTH,
    cell_named,
    cells_for,
    edges_by_cell,
    is_whole,
    number_of,
    pushed_edges,
    shifted,
    tiles_by_cell,
)
from smallworld.content.realms.realm import Realm
from smallworld.engine.board import Board, Region, RegionSet, regions_in
from smallworld.engine.rulings import BASE_PRICE

NO_SEAS: Final[list[list[Region]]] = []  # never edited
UNKNOWN: Final = -1  # what nobody has asked for yet


class DriftingBoard(Board):
    """A board as its tiles lie now.

    `cells` and `turned` are those of the tiles, by number; `tiles` and `edges` by cell which lies there,
    and the edges across which tiles lie. `touching`
    is what each region meets, where each tile has a water of its own; `whole` whether all tiles are one mass.
    `stand` are the waters with tokens, and `seas` those that are one: first the one by which they go, where
    tokens stand or of the first tile.
    """

    def __init__(
        self,
        chart: Chart,
        cells: list[int],
        turned: list[int],
        tiles: bytes,
        edges: bytes,
        touching: list[RegionSet],
        whole: bool,
        stand: RegionSet,
        seas: list[list[Region]],
    ) -> None:
        self.chart: Final = chart
        self.cells: Final = cells
        self.turned: Final = turned
        self.tiles: Final = tiles
        self.edges: Final = edges
        self.touching: Final = touching
        self.whole: Final = whole
        self.stand: Final = stand
        self.seas: Final = seas
        board, gone = chart.board, _gone(chart, seas)
        super().__init__(
            "",
            board.ids,
            board.names,
            _as_seas(chart, touching, seas) if seas else touching,
            board.features,
            0,
            0,
            0,
            0,
            board.tribes,
            board.rounds,
            board.monsters,
            elsewhere=chart.absent | gone if gone else chart.absent,
            like=board,
            ground=_ground_less(chart.ground, gone) if gone else chart.ground,
        )
        self._known_name = ""
        self._known_edge: RegionSet = UNKNOWN
        self._known_features: dict[str, RegionSet] | None = None

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
    def edge(self) -> RegionSet:
        if self._known_edge == UNKNOWN:
            self._known_edge = self._find_edge()
        return self._known_edge

    @property
    def entry(self) -> RegionSet:
        chart = self.chart
        return self._as_one(chart.entries) if chart.entries else self.edge & ~chart.chasms

    @property
    def coast(self) -> RegionSet:
        return self._shore() & ~self.chart.closed

    @property
    def domains(self) -> tuple[RegionSet, ...]:
        return self._find_domains()

    def where(self, feature: str) -> RegionSet:
        if feature not in MOVING:
            return self._sets.get(feature, 0)
        if feature == "edge":
            return self.edge
        if feature == "coast":
            return self.coast
        waters = self._as_one(self.chart.water)
        if feature == "sea":
            return waters & self.edge
        if feature == "lake":
            return waters & ~self.edge
        if feature == "river":
            return waters
        return self._as_one(self.chart.worlds.get(feature, 0))

    # --- Pushing ------------------------------------------------------------------------------------

    def layout(self) -> Layout:
        """The layout that makes this board."""
        chart, like = self.chart, self.chart.layout
        marks = {mark: keys for mark, keys in like.marks.items() if mark != STAND}
        if self.stand:
            marks[STAND] = self.stands()
        tiles = [
            PlacedTile(tile.letter, tile.world, cell_named(self.cells[place]), self.turned[place])
            for place, tile in enumerate(chart.tiles)
        ]
        return Layout(
            like.name,
            like.players,
            like.rounds,
            like.water,
            tuple(tiles),
            chart.pieces,
            like.borders,
            marks,
            like.tunnels,
            like.names,
        )

    def stands(self) -> tuple[str, ...]:
        """The keys of the waters by which others go that are one with them: tokens stand there."""
        return tuple([self.chart.keys[water] for water in regions_in(self.stand)])

    def loose(self) -> list[int]:
        """The tiles that can be pushed."""
        edges, cells = self.edges, self.cells
        found: list[int] = []
        for tile in range(len(cells)):
            if LOOSE[edges[cells[tile]]]:
                found.append(tile)
        return found

    def cells_for(self, tile: int) -> list[int]:
        """Where a tile may come to lie, by the numbers of cells; see there."""
        return cells_for(self.tiles, self.edges, self.cells, tile, self.whole)

    def pushed(self, tile: int, cell: int, turned: int) -> DriftingBoard:
        """The board when a tile lies in this cell, turned so often; no tokens stand in waters."""
        chart, tiles = self.chart, self.tiles
        touching, cells, turns = self.touching[:], self.cells[:], self.turned[:]
        picture = chart.pictures[tile]
        others = picture.others
        start = cells[tile]
        for edge in range(EDGES):
            beyond = tiles[start + STEPS[edge]]
            if beyond != EMPTY:
                regions = chart.pictures[beyond].at_edges
                first = AT_EDGE * ((edge + OPPOSITE - turns[beyond]) % EDGES)
                for place in range(first, first + AT_EDGE):
                    region = regions[place]
                    touching[region] = touching[region] & others  # compiled, `&=` here takes much longer
        picture.meet(touching)
        for one, two in chart.tunnels:
            touching[one] |= chart.alone[two]
            touching[two] |= chart.alone[one]
        cells[tile], turns[tile] = cell, turned
        for edge in range(EDGES):
            beyond = tiles[cell + STEPS[edge]]
            if beyond != EMPTY and beyond != tile:
                join(chart, touching, turns, tile, beyond, edge)
        seas = self.seas
        if self.stand or picture.on_tile & chart.water:
            seas = find_seas(chart, touching, 0)
        edges = self.edges
        if cell != start:
            edges = pushed_edges(edges, start, cell)
            lying = bytearray(tiles)
            lying[start], lying[cell] = EMPTY, tile
            tiles = bytes(lying)
            shift = _way_to_corner(cells, start, cell)
            if shift:
                for place in range(len(cells)):
                    cells[place] = cells[place] + shift
                tiles, edges = shifted(tiles, shift, EMPTY), shifted(edges, shift, 0)
        return DriftingBoard(
            chart, cells, turns, tiles, edges, touching, self.whole or cell != start, 0, seas
        )

    def with_tokens_in(self, waters: RegionSet) -> DriftingBoard:
        """The same board with tokens in these waters."""
        return DriftingBoard(
            self.chart,
            self.cells,
            self.turned,
            self.tiles,
            self.edges,
            self.touching,
            self.whole,
            waters,
            find_seas(self.chart, self.touching, waters),
        )

    # --- Shores -------------------------------------------------------------------------------------

    def _find_edge(self) -> RegionSet:
        """The regions from which one comes to the rim of the table without crossing a tile."""
        if not self.cells:
            return 0
        return self._as_one(self._rim() if self.whole else self._rims())

    def _rim(self) -> RegionSet:
        """What lies at the rim of the one mass that there is, as one goes once around it clockwise."""
        tiles, edges, pictures, turned = self.tiles, self.edges, self.chart.pictures, self.turned
        start = CORNER // WIDTH * WIDTH
        while tiles[start] == EMPTY:  # one lies in the column of the corner, and nothing to its left
            start += 1
        if not edges[start]:
            return pictures[0].facing[ALL_EDGES]
        cell, wall = start, CROSSINGS[edges[start] << 3 | TO_THE_LEFT]
        found: RegionSet = 0
        while True:
            cell += STEPS[wall]
            way = edges[cell] << 3 | (wall - 2) % EDGES  # from the free cell that one came along
            free, tile = STRETCH_FROM[way], tiles[cell]
            found |= pictures[tile].facing[AS_PRINTED[turned[tile] << EDGES | free]]
            if cell == start and free >> TO_THE_LEFT & 1:
                return found
            wall = CROSSINGS[way]

    def _rims(self) -> RegionSet:
        """What lies at the rims of all masses, but for those in a hole of another."""
        outside = _outside(self.tiles, self.cells)
        found: RegionSet = 0
        for tile in range(len(self.cells)):
            for side in range(EDGES):
                if outside[self.cells[tile] + STEPS[side]]:
                    found |= self._facing(tile, side)
        return found

    def _facing(self, tile: int, side: int) -> RegionSet:
        """What lies at an edge of a tile as it is turned."""
        return self.chart.pictures[tile].facing[1 << (side - self.turned[tile]) % EDGES]

    def _shore(self) -> RegionSet:
        """Every region that touches water."""
        regions: RegionSet = 0
        for water in self.chart.waters:
            regions |= self.touching[water]
        return regions

    def _as_one(self, regions: RegionSet) -> RegionSet:
        """Regions with the one by which a sea goes in the place of any of its waters."""
        for sea in self.seas:
            for water in sea:
                if regions >> water & 1:
                    regions = regions & ~self.chart.alone[water] | self.chart.alone[sea[0]]
        return regions

    def _find_domains(self) -> tuple[RegionSet, ...]:
        """The lands around the free cells with tiles on all sides, from the top of the table."""
        chart, tiles = self.chart, self.tiles
        fields = [
            cell for cell in range(len(tiles)) if tiles[cell] == EMPTY and self.edges[cell] == ALL_EDGES
        ]
        domains: list[RegionSet] = []
        for field in sorted(fields, key=_from_the_top):
            lands: RegionSet = 0
            for side in range(EDGES):
                tile = tiles[field + STEPS[side]]
                lands |= self._facing(tile, side + OPPOSITE)
            domains.append(lands & ~chart.closed)
        return tuple(domains)


def drifting_board(layout: Layout) -> DriftingBoard:
    """The board that a layout of tiles that drift makes."""
    chart = chart_of(Realm(layout))
    stand = sum([1 << chart.keys.index(key) for key in layout.where(STAND)])
    cells, turned = cells_from_corner(chart), [tile.turns for tile in chart.tiles]
    tiles, edges = tiles_by_cell(cells), edges_by_cell(cells)
    touching = joined(chart, cells, tiles, turned)
    seas = find_seas(chart, touching, stand)
    whole = is_whole(tiles, edges, cells)
    return DriftingBoard(chart, cells, turned, tiles, edges, touching, whole, stand, seas)


def cells_from_corner(chart: Chart) -> list[int]:
    """By tile the number of its cell, as its layout says; columns and rows count from the corner."""
    if not chart.tiles:
        return []
    column, row = min([tile.cell[0] for tile in chart.tiles]), min([tile.cell[1] for tile in chart.tiles])
    return [number_of((tile.cell[0] - column, tile.cell[1] - row)) for tile in chart.tiles]


def joined(chart: Chart, cells: list[int], tiles: bytes, turned: list[int]) -> list[RegionSet]:
    """What each region meets as these tiles lie."""
    touching = chart.within()
    for tile in range(len(cells)):
        for edge in range(EDGES):
            beyond = tiles[cells[tile] + STEPS[edge]]
            if beyond != EMPTY:
                join(chart, touching, turned, tile, beyond, edge)
    return touching


def join(
    chart: Chart, touching: list[RegionSet], turned: list[int], tile: int, beyond: int, edge: int
) -> None:
    """Let the regions of two tiles meet at an edge of the first."""
    ours, theirs, alone = chart.pictures[tile].at_edges, chart.pictures[beyond].at_edges, chart.alone
    here = AT_EDGE * ((edge - turned[tile]) % EDGES)
    there = AT_EDGE * ((edge + OPPOSITE - turned[beyond]) % EDGES) + AT_EDGE - 1
    before = (-1, -1)
    for place in range(AT_EDGE):
        one, other = ours[here + place], theirs[there - place]
        if (one, other) != before:
            touching[one] = touching[one] | alone[other]
            touching[other] = touching[other] | alone[one]
            before = (one, other)


def _way_to_corner(cells: list[int], start: int, goal: int) -> int:
    """By how much cells should be higher to count from the corner, now that a tile came from `start`."""
    column, row = goal // WIDTH, goal % WIDTH
    is_corner_left = start // WIDTH == CORNER // WIDTH or start % WIDTH == CORNER % WIDTH
    if not is_corner_left and column >= CORNER // WIDTH and row >= CORNER % WIDTH:
        return 0
    for cell in cells:
        column, row = min(column, cell // WIDTH), min(row, cell % WIDTH)
    return CORNER - column * WIDTH - row


def find_seas(chart: Chart, touching: list[RegionSet], stand: RegionSet) -> list[list[Region]]:
    """The waters that are one, where several are."""
    meeting: RegionSet = 0
    for water in chart.waters:
        if touching[water] & chart.water:
            meeting |= chart.alone[water]
    if not meeting:
        return NO_SEAS
    seas: list[list[Region]] = []
    for water in chart.waters:
        if not meeting >> water & 1:
            continue
        sea, ahead = chart.alone[water], [water]
        while ahead:
            more = touching[ahead.pop()] & chart.water & ~sea
            sea |= more
            ahead += regions_in(more)
        meeting &= ~sea
        seas.append(regions_in(sea & stand) + regions_in(sea & ~stand) if stand else regions_in(sea))
    return seas


def _as_seas(chart: Chart, touching: list[RegionSet], seas: list[list[Region]]) -> list[RegionSet]:
    """What each region meets where waters that are one go by the first of them."""
    neighbours = touching[:]
    for sea in seas:
        first = chart.alone[sea[0]]
        around: RegionSet = 0
        waters: RegionSet = 0
        for water in sea:
            around |= touching[water]
            waters |= chart.alone[water]
            neighbours[water] = 0
        around &= ~chart.water
        neighbours[sea[0]] = around
        while around:
            lowest = around & -around
            land = lowest.bit_length() - 1
            neighbours[land] = neighbours[land] & ~waters | first
            around ^= lowest
    return neighbours


def _gone(chart: Chart, seas: list[list[Region]]) -> RegionSet:
    """The waters that go by another."""
    gone: RegionSet = 0
    for sea in seas:
        for water in sea[1:]:
            gone |= chart.alone[water]
    return gone


def _ground_less(ground: list[int], gone: RegionSet) -> list[int]:
    """What ground costs when these of its regions are not there, which is bare then."""
    left = ground[:]
    for region in regions_in(gone):
        left[region] = BASE_PRICE
    return left


def _outside(tiles: bytes, cells: list[int]) -> list[bool]:
    """By cell whether one comes from there to the rim of the table without crossing a tile."""
    first = CORNER - WIDTH - 1
    last_column, last_row = 0, 0
    for cell in cells:
        last_column, last_row = max(last_column, cell // WIDTH + 1), max(last_row, cell % WIDTH + 1)
    free = [False] * len(tiles)
    for column in range(first // WIDTH, last_column + 1):
        for cell in range(column * WIDTH + first % WIDTH, column * WIDTH + last_row + 1):
            free[cell] = tiles[cell] == EMPTY
    found = [False] * len(tiles)
    found[first] = True
    ahead = [first]
    while ahead:
        cell = ahead.pop()
        for step in STEPS:
            if free[cell + step] and not found[cell + step]:
                found[cell + step] = True
                ahead.append(cell + step)
    return found


def _from_the_top(cell: int) -> Cell:
    column, row = cell_named(cell)
    return column + 2 * row, column - row
