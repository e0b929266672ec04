"""Sketches: the tiles and pieces of a board during the search for its layout, and their statistics.

A search tries thousands of boards, and needs only their neighbours and coasts, not names and drawings. So the
regions of each tile, with its rotation and pieces, are computed once and cached; a survey joins tiles by
their edges.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.tiles.grid import (
    EDGE_SPOTS,
    EDGES,
    PLACES,
    SPOTS,
    TURNS,
    Cell,
    across,
    opposite,
    sides,
)
from smallworld.content.realms.tiles.layout import CHASM, RIVER
from smallworld.content.realms.tiles.pieces import PLACE_LETTERS, WATER, cover, is_free, is_sound
from smallworld.content.realms.tiles.tile_set import TileSide, tile_set

Pieces = tuple[tuple[str, int], ...]  # the pieces on one tile: kind and place
Opening = tuple[Cell, int, tuple[int, ...]]  # an edge towards the open table, and the regions along it
NO_LAND: Final = (WATER, CHASM)
FEW_SPOTS: Final = 9  # a land of fewer triangles is thin


class Face:
    """The regions of one rotated tile with its pieces: their kinds, contacts and edges.

    A kind is a terrain, mountain, chasm or water. `thin` counts the triangles missing in lands that are too
    small.
    """

    def __init__(self, side: TileSide, turns: int, pieces: Pieces) -> None:
        printed = side.picture
        for _, place in pieces:
            printed = cover(printed, place)
        picture = [printed[place] for place in TURNS[turns]]
        laid = {PLACE_LETTERS[place]: kind for kind, place in pieces}
        letters = sorted(set(picture))
        number = {letter: place for place, letter in enumerate(letters)}
        self.kinds: Final = [laid[letter] if letter in laid else _kind(side, letter) for letter in letters]
        self.contacts: Final = sorted(
            {
                (number[picture[place]], number[picture[other]])
                for place in range(len(SPOTS))
                for other in BESIDE[place]
                if picture[place] != picture[other]
            }
        )
        self.edges: Final = [
            tuple([number[picture[spot]] for spot in EDGE_SPOTS[edge]]) for edge in range(EDGES)
        ]
        slim = [max(0, FEW_SPOTS - picture.count(letter)) for letter in letters if letter != WATER]
        self.thin: Final = sum(slim)


class Survey:
    """The statistics of a sketch. A region is a number, and a set of regions is the bits of an int.

    `torn` counts edges with water on one side only, and `crossings` those torn edges where four regions meet.
    `spilt` counts edges where the river joins other waters, and `loose_ends` edges on the rim with such
    waters.
    """

    def __init__(self) -> None:
        self.kinds: list[str] = []
        self.beside: list[int] = []
        self.cells: list[Cell] = []
        self.openings: list[Opening] = []
        self.waters: list[int] = []  # joined waters, one set each
        self.land = 0
        self.open = 0
        self.thin = 0
        self.torn = 0
        self.crossings = 0
        self.spilt = 0
        self.loose_ends = 0

    def lands(self) -> list[int]:
        """Return the regions that count as lands."""
        return [place for place in range(len(self.kinds)) if self.land >> place & 1]

    def land_neighbours(self, place: int) -> int:
        """Return how many lands are next to a region."""
        return (self.beside[place] & self.land).bit_count()

    def water_neighbours(self, place: int) -> int:
        """Return how many waters are next to a region; joined waters count once."""
        return len([1 for water in self.waters if self.beside[place] & water])

    def facing(self, edges: tuple[int, ...], columns: tuple[int, ...]) -> int:
        """Return the lands at these edges of the tiles in these columns. An edge between tiles is ignored."""
        found = 0
        for cell, edge, regions in self.openings:
            if edge in edges and cell[0] in columns:
                for region in regions:
                    found |= 1 << region
        return found & self.land


class Sketch:
    """Tiles by letter, each with its cell and rotation, and their pieces; `zones` divide the river tiles."""

    def __init__(self, worlds: dict[str, str], water: str, places: dict[str, tuple[Cell, int]]) -> None:
        self.sides: Final = {letter: tile_set().sides[letter, world] for letter, world in worlds.items()}
        self.water: Final = water
        self.places: Final = dict(places)
        self.pieces: Final[dict[str, Pieces]] = dict.fromkeys(places, ())
        self.zones: Final[dict[Cell, int]] = {}
        cells = {cell for cell, _ in places.values()}
        self._joins: Final = [
            (cell, edge) for cell in sorted(cells) for edge in range(3) if across(cell, edge) in cells
        ]
        self._open: Final = [
            (cell, edge) for cell in sorted(cells) for edge in range(EDGES) if across(cell, edge) not in cells
        ]
        self._faces: Final[dict[tuple[str, int, Pieces], Face]] = {}
        self._allowed: Final[dict[tuple[str, Pieces], bool]] = {}

    def face(self, letter: str) -> Face:
        """Return the regions of a tile in its present rotation, with its pieces."""
        key = (letter, self.places[letter][1], self.pieces[letter])
        if key not in self._faces:
            self._faces[key] = Face(self.sides[letter], key[1], key[2])
        return self._faces[key]

    def places_for(self, letter: str, pieces: Pieces, kind: str) -> list[int]:
        """Return the places where a tile with these pieces can take one more piece."""
        return [place for place in range(EDGES) if self.may_have(letter, (*pieces, (kind, place)))]

    def may_have(self, letter: str, pieces: Pieces) -> bool:
        """Return whether a tile can have these pieces without covering a whole land."""
        key = (letter, pieces)
        if key not in self._allowed:
            self._allowed[key] = self._stand(self.sides[letter].picture, pieces)
        return self._allowed[key]

    def _stand(self, picture: str, pieces: Pieces) -> bool:
        lands = {letter for letter in picture if letter.islower()}
        for _, place in pieces:
            if not is_free(picture, place):
                return False
            picture = cover(picture, place)
        return is_sound(picture) and lands <= set(picture)

    def survey(self) -> Survey:
        """Compute the statistics of the present sketch."""
        found = Survey()
        first: dict[Cell, int] = {}
        faces: dict[Cell, Face] = {}
        for letter, (cell, _) in self.places.items():
            face = self.face(letter)
            at = first[cell] = len(found.kinds)
            faces[cell] = face
            found.kinds += face.kinds
            found.cells += [cell] * len(face.kinds)
            found.beside += [0] * len(face.kinds)
            found.thin += face.thin
            for one, two in face.contacts:
                found.beside[at + one] |= 1 << at + two
        joined = _Waters(found.kinds)
        for cell, edge in self._joins:
            self._join(found, joined, (cell, edge), faces, first)
        for cell, edge in self._open:
            regions = tuple([first[cell] + region for region in faces[cell].edges[edge]])
            found.openings.append((cell, edge, regions))
            for region in regions:
                found.open |= 1 << region
            found.loose_ends += found.kinds[regions[1]] == WATER and cell not in self.zones
        for place, kind in enumerate(found.kinds):
            found.land |= (kind not in NO_LAND) << place
        found.open &= found.land
        found.waters = joined.groups()
        return found

    def _join(
        self,
        found: Survey,
        joined: _Waters,
        border: tuple[Cell, int],
        faces: dict[Cell, Face],
        first: dict[Cell, int],
    ) -> None:
        """Join the regions of two tiles along their common edge."""
        cell, edge = border
        other = across(cell, edge)
        here = [first[cell] + region for region in faces[cell].edges[edge]]
        there = [first[other] + region for region in reversed(faces[other].edges[opposite(edge)])]
        wet = [found.kinds[regions[1]] == WATER for regions in (here, there)]
        if wet[0] != wet[1]:
            found.torn += 1
            found.crossings += len(set(there if wet[0] else here)) > 1
        elif wet[0]:
            if self.water == RIVER and (cell in self.zones) != (other in self.zones):
                found.spilt += 1
            elif self.water != RIVER or self.zones.get(cell) == self.zones.get(other):
                joined.join(here[1], there[1])
        for one, two in zip(here, there, strict=True):
            found.beside[one] |= 1 << two
            found.beside[two] |= 1 << one


class _Waters:
    """The groups of waters that are joined."""

    def __init__(self, kinds: list[str]) -> None:
        self.first: Final = {place: place for place, kind in enumerate(kinds) if kind == WATER}

    def join(self, one: int, two: int) -> None:
        self.first[self._first_of(one)] = self._first_of(two)

    def groups(self) -> list[int]:
        found: dict[int, int] = {}
        for place in self.first:
            at = self._first_of(place)
            found[at] = found.get(at, 0) | 1 << place
        return list(found.values())

    def _first_of(self, place: int) -> int:
        while self.first[place] != place:
            place = self.first[place]
        return place


def _kind(side: TileSide, letter: str) -> str:
    if letter == WATER:
        return WATER
    return side.lands[letter].terrain


BESIDE: Final = [[PLACES[other] for other in sides(spot) if other in PLACES] for spot in SPOTS]
