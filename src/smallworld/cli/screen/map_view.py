"""The board as a map, with a label in every region."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from smallworld.cli.screen.drawing import Outline, Room, drawing_of, stretched
from smallworld.cli.screen.prospects import Prospects
from smallworld.cli.screen.taking import OUTSIDE, Cells
from smallworld.cli.words.lines import Line, length
from smallworld.cli.words.scene import Scene
from smallworld.engine.board import Region, regions_in

LEAST_ROWS: Final = 9  # least rows for a part of the map; fewer would show nothing

_outlines: Final[dict[tuple[str, int, int], Outline]] = {}


def map_size(board: str) -> tuple[int, int]:
    """Return the least columns and rows for the map of a board; (0, 0) if the board has no map."""
    cells = drawing_of(board)
    return (len(cells[0]) + 1, len(cells) + 1) if cells else (0, 0)


def fits(board: str, columns: int, rows: int) -> bool:
    """Return whether the map of a board fits into `columns` and `rows`."""
    wide, high = map_size(board)
    return 0 < wide < columns and high <= rows


def board_map(scene: Scene, columns: int, prospects: Prospects | None = None, rows: int = 1000) -> list[Line]:
    """Return the largest map that fits, with number, terrain, holder and price in each region."""
    board = scene.state.board
    outline = _outline(board.name, columns - 1, rows)
    glyphs = [
        [
            (letter, "border") if region == OUTSIDE else (" ", scene.terrain_style(region))
            for letter, region in zip(outline.lines[row], outline.inside[row], strict=True)
        ]
        for row in range(outline.height)
    ]
    labels = {region: _labels(scene, region, prospects) for region in regions_in(board.everywhere)}
    rooms = [_room(outline, region, told[0]) for region, told in labels.items()]
    # Show names only if nearly all have room: a few names among numbers would be confusing.
    named = 5 * sum([room is not None for room in rooms]) >= 4 * len(rooms)
    for region, told in labels.items():
        for label in told[0 if named else 1 :]:
            room = _room(outline, region, label)
            if room is not None:
                _write_label(glyphs, room, label, scene.terrain_style(region))
                break
    return [_spans(row) for row in glyphs]


def board_window(scene: Scene, columns: int, prospects: Prospects | None, rows: int) -> list[Line]:
    """Return the rows of the map that fit in the window and show the most important regions."""
    state = scene.state
    outline = _outline(state.board.name, columns - 1, rows)
    here = prospects.ranked() if prospects else list(regions_in(state.held[max(0, scene.viewer)]))
    middles = [outline.middle_row(region) for region in here]
    shown = rows - 1  # the last row says that the map continues
    highest = max(0, outline.height - shown)

    def worth(top: int) -> tuple[int, int]:
        seen = len([row for row in middles if top < row < top + shown - 1])
        return seen, -abs(2 * top - highest)

    top = max(range(highest + 1), key=worth)
    part = board_map(scene, columns, prospects, rows)[top : top + shown]
    return [*part, [(f"   {scene.say('board-part')}", "dim")]]


def _outline(board: str, columns: int, rows: int) -> Outline:
    cells: Cells = drawing_of(board)
    wide, high = map_size(board)
    width = max(wide, min(columns, wide * 3 // 2))
    height = max(high, min(rows, high * width // wide))
    key = (board, width, height)
    if key not in _outlines:
        _outlines[key] = Outline(stretched(cells, height - 1, width - 1))
    return _outlines[key]


def _labels(scene: Scene, region: Region, prospects: Prospects | None) -> list[list[Line]]:
    """Return possible labels for a region, the longest first, made from name, terrain, holder and price."""
    mark, style = prospects.mark(region) if prospects else ("", "")
    if style == "dim":
        mark = ""  # hide a price that the player cannot pay
    price = f"→{mark.partition('?')[0]}{'?' if '?' in mark else ''}"
    standing = [*scene.holder(region, chip=True), *([(" ", ""), (price, style)] if mark else [])]
    number = (f"{region + 1} ", "bold" if mark else "")
    name, land = (scene.name(region), ""), (scene.land(region), "")
    return [[[number, name], [land], standing], [[number, land], standing], [[number, land]]]


def _room(outline: Outline, region: Region, label: list[Line]) -> Room | None:
    """Return a place in the region that is large enough for the label; None if there is none."""
    return outline.room(region, len(label), max([length(row) for row in label]))


def _write_label(glyphs: list[list[tuple[str, str]]], place: Room, label: list[Line], ground: str) -> None:
    top, left = place
    size = max([length(row) for row in label])
    for down, row in enumerate(label):
        _write(glyphs[top + down], left + (size - length(row)) // 2, row, ground)


def _write(glyphs: list[tuple[str, str]], column: int, text: Line, ground: str) -> None:
    """Write a text into a row. A letter of two columns takes its second one from the row."""
    for part, style in text:
        for letter in part:
            wide = cell_len(letter)
            glyphs[column : column + wide] = [(letter, f"{ground} {style}"), *[("", ground)] * (wide - 1)]
            column += wide


def _spans(glyphs: list[tuple[str, str]]) -> Line:
    """Join neighbouring letters of one style into spans."""
    spans: Line = []
    for letter, style in glyphs:
        if spans and (spans[-1][1] == style or not letter):
            spans[-1] = (spans[-1][0] + letter, style)
        else:
            spans.append((letter, style))
    return spans
