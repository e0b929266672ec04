"""Layouts as short strings, for links and records; `find_board` reads such a string after "realm-".

All characters are safe in a link. Dots separate the fields:

    version, players, rounds (a letter), water (r, s, c, d, g, u, b)   "14jr"
    tiles, four characters each: letter (lower case with the underground side up), cell (two letters), turn
    pieces, four characters each: m or x, number, tile, place
    river borders, two characters each: tile, edge
    marks: a letter, then two characters for each region: "tRaCb-eR~"; tunnels have the letter u
    names in UTF-8, base 64: the layout's name, then regions' keys and names, one a line

Numbers of pieces are in base 36, so that a region takes two characters. Cells count from the corner of the
layout.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from smallworld.content.realms.tiles.errors import LayoutError
from smallworld.content.realms.tiles.layout import (
    CHASM,
    CLOSED_SEA,
    COIN_MINE,
    DRIFTING_SEA,
    ENTRY,
    GROWING,
    LEVELS,
    MONSTERS,
    MOUNTAIN,
    PEAK,
    PIECES,
    RIVER,
    SEA,
    SHOWN,
    STAND,
    SWORD,
    THRONE,
    TOKENS,
    TRIBE,
    VEINS,
    LaidPiece,
    Layout,
    PlacedTile,
)
from smallworld.content.worlds import SURFACE, UNDERGROUND

LONGEST: Final = 6000  # the most characters of a string that is read
VERSION: Final = "1"
REALM: Final = "realm-"  # comes before the string in the name of the board
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_WATERS: Final = {
    RIVER: "r",
    SEA: "s",
    CLOSED_SEA: "c",
    DRIFTING_SEA: "d",
    **dict(zip(GROWING, "gub", strict=True)),
}
_KINDS: Final = {MOUNTAIN: "m", CHASM: "x"}
_MARKS: Final = {
    TRIBE: "t",
    MONSTERS: "o",
    ENTRY: "e",
    PEAK: "P",
    COIN_MINE: "c",
    THRONE: "h",
    SWORD: "s",
    **dict(zip(VEINS, "lmr", strict=True)),
    **dict(zip(LEVELS, "123", strict=True)),
    **dict(zip(TOKENS, "ABCDEFG", strict=True)),
    STAND: "d",
}
_SHOWN: Final = "p"  # for peaks on older boards, in place of the present letter for peaks
_TUNNEL: Final = "u"


def encode(layout: Layout) -> str:
    """Return the layout as a string; equal layouts have equal strings."""
    first_q = min([tile.cell[0] for tile in layout.tiles], default=0)
    first_r = min([tile.cell[1] for tile in layout.tiles], default=0)
    head = f"{VERSION}{layout.players}{_DIGITS[layout.rounds]}{_WATERS[layout.water]}"
    tiles = [
        (tile.letter if tile.world == SURFACE else tile.letter.lower())
        + _DIGITS[tile.cell[0] - first_q]
        + _DIGITS[tile.cell[1] - first_r]
        + str(tile.turns)
        for tile in sorted(layout.tiles, key=lambda tile: tile.letter)
    ]
    # Mountains first, as in files.
    pieces = [
        f"{_KINDS[piece.kind]}{_DIGITS[piece.number]}{piece.letter}{piece.place}"
        for piece in sorted(layout.pieces, key=lambda piece: PIECES.index(piece.kind))
    ]
    borders = [f"{letter}{edge}" for letter, edge in layout.borders]
    shown = layout.where(SHOWN)
    marks = []
    for mark, sign in _MARKS.items():
        keys = layout.where(mark)
        if mark == PEAK:
            marks += _group(_SHOWN, [key for key in keys if key in shown])
        marks += _group(sign, [key for key in keys if mark != PEAK or key not in shown])
    if layout.tunnels:
        marks.append(_TUNNEL + "".join([_short(key) for pair in layout.tunnels for key in pair]))
    lines = [layout.name] + [f"{key}\t{name}" for key, name in sorted(layout.names.items())]
    names = urlsafe_b64encode("\n".join(lines).encode()).decode().rstrip("=")
    return ".".join([head, "".join(tiles), "".join(pieces), "".join(borders), "-".join(marks), names])


def _group(sign: str, keys: list[str]) -> list[str]:
    """Return a list of one string, a mark's letter and its regions, or an empty list without regions."""
    return [sign + "".join([_short(key) for key in keys])] if keys else []


