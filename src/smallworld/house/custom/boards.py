"""Custom boards from files, and any board with its drawing for the client."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from smallworld.cartography.outlines.shapes import board_shapes
from smallworld.content.catalogue import find_board, is_custom, seats_of, title_of, world_of_board
from smallworld.content.free_board_code import FREE, new_terrains
from smallworld.content.realms.board_names import REALM, layout_named, tunnels_on
from smallworld.content.realms.tiles.layout import MOVING, Layout
from smallworld.content.realms.tiles.realm import Realm
from smallworld.engine.board import regions_in
from smallworld.engine.errors import NotationError
from smallworld.house.custom.realms import whole
from smallworld.house.json_text import to_text
from smallworld.workshop.realm_files import board_of_text

if TYPE_CHECKING:
    from smallworld.house.schema.catalogue import CustomBoard

LONGEST: Final = 8_000  # the most characters of a name, since it is part of the address of its board
MOST_BOARDS: Final = 64  # boards kept as text; the limit is needed because anyone may ask for custom boards
MOST_TITLES: Final = 1_000  # titles of custom boards in the cache


def check_custom(name: str) -> None:
    """Check that a custom board can be used at a table, since a user may send any name.

    Raises:
        SmallWorldError: the board cannot be built, grows during the game, or its name is too long.
    """
    if len(name) > LONGEST:
        raise NotationError(
            f"board: its regions and names take {len(name)} characters; tables accept at most {LONGEST}, "
            "so use fewer regions or shorter names"
        )
    if name.startswith(REALM):
        whole(layout_named(name))
    find_board(name)


def board_in_text(text: str) -> str:
    """Return the name of the board that the text of a TOML file describes.

    Raises:
        SmallWorldError: the board cannot be built, or cannot be used at a table.
    """
    name = board_of_text(text, "board")
    check_custom(name)
    return name


def shown_board(name: str) -> str:
    """Return the name of a board for lists: a free board, which may be long, has only `board-` here."""
    return FREE if name.startswith(FREE) else name


@lru_cache(MOST_TITLES)
def shown_title(name: str) -> str:
    """Return the title that the author of a custom board gave it, or "" for a printed board."""
    return title_of(name) if is_custom(name) else ""


def about(name: str) -> CustomBoard:
    """Return the entry of a custom board in the catalogue."""
    return {
        "name": name,
        "title": shown_title(name),
        "world": world_of_board(name),
        "players": seats_of(name),
        "rounds": find_board(name).rounds,
    }


@lru_cache(MOST_BOARDS)
def board_text(name: str) -> str:
    """Return a board with the shapes of its regions as JSON.

    Raises:
        SmallWorldError: there is no such board, or it cannot be built.
    """
    board = find_board(name)
    layout = layout_named(name) if name.startswith(REALM) else None
    regions = [
        {
            "id": board.ids[region],
            "name": board.names[region],
            "features": board.features_of(region),
            "beside": [board.ids[other] for other in regions_in(board.neighbours[region])],
            "edge": bool(board.edge >> region & 1),
            "entry": bool(board.entry >> region & 1),
            "coast": bool(board.coast >> region & 1),
        }
        for region in regions_in(board.everywhere)
    ]
    return to_text(
        {
            "name": name,
            "title": shown_title(name),
            "world": world_of_board(name),
            "players": seats_of(name),
            "rounds": board.rounds,
            "terrains": {
                terrain.id: {"name": terrain.name, "look": terrain.look, "colour": terrain.colour}
                for terrain in new_terrains(name)
            },
            "regions": regions,
            "tunnels": [list(ends) for ends in tunnels_on(name)],
            "tiles": _tiles(layout, board.ids) if layout and layout.water in MOVING else [],
            "shapes": board_shapes(name),
        }
    )


def _tiles(layout: Layout, ids: list[str]) -> list[dict[str, Any]]:
    """Return the positions of the movable tiles, and the ids of the regions on each tile."""
    realm = Realm(layout)
    return [
        {
            "letter": tile.letter,
            "cell": list(tile.cell),
            "turns": tile.turns,
            "regions": [ids[region] for region in regions_in(realm.regions_on(tile.letter))],
        }
        for tile in layout.tiles
    ]
