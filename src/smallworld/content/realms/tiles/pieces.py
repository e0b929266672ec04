"""Mountains and chasms: the triangles of a tile that these pieces cover, and where they fit.

A piece is a third of a tile with a bent outline. At place k, from 0 to 5, it extends from the first third of
edge k to the first third of edge k + 2. Three pieces whose places are all even or all odd cover a tile
completely. With straight outlines, four regions would meet at the corners of a tile.
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
    """Return the triangles that a piece covers at a place.

    They are all triangles between two bent lines from the middle of the tile.
    """
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
    """Return whether a piece fits at a place of a tile with this picture, which shows earlier pieces."""
    return is_free(picture, place) and is_sound(cover(picture, place))


@cache
def fitting(picture: str) -> tuple[int, ...]:
    """Return the places of a tile with this picture where a piece fits."""
    return tuple([place for place in range(EDGES) if may_lie(picture, place)])


def is_free(picture: str, place: int) -> bool:
    """Return whether a piece at this place would cover neither water nor another piece."""
    return not under(picture, place) & {WATER, *PLACE_LETTERS}


def under(picture: str, place: int) -> set[str]:
    """Return the letters of everything that a piece at this place would cover."""
    return {picture[spot] for spot in COVERS[place]}


def is_sound(picture: str) -> bool:
    """Return whether the uncovered lands are valid.

    Each must be connected and have room for a stack of tokens. No four regions may meet in a point.
    """
    return not split_lands(picture) and not narrow_lands(picture) and not crowd(picture)


def split_lands(picture: str) -> list[str]:
    """Return the letters of the lands that are no longer connected."""
    return [letter for letter, rest in _lands(picture).items() if not is_whole(rest)]


def narrow_lands(picture: str) -> list[str]:
    """Return the letters of the lands without room for a stack of tokens."""
    return [letter for letter, rest in _lands(picture).items() if not has_room(rest)]


def crowd(picture: str) -> str:
    """Return the letters of four regions that meet in a point, or "" if no four do.

    At an edge, one of these regions is on the next tile.
    """
    for spots in _CORNERS:
        meeting = {picture[spot] for spot in spots}
        if len(meeting) > (3 if len(spots) == EDGES else 2):
            return "".join(sorted(meeting))
    return ""


@cache
def cover(picture: str, place: int) -> str:
    """Return the picture with one more piece: the triangles under it contain the number of its place."""
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
    """Return, for each point where triangles of a tile meet, the triangles around the point."""
    points = {point for spot in SPOTS for point in corners(spot)}
    return [[PLACES[near] for near in around((3 * a, 3 * b)) if near in PLACES] for a, b in sorted(points)]


_CORNERS: Final = _corners()


def is_whole(spots: set[int]) -> bool:
    """Return whether these triangles of a tile are connected with each other."""
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
    """Return whether a stack of tokens fits on these triangles.

    A stack needs all six triangles around some point.
    """
    return any(all(PLACES[spot] in spots for spot in around(point)) for point in POINTS)
