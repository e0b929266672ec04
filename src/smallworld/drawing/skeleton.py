"""The skeleton of a board: the borders and the corners where they meet, without coordinates.

Directions are as on the screen, where y points down.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import networkx

FRAME = -1  # the area outside the canvas, as OUTSIDE in `cartography`
HEIGHT = 1000
WATER = ("sea", "lake", "river")


class Region:
    """The data about a region in a map file, in units of the canvas."""

    def __init__(self, entry: dict[str, Any], width: float, height: float = HEIGHT) -> None:
        self.id: str = entry["id"]
        self.terrain: str = entry["terrain"]
        self.edge: bool = entry["edge"]
        self.beside: list[str] = entry["beside"]
        self.at = (entry["at"][0] * width, entry["at"][1] * height)
        self.share: float = entry["area"]


@dataclass
class Border:
    """A border from one corner to another, with the regions `left` and `right` of it, or FRAME."""

    start: int
    end: int
    left: int
    right: int


class Skeleton:
    """The borders, the corners, and the rings of the regions.

    A ring lists the borders around a region anticlockwise, so that the region is on the left. `~border`
    stands for a border from its end to its start. `further` are the rings around the holes of a region,
    clockwise. `framed` are the borders along the frame. FRAME on one side of another border means a gap.
    """

    def __init__(self, name: str, width: float, height: float, regions: list[Region]) -> None:
        self.name = name
        self.width = width
        self.height = height
        self.regions = regions
        self.corners = 0
        self.borders: list[Border] = []
        self.rings: list[list[int]] = [[] for _ in regions]
        self.further: list[list[list[int]]] = [[] for _ in regions]
        self.framed: set[int] = set()
        self.twice: list[int] = []  # the two borders on both sides of a peninsula

    def ends(self, step: int) -> tuple[int, int]:
        """Return the first and last corner of a ring's `step`, in its direction."""
        border = self.borders[step if step >= 0 else ~step]
        return (border.start, border.end) if step >= 0 else (border.end, border.start)

    def steps_from(self) -> list[list[int]]:
        """Return, by corner, the borders that begin there, and `~border` for borders that end there."""
        steps: list[list[int]] = [[] for _ in range(self.corners)]
        for number, border in enumerate(self.borders):
            steps[border.start].append(number)
            steps[border.end].append(~number)
        return steps

    def is_wet(self, step: int) -> bool:
        """Return whether there is water on either side of a border."""
        border = self.borders[max(step, ~step)]
        return self.is_water(border.left) or self.is_water(border.right)

    def gaps(self) -> bool:
        """Return whether there are gaps within the frame."""
        return any(
            FRAME in (border.left, border.right) and number not in self.framed
            for number, border in enumerate(self.borders)
        )

    def is_water(self, region: int) -> bool:
        return region != FRAME and self.regions[region].terrain in WATER


class PrintedSkeleton(Skeleton):
    """The skeleton of a map, from the table in its file.

    The regions and the frame are the vertices of a planar graph, whose faces are all triangles. Each face is
    a corner where three regions meet, or two regions and the frame. Each edge is a border between two
    corners. `outer` is the ring of the frame, clockwise.
    """

    def __init__(self, table: dict[str, Any]) -> None:
        width = round(float(table["aspect"]) * HEIGHT, 1)
        super().__init__(
            table["name"], width, float(HEIGHT), [Region(entry, width) for entry in table["region"]]
        )
        self.number = {region.id: index for index, region in enumerate(self.regions)}
        self.outer: list[int] = []
        peninsula = table.get("double_border", [])[2:]
        self._embed({self.number[id] for id in peninsula})
        if peninsula:
            sea, land, tip = (self.number[id] for id in table["double_border"])
            self._insert(tip, sea, land)

    def _embed(self, left_out: set[int]) -> None:
        graph = networkx.Graph()
        for number, region in enumerate(self.regions):
            if number not in left_out:
                graph.add_edges_from((number, self.number[other]) for other in region.beside)
                if region.edge:
                    graph.add_edge(FRAME, number)
        graph.remove_nodes_from(left_out)
        planar, embedding = networkx.check_planarity(graph)
        if FRAME not in graph:
            raise ValueError(f"{self.name}: no region is at the edge")
        if not planar:
            raise ValueError(f"{self.name}: no map on paper has these borders")
        clockwise = {node: list(embedding.neighbors_cw_order(node)) for node in graph}
        # The vertex of the frame is outside, so anticlockwise around it is clockwise along the frame.
        if _turn([self.regions[number].at for number in reversed(clockwise[FRAME])]) < 0:
            clockwise = {node: order[::-1] for node, order in clockwise.items()}
        corners: dict[frozenset[int], int] = {}
        made: dict[tuple[int, int], int] = {}
        for node, order in sorted(clockwise.items()):
            ring: list[int] = []
            for index in range(len(order) - 1, -1, -1):
                other, before, after = order[index], order[index - 1], order[(index + 1) % len(order)]
                if before not in clockwise[other]:
                    raise ValueError(
                        f"{self.name}: beside {self._names(node, other)}, more than three regions meet, "
                        "or the board falls into parts"
                    )
                if (other, node) in made:
                    ring.append(~made[other, node])
                    continue
                start = corners.setdefault(frozenset((node, other, after)), len(corners))
                end = corners.setdefault(frozenset((node, other, before)), len(corners))
                made[node, other] = len(self.borders)
                ring.append(len(self.borders))
                self.borders.append(Border(start, end, node, other))
            if node == FRAME:
                self.outer = ring
            else:
                self.rings[node] = ring
        self.corners = len(corners)
        self.framed = {max(step, ~step) for step in self.outer}

    def _names(self, *nodes: int) -> str:
        return " and ".join(["the frame" if node == FRAME else self.regions[node].id for node in nodes])

    def _insert(self, tip: int, sea: int, land: int) -> None:
        """Split the border between `sea` and `land`, and insert a peninsula that touches only these two."""
        first = next(n for n, border in enumerate(self.borders) if {border.left, border.right} == {sea, land})
        border = self.borders[first]
        near, far = self.corners, self.corners + 1
        self.corners += 2
        left, right = border.left, border.right
        beside_left, beside_right, last = (len(self.borders) + n for n in range(3))
        self.borders.append(Border(near, far, left, tip))
        self.borders.append(Border(near, far, tip, right))
        self.borders.append(Border(far, border.end, left, right))
        border.end = near
        self.twice += [first, last]
        self._replace(left, first, [first, beside_left, last])
        self._replace(right, ~first, [~last, ~beside_right, ~first])
        self.rings[tip] = [beside_right, ~beside_left]

    def _replace(self, region: int, step: int, steps: list[int]) -> None:
        at = self.rings[region].index(step)
        self.rings[region][at : at + 1] = steps


def _turn(points: list[tuple[float, float]]) -> float:
    """Return twice the area enclosed by the points, positive if they go clockwise on the screen."""
    following = points[1:] + points[:1]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, following, strict=True))
