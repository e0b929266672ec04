"""Names of built boards: "realm-" and the layout as a string, so that a name describes its whole board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from smallworld.content.realms.dynamic.drifting import drifting_board
from smallworld.content.realms.dynamic.growing import growing_board
from smallworld.content.realms.formats.layout_code import REALM as REALM
from smallworld.content.realms.formats.layout_code import decode
from smallworld.content.realms.formats.layout_code import name_of as name_of
from smallworld.content.realms.tiles.layout import DRIFTING_SEA, GROWING, Layout
from smallworld.content.realms.tiles.realm import Realm
from smallworld.engine.board import Board

MOST_BUILT: Final = 64  # the most boards in the cache, since clients may ask for any number


@lru_cache(MOST_BUILT)
def layout_named(board: str) -> Layout:
    """Return the layout of the built board with this name.

    Raises:
        NotationError: see `decode`.
    """
    return decode(board.removeprefix(REALM))


@lru_cache(MOST_BUILT)
def built_board(board: str) -> Board:
    """Return the built board with this name.

    Raises:
        NotationError: see `decode`.
    """
    layout = layout_named(board)
    if layout.water == DRIFTING_SEA:
        return drifting_board(layout)
    return growing_board(layout) if layout.water in GROWING else Realm(layout).board(board)


@lru_cache(MOST_BUILT)
def tunnels_on(board: str) -> list[tuple[str, str]]:
    """Return the ids of the two regions that each tunnel of this board joins, in order of tunnel numbers."""
    if not board.startswith(REALM):
        return []
    realm = Realm(layout_named(board))
    return [
        (realm.plots[realm.number_of(one)].id, realm.plots[realm.number_of(two)].id)
        for one, two in realm.layout.tunnels
    ]
