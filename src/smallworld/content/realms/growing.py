"""Boards that grow: a growing board is one that drifts, on which tiles and what lies on them come to lie.

What is laid is told anew, and all else is kept; what its regions meet is told once somebody asks, for players
lay a tile, and what lies on it, one after the other. All that may ever lie is a region of the board from the
beginning, so that regions keep their numbers; what does not lie yet is elsewhere.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from smallworld.content.maps import DEEP_SYMBOLS, DEEP_TERRAINS, LAID_SYMBOLS, SYMBOLS, board_of
from smallworld.content.realms.cells import (
    BEYOND,
    BYTES,
    CORNER,
    EMPTY,
    WIDTH,
    reaching,
    tiles_by_cell,
    way_to_corner,
    with_tile,
)
from smallworld.content.realms.chart import MOVING, Chart, Picture, drawing_of
from smallworld.content.realms.drifting import (
    NOTHING,
    UNKNOWN,
    DriftingBoard,
    cells_from_corner,
    find_seas,
    join_around,
    joined,
    meets_water,
)
from smallworld.content.realms.layout import CHASM, GROWING, MOUNTAIN, STAND, LaidPiece, Layout, PlacedTile
from smallworld.content.realms.pieces import PLACE_LETTERS, cover
from smallworld.content.realms.plots import all_plots, grown_key
from smallworld.content.realms.pushing import within_the_mass
from smallworld.content.realms.realm import Realm
from smallworld.content.realms.rim import cell_at, rim_beside, rim_of, rim_shifted
from smallworld.content.realms.tiles import LETTERS, number_of_letter, tile_set
from smallworld.content.worlds import WORLDS
from smallworld.engine.board import Region, RegionSet, count, regions_in

# Named only where they are; a mine is a terrain below, and a symbol that every board names.
RARE: Final = frozenset((*DEEP_TERRAINS, *DEEP_SYMBOLS, *LAID_SYMBOLS)) - {*SYMBOLS}
MOST_PICTURES: Final = 2048  # of tiles with pieces on them that are kept


class BareTile:
    """A side of a tile that may come to lie, with nothing on it; where it lies, the board tells."""

    def __init__(self, letter: str, world: str, numbers: dict[str, Region]) -> None:
        signs = tile_set().sides[letter, world].picture
        drawing = drawing_of(signs)
        regions = [numbers[grown_key(letter + sign, world)] for sign in drawing.signs]
        self.tile: Final = PlacedTile(letter, world, (0, 0), 0)
        self.picture: Final = Picture(signs, drawing, regions)


class Repertoire:
    """All that may ever lie on a board that grows in some worlds.

    `numbers` are those of its regions, by key, and `sides` those of all tiles, by letter and world.
    """

    def __init__(self, worlds: tuple[str, ...]) -> None:
        plots = all_plots(worlds)
        self.worlds: Final = worlds
        self.numbers: Final = {plots[region].key: region for region in range(len(plots))}
        self.sides: Final = {
            (letter, world): BareTile(letter, world, self.numbers) for letter in LETTERS for world in worlds
        }


@cache
def repertoire_of(worlds: tuple[str, ...]) -> Repertoire:
    """What may lie on a board that grows in these worlds, put together once."""
    return Repertoire(worlds)


class GrowingBoard(DriftingBoard):
    """A board as it lies now; tiles have numbers in the order in which they came.

    `tiles` reach only as far as anybody looks, which is a third of all cells and moves less about in memory.
    `repertoire` is all that may ever lie. `rim` are the places of the free cells beside tiles. `box` has by
    kind the numbers of the mountains and chasms that do not lie yet, a bit for each. What regions touch is
    given without the tiles that are `untold`.
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
        repertoire: Repertoire,
        rim: list[int],
        box: dict[str, int],
        untold: list[int] = NOTHING,
    ) -> None:
        super().__init__(chart, cells, turned, tiles, touching, stand, seas)
        self.repertoire: Final = repertoire
        self.rim: Final = rim
        self.box: Final = box
        self._known_lands = UNKNOWN
        self._untold = untold

    @property
    def touching(self) -> list[RegionSet]:
        untold = self._untold
        if untold:
            chart, touching = self.chart, self._touching[:]
            for tile in untold:
                chart.pictures[tile].meet(touching)
            for tile in untold:
                join_around(chart, touching, self.cells, self.tiles, self.turned, tile)
            self._touching, self._untold = touching, NOTHING
        return self._touching

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
        if feature in MOVING:
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
        tile, side = len(chart.tiles), self.repertoire.sides[letter, world]
        grown = Chart(
            chart.layout,
            chart.board,
            chart.keys,
            [*chart.tiles, side.tile],
            [*chart.pictures, side.picture],
            chart.pieces,
            chart,
            tile,
        )
        cells, turns = [*self.cells, cell], [*self.turned, turned]
        tiles = with_tile(reaching(self.tiles, cell), cell, tile)
        rim = rim_beside(self.rim, cell, tiles)
        if cell // WIDTH < CORNER // WIDTH or cell % WIDTH < CORNER % WIDTH:
            shift = way_to_corner(cells)
            for place in range(len(cells)):
                cells[place] = cells[place] + shift
            tiles, rim = BYTES[EMPTY] * shift + tiles, rim_shifted(rim, shift)
        untold = [*self._untold, tile]
        repertoire, box = self.repertoire, self.box
        board = GrowingBoard(
            grown, cells, turns, tiles, self._touching, 0, self.seas, repertoire, rim, box, untold
        )
        if not meets_water(grown, cells, tiles, turns, tile):
            return board
        touching = board.touching
        seas = find_seas(grown, touching)
        return GrowingBoard(grown, cells, turns, tiles, touching, 0, seas, repertoire, rim, box)

    def raised(self, piece: LaidPiece) -> GrowingBoard:
        """The board with a mountain or chasm more."""
        chart = self.chart
        tile = self.number_of(piece.letter)
        before, pictures = chart.pictures[tile], chart.pictures[:]
        pictures[tile] = covered(before, self.region_of(piece), piece.place)
        pieces = (*chart.pieces, piece)
        grown = Chart(chart.layout, chart.board, chart.keys, chart.tiles, pictures, pieces, chart, tile)
        touching, untold = self._touching, self._untold
        if tile not in untold:
            touching, untold = touching[:], [*untold, tile]
            self._part(touching, tile)
            for region in before.regions:
                touching[region] = 0
        box = self.box.copy()
        box[piece.kind] &= ~(1 << piece.number)
        return GrowingBoard(
            grown,
            self.cells,
            self.turned,
            self.tiles,
            touching,
            self.stand,
            self.seas,
            self.repertoire,
            self.rim,
            box,
            untold,
        )

    def with_tokens_in(self, waters: RegionSet) -> GrowingBoard:
        return GrowingBoard(
            self.chart,
            self.cells,
            self.turned,
            self.tiles,
            self._touching,
            waters,
            self.seas,
            self.repertoire,
            self.rim,
            self.box,
            self._untold,
        )

    def stands(self) -> tuple[str, ...]:
        return tuple([self.chart.keys[water].upper() for water in regions_in(self.stand)])

    def _inner_edges(self) -> list[int]:
        return within_the_mass(self.cells, self.tiles)

    @property
    def worlds(self) -> tuple[str, ...]:
        """The worlds in which it grows: the sides of tiles that may be up."""
        return self.repertoire.worlds

    def world_of(self, letter: str) -> str:
        """The side of a tile that is up."""
        return self.chart.tiles[self.number_of(letter)].world

    def region_of(self, piece: LaidPiece) -> Region:
        """The region that a mountain or chasm is on the tile where it lies."""
        return self.repertoire.numbers[grown_key(piece.key, self.world_of(piece.letter))]

    def number_of(self, letter: str) -> int:
        """Which of the tiles that lie has this letter."""
        return self.chart.by_letter[number_of_letter(letter)]

    def picture_of(self, letter: str) -> str:
        """The picture of a tile that lies, with the numbers of their places for what lies under pieces."""
        return self.chart.pictures[self.number_of(letter)].signs

    @property
    def number_of_lands(self) -> int:
        """How many regions the board has: lands and mountains."""
        if self._known_lands == UNKNOWN:
            self._known_lands = count(self.land) - count(self.rivers)
        return self._known_lands

    def cells_beside(self) -> list[int]:
        """The numbers of the free cells beside tiles, first with most around; of an empty table one."""
        return [cell_at(place) for place in self.rim]


