"""Fine borders, with the shapes of the regions and the places in them."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely import Polygon

from smallworld.drawing.check import LEAST_RADIUS, flaw
from smallworld.drawing.detail import arcs
from smallworld.drawing.network import Network, Points
from smallworld.drawing.places import Places
from smallworld.drawing.skeleton import FRAME
from smallworld.drawing.wandering import kind

SLOT = 0.1  # the radius of a slot, in units of an average region


class Fine:
    """The finished borders of a network.

    `flaws` says for each region what is wrong with its shape, "" if it has no flaw.

    Raises:
        ValueError: the borders cross.
    """

    def __init__(self, network: Network) -> None:
        self.network = network
        self.lines = arcs(network)
        skeleton = network.skeleton
        self.slot_radius = round(SLOT * network.unit, 1)
        self.shapes = [
            Polygon(self._ring(steps), [self._ring(hole) for hole in holes])
            for steps, holes in zip(skeleton.rings, skeleton.further, strict=True)
        ]
        self.places = [Places(shape, network.unit, self.slot_radius) for shape in self.shapes]
        self.flaws = [
            flaw(shape, place, network.unit) for shape, place in zip(self.shapes, self.places, strict=True)
        ]

    def narrow(self) -> tuple[int, float]:
        """Return how many regions have a flaw, and how much room the narrowest lacks."""
        return sum(map(bool, self.flaws)), -min(place.radius for place in self.places)

    def without_room(self) -> list[str]:
        """Return the regions without room for a stack of tokens."""
        named = zip(self.network.skeleton.regions, self.places, strict=True)
        return [region.id for region, place in named if place.radius < LEAST_RADIUS]

    def drawing(self) -> dict[str, Any]:
        """Return the drawing in the format of `cartography/outlines/drawn.py`."""
        skeleton = self.network.skeleton
        return {
            "board": skeleton.name,
            "width": _plain([skeleton.width])[0],
            "height": _plain([skeleton.height])[0],
            "slot_radius": self.slot_radius,
            "corners": [
                _plain(place) for place in np.round(self.network.points[: skeleton.corners], 1).tolist()
            ],
            "arcs": [self._arc(number) for number in range(len(self.lines))],
            "regions": {region.id: self._region(number) for number, region in enumerate(skeleton.regions)},
        }

    def _ring(self, steps: list[int]) -> Points:
        walks = [self.lines[step] if step >= 0 else self.lines[~step][::-1] for step in steps]
        return np.concatenate([walk[:-1] for walk in walks])

    def _region(self, number: int) -> dict[str, Any]:
        place, further = self.places[number], self.network.skeleton.further[number]
        return {
            "arcs": self.network.skeleton.rings[number],
            "center": _plain(place.centre),
            "radius": place.radius,
            "label": _plain(place.label),
            "slots": [_plain(slot) for slot in place.slots],
            **({"further": further} if further else {}),
        }

    def _arc(self, number: int) -> dict[str, Any]:
        border, regions = self.network.skeleton.borders[number], self.network.skeleton.regions
        left, right = (
            None if region == FRAME else regions[region].id for region in (border.left, border.right)
        )
        return {
            "id": number,
            "from": border.start,
            "to": border.end,
            "left": left,
            "right": right,
            "kind": kind(self.network, number),
            "points": [_plain(point) for point in self.lines[number].tolist()],
        }


def _plain(numbers: Any) -> list[float]:
    """Return numbers without unnecessary zeros."""
    return [int(number) if number == int(number) else number for number in numbers]
