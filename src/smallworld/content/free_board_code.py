"""Names of free boards: "board-" and the whole board as a string, so that a record or a table contains it.

All characters are safe in a link. The string is the version, then JSON in UTF-8, base 64: a list of the name,
the players, the rounds, the world, the regions and the entries. A list of the new terrains follows,
if there are any, each with its name, its look and its colour. A region is a list, too: its name, its terrain,
its symbols, and a letter for each of its flags. The numbers of its neighbours follow, if they come later than
the region itself.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from typing import Any, Final

from smallworld.content.free_board import FreeBoard, NewTerrain, read_free_board
from smallworld.engine.board import Board
from smallworld.engine.errors import NotationError
from smallworld.engine.rules import slug
from smallworld.engine.text.untrusted import read_json

FREE: Final = "board-"  # comes before the string in the name of the board
LONGEST_CODE: Final = 40_000  # the most characters of a string that is read
_VERSION: Final = "1"
_FLAGS: Final = {"e": "edge", "t": "lost_tribe", "m": "monster"}
_WHOLE: Final = (6, 7)  # parts of a board, without and with new terrains
_OF_TERRAIN: Final = 3  # parts of a terrain
_PARTS: Final = 5  # parts of a region
_MOST_BUILT: Final = 64  # the most boards in the cache, since clients may ask for any number


def name_of_free(board: FreeBoard) -> str:
    """Return the name of a free board; equal boards have equal names."""
    ids = [region["id"] for region in board.regions]
    rows = []
    for place, region in enumerate(board.regions):
        flags = "".join([letter for letter, flag in _FLAGS.items() if region[flag]])
        later = sorted([ids.index(other) for other in region["beside"] if ids.index(other) > place])
        rows.append([region["name"], region["terrain"], region["symbols"], flags, later])
    whole: list[Any] = [board.name, board.players, board.rounds, board.world, rows, board.entries]
    if board.terrains:
        whole.append([[terrain.name, terrain.look, terrain.colour] for terrain in board.terrains])
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
    return FREE + _VERSION + urlsafe_b64encode(text.encode()).decode().rstrip("=")


@lru_cache(_MOST_BUILT)
def free_board_named(name: str) -> FreeBoard:
    """Return the free board with this name.

    Raises:
        NotationError: the string is damaged, or its board cannot be played.
    """
    code = name.removeprefix(FREE)
    if len(code) > LONGEST_CODE:
        raise NotationError(
            f"board: the string has {len(code)} characters; at most {LONGEST_CODE} are possible"
        )
    if not code.isascii() or code[:1] != _VERSION:
        raise NotationError(
            f"board: the string begins with “{code[:1]}”; this version reads those with {_VERSION}"
        )
    text = code[1:]
    try:
        whole = read_json(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except (ValueError, NotationError) as error:
        raise _torn() from error
    return read_free_board(_table_of(whole), "board")


@lru_cache(_MOST_BUILT)
def free_board(name: str) -> Board:
    """Return the board with this name, as the engine plays on it.

    Raises:
        NotationError: see `free_board_named`.
    """
    return free_board_named(name).board(name)


def new_terrains(name: str) -> list[NewTerrain]:
    """Return the terrains that only the board with this name has; printed boards have none."""
    return free_board_named(name).terrains if name.startswith(FREE) else []


def _table_of(whole: Any) -> dict[str, Any]:
    """Return the fields of a file from the list in a string."""
    if not isinstance(whole, list) or len(whole) not in _WHOLE or not isinstance(whole[4], list):
        raise _torn()
    regions: list[dict[str, Any]] = []
    for row in whole[4]:
        if not isinstance(row, list) or len(row) != _PARTS or not isinstance(row[3], str):
            raise _torn()
        flags = {flag: letter in row[3] for letter, flag in _FLAGS.items()}
        regions.append({"name": row[0], "terrain": row[1], "symbols": row[2], **flags, "beside": []})
    ids = [slug(str(region["name"])) for region in regions]
    for place, row in enumerate(whole[4]):
        for other in _numbers(row[4], len(ids)):
            regions[place]["beside"].append(ids[other])
            regions[other]["beside"].append(ids[place])
    entry = [ids[place] for place in _numbers(whole[5], len(ids))]
    said = {"name": whole[0], "players": whole[1], "rounds": whole[2], "world": whole[3]}
    return {**said, "entry": entry, "terrain": _terrains(whole[6:]), "region": regions}


def _terrains(rest: list[Any]) -> list[dict[str, Any]]:
    """Return the tables of the new terrains from the rest of a string."""
    found: list[dict[str, Any]] = []
    for rows in rest:
        if not isinstance(rows, list):
            raise _torn()
        for row in rows:
            if not isinstance(row, list) or len(row) != _OF_TERRAIN:
                raise _torn()
            found.append({"name": row[0], "look": row[1], "colour": row[2]})
    return found


def _numbers(value: Any, regions: int) -> list[int]:
    """Return a list of numbers of regions."""
    if not isinstance(value, list) or any(type(one) is not int or not 0 <= one < regions for one in value):
        raise _torn()
    return [int(one) for one in value]


def _torn() -> NotationError:
    return NotationError("board: the string is damaged or incomplete")
