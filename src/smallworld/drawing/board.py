"""A drawing of a board by the recipe of the printed maps.

With the same versions of the libraries, the same maps give the same drawings, because random numbers depend
only on names. The module `cartography/outlines/drawn.py` describes the format.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import numpy as np
from shapely import Polygon

from smallworld.cartography.outlines.drawn import Shapes, ring
from smallworld.cartography.outlines.shapes import board_shapes
from smallworld.content.free_board import FreeBoard
from smallworld.content.free_board_code import name_of_free
from smallworld.drawing.check import fills_canvas, flaw
from smallworld.drawing.detail import arcs
from smallworld.drawing.growth import grow
from smallworld.drawing.network import Network, Points
from smallworld.drawing.places import Places
from smallworld.drawing.relaxation import relax
from smallworld.drawing.skeleton import FRAME, Skeleton
from smallworld.drawing.start import first_network
from smallworld.drawing.wandering import kind

SLOT = 0.1  # the radius of a slot, in units of an average region
TRIES = 6  # most tries, each with more room for narrow regions


def draw_free(board: FreeBoard) -> dict[str, Any]:
    """Return the drawing of a free board. The plain drawing gives the rough places and sizes.

    Raises:
        ValueError: see `draw`.
    """
    name = name_of_free(board)
    plain = board_shapes(name)
    width, height = plain["width"], plain["height"]
    regions = []
    for region in board.regions:
        x, y = plain["regions"][region["id"]]["center"]
        share = _area(plain, region["id"]) / (width * height)
        regions.append({**region, "at": [x / width, y / height], "area": share})
    drawing = draw({"name": board.name, "aspect": width / height, "region": regions})
    return {**drawing, "board": name}


def _area(shapes: Shapes, region: str) -> float:
    points = ring(shapes, region)
    return abs(sum(a[0] * b[1] - a[1] * b[0] for a, b in pairwise([*points, points[0]]))) / 2


def draw(table: dict[str, Any]) -> dict[str, Any]:
    """Return the drawing of a map, from the table in its file.

    Raises:
        ValueError: no planar map has these borders, or the drawing is not playable.
    """
    skeleton = Skeleton(table)
    rough, hubs = first_network(skeleton)
    relax(rough, hubs)
    network, lines, shapes, places = _fit(rough)
    if not fills_canvas(shapes):
        raise ValueError(f"{skeleton.name}: the regions do not fill the canvas, or they overlap")
    regions = {
        region.id: {
            "arcs": skeleton.rings[number],
            "center": _plain(places[number].centre),
            "radius": places[number].radius,
            "label": _plain(places[number].label),
            "slots": [_plain(place) for place in places[number].slots],
        }
        for number, region in enumerate(skeleton.regions)
    }
    return {
        "board": skeleton.name,
        "width": _plain([skeleton.width])[0],
        "height": _plain([skeleton.height])[0],
        "slot_radius": _slot_radius(rough),
        "corners": [_plain(place) for place in np.round(network.points[: skeleton.corners], 1).tolist()],
        "arcs": [_arc(network, number, line) for number, line in enumerate(lines)],
        "regions": regions,
    }


def _fit(rough: Network) -> tuple[Network, list[Points], list[Polygon], list[Places]]:
    """Return fine borders that are playable, with their arcs, shapes and places."""
    skeleton = rough.skeleton
    more, wander = np.ones(len(skeleton.regions)), 1.0
    found: list[str] = []
    for attempt in range(TRIES + 1):
        # The last try keeps the relaxed borders, which never cross.
        network = grow(rough, more, wander if attempt < TRIES else 0.0)
        try:
            lines = arcs(network)
        except ValueError as error:
            found = [str(error)]
            wander *= 0.85
            continue
        shapes = [Polygon(_ring(skeleton, lines, region)) for region in range(len(skeleton.regions))]
        places = [Places(shape, rough.unit, _slot_radius(rough)) for shape in shapes]
        flaws = [flaw(shape, place, rough.unit) for shape, place in zip(shapes, places, strict=True)]
        if not any(flaws):
            return network, lines, shapes, places
        more[[bool(text) for text in flaws]] *= 1.25
        names = [f"{skeleton.name}: {region.id}" for region in skeleton.regions]
        found = [f"{name}: {text}" for name, text in zip(names, flaws, strict=True) if text]
    raise ValueError("\n".join(found))


def _slot_radius(network: Network) -> float:
    return round(SLOT * network.unit, 1)


def _ring(skeleton: Skeleton, lines: list[Points], region: int) -> Points:
    walks = [lines[step] if step >= 0 else lines[~step][::-1] for step in skeleton.rings[region]]
    return np.concatenate([walk[:-1] for walk in walks])


def _arc(network: Network, number: int, line: Points) -> dict[str, Any]:
    border = network.skeleton.borders[number]
    left, right = (
        None if region == FRAME else network.skeleton.regions[region].id
        for region in (border.left, border.right)
    )
    return {
        "id": number,
        "from": border.start,
        "to": border.end,
        "left": left,
        "right": right,
        "kind": kind(network, number),
        "points": [_plain(point) for point in line.tolist()],
    }


def _plain(numbers: Any) -> list[float]:
    """Return numbers without unnecessary zeros."""
    return [int(number) if number == int(number) else number for number in numbers]


def written(drawing: dict[str, Any]) -> str:
    """Return the drawing as JSON, with one line per arc and region, so that changes are easy to compare."""
    lines = [f'"{key}":{_json(drawing[key])},' for key in drawing if key not in ("arcs", "regions")]
    lines += ['"arcs":[', ",\n".join(_json(arc) for arc in drawing["arcs"]), "],"]
    lines += ['"regions":{', ",\n".join(f'"{id}":{_json(r)}' for id, r in drawing["regions"].items()), "}"]
    return "{\n" + "\n".join(lines) + "\n}\n"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
