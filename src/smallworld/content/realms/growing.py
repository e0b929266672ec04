"""Boards that grow: a growing board is one that drifts, on which tiles and what lies on them come to lie.

What is laid is told anew, and all else is kept. All that may ever lie is a region of the board from the
beginning, so that regions keep their numbers; what does not lie yet is elsewhere.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from smallworld.content.maps import DEEP_SYMBOLS, DEEP_TERRAINS, LAID_SYMBOLS, SYMBOLS, board_of
from smallworld.content.realms.cells import (
    CORNER,
    EMPTY,
    STEPS,
    WIDTH,
    shifted,
    tiles_by_cell,
    way_to_corner,
    with_tile,
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
from smallworld.content.realms.layout import CHASM, GROWING, MOUNTAIN, STAND, LaidPiece, Layout, PlacedTile
from smallworld.content.realms.pieces import PLACE_LETTERS, cover
from smallworld.content.realms.plots import all_plots, grown_key
from smallworld.content.realms.pushing import within_the_mass
from smallworld.content.realms.realm import Realm
from smallworld.content.realms.rim import cell_at, rim_beside, rim_of, rim_shifted
from smallworld.content.realms.tiles import number_of_letter, tile_set
from smallworld.content.worlds import WORLDS
from smallworld.engine.board import Region, RegionSet, regions_in, size

# Named only where they are; a mine is a terrain below, and a symbol that every board names.
RARE: Final = frozenset((*DEEP_TERRAINS, *DEEP_SYMBOLS, *LAID_SYMBOLS)) - {*SYMBOLS}
MOST_PICTURES: Final = 2048  # of tiles with pieces on them that are kept


class GrowingBoard(DriftingBoard):
    """A board as it lies now; tiles have numbers in the order in which they came.

    `rim` are the places of the free cells beside tiles. `box` has by kind the numbers of the mountains and
    chasms that do not lie yet, a bit for each.
    """

    def __init__(
        self,
        chart: Chart,
        cells: list[int],
        turned: list[int],
        tiles: bytes,
        touching: list[RegionSet],
        stand: RegionSet,
        seas: list[RegionSet],
        rim: list[int],
        box: dict[str, int],
    ) -> None:
        super().__init__(chart, cells, turned, tiles, touching, stand, seas)
        self.rim: Final = rim
        self.box: Final = box
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
        tiles = with_tile(self.tiles, cell, tile)
        rim = rim_beside(self.rim, cell, tiles)
        touching = self.touching[:]
        _meet(grown, touching, cells, tiles, turns, tile)
        if cell // WIDTH < CORNER // WIDTH or cell % WIDTH < CORNER % WIDTH:
            shift = way_to_corner(cells)
            for place in range(len(cells)):
                cells[place] = cells[place] + shift
            tiles, rim = shifted(tiles, shift), rim_shifted(rim, shift)
        seas = self.seas
        if grown.pictures[tile].on_tile & grown.water:
            seas = find_seas(grown, touching)
        return GrowingBoard(grown, cells, turns, tiles, touching, 0, seas, rim, self.box)

    def raised(self, piece: LaidPiece) -> GrowingBoard:
        """The board with a mountain or chasm more."""
        chart = self.chart
        tile, turned = self.number_of(piece.letter), self.turned
        before, pictures = chart.pictures[tile], chart.pictures[:]
        pictures[tile] = covered(before, self.region_of(piece), piece.place)
        pieces = (*chart.pieces, piece)
        grown = Chart(chart.layout, chart.board, chart.keys, chart.tiles, pictures, pieces, chart, tile)
        touching = self.touching[:]
        self._part(touching, tile)
        for region in before.regions:
            touching[region] = 0
        _meet(grown, touching, self.cells, self.tiles, turned, tile)
        box = self.box.copy()
        box[piece.kind] &= ~(1 << piece.number)
        return GrowingBoard(
            grown, self.cells, turned, self.tiles, touching, self.stand, self.seas, self.rim, box
        )

    def with_tokens_in(self, waters: RegionSet) -> GrowingBoard:
        return GrowingBoard(
            self.chart,
            self.cells,
            self.turned,
            self.tiles,
            self.touching,
            waters,
            self.seas,
            self.rim,
            self.box,
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
        return self.chart.by_letter[number_of_letter(letter)]

    def picture_of(self, letter: str) -> str:
        """The picture of a tile that lies, with the numbers of their places for what lies under pieces."""
        return self.chart.pictures[self.number_of(letter)].signs

    def are_left(self, kind: str) -> bool:
        """Whether there are mountains, or chasms, in the box."""
        return self.box[kind] != 0

    def left(self, kind: str) -> list[int]:
        """The numbers of the mountains or chasms that are still in the box."""
        return regions_in(self.box[kind])

    @property
    def number_of_lands(self) -> int:
        """How many regions the board has: lands and mountains."""
        if self._known_lands == UNKNOWN:
            self._known_lands = size(self.land & ~self.rivers)
        return self._known_lands

    def cells_beside(self) -> list[int]:
        """The numbers of the free cells beside tiles, first with most around; of an empty table one."""
        return [cell_at(place) for place in self.rim]


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
    tiles = tiles_by_cell(cells)
    touching = joined(chart, cells, tiles, turned)
    stand: RegionSet = 0
    for key in layout.where(STAND):
        stand |= 1 << keys.index(grown_key(key, chart.tiles[chart.by_letter[number_of_letter(key[0])]].world))
    seas = find_seas(chart, touching)
    rim = rim_of(cells, tiles)
    return GrowingBoard(chart, cells, turned, tiles, touching, stand, seas, rim, _box(layout))


def _box(layout: Layout) -> dict[str, int]:
    """By kind the numbers of the mountains and chasms that do not lie on the table, a bit for each."""
    tiles = tile_set()
    box = {MOUNTAIN: (2 << len(tiles.mountains)) - 2, CHASM: (2 << len(tiles.chasms)) - 2}
    for piece in layout.pieces:
        box[piece.kind] &= ~(1 << piece.number)
    return box


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
