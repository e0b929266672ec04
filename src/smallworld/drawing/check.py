"""A check that a drawing is playable. tests/cartography/outlines/ compare drawings with the rules."""

from __future__ import annotations

import shapely
from shapely import Polygon

from smallworld.drawing.places import Places
from smallworld.drawing.skeleton import HEIGHT

LEAST_RADIUS = 44.0  # room for a stack of the largest tokens
LEAST_NECK = 0.1  # half the width of the thinnest neck, in units of an average region
LEAST_SLOTS = 4


def flaw(shape: Polygon, places: Places, unit: float) -> str:
    """Return what is wrong with a region's shape; "" if it has no flaw."""
    if not shape.is_valid:
        return "its border crosses itself"
    if places.radius < LEAST_RADIUS:
        return f"a circle of {places.radius} is all it has room for, of {LEAST_RADIUS}"
    if len(places.slots) < LEAST_SLOTS:
        return f"{len(places.slots)} slots, of {LEAST_SLOTS}"
    parts = shapely.get_parts(shape.buffer(-LEAST_NECK * unit))
    if sum(part.area > 0.02 * shape.area for part in parts) != 1:
        return f"a neck less than {2 * LEAST_NECK * unit:.0f} wide"
    return ""


def fills_canvas(shapes: list[Polygon]) -> bool:
    """Return whether the shapes cover the canvas without overlap."""
    whole = shapely.union_all(shapes)
    left, top, right, bottom = whole.bounds
    area = sum(shape.area for shape in shapes)
    return (left, top, bottom) == (0, 0, HEIGHT) and max(
        abs(whole.area - right * HEIGHT), abs(whole.area - area)
    ) < 1e-6 * area
