"""The board as a map, with a label in every region."""

from __future__ import annotations

from typing import Final

from smallworld.cli.drawing import OUTSIDE, Cells, Outline, drawing_of, stretched
from smallworld.cli.lines import Line, length
from smallworld.cli.prospects import Prospects
from smallworld.cli.scene import Scene
from smallworld.engine.board import Region

_outlines: Final[dict[tuple[str, int, int], Outline]] = {}


def map_size(board: str) -> tuple[int, int]:
    """Columns and rows that the map of a board needs at least; (0, 0) where there is none."""
    cells = drawing_of(board)
    return (len(cells[0]) + 1, len(cells) + 1) if cells else (0, 0)


def fits(board: str, columns: int, rows: int) -> bool:
    """Whether the map of a board has room in `columns` and `rows`."""
    wide, high = map_size(board)
    return 0 < wide < columns and high <= rows


def board_map(scene: Scene, columns: int, prospects: Prospects | None = None, rows: int = 1000) -> list[Line]:
    """The map, as large as there is room; each region with number, terrain, holder and price."""
    board = scene.state.board
    outline = _outline(board.name, columns - 1, rows)
    glyphs = [
        [
            (letter, "border") if region == OUTSIDE else (" ", scene.terrain_style(region))
            for letter, region in zip(outline.lines[row], outline.inside[row], strict=True)
        ]
        for row in range(outline.height)
    ]
    for region in range(len(board)):
        _write_label(scene, outline, glyphs, region, prospects)
    return [_spans(row) for row in glyphs]


def _outline(board: str, columns: int, rows: int) -> Outline:
    cells: Cells = drawing_of(board)
    wide, high = map_size(board)
    width = max(wide, min(columns, wide * 3 // 2))
    height = max(high, min(rows, high * width // wide))
    key = (board, width, height)
    if key not in _outlines:
        _outlines[key] = Outline(stretched(cells, height - 1, width - 1))
    return _outlines[key]


def _write_label(
    scene: Scene,
    outline: Outline,
    glyphs: list[list[tuple[str, str]]],
    region: Region,
    prospects: Prospects | None,
) -> None:
    ground = scene.terrain_style(region)
    mark, looks = prospects.mark(region) if prospects else ("", "")
    if looks == "dim":
        mark = ""
    name = f"{region + 1} {scene.state.board.names[region]}"
    land = scene.land(region)
    number = "bold" if mark else ""
    price: Line = [(f"→{mark.partition('%')[0].partition('?')[0]}{'?' if '?' in mark else ''}", looks)]
    standing = [*scene.holder(region, chip=True), *([(" ", ""), *price] if mark else [])]
    long: list[Line] = [[(name, number)], [(land, "")], standing]
    short: list[Line] = [[(f"{region + 1} ", number), (land, "")], standing]
    for label in (long, short, short[:1]):
        size = max([length(row) for row in label])
        place = outline.room(region, len(label), size)
        if place is not None:
            for down, row in enumerate(label):
                _write(glyphs[place[0] + down], place[1] + (size - length(row)) // 2, row, ground)
            return


def _write(glyphs: list[tuple[str, str]], column: int, text: Line, ground: str) -> None:
    for part, style in text:
        for letter in part:
            glyphs[column] = (letter, f"{ground} {style}")
            column += 1


def _spans(glyphs: list[tuple[str, str]]) -> Line:
    """Neighbouring letters of one style as one span."""
    spans: Line = []
    for letter, style in glyphs:
        if spans and spans[-1][1] == style:
            spans[-1] = (spans[-1][0] + letter, style)
        else:
            spans.append((letter, style))
    return spans
