"""Pushing: to which cells a tile may be slid over the table, without lifting it or moving another.

A tile slides to a free cell beside it if one of the two cells that border both is free, too; otherwise it
would stick between its neighbours. It may take any number of such steps.
Source: Realms, Adrift; what sliding means is ours (docs/rules/realms.md).
"""

from __future__ import annotations

from collections.abc import Iterable

from smallworld.content.realms.grid import EDGES, Cell, across, neighbours_of


def is_loose(cells: Iterable[Cell], cell: Cell) -> bool:
    """Whether the tile in `cell` may be pushed out of its place; `cells` are those with tiles."""
    return len(_steps(set(cells), cell)) > 0


def cells_for(cells: Iterable[Cell], cell: Cell) -> list[Cell]:
    """Where the tile in `cell` may come to lie, so that all tiles are one mass again; its own place first.

    Nothing where it cannot be pushed at all. Ordered by row and column.
    """
    others = set(cells)
    if not is_loose(others, cell):
        return []
    others.remove(cell)
    parts = _parts(others)
    return [cell] + sorted(
        [one for one in _reach(others, cell) if one != cell and _joins(one, parts)], key=_by_row
    )


def _by_row(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


def _steps(taken: set[Cell], cell: Cell) -> list[Cell]:
    """The free cells to which a tile in `cell` may be pushed in one step."""
    free = [across(cell, edge) not in taken for edge in range(EDGES)]
    return [
        across(cell, edge)
        for edge in range(EDGES)
        if free[edge] and (free[(edge + 1) % EDGES] or free[(edge - 1) % EDGES])
    ]


def _reach(others: set[Cell], start: Cell) -> set[Cell]:
    """The free cells that a tile comes to by steps; no farther from the others than it takes to go round."""
    rim = others | {start}
    least = (min(q for q, _ in rim) - 2, min(r for _, r in rim) - 2)
    most = (max(q for q, _ in rim) + 2, max(r for _, r in rim) + 2)
    found = {start}
    ahead = [start]
    while ahead:
        for cell in _steps(others, ahead.pop()):
            inside = least[0] <= cell[0] <= most[0] and least[1] <= cell[1] <= most[1]
            if inside and cell not in found:
                found.add(cell)
                ahead.append(cell)
    return found


def _parts(cells: set[Cell]) -> list[set[Cell]]:
    """The masses in which tiles lie."""
    left = set(cells)
    parts: list[set[Cell]] = []
    while left:
        part = {left.pop()}
        ahead = list(part)
        while ahead:
            for cell in neighbours_of(ahead.pop()):
                if cell in left:
                    left.remove(cell)
                    part.add(cell)
                    ahead.append(cell)
        parts.append(part)
    return parts


def _joins(cell: Cell, parts: list[set[Cell]]) -> bool:
    """Whether a tile in `cell` touches every part."""
    beside = neighbours_of(cell)
    return all(any(one in part for one in beside) for part in parts)
