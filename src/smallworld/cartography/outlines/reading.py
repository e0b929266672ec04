"""Drawings of free boards from files, checked before anyone draws them.

The format is that of the drawings of printed boards; see `drawn.py`.
"""

from __future__ import annotations

import math
from typing import Any, Final, cast

from smallworld.cartography.outlines.drawn import Shapes
from smallworld.engine.board import Board
from smallworld.engine.errors import NotationError
from smallworld.engine.text.untrusted import read_json

LARGEST: Final = 1e6  # the greatest coordinate
# As `drawn.py` lists them.
KINDS: Final = (
    *("frame", "outline", "coast", "shore", "ridge", "rim", "bank", "river", "ford", "bridge", "plain"),
)


def parse_shapes(text: str, board: Board, file: str) -> Shapes | None:
    """Return the drawing in the text of a file; None if it is the drawing of another board.

    Raises:
        NotationError: the drawing is damaged, or has other borders than the board.
    """
    try:
        drawing = read_json(text)
    except NotationError as error:
        raise _damaged(file, f"not valid JSON: {error}") from error
    if not isinstance(drawing, dict):
        raise _damaged(file, "it is not a table")
    if drawing.get("board") != board.name:
        return None
    for field in ("width", "height", "slot_radius"):
        if not _is_number(drawing.get(field)) or drawing[field] <= 0:
            raise _damaged(file, f"'{field}' should be a number above 0")
    if not _are_points(drawing.get("corners"), 0):
        raise _damaged(file, "'corners' should be a list of points")
    arcs, regions = drawing.get("arcs"), drawing.get("regions")
    if not isinstance(arcs, list) or any(not _is_arc(arc, number) for number, arc in enumerate(arcs)):
        raise _damaged(file, "'arcs' should be a list of borders")
    if not isinstance(regions, dict) or list(regions) != board.ids:
        raise _damaged(file, "'regions' should list the regions of the board in their order")
    for id, region in regions.items():
        if not _is_region(region, len(arcs)):
            raise _damaged(file, f"'{id}' is incomplete")
    if _borders(arcs) != _borders_of(board):
        raise _damaged(file, "its borders are not those of the board")
    return cast(Shapes, drawing)


def _damaged(file: str, why: str) -> NotationError:
    return NotationError(f"{file}: {why}; draw the board again, or delete this file")


def _is_number(value: Any) -> bool:
    return type(value) in (int, float) and math.isfinite(value) and abs(value) <= LARGEST


def _is_point(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_is_number(one) for one in value)


def _are_points(value: Any, least: int) -> bool:
    return isinstance(value, list) and len(value) >= least and all(_is_point(one) for one in value)


def _is_arc(arc: Any, number: int) -> bool:
    return (
        isinstance(arc, dict)
        and arc.get("id") == number
        and all(type(arc.get(end)) is int for end in ("from", "to"))
        and all(side in arc and isinstance(arc[side], str | None) for side in ("left", "right"))
        and arc.get("kind") in KINDS
        and _are_points(arc.get("points"), 2)
    )


def _is_region(region: Any, arcs: int) -> bool:
    return (
        isinstance(region, dict)
        and _are_steps(region.get("arcs"), arcs)
        and all(_is_point(region.get(place)) for place in ("center", "label"))
        and _is_number(region.get("radius"))
        and region["radius"] > 0
        and _are_points(region.get("slots"), 0)
        and isinstance(region.get("further", []), list)
        and all(_are_steps(ring, arcs) for ring in region.get("further", []))
    )


def _are_steps(ring: Any, arcs: int) -> bool:
    return (
        isinstance(ring, list)
        and len(ring) > 0
        and all(type(step) is int and -arcs <= step < arcs for step in ring)
    )


def _borders(arcs: list[Any]) -> set[tuple[str, ...]]:
    """Return the pairs of regions on both sides of an arc, and the regions at the frame alone."""
    return {tuple(sorted({side for side in (arc["left"], arc["right"]) if side})) for arc in arcs}


def _borders_of(board: Board) -> set[tuple[str, ...]]:
    found: set[tuple[str, ...]] = set()
    for region in range(len(board)):
        if board.edge >> region & 1:
            found.add((board.ids[region],))
        for other in range(region):
            if board.neighbours[region] >> other & 1:
                found.add(tuple(sorted((board.ids[region], board.ids[other]))))
    return found
