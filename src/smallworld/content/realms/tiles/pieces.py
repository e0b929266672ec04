"""Mountains and chasms, the pieces that lie on tiles: what they cover and where they may lie.

A piece is a third of a tile with a bent outline: it goes from the first third of edge k to the first third of
edge k + 2, and k is its place, 0 to 5. Three pieces on places of the same parity cover a tile whole. Straight
thirds would make four regions meet at the corners of a tile.
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

WATER: Final = "~"  # in the picture of a tile
# From the first third of edge 0 to the middle of the tile.
_SPOKE: Final[tuple[Spot, ...]] = ((2, 1), (1, 1), (1, 0), (0, 0))


def _cover(place: int) -> frozenset[int]:
    """The triangles of a piece at a place: all between two spokes, with the whole edge there."""
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


PLACE_LETTERS: Final = "012345"  # what stands in a picture for a piece at this place
COVERS: Final = [_cover(place) for place in range(EDGES)]  # by place of the piece


def may_lie(picture: str, place: int) -> bool:
    """Whether a piece may lie at a place of a tile with this picture, as far as that is covered already."""
    return is_free(picture, place) and is_sound(cover(picture, place))


@cache
def fitting(picture: str) -> tuple[int, ...]:
    """The places of a tile with this picture at which a piece may lie."""
    return tuple([place for place in range(EDGES) if may_lie(picture, place)])


def is_free(picture: str, place: int) -> bool:
    """Whether neither water nor another piece is where a piece would lie."""
    return not under(picture, place) & {WATER, *PLACE_LETTERS}


def under(picture: str, place: int) -> set[str]:
    """The letters of all that a piece would lie on."""
    return {picture[spot] for spot in COVERS[place]}


def is_sound(picture: str) -> bool:
    """Whether pieces leave each land whole with room for a stack, or gone, and four regions never meet."""
    return not split_lands(picture) and not narrow_lands(picture) and not crowd(picture)


def split_lands(picture: str) -> list[str]:
    """The letters of the lands that are in more than one piece."""
    return [letter for letter, rest in _lands(picture).items() if not is_whole(rest)]


def narrow_lands(picture: str) -> list[str]:
    """The letters of the lands that have no room for a stack."""
    return [letter for letter, rest in _lands(picture).items() if not has_room(rest)]


def crowd(picture: str) -> str:
    """The letters that meet in a point where four regions do, one of the tile beyond at an edge; or ""."""
    for spots in _CORNERS:
        meeting = {picture[spot] for spot in spots}
        if len(meeting) > (3 if len(spots) == EDGES else 2):
            return "".join(sorted(meeting))
    return ""


@cache
def cover(picture: str, place: int) -> str:
    """A picture with the number of its place for what lies under a piece."""
    return "".join(
        [PLACE_LETTERS[place] if spot in COVERS[place] else letter for spot, letter in enumerate(picture)]
    )


def _lands(picture: str) -> dict[str, set[int]]:
    """The triangles of each land by its letter, as far as it is not covered."""
    found: dict[str, set[int]] = {}
    for spot, letter in enumerate(picture):
        if letter.islower():
            found.setdefault(letter, set()).add(spot)
    return found


def _corners() -> list[list[int]]:
    """By point of a tile, its edges among them: the triangles of the tile around it."""
    points = {point for spot in SPOTS for point in corners(spot)}
    return [[PLACES[near] for near in around((3 * a, 3 * b)) if near in PLACES] for a, b in sorted(points)]


_CORNERS: Final = _corners()


def is_whole(spots: set[int]) -> bool:
    """Whether these triangles of a tile hang together."""
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
    """Whether a stack has room on these triangles of a tile: somewhere all six around a point are theirs."""
    return any(all(PLACES[spot] in spots for spot in around(point)) for point in POINTS)
