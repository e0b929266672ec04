"""Growing boards: drifting boards that players extend with tiles, and with pieces on these tiles.

A new tile changes only its surroundings; everything else is reused. The contacts of its regions are computed
only when they are needed, because players lay a tile and the pieces on it one after the other. Every tile and
piece has a region from the beginning, so that regions keep their numbers. A region is not on the board until
its tile or piece is laid.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from smallworld.content.maps import DEEP_SYMBOLS, DEEP_TERRAINS, LAID_SYMBOLS, SYMBOLS, board_of
from smallworld.content.realms.dynamic.cells import (
    AHEAD,
    ALL_EDGES,
    BEYOND,
    BYTES,
    CORNER,
    EMPTY,
    NEAR,
    WIDTH,
    edges_around,
    reaching,
    tiles_by_cell,
    way_to_corner,
    with_tile,
)
from smallworld.content.realms.dynamic.drifting import (
    NOTHING,
    UNKNOWN,
    DriftingBoard,
    cells_from_corner,
    find_seas,
    join_around,
    joined,
    meets_water,
)
from smallworld.content.realms.dynamic.frontier import cell_at, frontier_beside, frontier_of, frontier_shifted
from smallworld.content.realms.dynamic.sliding import AS_PRINTED, STRETCHES, tiling_of, within_the_mass
from smallworld.content.realms.dynamic.topology import MOVING, Picture, Topology, drawing_of, set_of
from smallworld.content.realms.tiles.grid import EDGES
from smallworld.content.realms.tiles.layout import CHASM, GROWING, MOUNTAIN, STAND, LaidPiece, Layout
from smallworld.content.realms.tiles.pieces import PLACE_LETTERS, cover
from smallworld.content.realms.tiles.plots import all_plots, grown_key
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.realms.tiles.tile_set import LETTERS, number_of_letter, side_of, sign_of, tile_set
from smallworld.content.worlds import WORLDS
from smallworld.engine.board import Region, RegionSet, regions_in, size
from smallworld.engine.compiled import i64

# Features that only some boards have. Mines are not among them, since every board has the feature mine.
RARE: Final = frozenset((*DEEP_TERRAINS, *DEEP_SYMBOLS, *LAID_SYMBOLS)) - {*SYMBOLS}
MOST_PICTURES: Final = 1024  # the most pictures of tiles with several pieces in the cache


class Repertoire:
    """All tiles and pieces that can be laid on a board that grows in the given worlds.

    `numbers` gives the number of each region by its key. `bare` gives the picture of each side of a tile
    without pieces, by sign. `signs` are the signs of all sides, the sides with most lands first. `letters`
    gives the numbers of their tiles' letters in the same order. `mountains`, by world, and `chasms` are the
    regions of these pieces.
    """

    def __init__(self, worlds: tuple[str, ...]) -> None:
        plots, sides = all_plots(worlds), tile_set().sides
        signs = [sign_of(letter, world) for letter in LETTERS for world in worlds]
        signs.sort(key=lambda sign: (-len(sides[side_of(sign)].lands), sign))
        self.worlds: Final = worlds
        self.numbers: Final = {plots[region].key: region for region in range(len(plots))}
        self.bare: Final = {sign: self._bare(sign) for sign in signs}
        heights, chasms = range(1, len(tile_set().mountains) + 1), range(1, len(tile_set().chasms) + 1)
        self.mountains: Final = {
            world: [self.numbers[grown_key(f"m{number}", world)] for number in heights] for world in worlds
        }
        self.chasms: Final = [self.numbers[f"x{number}"] for number in chasms]
        self.signs: Final = "".join(signs)
        self.letters: Final = bytes([number_of_letter(side_of(sign)[0]) for sign in signs])

    def _bare(self, sign: str) -> Picture:
        """Return the picture of a side of a tile without pieces."""
        letter, world = side_of(sign)
        signs = tile_set().sides[letter, world].picture
        drawing = drawing_of(signs)
        regions = [self.numbers[grown_key(letter + drawn, world)] for drawn in drawing.signs]
        return Picture(letter, world, signs, drawing, regions)


@cache
def repertoire_of(worlds: tuple[str, ...]) -> Repertoire:
    """Return the repertoire of a board that grows in these worlds; it is made only once."""
    return Repertoire(worlds)


class Growth:
    """The data of a growing board, whose tiles are numbered in the order in which they were laid.

    `tiles` covers only the first third of all cells: no code reads the others, and a short table is faster to
    copy. `repertoire` has all tiles and pieces that can be laid. `frontier` lists the free cells beside
    tiles. `holes` is the number of areas of free cells that tiles enclose. `box` has one set of bits for each
    kind of mountain or chasm; each bit is a piece that is not on the board yet.

    `touching`, the neighbours of regions, and `outer`, the regions at the edge, do not yet include the tiles
    in `untold`. Both treat the water of each tile separately. `outer` is UNKNOWN unless it is given.
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
        repertoire: Repertoire,
        frontier: list[int],
        holes: int,
        box: dict[str, int],
        outer: RegionSet = UNKNOWN,
        untold: list[int] = NOTHING,
    ) -> None:
        self.topology = topology
        self.cells = cells
        self.turned = turned
        self.tiles = tiles
        self.touching = touching
        self.stand = stand
        self.seas = seas
        self.repertoire = repertoire
        self.frontier = frontier
        self.holes = holes
        self.box = box
        self.outer = outer
        self.untold = untold

    def copy(self) -> Growth:
        """Return a copy for another board to change.

        The copy shares its parts, which are replaced and never edited.
        """
        return Growth(
            self.topology,
            self.cells,
            self.turned,
            self.tiles,
            self.touching,
            self.stand,
            self.seas,
            self.repertoire,
            self.frontier,
            self.holes,
            self.box,
            self.outer,
            self.untold,
        )


