"""An exact test for crossing lines, in integers. A grid limits the comparisons to nearby lines."""

from __future__ import annotations

from typing import Final

CELL: Final = 200  # the size of a square of the grid

Dots = list[tuple[int, int]]  # a line in whole numbers
Stretch = tuple[int, int, int, int, int, int]  # line, place in it, both ends


def crossing(lines: list[Dots]) -> set[int]:
    """Return the numbers of all lines that cross or touch another line or themselves.

    Two lines that share an end point may touch there.
    """
    cells: dict[tuple[int, int], list[Stretch]] = {}
    wrong: set[int] = set()
    for number, line in enumerate(lines):
        for place in range(1, len(line)):
            (ax, ay), (bx, by) = line[place - 1], line[place]
            stretch = (number, place, ax, ay, bx, by)
            for column in range(min(ax, bx) // CELL, max(ax, bx) // CELL + 1):
                for row in range(min(ay, by) // CELL, max(ay, by) // CELL + 1):
                    there = cells.setdefault((column, row), [])
                    for other in there:
                        if _clash(stretch, other, lines):
                            wrong.add(number)
                            wrong.add(other[0])
                    there.append(stretch)
    return wrong


def _clash(one: Stretch, other: Stretch, lines: list[Dots]) -> bool:
    number, place, ax, ay, bx, by = one
    beyond, at, cx, cy, dx, dy = other
    if max(ax, bx) < min(cx, dx) or max(cx, dx) < min(ax, bx):
        return False
    if max(ay, by) < min(cy, dy) or max(cy, dy) < min(ay, by):
        return False
    if number == beyond and place == at:
        return False
    follows = number == beyond and abs(place - at) == 1
    if follows or _meet_at_corner(one, other, lines):
        return _overlap(one, other)
    return (
        _turn(ax, ay, bx, by, cx, cy) * _turn(ax, ay, bx, by, dx, dy) <= 0
        and _turn(cx, cy, dx, dy, ax, ay) * _turn(cx, cy, dx, dy, bx, by) <= 0
    )


def _meet_at_corner(one: Stretch, other: Stretch, lines: list[Dots]) -> bool:
    """Return whether two segments have a common point that is an end of both their lines."""
    mine, theirs = _ends(one, lines), _ends(other, lines)
    return any(end in theirs for end in mine)


def _ends(stretch: Stretch, lines: list[Dots]) -> Dots:
    number, place, ax, ay, bx, by = stretch
    found = [(ax, ay)] if place == 1 else []
    return [*found, (bx, by)] if place == len(lines[number]) - 1 else found


def _overlap(one: Stretch, other: Stretch) -> bool:
    """Return whether two segments with a common end overlap."""
    _, _, ax, ay, bx, by = one
    _, _, cx, cy, dx, dy = other
    if (ax, ay) in ((cx, cy), (dx, dy)):
        x, y, px, py = ax, ay, bx, by
    else:
        x, y, px, py = bx, by, ax, ay
    qx, qy = (dx, dy) if (cx, cy) == (x, y) else (cx, cy)
    same_way = (px - x) * (qx - x) + (py - y) * (qy - y) > 0
    return same_way and _turn(x, y, px, py, qx, qy) == 0


def _turn(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    """Return a number above 0 if the path a, b, c turns clockwise, 0 if it is straight, else below 0."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
