"""A drawing of a board by the recipe of the printed maps.

With the same versions of the libraries, the same maps give the same drawings, because random numbers depend
only on names. The module `cartography/outlines/drawn.py` describes the format.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import numpy as np

from smallworld.cartography.outlines.drawn import Shapes, ring
from smallworld.cartography.outlines.plain import draw_plain, smooth_network
from smallworld.content.free_board import FreeBoard
from smallworld.content.free_board_code import name_of_free
from smallworld.drawing.check import fills_canvas
from smallworld.drawing.fine import Fine
from smallworld.drawing.growth import grow
from smallworld.drawing.network import Network
from smallworld.drawing.relaxation import relax
from smallworld.drawing.skeleton import PrintedSkeleton
from smallworld.drawing.smooth import smooth_start
from smallworld.drawing.start import first_network

TRIES = 6  # most tries, each with more room for narrow regions
WANDERS = (1.0, 0.6, 0.3)  # how far the borders of a plain drawing may go, tried in turn


def draw_free(board: FreeBoard) -> dict[str, Any]:
    """Return the drawing of a free board. Its plain drawing gives the rough places and sizes.

    If the recipe of printed maps refuses it, the borders of its plain drawing wander as far as they can.

    Raises:
        ValueError: a region would have no room for its tokens.
    """
    made = board.board(name_of_free(board))
    plain = draw_plain(made)
    width, height = plain["width"], plain["height"]
    regions = []
    for region in board.regions:
        x, y = plain["regions"][region["id"]]["center"]
        share = _area(plain, region["id"]) / (width * height)
        regions.append({**region, "at": [x / width, y / height], "area": share})
    try:
        drawing = draw({"name": board.name, "aspect": width / height, "region": regions})
    except ValueError:
        network, unit, _ = smooth_network(made)
        fine = _wander(smooth_start(network, unit, board.name))
        narrow = fine.without_room() if fine else [region["id"] for region in board.regions]
        if fine is None or narrow:
            raise ValueError(f"no room for the tokens in {', '.join(narrow)}") from None
        drawing = fine.drawing()
    links = {"links": plain["links"]} if "links" in plain else {}
    return {**drawing, **links, "board": made.name}


def _wander(smooth: Network) -> Fine | None:
    """Return fine borders with as few narrow regions as possible; None if they always cross."""
    more = np.ones(len(smooth.skeleton.regions))
    best: Fine | None = None
    for wander in WANDERS:
        try:
            fine = Fine(grow(smooth, more, wander))
        except ValueError:
            continue
        if best is None or fine.narrow() < best.narrow():
            best = fine
        if not any(fine.flaws):
            break
        more[[bool(text) for text in fine.flaws]] *= 1.25
    return best


def _area(shapes: Shapes, region: str) -> float:
    points = ring(shapes, region)
    return abs(sum(a[0] * b[1] - a[1] * b[0] for a, b in pairwise([*points, points[0]]))) / 2


def draw(table: dict[str, Any]) -> dict[str, Any]:
    """Return the drawing of a map, from the table in its file.

    Raises:
        ValueError: no planar map has these borders, or the drawing is not playable.
    """
    skeleton = PrintedSkeleton(table)
    rough, hubs = first_network(skeleton)
    relax(rough, hubs)
    fine = _fit(rough)
    if not fills_canvas(fine.shapes):
        raise ValueError(f"{skeleton.name}: the regions do not fill the canvas, or they overlap")
    return fine.drawing()


def _fit(rough: Network) -> Fine:
    """Return fine borders that are playable."""
    more, wander = np.ones(len(rough.skeleton.regions)), 1.0
    found: list[str] = []
    for attempt in range(TRIES + 1):
        # The last try keeps the relaxed borders, which never cross.
        network = grow(rough, more, wander if attempt < TRIES else 0.0)
        try:
            fine = Fine(network)
        except ValueError as error:
            found = [str(error)]
            wander *= 0.85
            continue
        if not any(fine.flaws):
            return fine
        more[[bool(text) for text in fine.flaws]] *= 1.25
        named = zip(rough.skeleton.regions, fine.flaws, strict=True)
        found = [f"{rough.skeleton.name}: {region.id}: {text}" for region, text in named if text]
    raise ValueError("\n".join(found))


def written(drawing: dict[str, Any]) -> str:
    """Return the drawing as JSON, with one line per arc and region, so that changes are easy to compare."""
    lines = [f'"{key}":{_json(drawing[key])},' for key in drawing if key not in ("arcs", "regions")]
    lines += ['"arcs":[', ",\n".join(_json(arc) for arc in drawing["arcs"]), "],"]
    lines += ['"regions":{', ",\n".join(f'"{id}":{_json(r)}' for id, r in drawing["regions"].items()), "}"]
    return "{\n" + "\n".join(lines) + "\n}\n"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
