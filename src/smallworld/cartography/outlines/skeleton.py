"""The skeleton of a board that lists only borders: which regions meet at which corners, without places.

The regions and the frame around the board are the vertices of a planar graph, and its faces are the corners.
Most boards can be drawn so that exactly the regions with a common border touch. `links` are the neighbours
that do not touch in the drawing, because their border would cross another one.

To find places for everything, each region must reach its surroundings in one piece. So a region around an
island is drawn in two parts, and the seams between them are not borders. Where the board is in several pieces
that have nothing to do with each other, a gap lies between them.
"""

from __future__ import annotations

from typing import Final

from smallworld.cartography.outlines.network import OUTSIDE
from smallworld.cartography.outlines.planarity import Edge, beside_of, parts, planar_part, rotations
from smallworld.engine.board import Board, regions_in

FEWEST: Final = 3  # vertices: with the frame, at least two parts of regions


class Skeleton:
    """The borders and corners of a board.

    `region` has the region of each vertex, OUTSIDE for the frame (the last region's successor, `frame`) and
    for gaps. An edge `e` is two steps: `2 * e` out of its first vertex, `2 * e + 1` out of its second.
    `following` has, for each step, the next step around the corner that it leaves. `corner` has the corner
    where a step begins along the border.
    """

    def __init__(self, board: Board) -> None:
        self.frame: Final = len(board)
        self.region: Final[list[int]] = [*range(len(board)), OUTSIDE]
        self.links: Final[list[Edge]] = []
        self._edges: list[Edge] = []
        self._collect(board)
        self._close_gaps()
        self._part_rings()
        self.origin: Final[list[int]] = []
        self.following: Final[list[int]] = []
        self.corner: Final[list[int]] = []
        self.corners: Final = self._trace()

    def is_seam(self, step: int) -> bool:
        """Return whether a step crosses no border, since the same region is on both sides."""
        return self.region[self.origin[step]] == self.region[self.origin[step ^ 1]]

    def ring(self, vertex: int) -> list[int]:
        """Return the steps around a vertex, in order, so that each ends where the next one begins."""
        first = self.origin.index(vertex)
        found = [first]
        while True:
            step = self.following[found[-1] ^ 1]
            if step == first:
                return found
            found.append(step)

    def next_border(self, step: int) -> int:
        """Return the step that continues a border around the same region, beyond any seams."""
        after = self.following[step ^ 1]
        while self.is_seam(after):
            after = self.following[after]
        return after

    def _collect(self, board: Board) -> None:
        """Collect the borders that can be drawn together. Each piece of the board reaches the frame."""
        inner = [
            (region, other)
            for region in range(self.frame)
            for other in regions_in(board.neighbours[region])
            if region < other
        ]
        self._edges, left_out = planar_part(self.frame, inner)
        outer = [(region, self.frame) for region in regions_in(board.edge)]
        for part in parts(beside_of(self.frame, self._edges)):
            if not any(board.edge >> region & 1 for region in part):
                outer += [(region, self.frame) for region in self._longest_face(part)]
        kept, hidden = planar_part(self.frame + 1, self._edges + outer)
        self._edges = kept
        # Regions that cannot reach the frame are drawn inside. Borders come first, so none of them is lost.
        self.links.extend(left_out + [edge for edge in hidden if edge[1] != self.frame])

    def _longest_face(self, part: list[int]) -> list[int]:
        """Return the vertices around the longest face of a part of the graph."""
        within = set(part)
        faces = _faces(self.frame, [edge for edge in self._edges if edge[0] in within])
        longest = max(faces, key=lambda face: len(face), default=part)
        return sorted(set(longest))

    def _close_gaps(self) -> None:
        """Put a gap between pieces of the board that only the frame holds together."""
        pieces = parts(beside_of(len(self.region), self._edges), without=self.frame)
        if len(pieces) < 2:
            return
        faces = _faces(len(self.region), self._edges)
        between = max(faces, key=lambda face: face.count(self.frame))
        gap = self._add(OUTSIDE)
        self._edges += [(vertex, gap) for vertex in sorted(set(between))]

    def _part_rings(self) -> None:
        """Draw a region in two parts if it lies around others, until no region does."""
        while True:
            beside = beside_of(len(self.region), self._edges)
            cut = self._around(beside)
            if cut is None:
                if len(self.region) < FEWEST:
                    self._split(0, [self.frame], [])
                    continue
                return
            vertex, island = cut
            order = _needed(rotations(len(self.region), self._edges))[vertex]
            within = set(island)
            first = next(
                place
                for place in range(len(order))
                if order[place] in within and order[place - 1] not in within
            )
            turned = order[first:] + order[:first]
            inner = [other for other in turned if other in within]
            outer = [other for other in turned if other not in within]
            if self.frame in outer:  # both parts reach the frame, where there is most room
                outer = outer[outer.index(self.frame) :] + outer[: outer.index(self.frame)]
            self._split(vertex, outer, inner)

    def _around(self, beside: list[set[int]]) -> tuple[int, list[int]] | None:
        """Return a region that surrounds an island, and the island's vertices, or None without an island."""
        for vertex in range(len(beside)):
            if vertex == self.frame:
                continue
            pieces = parts(beside, without=vertex)
            if len(pieces) > 1:
                return vertex, max([piece for piece in pieces if self.frame not in piece], key=len)
        return None

    def _split(self, vertex: int, outer: list[int], inner: list[int]) -> None:
        """Divide a region into two parts beside each other. `outer` and `inner` are its neighbours in order.

        Both parts reach the first and the middle neighbour on either side.
        """
        other = self._add(self.region[vertex])
        edges = [edge for edge in self._edges if vertex not in edge]
        edges.append((vertex, other))
        for ring in (outer, inner):
            half = len(ring) // 2
            edges += [(vertex, beyond) for beyond in ring[: half + 1]]
            edges += [(other, beyond) for beyond in dict.fromkeys(ring[half:] + ring[:1])]
        self._edges = edges

    def _add(self, region: int) -> int:
        self.region.append(region)
        return len(self.region) - 1

    def _trace(self) -> int:
        """Fill in the steps, and return the number of corners."""
        faces = _walked(len(self.region), self._edges)
        edges = list(self._edges)
        touching = {frozenset(edge) for edge in edges}
        for one, two in edges:
            self.origin.extend((one, two))
        done: list[list[int]] = []
        while faces:
            face = faces.pop()
            chord = self._chord(face, touching)
            if chord is None:
                done.append(face)
                continue
            start, end = chord
            step = len(self.origin)
            self.origin.extend((self.origin[face[start]], self.origin[face[end]]))
            faces.append([*face[start:end], step + 1])
            faces.append([*face[end:], *face[:start], step])
        self.following.extend([0] * len(self.origin))
        self.corner.extend([0] * len(self.origin))
        for number, face in enumerate(done):
            for place, step in enumerate(face):
                self.following[face[place - 1]] = step
                self.corner[step] = number
        return len(done)

    def _chord(self, face: list[int], touching: set[frozenset[int]]) -> tuple[int, int] | None:
        """Return two places of a long face whose vertices touch elsewhere, so that they may touch here too.

        Then no more than three regions meet at a corner.
        """
        size = len(face)
        for apart in range(2, size - 1):
            for start in range(size - apart):
                one, two = self.origin[face[start]], self.origin[face[start + apart]]
                if one != two and frozenset((one, two)) in touching:
                    return start, start + apart
        return None


def _needed(found: list[list[int]] | None) -> list[list[int]]:
    assert found is not None  # the callers' graphs are planar
    return found


def _walked(count: int, edges: list[Edge]) -> list[list[int]]:
    """Return the faces of a planar graph as steps: `2 * e` along edge `e`, `2 * e + 1` against it."""
    around = _needed(rotations(count, edges))
    number: dict[Edge, int] = {}
    for edge, (one, two) in enumerate(edges):
        number[one, two] = 2 * edge
        number[two, one] = 2 * edge + 1
    faces: list[list[int]] = []
    seen: set[int] = set()
    ends = [end for edge in edges for end in (edge, edge[::-1])]
    for first in range(len(ends)):
        if first in seen:
            continue
        face, step = [], first
        while step not in seen:
            seen.add(step)
            face.append(step)
            here, there = ends[step]
            ring = around[there]
            step = number[there, ring[(ring.index(here) + 1) % len(ring)]]
        faces.append(face)
    return faces


def _faces(count: int, edges: list[Edge]) -> list[list[int]]:
    """Return the faces of a planar graph as circles of vertices."""
    ends = [end for edge in edges for end in (edge[0], edge[1])]
    return [[ends[step] for step in face] for face in _walked(count, edges)]
