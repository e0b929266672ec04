"""Free boards: custom boards that list their regions and borders, as the maps of printed boards do.

name = "Two Shores"
players = 2
rounds = 10                      # only if not the usual number for these players
world = "surface"                # or "underground"; only if not the world of most regions
entry = ["old-mill"]             # only if new races enter there, and not at the edge

[[region]]
name = "Old Mill"                # its id is old-mill
terrain = "farmland"
symbols = ["mine"]               # leave out what a region does not have
lost_tribe = true
monster = true                   # two Monsters, which guard a relic or a place
edge = true
beside = ["herring-sea"]         # each border is listed twice, once for each of its regions
at = [0.25, 0.5]                 # for drawing only: the rough place, from the top left corner,
area = 0.05                      # and the share of the board
"""

from __future__ import annotations

from typing import Any, Final

from smallworld.content.maps import (
    CHASM,
    DEEP_SYMBOLS,
    DEEP_TERRAINS,
    SYMBOLS,
    TERRAINS,
    WATER,
    board_of,
    check_regions,
)
from smallworld.content.nearest import nearest
from smallworld.content.realms.tiles.layout import (
    COIN_MINE,
    LONGEST_NAME,
    MOST_ROUNDS,
    PEAK,
    ROUNDS,
    SWORD,
    THRONE,
    TOKENS,
)
from smallworld.content.toml_fields import Fields, read_table
from smallworld.content.worlds import SURFACE, UNDERGROUND, WORLDS
from smallworld.engine.board import Board
from smallworld.engine.errors import NotationError
from smallworld.engine.rules import slug
from smallworld.engine.text.untrusted import quoted

LONGEST: Final = 100_000  # the most characters of a file that are read
MOST_REGIONS: Final = 100
MOST_NAMED: Final = 6000  # the most bytes of all names together, since every record contains them
REGION: Final = "region"  # the table of a region, which only free boards have
_DRAWN: Final = ("at", "area")  # fields of a region that only the drawing needs
_FIELDS: Final = ("name", "players", "rounds", "world", "entry", "aspect", "double_border", REGION)
_FLAGS: Final = ("lost_tribe", "monster", "edge")
_OF_REGION: Final = ("id", "name", "terrain", "symbols", *_FLAGS, "beside", *_DRAWN)
TERRAINS_OF_ALL: Final = tuple(dict.fromkeys((*TERRAINS, *DEEP_TERRAINS)))
SYMBOLS_OF_ALL: Final = (*SYMBOLS, *DEEP_SYMBOLS, PEAK, COIN_MINE, THRONE, SWORD, *TOKENS)
_CLOSED: Final = (*WATER, CHASM)
_HIGH: Final = ("mountain", "black-mountain")
# Terrains that the surface has too, so they say nothing about the world of a board.
_ANYWHERE: Final = ("river", "chasm")


class FreeBoard:
    """A custom board with its regions in the form of a map's file, and checked.

    `entries` are the numbers of the regions where new races enter; without any, they enter at the edge.
    """

    def __init__(
        self,
        name: str,
        players: int,
        rounds: int,
        world: str,
        regions: list[dict[str, Any]],
        entries: list[int],
    ) -> None:
        self.name: Final = name
        self.players: Final = players
        self.rounds: Final = rounds
        self.world: Final = world
        self.regions: Final = regions
        self.entries: Final = entries

    def board(self, name: str) -> Board:
        """Return the board that the engine plays on, under this name."""
        return board_of(name, self.regions, self.rounds, self.entries)


def parse_free_board(text: str, file: str) -> FreeBoard:
    """Return the board that a TOML text describes; messages name `file`.

    Raises:
        NotationError: the text is not TOML, a value is missing or unknown, or the board cannot be played.
    """
    return read_free_board(read_table(text, file, LONGEST, "a board"), file)


def read_free_board(table: dict[str, Any], file: str) -> FreeBoard:
    """Return the board in a table with the fields of a file; messages name `file`.

    Raises:
        NotationError: a value is missing or unknown, or the board cannot be played.
    """
    reader = _Reader(table, file, "the board")
    reader.known(table, "the board", _FIELDS)
    name = reader.name(table, "the board")
    players = reader.ranged("players", min(ROUNDS), max(ROUNDS))
    rounds = reader.ranged("rounds", 1, MOST_ROUNDS, ROUNDS[players])
    regions = reader.regions()
    check_regions(name, file, regions)
    for piece in (THRONE, SWORD):
        having = [str(region["name"]) for region in regions if piece in region["symbols"]]
        if len(having) > 1:
            raise NotationError(
                f"{file}: {' and '.join([f'“{quoted(one)}”' for one in having[:2]])} have a {piece}; "
                "the rules are for one, so keep one"
            )
    world = reader.text(table, "world", "the board", _world_of(regions))
    if world not in WORLDS:
        raise reader.wrong("the board", "world", world, f"one of {', '.join(WORLDS)}")
    board = FreeBoard(name, players, rounds, world, regions, reader.entries(regions))
    made = board.board(name)
    for region in board.entries:
        if not made.land >> region & 1:
            raise NotationError(
                f"{file}: 'entry' of the board names '{made.ids[region]}', which is "
                f"{regions[region]['terrain']}; new races enter only on land"
            )
    if not made.entry & made.land:
        raise NotationError(
            f"{file}: new races cannot enter: no land has 'edge = true' or is beside a sea at the edge, "
            "and 'entry' names no region"
        )
    return board