def growing_board(layout: Layout) -> GrowingBoard:
    """The board that a layout on which tiles are laid makes."""
    worlds = GROWING[layout.water]
    realm, plots, repertoire = Realm(layout), all_plots(worlds), repertoire_of(worlds)
    board = board_of("", realm.said_of(plots), layout.rounds)
    pictures: list[Picture] = []
    for tile in layout.tiles:
        picture = repertoire.sides[tile.letter, tile.world].picture
        for piece in layout.pieces:
            if piece.letter == tile.letter:
                picture = covered(picture, repertoire.numbers[grown_key(piece.key, tile.world)], piece.place)
        pictures.append(picture)
    keys = [plot.key for plot in plots]
    chart = Chart(layout, board, keys, list(layout.tiles), pictures, layout.pieces)
    cells, turned = cells_from_corner(chart), [tile.turns for tile in layout.tiles]
    tiles = tiles_by_cell(cells)[: max(cells, default=CORNER) + BEYOND]
    touching = joined(chart, cells, tiles, turned)
    stand: RegionSet = 0
    for key in layout.where(STAND):
        stand |= 1 << keys.index(grown_key(key, chart.tiles[chart.by_letter[number_of_letter(key[0])]].world))
    seas = find_seas(chart, touching)
    rim = rim_of(cells, tiles)
    return GrowingBoard(chart, cells, turned, tiles, touching, stand, seas, repertoire, rim, _box(layout))


def _box(layout: Layout) -> dict[str, int]:
    """By kind the numbers of the mountains and chasms that do not lie on the table, a bit for each."""
    tiles = tile_set()
    box = {MOUNTAIN: (2 << len(tiles.mountains)) - 2, CHASM: (2 << len(tiles.chasms)) - 2}
    for piece in layout.pieces:
        box[piece.kind] &= ~(1 << piece.number)
    return box


@lru_cache(MOST_PICTURES)
def covered(picture: Picture, region: Region, place: int) -> Picture:
    """A picture with a piece more, which is this region, at a place of the tile."""
    signs = cover(picture.signs, place)
    drawing, below = drawing_of(signs), picture.drawing.signs
    regions: list[Region] = []
    for sign in drawing.signs:
        regions.append(region if sign == PLACE_LETTERS[place] else picture.regions[below.index(sign)])
    return Picture(signs, drawing, regions)
