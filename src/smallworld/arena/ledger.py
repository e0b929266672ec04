"""Finished games in a file that only grows, so that a run that was stopped goes on where it was.

JSON lines: the first says what is being played, each other is the row of a game. A line is written at once
and whole; one that was torn by a crash is played anew.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from smallworld.arena.workers import Game, Row
from smallworld.engine.errors import SmallWorldError

SIGN: Final = "smallworld games"


class Ledger:
    """The rows of a run, in memory and, where it has one, in a file."""

    def __init__(self, setup: dict[str, Any], path: Path | None = None) -> None:
        """Begin or go on with the file at `path`, in which only games of this set-up are.

        Raises:
            SmallWorldError: the file is no ledger, or its games are of another set-up.
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
        """Note games that are over."""
        for row in rows:
            self.rows[row["players"], row["game"]] = row
        if self._file is not None:
            self._file.write(b"".join(_line(row) for row in rows))
            self._file.flush()

    def of(self, players: int, games: int) -> list[Row]:
        """The rows of the first `games` for this number of players, in order."""
        return [self.rows[players, game] for game in range(games) if (players, game) in self.rows]

    def _open(self, path: Path, head: dict[str, Any]) -> None:
        try:
            written = path.read_bytes() if path.exists() else b""
            whole = written[: written.rfind(b"\n") + 1]
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
            told = json.loads(line)
            if number > 1:
                self.rows[told["players"], told["game"]] = told
                return
        except (ValueError, TypeError, KeyError) as error:
            raise SmallWorldError(f'state "{path}", line {number}: this is no row of a game') from error
        if not isinstance(told, dict) or told.get("file") != SIGN:
            raise SmallWorldError(f'state "{path}": not a file of games that `--state` has written')
        other = "; ".join(_differences(told, head))
        if other:
            raise SmallWorldError(
                f'state "{path}": its games are of another set-up: {other}. '
                "Name another file, or ask for the same"
            )


def _line(told: dict[str, Any]) -> bytes:
    return json.dumps(told, separators=(",", ":")).encode() + b"\n"


def _differences(there: dict[str, Any], here: dict[str, Any]) -> Iterator[str]:
    # As JSON, in which a tuple is a list.
    here = json.loads(json.dumps(here))
    for word in sorted({*there, *here}):
        if there.get(word) != here.get(word):
            yield f"{word} {json.dumps(there.get(word))}, not {json.dumps(here.get(word))}"