class _Reader(Fields):
    """A reader of the fields of a free board."""

    def ranged(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """Return the number in a field of the board, which must be from `least` to `most`."""
        wanted = f"a number from {least} to {most}"
        value = self.table.get(field, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(self.whole, field, value, wanted)
        return value

    def name(self, table: dict[str, Any], where: str) -> str:
        """Return the name in a table, which must be printable and not too long."""
        name = self.text(table, "name", where)
        if len(name) > LONGEST_NAME or not name.isprintable() or name != name.strip():
            raise self.wrong(
                where, "name", name, f"1 to {LONGEST_NAME} printable characters, without spaces around them"
            )
        return name

    def regions(self) -> list[dict[str, Any]]:
        """Return all regions with all fields of a map's file, except those that only the drawing needs."""
        wanted = "tables that begin with [[region]]"
        found: list[dict[str, Any]] = []
        entries = self.list_of(REGION)
        for place, entry in enumerate(entries):
            if not isinstance(entry, dict):
                raise self.wrong(self.whole, REGION, entry, wanted)
            found.append(self.region(entry, f"region {place + 1}"))
        if len(found) > MOST_REGIONS:
            raise NotationError(
                f"{self.file}: the board has {len(found)} regions; at most {MOST_REGIONS} are possible"
            )
        named = sum([len(str(region["name"]).encode()) for region in found])
        if named > MOST_NAMED:
            raise NotationError(
                f"{self.file}: the names of the regions have {named} bytes; at most {MOST_NAMED} are possible"
            )
        return found

    def region(self, entry: dict[str, Any], where: str) -> dict[str, Any]:
        """Return a region with all fields of a map's file."""
        name = self.name(entry, where)
        where = f"“{quoted(name)}”"
        self.known(entry, where, _OF_REGION)
        if not name[0].isalpha() or not all(sign.isalnum() or sign in " -'’" for sign in name):
            raise self.wrong(
                where, "name", name, "letters, digits, spaces, hyphens and apostrophes, with a letter first"
            )
        terrain = self.text(entry, "terrain", where)
        if terrain not in TERRAINS_OF_ALL:
            raise self.unknown(where, "terrain", terrain, TERRAINS_OF_ALL)
        symbols = self.texts(entry, "symbols", where, 'a list such as ["mine"]', [])
        for symbol in symbols:
            if symbol not in SYMBOLS_OF_ALL:
                raise self.unknown(where, "symbol", symbol, SYMBOLS_OF_ALL)
        flags = {flag: entry.get(flag, False) for flag in _FLAGS}
        beside = self.texts(entry, "beside", where, 'a list of ids such as ["old-mill"]', None)
        if self.text(entry, "id", where, slug(name)) != slug(name):
            raise self.wrong(where, "id", entry["id"], f"'{slug(name)}', as its name says")
        if terrain in WATER and symbols:
            raise NotationError(f"{self.file}: {where} is a {terrain}, which has no symbols")
        if terrain in _CLOSED and (flags["lost_tribe"] is True or flags["monster"] is True):
            raise NotationError(f"{self.file}: {where} is a {terrain}, which has no Lost Tribe or Monsters")
        if PEAK in symbols and terrain not in _HIGH:
            raise NotationError(f"{self.file}: {where} has a peak; only {' and '.join(_HIGH)} may have one")
        if flags["lost_tribe"] is True and flags["monster"] is True:
            raise NotationError(f"{self.file}: {where} has both a Lost Tribe and Monsters; keep one")
        return {
            "id": slug(name),
            "name": name,
            "terrain": terrain,
            "symbols": symbols,
            **flags,
            "beside": beside,
        }

    def entries(self, regions: list[dict[str, Any]]) -> list[int]:
        """Return the numbers of the regions where new races enter."""
        ids = [str(region["id"]) for region in regions]
        named = self.texts(self.table, "entry", self.whole, 'a list of ids such as ["old-mill"]', [])
        for id in named:
            if id not in ids:
                raise self.unknown(self.whole, "region in 'entry'", id, tuple(ids))
        return sorted({ids.index(id) for id in named})

    def texts(
        self, table: dict[str, Any], field: str, where: str, wanted: str, default: list[str] | None
    ) -> list[str]:
        """Return the list of texts in a field."""
        value = table.get(field, default)
        if not isinstance(value, list) or any(not isinstance(one, str) for one in value):
            raise self.wrong(where, field, value, wanted)
        return [str(one) for one in value]

    def unknown(self, where: str, what: str, said: str, known: tuple[str, ...]) -> NotationError:
        """Return the error for an unknown name, with the names that are meant or possible."""
        return NotationError(
            f"{self.file}: {where}: unknown {what} “{quoted(said)}”. Possible: {nearest(said, known)}"
        )


def _world_of(regions: list[dict[str, Any]]) -> str:
    """Return the world of most regions, judged by their terrains."""
    deep = [terrain for terrain in DEEP_TERRAINS if terrain not in _ANYWHERE]
    below = len([region for region in regions if region["terrain"] in deep])
    above = len([region for region in regions if region["terrain"] in TERRAINS])
    return UNDERGROUND if below > above else SURFACE