class GrowingBoard(DriftingBoard):
    """The present state of a growing board, made from a `Growth`."""

    def __init__(self, growth: Growth) -> None:
        super().__init__(
            growth.topology,
            growth.cells,
            growth.turned,
            growth.tiles,
            growth.touching,
            growth.stand,
            growth.seas,
        )
        self.repertoire: Final = growth.repertoire
        self.frontier: Final = growth.frontier
        self.holes: Final = growth.holes
        self.box: Final = growth.box
        self._growth: Final = growth
        self._known_lands = UNKNOWN

    @property
    def touching(self) -> list[RegionSet]:
        if self._growth.untold:
            self._tell()
        return self._growth.touching

    def _tell(self) -> None:
        """Add the tiles in `untold` to the neighbours of regions and to the regions at the edge."""
        growth, topology = self._growth, self.topology
        touching, untold = growth.touching[:], growth.untold
        for tile in untold:
            topology.pictures[tile].meet(touching)
        for tile in untold:
            join_around(topology, touching, self.cells, self.tiles, self.turned, tile)
        growth.touching, growth.outer, growth.untold = touching, self._outer_with(untold), NOTHING

    def _outer_with(self, untold: list[int]) -> RegionSet:
        """Return the regions at the edge once the tiles in `untold` are included.

        The water of each tile is a separate region. If tiles enclose free cells, return UNKNOWN.
        """
        if self.holes:
            return UNKNOWN
        pictures, tiles, found = self.topology.pictures, self.tiles, self._growth.outer
        anew: i64 = 0  # a bit for each tile whose edges must be examined
        if found == UNKNOWN:
            found = 0
            anew = (1 << len(pictures)) - 1
        else:
            for tile in untold:
                anew |= 1 << tile
                near = self.cells[tile] - NEAR
                for edge in range(EDGES):
                    beyond = tiles[near + AHEAD[edge]]
                    if beyond != EMPTY:
                        anew |= 1 << beyond
        for tile in range(len(pictures)):
            if anew >> tile & 1:
                edges = ALL_EDGES - edges_around(tiles, self.cells[tile])
                found = found & pictures[tile].others  # in compiled code, `&=` takes much longer here
                if edges:
                    found = found | pictures[tile].facing(AS_PRINTED[self.turned[tile] << EDGES | edges])
        return found

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
                return self._as_one(self.topology.worlds.get(feature, 0))
        return self._sets.get(feature, 0) & self.everywhere

    def laid(self, sign: str, cell: int, turned: int) -> GrowingBoard:
        """Return the board with one more tile, which shows the side `sign` and has no pieces.

        The tile is in the free cell `cell` and turned by `turned` sixths of a circle.
        """
        topology = self.topology
        tile = len(topology.pictures)
        grown = Topology(
            topology.layout,
            topology.board,
            topology.keys,
            topology.pictures + [self.repertoire.bare[sign]],
            topology.pieces,
            topology,
            tile,
        )
        cells, turns = self.cells + [cell], self.turned + [turned]
        tiles = with_tile(reaching(self.tiles, cell), cell, tile)
        frontier = frontier_beside(self.frontier, cell, tiles)
        # The tiles around a new tile form stretches of tiles that touch. Each stretch after the first
        # encloses an area.
        holes = self.holes + STRETCHES[edges_around(tiles, cell)] - 1 if self.cells else 0
        if cell // WIDTH < CORNER // WIDTH or cell % WIDTH < CORNER % WIDTH:
            shift = way_to_corner(cells)
            for place in range(len(cells)):
                cells[place] = cells[place] + shift
            tiles, frontier = BYTES[EMPTY] * shift + tiles, frontier_shifted(frontier, shift)
        growth = self._growth.copy()
        growth.topology, growth.cells, growth.turned, growth.tiles = grown, cells, turns, tiles
        growth.frontier, growth.holes, growth.stand = frontier, holes, 0
        growth.untold = growth.untold + [tile]
        board = GrowingBoard(growth)
        if not meets_water(grown, cells, tiles, turns, tile):
            return board
        seas = find_seas(grown, board.touching)
        growth = growth.copy()  # reading `touching` has updated the growth
        growth.seas = seas
        return GrowingBoard(growth)

    def raised(self, piece: LaidPiece) -> GrowingBoard:
        """Return the board with one more mountain or chasm on it."""
        topology = self.topology
        tile = self.number_of(piece.letter)
        before, pictures = topology.pictures[tile], topology.pictures[:]
        pictures[tile] = covered(before, self.region_of(piece), piece.place)
        pieces = topology.pieces + (piece,)
        grown = Topology(topology.layout, topology.board, topology.keys, pictures, pieces, topology, tile)
        growth = self._growth.copy()
        growth.topology = grown
        if tile not in growth.untold:
            touching = growth.touching[:]
            self._part(touching, tile)
            for region in before.regions:
                touching[region] = 0
            growth.touching, growth.untold = touching, growth.untold + [tile]
            if growth.outer != UNKNOWN:
                growth.outer = growth.outer & before.others
        growth.box = self.box.copy()
        growth.box[piece.kind] &= ~(1 << piece.number)
        return GrowingBoard(growth)

    def with_tokens_in(self, waters: RegionSet) -> GrowingBoard:
        growth = self._growth.copy()
        growth.stand = waters
        return GrowingBoard(growth)

    def stands(self) -> tuple[str, ...]:
        return tuple([self.topology.keys[water].upper() for water in regions_in(self.stand)])

    def _find_edge(self) -> RegionSet:
        if self._growth.untold:
            self._tell()
        outer = self._growth.outer
        return super()._find_edge() if outer == UNKNOWN else self._as_one(outer)

    def _inner_edges(self) -> list[int]:
        if self.holes:
            return within_the_mass(self.cells, self.tiles)
        tiles = self.tiles
        return [edges_around(tiles, cell) for cell in self.cells]

    @property
    def worlds(self) -> tuple[str, ...]:
        """The worlds of the tile sides that players may lay."""
        return self.repertoire.worlds

    def world_of(self, letter: str) -> str:
        """Return the world of the side of this tile that is up."""
        return self.topology.pictures[self.number_of(letter)].world

    def region_of(self, piece: LaidPiece) -> Region:
        """Return the region of a mountain or chasm on the tile where it was laid."""
        if piece.kind == CHASM:
            return self.repertoire.chasms[piece.number - 1]
        return self.repertoire.mountains[self.world_of(piece.letter)][piece.number - 1]

    def number_of(self, letter: str) -> int:
        """Return the number of the tile with this letter."""
        return self.topology.by_letter[number_of_letter(letter)]

    def picture_of(self, letter: str) -> str:
        """Return the picture of a tile; the triangles under a piece contain the number of its place."""
        return self.topology.pictures[self.number_of(letter)].signs

    @property
    def number_of_lands(self) -> int:
        """The number of lands and mountains on the board."""
        if self._known_lands == UNKNOWN:
            self._known_lands = size(self.land & self.topology.lands)
        return self._known_lands

    def cells_beside(self) -> list[int]:
        """Return the free cells beside tiles; cells with the most neighbouring tiles come first."""
        return [cell_at(place) for place in self.frontier]