def name_of(layout: Layout) -> str:
    """Return the name of the board that a layout makes."""
    return REALM + encode(layout)


def decode(code: str) -> Layout:
    """Return the layout that a string describes.

    Raises:
        LayoutError: the string is incomplete, too long or not a layout, or its layout cannot be built.
    """
    if len(code) > LONGEST:
        raise LayoutError(
            "code-too-long",
            f"realm: its string has {len(code)} characters; at most {LONGEST} are allowed",
            {"most": LONGEST},
        )
    fields = code.split(".")
    if len(fields) != 6 or len(fields[0]) != 4 or not code.isascii():
        raise _torn("this is not a realm's string, or part of it is missing; it has six fields")
    head, tiles, pieces, borders, marks, names = fields
    if head[0] != VERSION:
        raise LayoutError(
            "code-version",
            f"realm: its string has version {head[0]}, but this program reads only {VERSION}",
            {"version": head[0], "known": VERSION},
        )
    title, regions = _names(names)
    marked, tunnels = _marks(marks)
    waters = {sign: water for water, sign in _WATERS.items()}
    kinds = {sign: kind for kind, sign in _KINDS.items()}
    return Layout(
        title,
        _digit(head[1], head),
        _digit(head[2], head),
        waters.get(head[3], head[3]),
        tuple(
            [
                PlacedTile(
                    part[0].upper(),
                    SURFACE if part[0].isupper() else UNDERGROUND,
                    (_digit(part[1], part), _digit(part[2], part)),
                    _digit(part[3], part),
                )
                for part in _parts(tiles, 4)
            ]
        ),
        tuple(
            [
                LaidPiece(kinds.get(part[0], part[0]), _digit(part[1], part), part[2], _digit(part[3], part))
                for part in _parts(pieces, 4)
            ]
        ),
        tuple([(part[0], _digit(part[1], part)) for part in _parts(borders, 2)]),
        marked,
        tunnels,
        regions,
    )


def _short(key: str) -> str:
    """Return a region's key, shortened to two characters."""
    return key if key[0].isupper() else key[0] + _DIGITS[int(key[1:])]


def _long(part: str) -> str:
    return part if part[0].isupper() else f"{part[0]}{_digit(part[1], part)}"


def _marks(text: str) -> tuple[dict[str, tuple[str, ...]], tuple[tuple[str, str], ...]]:
    """Return the marked regions by mark, and the tunnels, from their part of the string."""
    signs = {sign: mark for mark, sign in _MARKS.items()}
    marks: dict[str, tuple[str, ...]] = {}
    tunnels: tuple[tuple[str, str], ...] = ()
    for group in text.split("-") if text else []:
        keys = [_long(part) for part in _parts(group[1:], 2)]
        if group[:1] == _TUNNEL and len(keys) % 2 == 0:
            tunnels = tuple([(keys[at], keys[at + 1]) for at in range(0, len(keys), 2)])
        elif group[:1] == _SHOWN:
            marks[PEAK] = marks[SHOWN] = tuple(keys)
        elif group[:1] in signs and signs[group[0]] == PEAK:
            marks[PEAK] = (*marks.get(PEAK, ()), *keys)
        elif group[:1] in signs:
            marks[signs[group[0]]] = tuple(keys)
        else:
            raise _torn(f"“{group[:20]}” is not a mark; marks begin with {', '.join(signs)}, {_TUNNEL}")
    return marks, tunnels


def _names(text: str) -> tuple[str, dict[str, str]]:
    """Return the layout's name and the custom names of regions, from their part of the string."""
    try:
        lines = urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode().split("\n")
    except ValueError as error:
        raise _torn("the names at the end of its string are damaged") from error
    return lines[0], {line.partition("\t")[0]: line.partition("\t")[2] for line in lines[1:]}


def _parts(text: str, size: int) -> list[str]:
    if len(text) % size:
        raise _torn(f"“{text[-20:]}” is cut off; its parts have {size} characters each")
    return [text[at : at + size] for at in range(0, len(text), size)]


def _digit(sign: str, where: str) -> int:
    if sign not in _DIGITS:
        raise _torn(f"“{sign}” in “{where}” is not a number")
    return _DIGITS.index(sign)


def _torn(message: str) -> LayoutError:
    """Return the error for a string that is incomplete or was changed."""
    return LayoutError("code-torn", f"realm: {message}", {})
