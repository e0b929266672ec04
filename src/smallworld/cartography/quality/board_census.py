"""Statistics on any board of the engine: lands, terrains, symbols, parts and entries."""

from __future__ import annotations

from typing import Final

from smallworld.cartography.quality.census import LANDS_EACH
from smallworld.engine.board import Board, RegionSet, count, regions_in


class BoardCensus:
    """The statistics of a board for a number of players, as in `Census`; regions are named."""

    def __init__(self, board: Board, players: int) -> None:
        rivers = board.where("river")
        lands = board.land & ~rivers
        closed = board.where("chasm")
        beside = [near & ~closed for near in board.neighbours]
        terrains = [board.features_of(region)[0] for region in range(len(board))]
        self.lands: Final = count(lands)
        self.wanted: Final = LANDS_EACH * players
        self.parts: Final = _parts(lands, board.land, board)
        self.lonely: Final = [board.names[region] for region in regions_in(lands) if not beside[region]]
        self.dead_ends: Final = [
            board.names[region] for region in regions_in(lands) if count(beside[region]) == 1
        ]
        self.neighbours: Final = sum([count(beside[region]) for region in regions_in(lands)]) / max(
            1, self.lands
        )
        self.edge: Final = count(board.edge & lands)
        self.entries: Final = count(board.entry & lands)
        self.alike: Final = (
            sum(
                [
                    count(board.neighbours[region] & lands & board.where(terrains[region]))
                    for region in regions_in(lands)
                ]
            )
            // 2
        )
        self.terrains: Final = _shares([terrains[region] for region in regions_in(lands)])
        self.symbols: Final = _shares(
            [symbol for region in regions_in(board.everywhere) for symbol in board.features_of(region)[1:]]
        )
        self.tribes: Final = count(board.tribes & ~board.monsters)
        self.monsters: Final = count(board.monsters)


def _parts(lands: RegionSet, through: RegionSet, board: Board) -> int:
    """Return how many groups the lands form if regions in `through` connect them."""
    found = 0
    while lands:
        group, reached = 0, lands & -lands
        while reached != group:
            group = reached
            reached |= board.beside(group) & through
        lands &= ~group
        found += 1
    return found


def _shares(found: list[str]) -> dict[str, int]:
    """Return how often each name occurs, in alphabetical order."""
    return {name: found.count(name) for name in sorted(set(found))}
