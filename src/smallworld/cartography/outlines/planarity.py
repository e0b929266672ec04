"""Planar graphs: the faces of a drawing without crossings, found by adding one path after the other.

The method is that of Demoucron, Malgrange and Pertuiset. A face is the circle of vertices around it. All
faces turn the same way, so each edge is part of two faces, once in each direction.
"""

from __future__ import annotations

from typing import Final

MOST_TRIES: Final = 150  # after that many tests, all further edges count as crossing

Edge = tuple[int, int]
Beside = list[set[int]]  # by vertex: its neighbours


def beside_of(count: int, edges: list[Edge]) -> Beside:
    """Return the neighbours of each of `count` vertices."""
    beside: Beside = [set() for _ in range(count)]
    for one, two in edges:
        beside[one].add(two)
        beside[two].add(one)
    return beside


def planar_part(count: int, edges: list[Edge]) -> tuple[list[Edge], list[Edge]]:
    """Return edges that can be drawn together without crossings, as many as possible, and the others.

    Earlier edges are preferred.
    """
    kept: list[Edge] = []
    left_out: list[Edge] = []
    waiting = [edges]
    tries = 0
    while waiting:
        batch = waiting.pop()
        tries += 1
        if tries > MOST_TRIES:
            left_out += batch
        elif rotations(count, kept + batch) is not None:
            kept += batch
        elif len(batch) == 1:
            left_out += batch
        else:
            half = len(batch) // 2
            waiting += [batch[half:], batch[:half]]
    return kept, left_out


def rotations(count: int, edges: list[Edge]) -> list[list[int]] | None:
    """Return the neighbours of each vertex in the order around it, or None if every drawing has crossings."""
    beside = beside_of(count, edges)
    around: list[list[int]] = [[] for _ in range(count)]
    for block in blocks(beside):
        faces = _faces(_within(beside, block))
        if faces is None:
            return None
        following: list[dict[int, int]] = [{} for _ in range(count)]
        for face in faces:
            for place in range(len(face)):
                following[face[place - 1]][face[place - 2]] = face[place]
        for vertex in sorted({vertex for edge in block for vertex in edge}):
            first = min(following[vertex])
            here = first
            while True:
                around[vertex].append(here)
                here = following[vertex][here]
                if here == first:
                    break
    return around


def blocks(beside: Beside) -> list[list[Edge]]:
    """Return the edges in groups that stay connected if any one vertex is removed."""
    found: list[list[Edge]] = []
    depth = [-1] * len(beside)
    low = [0] * len(beside)
    for root in range(len(beside)):
        if depth[root] >= 0:
            continue
        depth[root] = 0
        trail: list[Edge] = []
        path = [(root, -1, sorted(beside[root]))]
        while path:
            here, parent, others = path[-1]
            if others:
                there = others.pop()
                if depth[there] < 0:
                    depth[there] = low[there] = depth[here] + 1
                    trail.append((here, there))
                    path.append((there, here, sorted(beside[there])))
                elif there != parent and depth[there] < depth[here]:
                    trail.append((here, there))
                    low[here] = min(low[here], depth[there])
                continue
            path.pop()
            if parent < 0:
                continue
            low[parent] = min(low[parent], low[here])
            if low[here] >= depth[parent]:
                cut = trail.index((parent, here))
                found.append(trail[cut:])
                del trail[cut:]
    return found


def parts(beside: Beside, without: int = -1) -> list[list[int]]:
    """Return the connected parts of a graph, perhaps without one of its vertices."""
    found: list[list[int]] = []
    seen = {without}
    for root in range(len(beside)):
        if root in seen:
            continue
        seen.add(root)
        part = [root]
        for vertex in part:
            for other in sorted(beside[vertex] - seen):
                seen.add(other)
                part.append(other)
        found.append(part)
    return found


def _within(beside: Beside, block: list[Edge]) -> dict[int, set[int]]:
    found: dict[int, set[int]] = {}
    for one, two in block:
        found.setdefault(one, set()).add(two)
        found.setdefault(two, set()).add(one)
    return found


