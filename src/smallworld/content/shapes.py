"""How the boards look: the drawn shapes of their regions, from N.shapes.json beside each map.

scripts/draw_boards.py makes these files; scripts/board_preview.py shows them. The rules do not read them: who
borders whom is in the map, and tests/content/test_shapes.py holds that the drawing agrees.

The canvas is `width` by `height` (1000), y points down. A border between two regions, or a region and the
frame, is an arc, stored once: `points` from corner `from` to corner `to`, both included, with the region ids
`left` and `right` of it, null for the frame. A region's `arcs` are its ring, anticlockwise on the screen, so
that the region is on the left: a number is the arc with this id, walked as stored; a negative one, `~id` or
-(id + 1), is walked backwards. Three regions, or two and the frame, meet in each of the `corners`.

`kind` says how to draw an arc, and nothing about rules: frame, coast (of a sea), shore (of a lake), ridge
(of a mountain), river (of a swamp: a winding brook), bank (of a river of the world below), ford (between two
stretches of it), rim (of a chasm), plain.

`center` and `radius` are the largest circle within a region: the place of its stack. `label` is the middle of
its name. `slots` are further places, the best first, for symbols, a Lost Tribe, terrain art or a second
stack: discs of `slot_radius` there lie within the region and do not overlap, nor reach the middle of its
circle.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, TypedDict, cast

from smallworld.content.catalogue import BOARDS
from smallworld.engine.errors import SmallWorldError

Point = list[float]  # x, y

Arc = TypedDict(
    "Arc",
    {
        "id": int,
        "from": int,
        "to": int,
        "left": str | None,
        "right": str | None,
        "kind": str,
        "points": list[Point],
    },
)


class RegionShape(TypedDict):
    """A region's ring of arcs, and places within it."""

    arcs: list[int]
    center: Point
    radius: float
    label: Point
    slots: list[Point]


class Shapes(TypedDict):
    """A drawn board; regions by id."""

    board: str
    width: float
    height: float
    slot_radius: float
    corners: list[Point]
    arcs: list[Arc]
    regions: dict[str, RegionShape]


_loaded: Final[dict[str, Shapes]] = {}


def board_shapes(name: str) -> Shapes:
    """The drawing of the board with this name, such as "base-3"; loaded once, and not to be changed.

    Raises:
        SmallWorldError: there is no such board.
    """
    if name not in _loaded:
        if name not in BOARDS:
            raise SmallWorldError(f'board "{name}": no such board; there are {", ".join(BOARDS)}')
        board = BOARDS[name]
        path = files(board.package).joinpath("maps").joinpath(board.file.replace(".toml", ".shapes.json"))
        _loaded[name] = cast(Shapes, json.loads(path.read_text("utf-8")))
    return _loaded[name]


def ring(shapes: Shapes, region: str) -> list[Point]:
    """The points around a region, anticlockwise on the screen, each once."""
    points: list[Point] = []
    for step in shapes["regions"][region]["arcs"]:
        if step >= 0:
            points += shapes["arcs"][step]["points"][:-1]
        else:
            points += shapes["arcs"][~step]["points"][:0:-1]
    return points
