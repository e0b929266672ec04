"""The drawings of boards: loaded from N.shapes.json for printed maps, or drawn on demand for custom boards.

A free board may have a file N.shapes.json too, which `smallworld board draw` makes; see `keep_shapes`.
scripts/draw_boards.py makes the files, and scripts/board_preview.py shows them. The rules do not read
drawings: the map defines the neighbours, and tests/cartography/outlines/test_shapes.py checks that both
agree. `drawn.py` describes the format of a drawing.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, cast

from smallworld.cartography.outlines.drawing import draw
from smallworld.cartography.outlines.drawn import Shapes
from smallworld.cartography.outlines.plain import draw_plain
from smallworld.content.catalogue import BOARDS, is_custom, unknown_board
from smallworld.content.free_board_code import FREE, free_board
from smallworld.content.realms.board_names import layout_named
from smallworld.content.realms.tiles.realm import Realm

_loaded: Final[dict[str, Shapes]] = {}
_drawn: Final[dict[str, Shapes]] = {}
_kept: Final[dict[str, Shapes]] = {}  # drawings from files of custom boards
MOST_DRAWN: Final = 64  # the most custom boards in the cache, since clients may ask for any number


def board_shapes(name: str) -> Shapes:
    """Return the drawing of a board, named as for `find_board`. It is cached, so do not change it.

    Raises:
        SmallWorldError: there is no such board, or it cannot be built.
    """
    if name in _kept:
        return _kept[name]
    if is_custom(name):
        return _custom_shapes(name)
    if name not in _loaded:
        if name not in BOARDS:
            raise unknown_board(name)
        board = BOARDS[name]
        path = files(board.package).joinpath("maps").joinpath(board.file.replace(".toml", ".shapes.json"))
        _loaded[name] = cast(Shapes, json.loads(path.read_text("utf-8")))
    return _loaded[name]


def keep_shapes(shapes: Shapes) -> None:
    """Use this drawing for its board from now on, in this process."""
    _kept[shapes["board"]] = shapes


def _custom_shapes(name: str) -> Shapes:
    """Draw the custom board that this name contains."""
    if name not in _drawn:
        shapes = (
            draw_plain(free_board(name)) if name.startswith(FREE) else draw(Realm(layout_named(name)), name)
        )
        while len(_drawn) >= MOST_DRAWN:
            _drawn.pop(next(iter(_drawn)), None)
        _drawn[name] = shapes
    return _drawn[name]
