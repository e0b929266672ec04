"""Mountains and chasms, the pieces on tiles: the triangles that they cover, and where they may be put.

A piece is a third of a tile with a bent outline. At place k, from 0 to 5, it goes from the first third of
edge k to the first third of edge k + 2. Three pieces on places that are all even or all odd cover a tile
completely. Straight thirds would make four regions meet at the corners of a tile.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from smallworld.content.realms.tiles.grid import (
    EDGE_SPOTS,
    EDGES,
    PLACES,
    POINTS,
    SPOTS,
    Spot,
    around,
    corners,
    sides,
    turned,
)

WATER: Final = "~"  # the sign for water in the picture of a tile
# From the first third of edge 0 to the middle of the tile.
_SPOKE: Final[tuple[Spot, ...]] = ((2, 1), (1, 1), (1, 0), (0, 0))


def _cover(place: int) -> frozenset[int]:
    """Return the triangles of a piece at a place: all those between two spokes, with the edge between."""
    walls = set()
    for turns in (place, place + 2):
        spoke = [turned(point, turns) for point in _SPOKE]
        walls |= {frozenset(spoke[at : at + 2]) for at in range(len(spoke) - 1)}
    found = {EDGE_SPOTS[(place + 1) % EDGES][1]}
    open_spots = list(found)
    while open_spots:
        spot = SPOTS[open_spots.pop()]
        for other in sides(spot):
            shared = frozenset(corners(spot)) & frozenset(corners(other))
            if other in PLACES and PLACES[other] not in found and shared not in walls:
                found.add(PLACES[other])
                open_spots.append(PLACES[other])
    return frozenset(found)


PLACE_LETTERS: Final = "012345"  # the signs of pieces in a picture, by place
COVERS: Final = [_cover(place) for place in range(EDGES)]  # the triangles that a piece covers, by its place


def may_lie(picture: str, place: int) -> bool:
    """Return whether a piece may be put at a place of a tile with this picture, which includes its pieces."""
    return is_free(picture, place) and is_sound(cover(picture, place))


@cache
def fitting(picture: str) -> tuple[int, ...]:
    """Return the places of a tile with this picture where a piece may be put."""
    return tuple([place for place in range(EDGES) if may_lie(picture, place)])


def is_free(picture: str, place: int) -> bool:
    """Return whether neither water nor another piece is where a piece would be."""
    return not under(picture, place) & {WATER, *PLACE_LETTERS}


def under(picture: str, place: int) -> set[str]:
    """Return the letters of everything that a piece would cover."""
    return {picture[spot] for spot in COVERS[place]}


def is_sound(picture: str) -> bool:
    """Return whether each land left is whole and has room for a stack, and no four regions meet."""
    return not split_lands(picture) and not narrow_lands(picture) and not crowd(picture)


def split_lands(picture: str) -> list[str]:
    """Return the letters of the lands that are in more than one piece."""
    return [letter for letter, rest in _lands(picture).items() if not is_whole(rest)]


def narrow_lands(picture: str) -> list[str]:
    """Return the letters of the lands that have no room for a stack."""
    return [letter for letter, rest in _lands(picture).items() if not has_room(rest)]


def crowd(picture: str) -> str:
    """Return the letters of four regions that meet in a point, or "".

    At an edge, one of these regions is on the next tile.
    """
    for spots in _CORNERS:
        meeting = {picture[spot] for spot in spots}
        if len(meeting) > (3 if len(spots) == EDGES else 2):
            return "".join(sorted(meeting))
    return ""


@cache
def cover(picture: str, place: int) -> str:
    """Return a picture with a piece: the triangles under it have the number of its place."""
    return "".join(
        [PLACE_LETTERS[place] if spot in COVERS[place] else letter for spot, letter in enumerate(picture)]
    )


def _lands(picture: str) -> dict[str, set[int]]:
    """Return the uncovered triangles of each land, by its letter."""
    found: dict[str, set[int]] = {}
    for spot, letter in enumerate(picture):
        if letter.islower():
            found.setdefault(letter, set()).add(spot)
    return found


def _corners() -> list[list[int]]:
    """Return, for each point of a tile or its edges, the triangles of the tile around the point."""
    points = {point for spot in SPOTS for point in corners(spot)}
    return [[PLACES[near] for near in around((3 * a, 3 * b)) if near in PLACES] for a, b in sorted(points)]


_CORNERS: Final = _corners()


def is_whole(spots: set[int]) -> bool:
    """Return whether these triangles of a tile are connected."""
    found = {min(spots)}
    open_spots = list(found)
    while open_spots:
        for other in sides(SPOTS[open_spots.pop()]):
            place = PLACES.get(other, -1)
            if place in spots and place not in found:
                found.add(place)
                open_spots.append(place)
    return found == spots


def has_room(spots: set[int]) -> bool:
    """Return whether a stack has room on these triangles, which needs all six around some point."""
    return any(all(PLACES[spot] in spots for spot in around(point)) for point in POINTS)
