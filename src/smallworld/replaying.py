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
from smallworld.engine.text.record import OWN, Record, parse_record
from smallworld.making import rules_of_replay


@overload
def replay(
    rules: str | os.PathLike[str] | Record, /, *, upto: int | None = None, own: Any = None
) -> Game: ...


@overload
def replay(rules: Rules, board: Board, record: Record, upto: int | None = None) -> Game: ...


def replay(
    rules: Any, board: Any = None, record: Any = None, upto: int | None = None, own: Any = None
) -> Game:
    """Replay a record, or its first `upto` actions, and return the game.

    `replay(path)` and `replay(record)` find the rules and the board by the names in the record. Races and
    powers in TOML are in the record. Those in Python are found if they are registered or a package offers
    them; otherwise give them as `own`, as for `make_rules`.

    `replay(rules, board, record)` uses these rules and this board.

    Raises:
        RecordError: the record cannot be read, it has other boxes, versions or another board, or the rules
            refuse an action.
        SmallWorldError: `upto` is less than 0, or both `rules` and `own` are given.
        TypeError: an argument has the wrong type.
    """
    if board is not None or record is not None or isinstance(rules, Rules):
        if own is not None:
            from smallworld.workshop.contents import own_given  # only now, as below

            own_given(own)
            raise SmallWorldError(
                "own: these rules already have their races and powers; leave out one of both"
            )
        return replay_with(rules, board, record, upto)
    if isinstance(rules, Record):
        return _replay_alone(rules, upto, own)
    if not isinstance(rules, str | os.PathLike):
        raise TypeError(
            "replay: the first argument should be of type Rules, Record or str (the path of a record), "
            f"not {type(rules).__name__}"
        )
    path = Path(rules)
    try:
        return _replay_alone(_record_in(path), upto, own)
    except SmallWorldError as error:
        raise RecordError(f"{path}: {error}") from error


def _replay_alone(record: Record, upto: int | None, own: Any) -> Game:
    # Only now, so that importing smallworld is fast.
    from smallworld.workshop.contents import own_given
    from smallworld.workshop.tables import rules_of_record

    said = record.options.get(OWN, "")
    if own is None or said.startswith(("{", "[")):  # the record contains at least a part of them
        rules = rules_of_record(record, None if own is None else own_given(own), eager=False)
    else:
        rules = rules_of_replay(list(record.boxes), own)
    return replay_with(rules, find_board(record.board), record, upto)


def _record_in(path: Path) -> Record:
    """Return the record in a file, without a last line that a crash cut short."""
    try:
        content = read_bytes(path)
        return parse_record(text_of(content[: whole_lines(content)]) or text_of(content))
    except OSError as error:
        raise RecordError(f"it cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RecordError("it is not UTF-8 text") from error
