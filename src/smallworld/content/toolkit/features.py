"""Sets of regions by terrain, symbol or place, and their connected parts."""

from __future__ import annotations

from smallworld.engine.board import Board, RegionSet
from smallworld.engine.state import State


def where_any(state: State, features: tuple[str, ...]) -> RegionSet:
    """Return the regions that have at least one of `features`."""
    regions = 0
    for feature in features:
        regions |= state.board.where(feature)
    return regions


def connected_sets(board: Board, regions: RegionSet, links: tuple[RegionSet, ...] = ()) -> list[RegionSet]:
    """Return the connected parts of `regions`.

    Borders connect regions, and so does membership in the same set of `links`.
    """
    sets: list[RegionSet] = []
    while regions:
        part, grown = 0, regions & -regions
        while grown != part:
            part = grown
            near = board.beside(part)
            for linked in links:
                if linked & part:
                    near |= linked
            grown = part | near & regions
        sets.append(part)
        regions &= ~part
    return sets