def growing_board(layout: Layout) -> GrowingBoard:
    """Return the growing board that a layout describes."""
    worlds = GROWING[layout.water]
    realm, plots, repertoire = Realm(layout), all_plots(worlds), repertoire_of(worlds)
    board = board_of("", realm.said_of(plots), layout.rounds)
    pictures: list[Picture] = []
    for tile in layout.tiles:
        picture = repertoire.bare[sign_of(tile.letter, tile.world)]
        for piece in layout.pieces:
            if piece.letter == tile.letter:
                picture = covered(picture, repertoire.numbers[grown_key(piece.key, tile.world)], piece.place)
        pictures.append(picture)
    keys = [plot.key for plot in plots]
    entries, tunnels = set_of(realm.entries()), realm.tunnels()
    topology = Topology(layout, board, keys, pictures, layout.pieces, entries=entries, tunnels=tunnels)
    cells, turned = cells_from_corner(layout.tiles), [tile.turns for tile in layout.tiles]
    tiles = tiles_by_cell(cells)[: max(cells, default=CORNER) + BEYOND]
    touching = joined(topology, cells, tiles, turned)
    stand: RegionSet = 0
    for key in layout.where(STAND):
        world = pictures[topology.by_letter[number_of_letter(key[0])]].world
        stand |= 1 << keys.index(grown_key(key, world))
    seas = find_seas(topology, touching)
    frontier, holes = frontier_of(cells, tiles), tiling_of(cells, tiles).holes
    box = _box(layout)
    return GrowingBoard(
        Growth(
            topology=topology,
            cells=cells,
            turned=turned,
            tiles=tiles,
            touching=touching,
            stand=stand,
            seas=seas,
            repertoire=repertoire,
            frontier=frontier,
            holes=holes,
            box=box,
        )
    )


