"""What a scenario says of the boards on which it is played, before what they say themselves."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.tiles.layout import CHASM, DRIFTING_SEA, ENTRY, GROWING, Layout
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.worlds import BOTH, WORLDS
from smallworld.engine.board import RegionSet, regions_in

EDGE: Final = "edge"


class ScenarioDefaults:
    """Game turns (`rounds`), how `water` counts, and the features by which new races enter (`entry`).

    What is 0 or empty is left to the board. Where nothing lies by which they enter, races do so by the edge.
    """

    def __init__(self, rounds: int = 0, water: str = "", entry: tuple[str, ...] = ()) -> None:
        self.rounds: Final = rounds
        self.water: Final = water
        self.entry: Final = entry

    def laid_over(self, layout: Layout) -> Layout:
        """The layout as this says; of one that grows in the game only the game turns."""
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
        """The keys of the regions by which races enter."""
        realm = Realm(layout)
        board = realm.board("")
        regions: RegionSet = 0
        for feature in self.entry:
            regions |= board.where(feature)
        return tuple([realm.plots[region].key for region in regions_in(regions & ~board.where(CHASM))])


def grown_in(layout: Layout, world: str) -> Layout:
    """The same where the board grows in this world, or in both."""
    wanted = WORLDS if world == BOTH else (world,)
    water = next(water for water, worlds in GROWING.items() if worlds == wanted)
    return _layout(layout, layout.rounds, water, layout.marks)


def _layout(layout: Layout, rounds: int, water: str, marks: dict[str, tuple[str, ...]]) -> Layout:
    """The same tiles and pieces; nothing parts waters that drift."""
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
