"""The format of drawn boards: the shapes of their regions.

The canvas is `width` by `height`, and y points down.

An arc is a border between two regions, or between a region and the outside of the board. It is stored once:
`points` go from corner `from` to corner `to`, both included. `left` and `right` are the ids of the regions on
its sides; null means the outside.

A region's `arcs` are its ring, anticlockwise on the screen, so that the region is on the left. A number is
the arc with this id, walked as stored. A negative number, `~id` or -(id + 1), is the arc walked backwards. A
region has `further` rings if it has holes, which are walked clockwise, or separate parts.

Three regions, or two and the outside, meet in each of the `corners`. On boards that players build, four may
meet at the end of a river, and a border that comes back to itself has one corner.

`kind` says how to draw an arc, and nothing about rules:

- frame: the rectangle of a printed board or of a free board
- outline: the ragged end of a built board, with the table beyond
- coast (of a sea), shore (of a lake), ridge (of a mountain), rim (of a chasm or a gap), bank (of a river)
- river: a winding brook, at a swamp
- ford and bridge: between two stretches of a river, printed or placed there
- plain: any other border

`center` and `radius` are the largest circle within a region: the place of its stack. `label` is the middle of
its name. `slots` are further places, the best first, for symbols, a Lost Tribe, terrain art or a second
stack. Discs with the radius `slot_radius` fit into the region there. They do not overlap each other, and do
not reach the middle of the circle.

`links` are pairs of neighbours that do not touch in the drawing, since no map on paper has all borders.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

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
    """The shape of a region: a ring of arcs, perhaps further rings, and places inside the region."""

    arcs: list[int]
    center: Point
    radius: float
    label: Point
    slots: list[Point]
    further: NotRequired[list[list[int]]]


class FieldShape(TypedDict):
    """The shape of an empty field inside the land: its ring of arcs, and the largest circle in it."""

    arcs: list[int]
    center: Point
    radius: float


class Shapes(TypedDict):
    """The drawing of a board: regions by id, and fields in the order of the board's domains."""

    board: str
    width: float
    height: float
    slot_radius: float
    corners: list[Point]
    arcs: list[Arc]
    regions: dict[str, RegionShape]
    origin: NotRequired[Point]  # the middle of cell (0, 0), if tiles move and are drawn on the lattice
    fields: NotRequired[list[FieldShape]]
    links: NotRequired[list[list[str]]]


def ring(shapes: Shapes, region: str) -> list[Point]:
    """Return the points around a region in order, anticlockwise on the screen, each once."""
    return _along(shapes, shapes["regions"][region]["arcs"])


def points_of(shapes: Shapes, region: str) -> list[list[Point]]:
    """Return the points of all rings of a region: around it, around its holes and around its other parts."""
    shape = shapes["regions"][region]
    return [_along(shapes, steps) for steps in [shape["arcs"], *shape.get("further", [])]]


def _along(shapes: Shapes, steps: list[int]) -> list[Point]:
    points: list[Point] = []
    for step in steps:
        if step >= 0:
            points += shapes["arcs"][step]["points"][:-1]
        else:
            points += shapes["arcs"][~step]["points"][:0:-1]
    return points
