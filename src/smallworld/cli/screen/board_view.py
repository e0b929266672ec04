"""The board as a table of regions, each with its number, terrain, holder and price."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from smallworld.cli.screen.prospects import Prospects
from smallworld.cli.words.lines import Line, fitted, length, line, padded, ruled, wrapped
from smallworld.cli.words.scene import Scene
from smallworld.engine.board import Region, regions_in

WIDE: Final = 112  # least columns for terrain in full
_SHORTEST: Final = 8  # this many letters distinguish the names of regions
_GAP: Final = "  "
_NUMBER: Final = 3
_MARK: Final = 4  # columns for a price without odds


def region_table(
    scene: Scene, columns: int, prospects: Prospects | None = None, rows: int = 1000
) -> list[Line]:
    """Return a table of the regions in two columns, or in one if the window is narrow.

    Regions that can be conquered come first, the cheapest at the top. If there are too few `rows`, the table
    omits other regions: first empty regions, then those of players. The last line says how many regions are
    omitted.
    """
    if not scene.state.board.everywhere:
        return [[(scene.say("board-empty"), "dim")]]
    cells = _Cells(scene, columns, prospects)
    every = regions_in(scene.state.board.everywhere)
    first = prospects.ranked() if prospects else []
    rest = [region for region in every if region not in first]
    left_out = 0
    if 2 + cells.height(first) + cells.height(rest) > rows:
        owned = [region for region in rest if scene.state.defender(region) >= 0]
        left_out, rest = len(rest) - len(owned), owned
        if 3 + cells.height(first) + cells.height(rest) > rows:
            side = prospects.side if prospects else max(0, scene.viewer)
            mine = [region for region in rest if scene.state.held[side] >> region & 1]
            left_out, rest = left_out + len(rest) - len(mine), mine
    lines = [cells.head()]
    if first:
        lines += cells.rows(first)
        lines.append([(ruled(scene.say("board-out-of-reach"), columns), "dim")])
    lines += cells.rows(rest)
    if left_out:
        lines += wrapped(scene.say("board-left-out", number=left_out), columns, 3, "dim")
    return lines


class _Cells:
    """The layout of the table: each region has a cell of half a line or a whole line. Long names are cut."""

    def __init__(self, scene: Scene, columns: int, prospects: Prospects | None) -> None:
        self.scene: Final = scene
        self.prospects: Final = prospects
        self.wide: Final = columns >= WIDE
        every = regions_in(scene.state.board.everywhere)
        self.holder: Final = 8 if self.wide else 6
        self.land: Final = max([cell_len(self._land(region)) for region in every])
        others = _NUMBER + 1 + self.land + 1 + self.holder + 1 + _MARK
        names = max([cell_len(scene.name(region)) for region in every])
        half = (columns - 1 - len(_GAP)) // 2
        self.halves: Final = 2 if half - others >= min(names, _SHORTEST) else 1
        self.columns: Final = half if self.halves == 2 else columns - 1
        self.name: Final = min(names, self.columns - others)

    def head(self) -> Line:
        say = self.scene.say
        cell = f" # {fitted(say('board-region'), self.name)} {fitted(say('board-land'), self.land)} "
        cell += fitted(say("board-holder"), self.holder)
        cell += f" {say('board-price')}" if self.prospects else ""
        half = fitted(cell, self.columns + 1)  # like a mark, the last head may stand out by a letter
        return [(half + _GAP[1:] + half.rstrip() if self.halves == 2 else half.rstrip(), "head")]

    def rows(self, regions: list[Region]) -> list[Line]:
        """Return the lines for these regions, in one or two columns that are read from top to bottom."""
        height = self.height(regions)
        lines: list[Line] = []
        for row in range(height):
            if self.halves == 1:
                lines.append(self._cell(regions[row]))
                continue
            left = padded(self._cell(regions[row]), self.columns)
            right = self._cell(regions[row + height]) if row + height < len(regions) else []
            lines.append([*left, (_GAP, ""), *right])
        return lines

    def height(self, regions: list[Region]) -> int:
        """Return how many lines these regions need."""
        return (len(regions) + self.halves - 1) // self.halves

    def _cell(self, region: Region) -> Line:
        scene = self.scene
        mark, style = self.prospects.mark(region) if self.prospects else ("", "")
        strong = "bold" if style in ("price", "risky") else ""
        name, land = fitted(scene.name(region), self.name), fitted(self._land(region), self.land)
        cell = line((f"{region + 1:2} ", style or "dim"), (name, strong), f" {land} ")
        cell += [*padded(scene.holder(region), self.holder), (" ", "")]
        return [*cell, (mark, style)] if length(cell) + len(mark) <= self.columns + 1 else cell

    def _land(self, region: Region) -> str:
        return self.scene.features(region) if self.wide else self.scene.land(region)
