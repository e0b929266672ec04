"""The replay of a record, whose header names the rules and the board."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, overload

from smallworld.content.catalogue import find_board
from smallworld.content.text_files import read_bytes, text_of, whole_lines
from smallworld.engine.board import Board
from smallworld.engine.errors import RecordError, SmallWorldError
from smallworld.engine.rules import Rules
from smallworld.engine.session import Game
from smallworld.engine.session import replay as replay_with
from smallworld.engine.text.record import Record, parse_record


@overload
def replay(rules: str | os.PathLike[str] | Record, /, *, upto: int | None = None) -> Game: ...


@overload
def replay(rules: Rules, board: Board, record: Record, upto: int | None = None) -> Game: ...


def replay(rules: Any, board: Any = None, record: Any = None, upto: int | None = None) -> Game:
    """Replay a record, or its first `upto` actions, and return the game.

    `replay(path)` and `replay(record)` find the rules and the board by the names in the record.
    `replay(rules, board, record)` uses these rules and this board, for example those of custom Python code.

    Raises:
        RecordError: the record cannot be read, it has other boxes, versions or another board, or the rules
            refuse an action.
        SmallWorldError: `upto` is less than 0.
        TypeError: an argument has the wrong type.
    """
    if board is not None or record is not None or isinstance(rules, Rules):
        return replay_with(rules, board, record, upto)
    if isinstance(rules, Record):
        return _replay_alone(rules, upto)
    if not isinstance(rules, str | os.PathLike):
        raise TypeError(
            "replay: the first argument should be of type Rules, Record or str (the path of a record), "
            f"not {type(rules).__name__}"
        )
    path = Path(rules)
    try:
        return _replay_alone(_record_in(path), upto)
    except SmallWorldError as error:
        raise RecordError(f"{path}: {error}") from error


def _replay_alone(record: Record, upto: int | None) -> Game:
    from smallworld.workshop.tables import rules_of_record  # only now, so that importing smallworld is fast

    return replay_with(rules_of_record(record), find_board(record.board), record, upto)


def _record_in(path: Path) -> Record:
    """Return the record in a file, without a last line that a crash cut short."""
    try:
        content = read_bytes(path)
        return parse_record(text_of(content[: whole_lines(content)]) or text_of(content))
    except OSError as error:
        raise RecordError(f"it cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RecordError("it is not UTF-8 text") from error
