"""Places within a region: for the stack of tokens, for the name, for symbols and a second stack."""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely import Polygon

from smallworld.drawing.network import Points

SLOTS = 6
STACK = 0.72  # this share of the largest circle is kept free of slots, if the region has room
LETTERS = 5.0  # the width of a name divided by its height
STEP = 0.02  # step of the search grid, in units of an average region


class Places:
    """The places for tokens, symbols and the name in `shape`; `unit` is the side of an average region."""

    def __init__(self, shape: Polygon, unit: float, slot_radius: float) -> None:
        self.shape = shape
        self.unit = unit
        circle = shapely.maximum_inscribed_circle(shape, 0.2)
        x, y = circle.coords[0]
        self.centre = (round(x, 1), round(y, 1))
        room = shape.boundary.distance(shapely.Point(self.centre))
        self.radius = math.floor(room * 10) / 10
        self.points = self._grid()
        self.room = shapely.distance(shapely.points(self.points), shape.boundary)
        self.slots = self._slots(slot_radius)
        self.label = self._label()

    def _grid(self) -> Points:
        left, top, right, bottom = self.shape.bounds
        step = STEP * self.unit
        xs, ys = np.meshgrid(np.arange(left, right, step), np.arange(top, bottom, step))
        points = np.round(np.stack([xs.ravel(), ys.ravel()], axis=1))
        shapely.prepare(self.shape)
        return points[shapely.contains_xy(self.shape, points)]

    def _slots(self, least: float) -> list[tuple[float, float]]:
        """Return discs of radius `least` that do not overlap each other or, if possible, the stack."""
        away = np.hypot(*(self.points - self.centre).T)
        for stack in (STACK, 0.55, 0.4, 0.25, 0.0):
            room = np.minimum(self.room, away - stack * self.radius)
            found: list[tuple[float, float]] = []
            while len(found) < SLOTS and room.max(initial=0.0) >= least:
                x, y = self.points[int(np.argmax(np.minimum(room, least * 1.3) - away * 1e-3))]
                found.append((float(x), float(y)))
                room = np.minimum(room, np.hypot(*(self.points - (x, y)).T) - least)
            if len(found) >= 4:
                break
        return found

    def _label(self) -> tuple[float, float]:
        """Return the centre of the widest line of letters, away from the stack if there is room."""
        best, place = -1.0, self.centre
        height = 0.09 * self.unit
        for number in np.flatnonzero(self.room > height)[::3]:
            x, y = self.points[number]
            half = min(self._half(x, y + shift * height) for shift in (-0.5, 0.0, 0.5))
            half = min(half, height * LETTERS)
            clear = abs(y - self.centre[1]) - height / 2 - STACK * self.radius * 0.8
            score = half + min(0.0, clear) * 0.8 - 0.1 * abs(x - self.centre[0])
            if score > best:
                best, place = score, (float(x), float(y))
        return place

    def _half(self, x: float, y: float) -> float:
        """Return how far the region extends horizontally on both sides of a point."""
        left, _, right, _ = self.shape.bounds
        line = shapely.LineString([(left - 1, y), (right + 1, y)])
        for part in shapely.get_parts(shapely.intersection(line, self.shape)):
            start, _, end, _ = part.bounds
            if start <= x <= end:
                return min(x - start, end - x)
        return 0.0
