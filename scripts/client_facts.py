"""The generator of the facts about the rules that the client needs immediately.

A request to the server would take too long for them. They are the words for worlds, the page of the rules for
each reason, and the layout of a tile's triangles, which dragging needs. They are generated, so that no one
has to maintain a second copy. Facts that depend on boxes are in the catalogue. To update the files, run:

    python scripts/client_facts.py
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from smallworld.content.realms.formats.layout_file import layout_file, load_layout
from smallworld.content.realms.tiles import grid
from smallworld.content.realms.tiles.layout import GROWING, Layout
from smallworld.content.realms.tiles.pieces import COVERS, WATER
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.realms.tiles.tile_set import tile_set
from smallworld.content.shelf import SCENARIOS, open_box
from smallworld.content.worlds import BELOW, BOTH, SURFACE, UNDERGROUND
from smallworld.views.book import PAGES

ROOT: Final = Path(__file__).resolve().parent.parent
FACTS: Final = ROOT / "web" / "src" / "lib" / "facts.ts"
LAID: Final = ROOT / "web" / "tests" / "laid-tiles.ts"
GRID: Final = ROOT / "web" / "src" / "map" / "tiles" / "grid-facts.ts"
HEAD: Final = "/** {} Made by `python scripts/client_facts.py`: edit the sources that it reads. */\n\n"


def facts() -> str:
    """Return the names of the worlds and the pages of the rules as TypeScript."""
    pages = "".join(f"  {_key(code)}: {json.dumps(page)},\n" for code, page in PAGES.items())
    return (
        HEAD.format("Words of the rules that the client speaks of by name.")
        + f"export const SURFACE = {json.dumps(SURFACE)};\n"
        + f"export const UNDERGROUND = {json.dumps(UNDERGROUND)};\n"
        + f"export const BOTH = {json.dumps(BOTH)}; // worlds at once\n"
        + f"export const BELOW = {json.dumps(BELOW)}; // among what is in play: both worlds play below\n"
        + "\n/** The page of the rules that explains a reason which no race or power gives. */\n"
        + f"export const PAGES: Record<string, string> = {{\n{pages}}};\n"
    )


def grid_facts() -> str:
    """Return the layout of a tile's triangles as TypeScript."""
    return (
        HEAD.format("The triangles of a tile, row by row, from content/realms/tiles/grid.py.")
        + f"export const EDGES = {grid.EDGES};\n"
        + f"export const WATER = {json.dumps(WATER)};\n"
        + _table("The cell across each edge.", "ACROSS", grid.ACROSS)
        + _table(
            "The corners of each triangle, as points of the lattice.",
            "CORNERS",
            [grid.corners(spot) for spot in grid.SPOTS],
        )
        + _table("The triangles beside each, by the corners between; -1 on other tiles.", "BESIDE", _beside())
        + _table("By number of turns: where in the picture each triangle has come from.", "TURNS", grid.TURNS)
    )


def laid_tiles() -> str:
    """Return the contents of each triangle of the tiles on some boards, as data for the client's tests."""
    sides = [
        {"letter": letter, "world": world, "picture": side.picture}
        for (letter, world), side in tile_set().sides.items()
    ]
    tiled = [open_box(name) for name in SCENARIOS if open_box(name).layouts]
    boards = [load_layout(layout_file(box.name, box.layouts[0])) for box in tiled]
    shown = [_laid(layout) for layout in boards if layout.water not in GROWING]
    covers = [sorted(cover) for cover in COVERS]
    head = HEAD.format("What lies at each triangle of tiles, as the rules have laid them.")
    board = ",\n".join([json.dumps(one, separators=(",", ":")) for one in shown])
    fields = f"sides: {json.dumps(sides)},\ncovers: {json.dumps(covers)},\nboards: [\n{board},\n],"
    return f"{head}// prettier-ignore\nexport const LAID = {{\n{fields}\n}};\n"


def _laid(layout: Layout) -> dict[str, object]:
    realm = Realm(layout)
    tiles = []
    for tile in layout.tiles:
        q, r = grid.middle(tile.cell)
        keys = [realm.plots[realm.ground[q + a, r + b]].key for a, b in grid.SPOTS]
        shown = " ".join([WATER if key.endswith(WATER) else key for key in keys])
        tiles.append(
            {
                "letter": tile.letter,
                "world": tile.world,
                "cell": tile.cell,
                "turns": tile.turns,
                "keys": shown,
            }
        )
    pieces = [
        {"kind": piece.kind, "number": piece.number, "letter": piece.letter, "place": piece.place}
        for piece in layout.pieces
    ]
    return {"name": layout.name, "tiles": tiles, "pieces": pieces}


def _beside() -> Iterator[list[int]]:
    """Yield, for each triangle, the adjacent triangles of the same tile; -1 beyond the rim of the tile."""
    for spot in grid.SPOTS:
        points = grid.corners(spot)
        others = {frozenset(grid.corners(other)) & frozenset(points): other for other in grid.sides(spot)}
        sides = [frozenset((points[side], points[(side + 1) % 3])) for side in range(3)]
        yield [grid.PLACES.get(others[side], -1) for side in sides]


def _table(comment: str, name: str, rows: Iterable[Sequence[object]]) -> str:
    """Return a table of numbers as TypeScript, with one row per line, which prettier must not change."""
    lines = ",\n".join(f"  {json.dumps(row, separators=(', ', ': '))}" for row in rows)
    return f"\n/** {comment} */\n// prettier-ignore\nexport const {name} = [\n{lines},\n] as const;\n"


def _key(code: str) -> str:
    """Return the name of a field, in quotation marks if necessary."""
    return code if code.isidentifier() else json.dumps(code)


def main() -> None:
    """Write the files."""
    FACTS.write_text(facts(), encoding="utf-8")
    LAID.write_text(laid_tiles(), encoding="utf-8")
    GRID.write_text(grid_facts(), encoding="utf-8")


if __name__ == "__main__":
    main()
