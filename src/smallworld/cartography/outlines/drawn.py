"""How boards look: the drawn shapes of their regions.

The canvas is `width` by `height`, y points down. A border between two regions, or a region and what is beyond
the board, is an arc, stored once: `points` from corner `from` to corner `to`, both included, with the region
ids `left` and `right` of it, null beyond the board. A region's `arcs` are its ring, anticlockwise on the
screen, so that the region is on the left: a number is the arc with this id, walked as stored; a negative one,
`~id` or -(id + 1), is walked backwards. `further` rings a region has if there are holes in it, walked
clockwise, or parts that lie apart. Three regions, or two and what is beyond, meet in each of the `corners`;
on boards that are built also four at the end of a river, and one where a border comes back to itself.

`kind` says how to draw an arc, and nothing about rules: frame, the rectangle of a printed board; outline, the
ragged end of one that is built, with the table beyond; coast (of a sea), shore (of a lake), ridge (of a
mountain), river (of a swamp: a winding brook), bank (of a river), ford and bridge (between two stretches of
it, printed and laid there), rim (of a chasm), plain.

`center` and `radius` are the largest circle within a region: the place of its stack. `label` is the middle of
its name. `slots` are further places, the best first, for symbols, a Lost Tribe, terrain art or a second
stack: discs of `slot_radius` there lie within the region and do not overlap, nor reach the middle of its
circle.
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
    """A region's ring of arcs, further ones if there are any, and places within it."""

    arcs: list[int]
    center: Point
    radius: float
    label: Point
    slots: list[Point]
    further: NotRequired[list[list[int]]]


class FieldShape(TypedDict):
    """The ring of arcs around an empty field amid the land, and the largest circle in it."""

    arcs: list[int]
    center: Point
    radius: float


class Shapes(TypedDict):
    """A drawn board; regions by id, fields in the order of the board's domains if it has any."""

    board: str
    width: float
    height: float
    slot_radius: float
    corners: list[Point]
    arcs: list[Arc]
    regions: dict[str, RegionShape]
    origin: NotRequired[Point]  # the middle of cell (0, 0), where tiles move and lie as on the lattice
    fields: NotRequired[list[FieldShape]]


def ring(shapes: Shapes, region: str) -> list[Point]:
    """The points around a region, anticlockwise on the screen, each once."""
    points: list[Point] = []
    for step in shapes["regions"][region]["arcs"]:
        if step >= 0:
            points += shapes["arcs"][step]["points"][:-1]
        else:
            points += shapes["arcs"][~step]["points"][:0:-1]
    return points
