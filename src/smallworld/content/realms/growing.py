"""Boards that grow: a growing board is one that drifts, on which tiles and what lies on them come to lie.

What is laid is told anew, and all else is kept. All that may ever lie is a region of the board from the
beginning, so that regions keep their numbers; what does not lie yet is elsewhere.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from smallworld.content.maps import DEEP_SYMBOLS, DEEP_TERRAINS, LAID_SYMBOLS, SYMBOLS, board_of
from smallworld.content.realms.cells import (
    ALL_EDGES,
    CORNER,
    EMPTY,
    OPPOSITE,
    STEPS,
    WIDTH,
    edges_by_cell,
    shifted,
    tiles_by_cell,
    way_to_corner,
)
from smallworld.content.realms.chart import Chart, Picture, drawing_of
from smallworld.content.realms.drifting import (
    UNKNOWN,
    DriftingBoard,
    cells_from_corner,
    find_seas,
    join,
    joined,
)
from smallworld.content.realms.grid import EDGES
from smallworld.content.realms.layout import GROWING, MOUNTAIN, STAND, LaidPiece, Layout, PlacedTile
from smallworld.content.realms.pieces import PLACE_LETTERS, cover
from smallworld.content.realms.plots import all_plots, grown_key
from smallworld.content.realms.pushing import within_the_mass
from smallworld.content.realms.realm import Realm
from smallworld.content.realms.tiles import tile_set
from smallworld.content.worlds import WORLDS
from smallworld.engine.board import Region, RegionSet, regions_in, size
from smallworld.engine.compiled import i64

# Named only where they are; a mine is a terrain below, and a symbol that every board names.
RARE: Final = frozenset((*DEEP_TERRAINS, *DEEP_SYMBOLS, *LAID_SYMBOLS)) - {*SYMBOLS}
AROUND: Final = bytes([edges.bit_count() for edges in range(ALL_EDGES + 1)])  # tiles, by edges where they lie
MOST_PICTURES: Final = 2048  # of tiles with pieces on them that are kept


class GrowingBoard(DriftingBoard):
    """A board as it lies now; tiles have numbers in the order in which they came.

    `edges` are those of each cell across which tiles lie.
    """

    def __init__(
        self,
        chart: Chart,
        cells: list[int],
        turned: list[int],
        tiles: bytes,
        edges: bytes,
        touching: list[RegionSet],
        stand: RegionSet,
        seas: list[RegionSet],
    ) -> None:
        super().__init__(chart, cells, turned, tiles, touching, stand, seas)
        self.edges: Final = edges
        self._known_lands = UNKNOWN

    @property
    def features(self) -> dict[str, RegionSet]:
        features = self._known_features
        if features is None:
            there = self.everywhere
            features = {}
            for feature, regions in self._features.items():
                if regions & there or feature not in RARE:
                    features[feature] = regions & there
            self._known_features = features
        return features

    def where(self, feature: str) -> RegionSet:
        if feature == "edge":
            return self.edge
        if feature == "coast":
            return self.coast
        if feature in WORLDS:
            return self._as_one(self.chart.worlds.get(feature, 0))
        return self._sets.get(feature, 0) & self.everywhere

    def laid(self, letter: str, world: str, cell: int, turned: int) -> GrowingBoard:
        """The board when this tile lies in a free cell, turned so often, with nothing on it."""
        chart = self.chart
        placed = PlacedTile(letter, world, (0, 0), turned)
        tile = len(chart.tiles)
        grown = Chart(
            chart.layout,
            chart.board,
            chart.keys,
            [*chart.tiles, placed],
            [*chart.pictures, picture_of(self.worlds, letter, world)],
            chart.pieces,
            chart,
            tile,
        )
        cells, turns = [*self.cells, cell], [*self.turned, turned]
        lying, beside = bytearray(self.tiles), bytearray(self.edges)
        lying[cell] = tile
        for edge in range(EDGES):
            beside[cell + STEPS[edge]] |= 1 << (edge + OPPOSITE) % EDGES
        tiles, edges = bytes(lying), bytes(beside)
        touching = self.touching[:]
        _meet(grown, touching, cells, tiles, turns, tile)
        shift = 0
        if cell // WIDTH < CORNER // WIDTH or cell % WIDTH < CORNER % WIDTH:
            shift = way_to_corner(cells)
            for place in range(len(cells)):
                cells[place] = cells[place] + shift
            tiles, edges = shifted(tiles, shift, EMPTY), shifted(edges, shift, 0)
        seas = self.seas
        if grown.pictures[tile].on_tile & grown.water:
            seas = find_seas(grown, touching)
        return GrowingBoard(grown, cells, turns, tiles, edges, touching, 0, seas)

    def raised(self, piece: LaidPiece) -> GrowingBoard:
        """The board with a mountain or chasm more."""
        chart = self.chart
        tile, turned = self.number_of(piece.letter), self.turned
        before, pictures = chart.pictures[tile], chart.pictures[:]
        pictures[tile] = covered(before, self.region_of(piece), piece.place)
        pieces = (*chart.pieces, piece)
        grown = Chart(chart.layout, chart.board, chart.keys, chart.tiles, pictures, pieces, chart, tile)
        touching = self.touching[:]
        others = before.others
        for edge in range(EDGES):
            beyond = self.tiles[self.cells[tile] + STEPS[edge]]
            if beyond != EMPTY:
                for region in chart.pictures[beyond].regions:
                    touching[region] = touching[region] & others
        for region in before.regions:
            touching[region] = 0
        _meet(grown, touching, self.cells, self.tiles, turned, tile)
        return GrowingBoard(
            grown, self.cells, turned, self.tiles, self.edges, touching, self.stand, self.seas
        )

    def with_tokens_in(self, waters: RegionSet) -> GrowingBoard:
        return GrowingBoard(
            self.chart,
            self.cells,
            self.turned,
            self.tiles,
            self.edges,
            self.touching,
            waters,
            self.seas,
        )

    def stands(self) -> tuple[str, ...]:
        return tuple([self.chart.keys[water].upper() for water in regions_in(self.stand)])

    def _inner_edges(self) -> list[int]:
        return within_the_mass(self.cells, self.tiles)

    @property
    def worlds(self) -> tuple[str, ...]:
        """The worlds in which it grows: the sides of tiles that may be up."""
        return GROWING[self.chart.layout.water]

    def world_of(self, letter: str) -> str:
        """The side of a tile that is up."""
        return self.chart.tiles[self.number_of(letter)].world

    def region_of(self, piece: LaidPiece) -> Region:
        """The region that a mountain or chasm is on the tile where it lies."""
        return _numbers(self.worlds)[grown_key(piece.key, self.world_of(piece.letter))]

    def number_of(self, letter: str) -> int:
        """Which of the tiles that lie has this letter."""
        return self.chart.by_letter[ord(letter)]

    def picture_of(self, letter: str) -> str:
        """The picture of a tile that lies, with the numbers of their places for what lies under pieces."""
        return self.chart.pictures[self.number_of(letter)].signs

    def are_left(self, kind: str) -> bool:
        """Whether there are mountains, or chasms, in the box."""
        number = 0
        for piece in self.chart.pieces:
            if piece.kind == kind:
                number += 1
        return number < _in_box(kind)

    def left(self, kind: str) -> list[int]:
        """The numbers of the mountains or chasms that are still in the box."""
        laid = 0
        for piece in self.chart.pieces:
            if piece.kind == kind:
                laid |= 1 << piece.number
        return [number for number in range(1, _in_box(kind) + 1) if not laid >> number & 1]

    @property
    def number_of_lands(self) -> int:
        """How many regions the board has: lands and mountains."""
        if self._known_lands == UNKNOWN:
            self._known_lands = size(self.land & ~self.rivers)
        return self._known_lands

    def cells_beside(self) -> list[int]:
        """The numbers of the free cells beside tiles, first with most around; of an empty table one."""
        if not self.cells:
            return [CORNER]
        tiles, edges, ranks = self.tiles, self.edges, AROUND
        last_column, last_row = CORNER // WIDTH, CORNER % WIDTH
        for cell in self.cells:
            if cell // WIDTH > last_column:
                last_column = cell // WIDTH
            if cell % WIDTH > last_row:
                last_row = cell % WIDTH
        ranked: list[list[int]] = [[] for _ in range(EDGES + 1)]  # by how many tiles are around
        width: i64 = WIDTH
        first: i64 = CORNER - WIDTH - 1
        rows: i64 = last_row - CORNER % WIDTH + 3
        behind: i64 = (last_column + 2) * WIDTH
        row: i64 = 0
        while row < rows:
            place = first + row
            while place < behind:
                beside = edges[place]
                if beside and tiles[place] == EMPTY:
                    ranked[ranks[beside]].append(int(place))
                place += width
            row += 1
        found: list[int] = []
        for around in range(EDGES, 0, -1):
            found += ranked[around]
        return found


def growing_board(layout: Layout) -> GrowingBoard:
    """The board that a layout on which tiles are laid makes."""
    worlds = GROWING[layout.water]
    realm, plots = Realm(layout), all_plots(worlds)
    board = board_of("", realm.said_of(plots), layout.rounds)
    pictures: list[Picture] = []
    for tile in layout.tiles:
        picture = picture_of(worlds, tile.letter, tile.world)
        for piece in layout.pieces:
            if piece.letter == tile.letter:
                picture = covered(picture, _numbers(worlds)[grown_key(piece.key, tile.world)], piece.place)
        pictures.append(picture)
    keys = [plot.key for plot in plots]
    chart = Chart(layout, board, keys, list(layout.tiles), pictures, layout.pieces)
    cells, turned = cells_from_corner(chart), [tile.turns for tile in layout.tiles]
    tiles, edges = tiles_by_cell(cells), edges_by_cell(cells)
    touching = joined(chart, cells, tiles, turned)
    stand: RegionSet = 0
    for key in layout.where(STAND):
        stand |= 1 << keys.index(grown_key(key, chart.tiles[chart.by_letter[ord(key[0])]].world))
    return GrowingBoard(chart, cells, turned, tiles, edges, touching, stand, find_seas(chart, touching))


@cache
def _in_box(kind: str) -> int:
    """How many mountains, or chasms, there are in all."""
    box = tile_set()
    return len(box.mountains if kind == MOUNTAIN else box.chasms)


@cache
def picture_of(worlds: tuple[str, ...], letter: str, world: str) -> Picture:
    """What a tile shows with nothing on it, on a board that grows in these worlds."""
    numbers = _numbers(worlds)
    signs = tile_set().sides[letter, world].picture
    drawing = drawing_of(signs)
    return Picture(signs, drawing, [numbers[grown_key(letter + sign, world)] for sign in drawing.signs])


@lru_cache(MOST_PICTURES)
def covered(picture: Picture, region: Region, place: int) -> Picture:
    """A picture with a piece more, which is this region, at a place of the tile."""
    signs = cover(picture.signs, place)
    drawing, below = drawing_of(signs), picture.drawing.signs
    regions: list[Region] = []
    for sign in drawing.signs:
        regions.append(region if sign == PLACE_LETTERS[place] else picture.regions[below.index(sign)])
    return Picture(signs, drawing, regions)


@cache
def _numbers(worlds: tuple[str, ...]) -> dict[str, Region]:
    """By its key the number of each region on a board that grows in these worlds."""
    plots = all_plots(worlds)
    return {plots[region].key: region for region in range(len(plots))}


def _meet(
    chart: Chart, touching: list[RegionSet], cells: list[int], tiles: bytes, turned: list[int], tile: int
) -> None:
    """Let the regions of a tile meet each other and those beside it."""
    chart.pictures[tile].meet(touching)
    for edge in range(EDGES):
        beyond = tiles[cells[tile] + STEPS[edge]]
        if beyond != EMPTY:
            join(chart, touching, turned, tile, beyond, edge)
