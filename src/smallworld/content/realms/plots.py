"""Plots: the regions of which a board is built, and all of those in the box."""

from __future__ import annotations

from typing import Final

from smallworld.content.maps import ELSEWHERE
from smallworld.content.realms.layout import CHASM, MOUNTAIN, RIVER
from smallworld.content.realms.pieces import WATER
from smallworld.content.realms.tiles import LETTERS, tile_set
from smallworld.content.worlds import SURFACE
from smallworld.engine.rules import slug

BLACK_MOUNTAIN: Final = "black-mountain"
WATERS: Final = (RIVER, "sea", "lake")  # terrains


class Plot:
    """A region of a realm: its key, what it is called (`id` in records, for good), terrain and symbols."""

    def __init__(self, key: str, id: str, name: str, terrain: str, symbols: list[str]) -> None:
        self.key: Final = key
        self.id: Final = id
        self.name: Final = name
        self.terrain: Final = terrain
        self.symbols: Final = symbols


def is_land(plot: Plot) -> bool:
    """Whether a region is one that players count: no water and no chasm."""
    return plot.terrain not in WATERS and plot.terrain not in (CHASM, ELSEWHERE)


def all_plots(there: set[str] | None = None) -> list[Plot]:
    """The regions of all that may come to lie on a board that grows, in an order that stays.

    Those of which the keys are not `there` are not on the table; without it everything is.
    """
    box = tile_set()
    lands: list[Plot] = []
    waters: list[Plot] = []
    for letter in LETTERS:
        side = box.sides[letter, SURFACE]
        for sign, land in side.lands.items():
            lands.append(_plot(letter + sign, land.name, land.terrain, land.symbol, there))
        if side.water:
            waters.append(_plot(letter + WATER, side.water, RIVER, "", there))
    heights = [
        _plot(f"m{place + 1}", piece.name, MOUNTAIN, piece.symbol, there)
        for place, piece in enumerate(box.mountains)
    ]
    chasms = [
        _plot(f"x{place + 1}", piece.name, CHASM, "volcano", there) for place, piece in enumerate(box.chasms)
    ]
    return lands + heights + waters + chasms


def _plot(key: str, name: str, terrain: str, symbol: str, there: set[str] | None) -> Plot:
    """A region that is on the table only if its key is among those that are there."""
    if there is not None and key not in there:
        return Plot(key, slug(name), name, ELSEWHERE, [])
    return Plot(key, slug(name), name, terrain, [symbol] if symbol else [])
