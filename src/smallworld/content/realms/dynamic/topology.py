"""The parts of a board that do not depend on the positions of its tiles, such as contacts within tiles."""

from __future__ import annotations

from functools import cache
from typing import Final

from smallworld.content.maps import CHASM
from smallworld.content.realms.dynamic.cells import EMPTY, with_tile
from smallworld.content.realms.tiles.grid import EDGE_SPOTS, EDGES, PLACES, SPOTS, sides
from smallworld.content.realms.tiles.layout import LaidPiece, Layout, PlacedTile, covered
from smallworld.content.realms.tiles.pieces import PLACE_LETTERS, WATER, fitting
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.realms.tiles.tile_set import LETTERS, number_of_letter
from smallworld.engine.board import Board, Region, RegionSet

AT_EDGE: Final = 3  # how many triangles of a tile are at an edge
NO_TUNNELS: Final[list[tuple[Region, Region]]] = []  # never edited
NO_TILES: Final = bytes([EMPTY]) * len(LETTERS)  # by letter, for a table without tiles
# Features for `Board.where` that depend on where tiles are. Worlds are among them because waters join.
MOVING: Final = frozenset(("sea", "lake", "river", "coast", "edge", "surface", "underground"))
# The triangles of a tile that share a side, by their places.
_SIDES: Final = [
    (place, PLACES[other]) for place in range(len(SPOTS)) for other in sides(SPOTS[place]) if other in PLACES
]


class Drawing:
    """The analysis of a tile's picture, independent of the board.

    It lists the signs in the picture, the signs along each edge, and the pairs of signs that touch.
    """

    def __init__(self, picture: str) -> None:
        """Read `picture`, which has a sign for each triangle; triangles of a region have the same sign."""
        self.signs: Final[list[str]] = sorted(set(picture))
        self.bare: Final = self.signs[0] not in PLACE_LETTERS  # signs of pieces come first
        self.at_edges: Final = [self.signs.index(picture[spot]) for spots in EDGE_SPOTS for spot in spots]
        self.meeting: Final[list[tuple[int, int]]] = sorted(
            {
                (self.signs.index(picture[place]), self.signs.index(picture[beyond]))
                for place, beyond in _SIDES
                if picture[place] != picture[beyond]
            }
        )
        # By set of edges as printed: a bit, by its place, for each sign at any of these edges.
        facing = [0]
        for edge in range(EDGES):
            here = set_of(self.at_edges[AT_EDGE * edge : AT_EDGE * (edge + 1)])
            facing += [signs | here for signs in facing]
        self.facing: Final = bytes(facing)


@cache
def drawing_of(picture: str) -> Drawing:
    """Return the drawing of a picture; drawings are cached, since there are few pictures."""
    return Drawing(picture)


class Picture:
    """The regions of a board on one tile, with a separate list of the regions at its edges."""

    def __init__(self, letter: str, world: str, signs: str, drawing: Drawing, regions: list[Region]) -> None:
        """Create a picture; `signs` has a sign for each triangle.

        The sign is a letter, or the place of the piece that covers the triangle. `regions` are the regions of
        the drawing's signs, in the same order.
        """
        self.letter: Final = letter
        self.world: Final = world
        self.signs: Final = signs
        self.drawing: Final = drawing
        self.wet: Final = WATER in signs
        # The regions of the tile, also as a set; `others` is the set of all other regions.
        self.regions: Final = regions
        self.on_tile: Final[RegionSet] = set_of(regions)
        self.others: Final[RegionSet] = ~self.on_tile
        # Three regions for each edge as printed, clockwise.
        self.at_edges: Final = bytes([regions[place] for place in drawing.at_edges])
        # By place in `regions`: the neighbours of the region on the tile.
        within: list[RegionSet] = [0] * len(regions)
        for one, other in drawing.meeting:
            within[one] |= 1 << regions[other]
        self._within: Final[list[RegionSet]] = within
        self.covers: Final[dict[int, Picture]] = {}  # this picture with one more piece, as far as cached
        self._drawn: list[RegionSet] | None = None
        self._fitting: tuple[int, ...] | None = None

    def facing(self, edges: int) -> RegionSet:
        """Return the regions along `edges`, a set with one bit for each edge of the printed tile."""
        drawn = self._drawn
        if drawn is None:
            drawn = [0]  # for each set of signs (a bit for each sign): the regions of these signs
            for region in self.regions:
                alone = 1 << region
                drawn += [regions | alone for regions in drawn]
            self._drawn = drawn
        return drawn[self.drawing.facing[edges]]

    @property
    def fitting(self) -> tuple[int, ...]:
        """The places of the tile where a mountain or chasm fits."""
        places = self._fitting
        if places is None:
            places = fitting(self.signs)
            self._fitting = places
        return places

    def meet(self, touching: list[RegionSet]) -> None:
        """Set the neighbours of each region of the tile to its neighbours on the same tile."""
        regions, within = self.regions, self._within
        for place in range(len(regions)):
            touching[regions[place]] = within[place]


