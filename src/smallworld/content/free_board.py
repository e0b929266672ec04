"""Free boards: custom boards that list their regions and borders, as the maps of printed boards do.

name = "Two Shores"
players = 2
rounds = 10                      # only if not the usual number for these players
world = "surface"                # or "underground"; only if not the world of most regions
entry = ["old-mill"]             # only if new races enter there, and not at the edge

[[terrain]]                      # only for a terrain that no box has
name = "Salt Flat"               # its id is salt-flat
look = "farmland"                # the terrain whose pictures it has
colour = "#e8dcd6"

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

from math import dist
from typing import Any, Final

from smallworld.content.maps import (
    CHASM,
    COLOURS,
    DEEP_SYMBOLS,
    DEEP_TERRAINS,
    ELSEWHERE,
    LAID_SYMBOLS,
    RIVER,
    SYMBOLS,
    TERMS,
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
from smallworld.content.worlds import MONSTER, PLACE, SURFACE, UNDERGROUND, WORLDS
from smallworld.engine.board import Board
from smallworld.engine.errors import NotationError
from smallworld.engine.rules import slug
from smallworld.engine.text.untrusted import quoted

LONGEST: Final = 100_000  # the most characters of a file that are read
MOST_REGIONS: Final = 100
MOST_NAMED: Final = 6000  # the most bytes of all names together, since every record contains them
REGION: Final = "region"  # the table of a region, which only free boards have
_DRAWN: Final = ("at", "area")  # fields of a region that only the drawing needs
TERRAIN: Final = "terrain"  # the table of a terrain that only this board has
MOST_TERRAINS: Final = 8
_FIELDS: Final = (
    *("name", "players", "rounds", "world", "entry", "aspect", "double_border"),
    *(TERRAIN, REGION),
)
_OF_TERRAIN: Final = ("name", "look", "colour")
_FLAGS: Final = ("lost_tribe", "monster", "edge")
_OF_REGION: Final = ("id", "name", "terrain", "symbols", *_FLAGS, "beside", *_DRAWN)
TERRAINS_OF_ALL: Final = tuple(dict.fromkeys((*TERRAINS, *DEEP_TERRAINS)))
SYMBOLS_OF_ALL: Final = (*SYMBOLS, *DEEP_SYMBOLS, PEAK, COIN_MINE, THRONE, SWORD, *TOKENS)
_CLOSED: Final = (*WATER, CHASM)
_HIGH: Final = ("mountain", "black-mountain")
# Terrains that the surface has too, so they say nothing about the world of a board.
_ANYWHERE: Final = ("river", "chasm")
_NO_LOOKS: Final = (*_CLOSED, RIVER)
_LOOKS: Final = tuple([terrain for terrain in TERRAINS_OF_ALL if terrain not in _NO_LOOKS])
# Names that mean something else in the rules, so a terrain of a board cannot have them.
_TAKEN: Final = (*COLOURS, *LAID_SYMBOLS, *TERMS, *WORLDS, ELSEWHERE, MONSTER, PLACE)
_LEAST_LIGHT: Final = 110  # the brightness, up to 255, below which dark letters are hard to read
_LEAST_APART: Final = 40  # the least distance between the colours of two terrains, in red, green and blue


class NewTerrain:
    """A terrain that only one board has: land that no rule of a box names.

    The map shows the pictures of the terrain `look` on a ground of another colour, such as "#e8dcd6".
    """

    def __init__(self, name: str, look: str, colour: str) -> None:
        self.id: Final = slug(name)
        self.name: Final = name
        self.look: Final = look
        self.colour: Final = colour


def may_be_new(terrain: str) -> bool:
    """Return whether a text has the form of the id of a new terrain, and means nothing else in the rules."""
    return (
        0 < len(terrain) <= LONGEST_NAME
        and terrain[0].isalpha()
        and terrain == slug(terrain)
        and all(sign.isalnum() or sign == "-" for sign in terrain)
        and terrain not in _TAKEN
        and terrain not in SYMBOLS_OF_ALL
    )


class FreeBoard:
    """A custom board with its regions in the form of a map's file, and checked.

    `entries` are the numbers of the regions where new races enter; without any, they enter at the edge.
    `terrains` are those that only this board has.
    """

    def __init__(
        self,
        name: str,
        players: int,
        rounds: int,
        world: str,
        regions: list[dict[str, Any]],
        entries: list[int],
        terrains: list[NewTerrain],
    ) -> None:
        self.name: Final = name
        self.players: Final = players
        self.rounds: Final = rounds
        self.world: Final = world
        self.regions: Final = regions
        self.entries: Final = entries
        self.terrains: Final = terrains

    def board(self, name: str) -> Board:
        """Return the board that the engine plays on, under this name."""
        own = tuple([terrain.id for terrain in self.terrains])
        return board_of(name, self.regions, self.rounds, self.entries, own=own)


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
    terrains = reader.terrains()
    regions = reader.regions(tuple([terrain.id for terrain in terrains]))
    check_regions(name, file, regions, tuple([terrain.id for terrain in terrains]))
    reader.check_colours(terrains, regions)
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
    board = FreeBoard(name, players, rounds, world, regions, reader.entries(regions), terrains)
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

    def terrains(self) -> list[NewTerrain]:
        """Return the terrains that only this board has."""
        wanted = "tables that begin with [[terrain]]"
        found: list[NewTerrain] = []
        for place, entry in enumerate(self.list_of(TERRAIN)):
            if not isinstance(entry, dict):
                raise self.wrong(self.whole, TERRAIN, entry, wanted)
            terrain = self.terrain(entry, f"terrain {place + 1}")
            if terrain.id in [other.id for other in found]:
                raise NotationError(f"{self.file}: two terrains share the id '{terrain.id}'")
            found.append(terrain)
        if len(found) > MOST_TERRAINS:
            raise NotationError(
                f"{self.file}: the board has {len(found)} new terrains; at most {MOST_TERRAINS} are possible"
            )
        return found

    def terrain(self, entry: dict[str, Any], where: str) -> NewTerrain:
        """Return a terrain that only this board has."""
        name = self.word(entry, where)
        where = f"“{quoted(name)}”"
        self.known(entry, where, _OF_TERRAIN)
        if slug(name) in _TAKEN:
            raise NotationError(f"{self.file}: {where} is a name of the rules; choose another")
        look = self.text(entry, "look", where)
        if look not in _LOOKS:
            raise self.unknown(where, "look", look, _LOOKS)
        colour = self.text(entry, "colour", where).lower()
        if len(colour) != len("#rrggbb") or colour[0] != "#" or colour[1:].strip("0123456789abcdef"):
            raise self.wrong(where, "colour", colour, "a colour such as '#e8dcd6'")
        if _light(colour) < _LEAST_LIGHT:
            raise self.wrong(where, "colour", colour, "a lighter colour, so that the names on it can be read")
        return NewTerrain(name, look, colour)

    def check_colours(self, terrains: list[NewTerrain], regions: list[dict[str, Any]]) -> None:
        """Check that the colours of the board's terrains differ enough."""
        used = {str(region["terrain"]) for region in regions}
        colours = {terrain: COLOURS[terrain] for terrain in COLOURS if terrain in used}
        for terrain in terrains:
            for other, colour in colours.items():
                if _apart(terrain.colour, colour) < _LEAST_APART:
                    raise NotationError(
                        f"{self.file}: the colour {terrain.colour} of “{quoted(terrain.name)}” is too close "
                        f"to {colour}, the colour of '{other}'; choose one that differs more"
                    )
            colours[terrain.id] = terrain.colour

    def word(self, entry: dict[str, Any], where: str) -> str:
        """Return a name that becomes an id."""
        name = self.name(entry, where)
        if not name[0].isalpha() or not all(sign.isalnum() or sign in " -'’" for sign in name):
            raise self.wrong(
                f"“{quoted(name)}”",
                "name",
                name,
                "letters, digits, spaces, hyphens and apostrophes, with a letter first",
            )
        return name

    def regions(self, own: tuple[str, ...]) -> list[dict[str, Any]]:
        """Return all regions with all fields of a map's file, except those that only the drawing needs.

        `own` are the terrains that only this board has.
        """
        wanted = "tables that begin with [[region]]"
        found: list[dict[str, Any]] = []
        entries = self.list_of(REGION)
        for place, entry in enumerate(entries):
            if not isinstance(entry, dict):
                raise self.wrong(self.whole, REGION, entry, wanted)
            found.append(self.region(entry, f"region {place + 1}", own))
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

    def region(self, entry: dict[str, Any], where: str, own: tuple[str, ...]) -> dict[str, Any]:
        """Return a region with all fields of a map's file."""
        name = self.word(entry, where)
        where = f"“{quoted(name)}”"
        self.known(entry, where, _OF_REGION)
        terrain = self.text(entry, "terrain", where)
        allowed = (*TERRAINS_OF_ALL, *own)
        if terrain not in allowed:
            raise self.unknown(where, "terrain", terrain, allowed)
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


def _parts(colour: str) -> list[int]:
    """Return red, green and blue of a colour such as "#e8dcd6", each up to 255."""
    return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]


def _light(colour: str) -> float:
    """Return the brightness of a colour, up to 255."""
    red, green, blue = _parts(colour)
    return 0.299 * red + 0.587 * green + 0.114 * blue


def _apart(one: str, other: str) -> float:
    """Return the distance between two colours."""
    return dist(_parts(one), _parts(other))


def _world_of(regions: list[dict[str, Any]]) -> str:
    """Return the world of most regions, judged by their terrains."""
    deep = [terrain for terrain in DEEP_TERRAINS if terrain not in _ANYWHERE]
    below = len([region for region in regions if region["terrain"] in deep])
    above = len([region for region in regions if region["terrain"] in TERRAINS])
    return UNDERGROUND if below > above else SURFACE
