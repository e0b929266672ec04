"""Layouts as TOML files, for people to read and edit.

name = "Two Banks"
players = 3
water = "river"                      # or "sea", or "closed-sea", which nobody may enter; if tiles move,
                                     # "drifting-sea"; if players build the board, "growing-river",
                                     # "growing-river-below" or "growing-river-both"
rounds = 10                          # only if not the usual number for these players

tiles = [
  { tile = "R", cell = [0, 0], turn = 2 },
  { tile = "C", cell = [1, 0], turn = 0, world = "underground" },
]
mountains = [{ piece = 1, tile = "Q", place = 4 }]
chasms = [{ piece = 1, tile = "Q", place = 2 }]
river_borders = [{ tile = "R", edge = 3 }]
lost-tribe = ["Ra", "m1"]            # and monsters, entry, peak, coin-mine, throne, sword, well
tunnels = [["Ra", "Ca"]]
names = { Ra = "Anna's Wood" }

[scenario]                           # only for a custom scenario; see `scenario_file.py`
title = "Wells"
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from smallworld.content import realms
from smallworld.content.realms.tiles.layout import (
    CHASM,
    MOUNTAIN,
    NOTED,
    ROUNDS,
    LaidPiece,
    Layout,
    PlacedTile,
)
from smallworld.content.toml_fields import Fields, read_table
from smallworld.content.worlds import SURFACE
from smallworld.engine.errors import NotationError

LONGEST: Final = 20_000  # the most characters of a file that are read
_FIELDS: Final = ("name", "players", "water", "rounds", "tiles", "mountains", "chasms", "river_borders")
HELD: Final = "scenario"  # the table of the layout's scenario
_KNOWN: Final = (*_FIELDS, *NOTED, "tunnels", "names", HELD)
_OF_TILE: Final = ("tile", "cell", "turn", "world")
_OF_PIECE: Final = ("piece", "tile", "place")
_OF_BORDER: Final = ("tile", "edge")


def parse_layout(text: str, file: str) -> Layout:
    """Return the layout that a TOML text describes; messages name `file`.

    Raises:
        NotationError: the text is not TOML, a value is missing or unknown, or the layout cannot be built.
    """
    table = read_table(text, file, LONGEST, "a realm")
    reader = _Reader(table, file, "the realm")
    reader.known(table, "the realm", _KNOWN)
    players = reader.number(table, "players", "the realm")
    try:
        return Layout(
            reader.text(table, "name", "the realm"),
            players,
            reader.number(table, "rounds", "the realm", ROUNDS.get(players, 0)),
            reader.text(table, "water", "the realm"),
            tuple([reader.tile(entry) for entry in reader.tables("tiles", _OF_TILE)]),
            tuple(
                [
                    reader.piece(kind, entry)
                    for kind in (MOUNTAIN, CHASM)
                    for entry in reader.tables(f"{kind}s", _OF_PIECE)
                ]
            ),
            tuple(
                [
                    (
                        reader.text(entry, "tile", "a river border"),
                        reader.number(entry, "edge", "a river border"),
                    )
                    for entry in reader.tables("river_borders", _OF_BORDER)
                ]
            ),
            {mark: tuple(reader.keys(table[mark], mark)) for mark in NOTED if mark in table},
            tuple([reader.pair(entry) for entry in reader.list_of("tunnels")]),
            reader.names(),
        )
    except NotationError as error:
        raise error if str(error).startswith(file) else NotationError(f"{file}: {error}") from error


def layout_file(scenario: str, players: int) -> str:
    """Return the name of the file with a scenario's layout for this number of players."""
    return f"{scenario.replace('_', '-')}-{players}.toml"


def load_layout(file: str) -> Layout:
    """Return the layout in one of this project's files."""
    return parse_layout(files(realms).joinpath("layouts").joinpath(file).read_text("utf-8"), file)


def layout_text(layout: Layout) -> str:
    """Return the layout as the text of a TOML file, for `parse_layout` to read."""
    lines = [f"name = {_quoted(layout.name)}", f"players = {layout.players}", f'water = "{layout.water}"']
    if layout.rounds != ROUNDS[layout.players]:
        lines.append(f"rounds = {layout.rounds}")
    lines += ["", "tiles = ["]
    for tile in layout.tiles:
        world = "" if tile.world == SURFACE else f', world = "{tile.world}"'
        cell = f"[{tile.cell[0]}, {tile.cell[1]}]"
        lines.append(f'  {{ tile = "{tile.letter}", cell = {cell}, turn = {tile.turns}{world} }},')
    lines.append("]")
    for kind in (MOUNTAIN, CHASM):
        laid = [piece for piece in layout.pieces if piece.kind == kind]
        if laid:
            lines.append(f"{kind}s = [")
            for piece in laid:
                lines.append(
                    f'  {{ piece = {piece.number}, tile = "{piece.letter}", place = {piece.place} }},'
                )
            lines.append("]")
    if layout.borders:
        borders = [f'{{ tile = "{letter}", edge = {edge} }}' for letter, edge in layout.borders]
        lines.append(f"river_borders = [{', '.join(borders)}]")
    for mark in NOTED:
        if layout.where(mark):
            lines.append(f"{mark} = [{', '.join([_quoted(key) for key in layout.where(mark)])}]")
    if layout.tunnels:
        pairs = [f'["{one}", "{two}"]' for one, two in layout.tunnels]
        lines.append(f"tunnels = [{', '.join(pairs)}]")
    if layout.names:
        lines += ["", "[names]"]
        lines += [f"{_quoted(key)} = {_quoted(name)}" for key, name in sorted(layout.names.items())]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """Return a text as a TOML string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


class _Reader(Fields):
    """A reader of the fields of a layout."""

    def tile(self, table: dict[str, Any]) -> PlacedTile:
        letter = self.text(table, "tile", "a tile")
        where = f"tile {letter}"
        cell = table.get("cell")
        if not isinstance(cell, list) or len(cell) != 2 or any(type(part) is not int for part in cell):
            raise self.wrong(where, "cell", cell, "a pair such as [0, 1]")
        world = self.text(table, "world", where, SURFACE)
        return PlacedTile(letter, world, (cell[0], cell[1]), self.number(table, "turn", where, 0))

    def piece(self, kind: str, table: dict[str, Any]) -> LaidPiece:
        where = f"a {kind}"
        return LaidPiece(
            kind,
            self.number(table, "piece", where),
            self.text(table, "tile", where),
            self.number(table, "place", where),
        )

    def keys(self, value: Any, where: str) -> list[str]:
        if not isinstance(value, list) or any(not isinstance(key, str) for key in value):
            raise self.wrong("the realm", where, value, 'a list of regions such as ["Ra", "m1"]')
        return value

    def pair(self, value: Any) -> tuple[str, str]:
        keys = self.keys(value, "tunnels")
        if len(keys) != 2:
            raise self.wrong("the realm", "tunnels", value, 'a list of pairs such as [["Ra", "Ca"]]')
        return keys[0], keys[1]

    def names(self) -> dict[str, str]:
        value = self.table.get("names", {})
        if not isinstance(value, dict) or any(not isinstance(name, str) for name in value.values()):
            raise self.wrong("the realm", "names", value, 'names by region, such as { Ra = "Wood" }')
        return value
