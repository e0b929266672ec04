"""Kinds of regions, several at a time: terrains, symbols, places."""

from __future__ import annotations

from smallworld.engine.board import RegionSet
from smallworld.engine.state import State


def where_any(state: State, features: tuple[str, ...]) -> RegionSet:
    """The regions that have at least one of `features`."""
    regions = 0
    for feature in features:
        regions |= state.board.where(feature)
    return regions