def _box(layout: Layout) -> dict[str, int]:
    """Return, by kind, a bit for each mountain or chasm that is still in the box."""
    tiles = tile_set()
    box = {MOUNTAIN: (2 << len(tiles.mountains)) - 2, CHASM: (2 << len(tiles.chasms)) - 2}
    for piece in layout.pieces:
        box[piece.kind] &= ~(1 << piece.number)
    return box


def covered(picture: Picture, region: Region, place: int) -> Picture:
    """Return the picture with one more piece, whose region is `region`, at a place of the tile.

    Pictures with one piece are cached with the bare picture. There are too many pictures with several pieces
    to cache them all.
    """
    if not picture.drawing.bare:
        return _covered(picture, region, place)
    known, key = picture.covers, region * EDGES + place
    found = known.get(key)
    if found is None:
        found = _with_piece(picture, region, place)
        known[key] = found
    return found


@lru_cache(MOST_PICTURES)
def _covered(picture: Picture, region: Region, place: int) -> Picture:
    return _with_piece(picture, region, place)


def _with_piece(picture: Picture, region: Region, place: int) -> Picture:
    signs = cover(picture.signs, place)
    drawing, below = drawing_of(signs), picture.drawing.signs
    regions: list[Region] = []
    for sign in drawing.signs:
        regions.append(region if sign == PLACE_LETTERS[place] else picture.regions[below.index(sign)])
    return Picture(picture.letter, picture.world, signs, drawing, regions)
