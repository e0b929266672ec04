"""Finished games in an append-only file, so that an interrupted run can resume.

The file has lines of JSON. The first line describes the set-up of the games, and each further line is the row
of a game. Each line is written as soon as its result arrives. If a crash cut off the last line, its game is
played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from smallworld.arena.survey import Taken
from smallworld.arena.workers import Game, Row
from smallworld.content.text_files import whole_lines
from smallworld.engine.errors import NotationError, SmallWorldError
from smallworld.engine.text.untrusted import quoted, read_json

SIGN: Final = "smallworld games"


class Ledger:
    """The results of a run, one row for each game, in memory and optionally in a file."""

    def __init__(self, setup: dict[str, Any], path: Path | None = None) -> None:
        """Create or resume the file at `path`. An existing file must have games with the same set-up.

        Raises:
            SmallWorldError: the file is not a ledger, or its games have another set-up.
        """
        self.path: Final = path
        self.rows: Final[dict[Game, Row]] = {}
        self._file: BinaryIO | None = None
        if path is not None:
            self._open(path, {"file": SIGN, **setup})

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, rows: list[Row]) -> None:
        """Add the rows of finished games."""
        for row in rows:
            self.rows[row["players"], row["game"]] = row
        if self._file is not None:
            self._file.write(b"".join(_line(row) for row in rows))
            self._file.flush()

    def of(self, players: int, games: int) -> list[Row]:
        """Return the rows of the first `games` games with this number of players, in order."""
        return [self.rows[players, game] for game in range(games) if (players, game) in self.rows]

    def _open(self, path: Path, head: dict[str, Any]) -> None:
        if path.exists() and not path.is_file():
            raise SmallWorldError(f'state "{path}": this is not a file that can store games')
        try:
            written = path.read_bytes() if path.exists() else b""
            whole = written[: whole_lines(written)]
            for number, line in enumerate(whole.splitlines(), 1):
                self._read(path, number, line, head)
            self._file = path.open("ab")
            os.truncate(path, len(whole))
        except OSError as error:
            raise SmallWorldError(f'state "{path}": {error.strerror}') from error
        if not whole:
            self._file.write(_line(head))
            self._file.flush()

    def _read(self, path: Path, number: int, line: bytes, head: dict[str, Any]) -> None:
        try:
            told: Any = read_json(line)
        except NotationError as error:
            raise SmallWorldError(
                f'state "{path}", line {number}: this is not the row of a game: {error}'
            ) from error
        if number > 1:
            if not _is_row(told):
                raise SmallWorldError(f'state "{path}", line {number}: this is not the row of a game')
            self.rows[told["players"], told["game"]] = told
            return
        if not isinstance(told, dict) or told.get("file") != SIGN:
            raise SmallWorldError(f'state "{path}": this file was not written by `--state`')
        other = "; ".join(_differences(told, head))
        if other:
            raise SmallWorldError(
                f'state "{path}": its games have another set-up: {other}. '
                "Name another file, or use the same options"
            )


def _is_row(told: Any) -> bool:
    """Return whether a value has the form of a row from `Contest.play` or `Survey.play`."""
    if not isinstance(told, dict) or not _is_count(told.get("players")) or not _is_count(told.get("game")):
        return False
    players, known = told["players"], {"players", "game", "coins", "tokens", "outright"}
    known |= {"taken"} if "taken" in told else {"decisions", "choices", "us"}
    if set(told) | {"outright"} != known:
        return False
    each = [told[name] for name in ("coins", "tokens", "choices", "us") if name in told]
    return (
        _is_count(told.get("decisions", 0))
        and all(isinstance(one, list) and len(one) == players and all(map(_is_count, one)) for one in each)
        and all(_is_count(seat) and seat < players for seat in _listed(told.get("outright", [])))
        and all(_is_taken(pick, players) for pick in _listed(told.get("taken", [])))
    )


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [None]


def _is_taken(pick: Any, players: int) -> bool:
    return (
        isinstance(pick, list)
        and len(pick) == len(Taken._fields)
        and all(isinstance(name, str) for name in pick[:2])
        and _is_count(pick[2])
        and pick[2] < players
        and all(isinstance(number, int) for number in pick[3:])
    )


def _line(told: dict[str, Any]) -> bytes:
    return json.dumps(told, separators=(",", ":")).encode() + b"\n"


def _differences(there: dict[str, Any], here: dict[str, Any]) -> Iterator[str]:
    # As JSON, where tuples become lists.
    here = json.loads(json.dumps(here))
    for word in sorted({*there, *here}):
        if there.get(word) != here.get(word):
            yield f"{quoted(word)} {quoted(json.dumps(there.get(word)))}, not {json.dumps(here.get(word))}"