class Topology:
    """The tiles of a board by number, and their regions; on a drifting board, tiles are in order of letter.

    The water of each tile is a separate region here; `DriftingBoard` records which waters have joined.
    `board` is any board of these tiles, for the data that all such boards share. `keys` are the keys of its
    regions. `lands` are the regions other than water and chasms. `there` are all regions that have been laid.
    """

    def __init__(
        self,
        layout: Layout,
        board: Board,
        keys: list[str],
        pictures: list[Picture],
        pieces: tuple[LaidPiece, ...],
        like: Topology | None = None,
        renewed: int = 0,
        entries: RegionSet = 0,
        tunnels: list[tuple[Region, Region]] = NO_TUNNELS,
    ) -> None:
        """Create a topology. With `like`, copy it and compute only tile number `renewed` again.

        Either this tile is new and last, or its pieces cover other regions. Without `like`, also pass
        `entries` and `tunnels`. `entries` are the only regions where new races enter, or 0 if there is no
        limit. `tunnels` are the pairs of regions that tunnels join.
        """
        self.layout: Final = layout
        self.board: Final = board
        self.pictures: Final = pictures
        self.pieces: Final = pieces
        if like is None:
            by_letter = NO_TILES
            for tile in range(len(pictures)):
                by_letter = with_tile(by_letter, number_of_letter(pictures[tile].letter), tile)
        elif len(pictures) > len(like.pictures):
            by_letter = with_tile(like.by_letter, number_of_letter(pictures[renewed].letter), renewed)
        else:
            by_letter = like.by_letter
        # By letter, from A: the number of the tile, or EMPTY if it is not on the table.
        self.by_letter: Final[bytes] = by_letter
        self.keys: Final = keys
        self.alone: Final[list[RegionSet]] = (
            like.alone if like is not None else [1 << region for region in range(len(keys))]
        )
        self.waters: Final[list[Region]] = (
            like.waters
            if like is not None
            else [region for region in range(len(keys)) if keys[region].endswith(WATER)]
        )
        self.water: Final[RegionSet] = like.water if like is not None else set_of(self.waters)
        self.chasms: Final[RegionSet] = like.chasms if like is not None else board.where(CHASM)
        self.closed: Final[RegionSet] = like.closed if like is not None else self.water | self.chasms
        self.lands: Final[RegionSet] = like.lands if like is not None else (1 << len(keys)) - 1 & ~self.closed
        self.tunnels: Final[list[tuple[Region, Region]]] = like.tunnels if like is not None else tunnels
        self.entries: Final[RegionSet] = like.entries if like is not None else entries
        there: RegionSet = 0
        if like is None:
            for picture in pictures:
                there |= picture.on_tile
        elif len(pictures) > len(like.pictures):
            there = like.there | pictures[renewed].on_tile
        else:
            there = like.there & like.pictures[renewed].others | pictures[renewed].on_tile
        self.there: Final[RegionSet] = there
        self.land: Final[RegionSet] = there & board.land
        self._known_worlds: dict[str, RegionSet] | None = None

    def within(self) -> list[RegionSet]:
        """Return the neighbours that each region has regardless of where the tiles are.

        These are on the same tile or joined by a tunnel.
        """
        found: list[RegionSet] = [0] * len(self.keys)
        for picture in self.pictures:
            picture.meet(found)
        for one, two in self.tunnels:
            found[one] |= self.alone[two]
            found[two] |= self.alone[one]
        return found

    @property
    def worlds(self) -> dict[str, RegionSet]:
        """The regions of each world; empty on a board of a single world."""
        found = self._known_worlds
        if found is None:
            found = {}
            for picture in self.pictures:
                world = picture.world
                found[world] = found.get(world, 0) | picture.on_tile
            if len(found) < 2:
                found = {}
            self._known_worlds = found
        return found


def topology_of(realm: Realm) -> Topology:
    """Return the topology of a drifting board, which has all its tiles from the beginning."""
    tiles = by_letter(realm.layout)
    pictures: list[Picture] = []
    for tile in tiles:
        keys = realm.letters_of(tile)
        of_tile = [realm.numbers[key + WATER if key in realm.water_of else key] for key in keys]
        drawing = Drawing("".join([chr(region) for region in of_tile]))
        regions = [ord(sign) for sign in drawing.signs]
        pictures.append(Picture(tile.letter, tile.world, covered(realm.layout, tile), drawing, regions))
    plots = [plot.key for plot in realm.plots]
    entries, tunnels = set_of(realm.entries()), realm.tunnels()
    return Topology(
        realm.layout,
        realm.board(""),
        plots,
        pictures,
        realm.layout.pieces,
        entries=entries,
        tunnels=tunnels,
    )


def by_letter(layout: Layout) -> list[PlacedTile]:
    """Return the tiles of a layout in the order of a board that drifts."""
    return sorted(layout.tiles, key=lambda tile: tile.letter)


def set_of(regions: list[Region]) -> RegionSet:
    """Return these regions as a set."""
    found: RegionSet = 0
    for region in regions:
        found |= 1 << region
    return found
