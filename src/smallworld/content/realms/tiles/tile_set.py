"""The 26 tiles and the printed regions on them, read from tiles.toml."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from smallworld.content.realms.tiles.grid import ROWS
from smallworld.content.realms.tiles.pieces import WATER
from smallworld.content.worlds import SURFACE, UNDERGROUND
from smallworld.engine.text.untrusted import read_toml

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_FILE: Final = "tiles.toml"


class Land:
    """A region that is printed on a tile: its name, terrain and symbol ("" for none)."""

    def __init__(self, name: str, terrain: str, symbol: str) -> None:
        self.name: Final = name
        self.terrain: Final = terrain
        self.symbol: Final = symbol


class TileSide:
    """One side of a tile: its picture (54 letters, row by row), its lands by letter and its water's name."""

    def __init__(self, picture: str, lands: dict[str, Land], water: str) -> None:
        self.picture: Final = picture
        self.lands: Final = lands
        self.water: Final = water  # the name of the water, "" if there is none


class Piece:
    """A mountain or a chasm: its name and the symbol on a mountain ("" for none)."""

    def __init__(self, name: str, symbol: str) -> None:
        self.name: Final = name
        self.symbol: Final = symbol


class TileSet:
    """All tiles and pieces in the box: sides by letter and world, mountains and chasms in order."""

    def __init__(
        self, sides: dict[tuple[str, str], TileSide], mountains: list[Piece], chasms: list[Piece]
    ) -> None:
        self.sides: Final = sides
        self.mountains: Final = mountains
        self.chasms: Final = chasms


def number_of_letter(letter: str) -> int:
    """Return the index of a tile's letter, from 0 for "A"."""
    return ord(letter) - ord(LETTERS[0])


def sign_of(letter: str, world: str) -> str:
    """Return the sign of a side of a tile: its letter, in lower case for the underground side."""
    return letter if world == SURFACE else letter.lower()


def side_of(sign: str) -> tuple[str, str]:
    """Return the letter and the world of the side of a tile with this sign."""
    return sign.upper(), UNDERGROUND if sign.islower() else SURFACE


@cache
def tile_set() -> TileSet:
    """Return the tiles and pieces of the box; the file is read only once."""
    table = read_toml(files(__package__).joinpath(_FILE).read_text("utf-8"))
    sides = {
        (letter, world): _side(table[letter][world]) for letter in LETTERS for world in (SURFACE, UNDERGROUND)
    }
    return TileSet(sides, _pieces(table["mountain"]), _pieces(table["chasm"]))


def _side(table: dict[str, Any]) -> TileSide:
    picture = "".join(table["picture"].split())
    lands = {
        letter: Land(table[letter]["name"], table[letter]["terrain"], table[letter].get("symbol", ""))
        for letter in sorted(set(picture) - {WATER})
    }
    if len(picture) != sum(ROWS):
        raise ValueError(f"{_FILE}: a picture has {len(picture)} letters, not {sum(ROWS)}: {picture}")
    return TileSide(picture, lands, table.get("water", ""))


def _pieces(tables: list[dict[str, str]]) -> list[Piece]:
    return [Piece(table["name"], table.get("symbol", "")) for table in tables]
