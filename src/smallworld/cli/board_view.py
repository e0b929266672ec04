"""The board as a table: every region with its number, what it is, who holds it, what it costs."""

from __future__ import annotations

from typing import Final

from smallworld.cli.lines import Line, length, line, padded
from smallworld.cli.prospects import Prospects
from smallworld.cli.scene import Scene
from smallworld.engine.board import Region

WIDE: Final = 112  # columns from which terrain is written in full
_GAP: Final = "  "


def region_table(
    scene: Scene, columns: int, prospects: Prospects | None = None, rows: int = 1000
) -> list[Line]:
    """The regions in two columns; in a conquest the targets first, cheapest first.

    Where `rows` are too few, regions out of reach are left out, and a last line says so.
    """
    cells = _Cells(scene, columns, prospects)
    every = list(range(len(scene.state.board)))
    first = prospects.ranked() if prospects else []
    rest = [region for region in every if region not in first]
    left_out = 0
    if prospects and 2 + _height(first) + _height(rest) > rows:
        owned = [region for region in rest if scene.state.defender(region) >= 0]
        left_out, rest = len(rest) - len(owned), owned
        if 3 + _height(first) + _height(rest) > rows:
            mine = [region for region in rest if scene.state.held[prospects.side] >> region & 1]
            left_out, rest = left_out + len(rest) - len(mine), mine
    lines = [cells.head()]
    if first:
        lines += cells.rows(first)
        lines.append([(f"── out of reach {'─' * 80}"[: columns - 1], "dim")])
    lines += cells.rows(rest)
    if left_out:
        lines.append([(f"   and {left_out} more regions; “table” shows all", "dim")])
    return lines


class _Cells:
    """Lays out one region in half a line."""

    def __init__(self, scene: Scene, columns: int, prospects: Prospects | None) -> None:
        self.scene = scene
        self.prospects = prospects
        self.wide = columns >= WIDE
        self.columns = (columns - 1 - len(_GAP)) // 2
        names = [len(name) for name in scene.state.board.names]
        self.name = max(names)
        self.land = max([len(self._land(region)) for region in range(len(names))])

    def head(self) -> Line:
        price = "costs" if self.prospects else ""
        cell = f" # {'region':{self.name}} {'land':{self.land}} {'held by':{self._holder()}} {price}"
        half = cell[: self.columns].ljust(self.columns)
        return [(half + _GAP + half.rstrip(), "head")]

    def rows(self, regions: list[Region]) -> list[Line]:
        """Two columns, read downwards."""
        height = _height(regions)
        lines: list[Line] = []
        for row in range(height):
            left = padded(self._cell(regions[row]), self.columns)
            right = self._cell(regions[row + height]) if row + height < len(regions) else []
            lines.append([*left, (_GAP, ""), *right])
        return lines

    def _cell(self, region: Region) -> Line:
        scene = self.scene
        name = f"{scene.state.board.names[region]:{self.name}}"
        mark, style = self.prospects.mark(region) if self.prospects else ("", "")
        strong = "bold" if style in ("price", "risky") else ""
        holder = padded(scene.holder(region), self._holder())
        cell = line((f"{region + 1:2} ", style or "dim"), (name, strong), " ")
        cell += line((f"{self._land(region):{self.land}} ", ""), *holder, " ")
        return [*cell, (mark, style)] if length(cell) + len(mark) <= self.columns + 1 else cell

    def _land(self, region: Region) -> str:
        return self.scene.features(region) if self.wide else self.scene.land(region)

    def _holder(self) -> int:
        return 8 if self.wide else 6


def _height(regions: list[Region]) -> int:
    return (len(regions) + 1) // 2
