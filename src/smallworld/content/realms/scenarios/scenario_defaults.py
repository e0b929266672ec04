"""The settings of a scenario for its boards, which override the boards' own settings."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.tiles.layout import CHASM, DRIFTING_SEA, ENTRY, GROWING, Layout
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.worlds import BOTH, WORLDS
from smallworld.engine.board import RegionSet, regions_in

EDGE: Final = "edge"


class ScenarioDefaults:
    """The settings of a scenario for its boards.

    They are the game turns (`rounds`), how `water` counts, and the features where new races enter (`entry`).
    A setting that is 0 or empty does not change the board. If the board has none of the features of `entry`,
    races enter at the edge.
    """

    def __init__(self, rounds: int = 0, water: str = "", entry: tuple[str, ...] = ()) -> None:
        self.rounds: Final = rounds
        self.water: Final = water
        self.entry: Final = entry

    def laid_over(self, layout: Layout) -> Layout:
        """Return the layout with these settings; for a growing board, only the game turns apply."""
        grows = layout.water in GROWING
        water = layout.water if grows else self.water or layout.water
        wet = _layout(layout, self.rounds or layout.rounds, water, layout.marks)
        if not self.entry or grows:
            return wet
        marks = {mark: keys for mark, keys in layout.marks.items() if mark != ENTRY}
        bare = _layout(layout, wet.rounds, wet.water, marks)
        if self.entry == (EDGE,):
            return bare
        entries = self._entries(bare)
        return _layout(bare, bare.rounds, bare.water, {**marks, ENTRY: entries}) if entries else bare

    def _entries(self, layout: Layout) -> tuple[str, ...]:
        """Return the keys of the regions where new races enter."""
        realm = Realm(layout)
        board = realm.board("")
        regions: RegionSet = 0
        for feature in self.entry:
            regions |= board.where(feature)
        return tuple([realm.plots[region].key for region in regions_in(regions & ~board.where(CHASM))])


def grown_in(layout: Layout, world: str) -> Layout:
    """Return the layout of a board that grows in this world, or in both worlds."""
    wanted = WORLDS if world == BOTH else (world,)
    water = next(water for water, worlds in GROWING.items() if worlds == wanted)
    return _layout(layout, layout.rounds, water, layout.marks)


def _layout(layout: Layout, rounds: int, water: str, marks: dict[str, tuple[str, ...]]) -> Layout:
    """Return a layout with the same tiles and pieces and these settings.

    If waters drift, the layout has no river borders.
    """
    return Layout(
        layout.name,
        layout.players,
        rounds,
        water,
        layout.tiles,
        layout.pieces,
        () if water == DRIFTING_SEA else layout.borders,
        marks,
        layout.tunnels,
        layout.names,
    )