class _Fragment:
    """A part of the graph that is not drawn yet: its inner vertices, and the drawn vertices beside it."""

    def __init__(self, inner: set[int], contacts: list[int]) -> None:
        self.inner: Final = inner
        self.contacts: Final = contacts
        self.mask: Final = sum([1 << vertex for vertex in contacts])


def _faces(beside: dict[int, set[int]]) -> list[list[int]] | None:
    """Return the faces of a block, or None if it is not planar."""
    circle = _circle(beside)
    if len(circle) < 3:
        return [circle]  # a single edge, whose face has it twice
    faces = [circle, circle[::-1]]
    masks = [sum([1 << vertex for vertex in circle])] * 2
    drawn: dict[int, set[int]] = {vertex: set() for vertex in beside}
    _draw(drawn, [*circle, circle[0]])
    while True:
        fragments = _fragments(beside, drawn)
        if not fragments:
            return faces
        best: _Fragment | None = None
        at = least = -1
        for fragment in fragments:
            able = [face for face in range(len(faces)) if not fragment.mask & ~masks[face]]
            if not able:
                return None
            if best is None or len(able) < least:
                best, at, least = fragment, able[0], len(able)
                if least == 1:
                    break
        assert best is not None
        path = _path(beside, best)
        _draw(drawn, path)
        face, inner = faces[at], path[1:-1]
        start, end = face.index(path[0]), face.index(path[-1])
        turned = face[start:] + face[:start]
        cut = (end - start) % len(face)
        faces[at] = turned[: cut + 1] + inner[::-1]
        faces.append(turned[cut:] + turned[:1] + inner)
        masks[at] = sum([1 << vertex for vertex in faces[at]])
        masks.append(sum([1 << vertex for vertex in faces[-1]]))


def _circle(beside: dict[int, set[int]]) -> list[int]:
    """Return some circle of a block, or the two ends of its only edge."""
    start = min(beside)
    first = min(beside[start])
    came = {first: start}
    reached = [first]
    for here in reached:
        for there in sorted(beside[here]):
            if there == start and here != first:
                back = [here]
                while back[-1] != start:
                    back.append(came[back[-1]])
                return back
            if there != start and there not in came:
                came[there] = here
                reached.append(there)
    return [start, first]


def _draw(drawn: dict[int, set[int]], path: list[int]) -> None:
    for place in range(1, len(path)):
        drawn[path[place - 1]].add(path[place])
        drawn[path[place]].add(path[place - 1])


def _fragments(beside: dict[int, set[int]], drawn: dict[int, set[int]]) -> list[_Fragment]:
    found: list[_Fragment] = []
    seen: set[int] = set()
    for vertex in beside:
        if drawn[vertex]:
            for other in sorted(beside[vertex] - drawn[vertex]):
                if drawn[other] and vertex < other:
                    found.append(_Fragment(set(), [vertex, other]))
        elif vertex not in seen:
            seen.add(vertex)
            inner = [vertex]
            contacts: set[int] = set()
            for here in inner:
                for other in sorted(beside[here]):
                    if drawn[other]:
                        contacts.add(other)
                    elif other not in seen:
                        seen.add(other)
                        inner.append(other)
            found.append(_Fragment(set(inner), sorted(contacts)))
    return found


def _path(beside: dict[int, set[int]], fragment: _Fragment) -> list[int]:
    """Return a path through a fragment, from one drawn vertex to another."""
    if not fragment.inner:
        return fragment.contacts
    start = fragment.contacts[0]
    came: dict[int, int] = {}
    reached: list[int] = []
    for here in sorted(beside[start] & fragment.inner):
        came[here] = start
        reached.append(here)
    for here in reached:
        for there in sorted(beside[here]):
            if there in fragment.inner:
                if there not in came:
                    came[there] = here
                    reached.append(there)
            elif there != start and there in fragment.contacts:
                path = [there, here]
                while path[-1] != start:
                    path.append(came[path[-1]])
                return path
    raise AssertionError("a fragment of a block has two contacts")
