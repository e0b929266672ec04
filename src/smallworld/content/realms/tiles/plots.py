"""Plots: the regions of a built board, or of all tiles and pieces in the box."""

from __future__ import annotations

from typing import Final

from smallworld.content.maps import ELSEWHERE
from smallworld.content.realms.tiles.layout import CHASM, MOUNTAIN, RIVER
from smallworld.content.realms.tiles.pieces import WATER
from smallworld.content.realms.tiles.tile_set import LETTERS, tile_set
from smallworld.content.worlds import SURFACE, UNDERGROUND
from smallworld.engine.rules import slug

BLACK_MOUNTAIN: Final = "black-mountain"
BELOW: Final = "below"  # part of the id of an underground mountain, whose name is the same in both worlds
WATERS: Final = (RIVER, "sea", "lake")  # terrains


class Plot:
    """A region of a realm: its key, its `id` in records (which never changes), name, terrain and symbols."""

    def __init__(self, key: str, id: str, name: str, terrain: str, symbols: list[str]) -> None:
        self.key: Final = key
        self.id: Final = id
        self.name: Final = name
        self.terrain: Final = terrain
        self.symbols: Final = symbols


def is_land(plot: Plot) -> bool:
    """Return whether a region is a land: neither water nor chasm."""
    return plot.terrain not in WATERS and plot.terrain not in (CHASM, ELSEWHERE)


def grown_key(key: str, world: str) -> str:
    """Return the key of a region on a growing board, where either side of a tile may be face up.

    For the underground, lower and upper case are exchanged: "rA" and "M3". A chasm has the same key in both
    worlds.
    """
    return key.swapcase() if world == UNDERGROUND and not key.startswith("x") else key


def all_plots(
    worlds: tuple[str, ...], there: set[str] | None = None, bare: set[str] | None = None
) -> list[Plot]:
    """Return the regions of all tiles and pieces that can be laid on a board that grows in these worlds.

    The order is fixed. Regions whose keys are not in `there` are not on the table; without `there`, all are.
    Mountains that are `bare` show no symbol.
    """
    box = tile_set()
    lands: list[Plot] = []
    waters: list[Plot] = []
    heights: list[Plot] = []
    for world in worlds:
        for letter in LETTERS:
            side = box.sides[letter, world]
            for sign, land in side.lands.items():
                key = grown_key(letter + sign, world)
                lands.append(_plot(key, slug(land.name), land.name, land.terrain, land.symbol, there))
            if side.water:
                key = grown_key(letter + WATER, world)
                waters.append(_plot(key, slug(side.water), side.water, RIVER, "", there))
        for place, piece in enumerate(box.mountains):
            key, id = grown_key(f"m{place + 1}", world), slug(piece.name)
            if world == SURFACE:
                symbol = "" if bare is not None and key in bare else piece.symbol
                heights.append(_plot(key, id, piece.name, MOUNTAIN, symbol, there))
            else:
                heights.append(_plot(key, f"{id}-{BELOW}", piece.name, BLACK_MOUNTAIN, "", there))
    chasms = [
        _plot(f"x{place + 1}", slug(piece.name), piece.name, CHASM, "volcano", there)
        for place, piece in enumerate(box.chasms)
    ]
    return lands + heights + waters + chasms


def _plot(key: str, id: str, name: str, terrain: str, symbol: str, there: set[str] | None) -> Plot:
    """Return a region that is on the table only if its key is in `there`."""
    if there is not None and key not in there:
        return Plot(key, id, name, ELSEWHERE, [])
    return Plot(key, id, name, terrain, [symbol] if symbol else [])
