"""A record of a game: its set-up, then every decision and outcome in order.

As a file, a record is text. Its first line is JSON with boxes and their versions, board, seats, first player,
options and, if there are any, the team of each seat. Then comes one action per line, in notation. Lines are
only ever added, so that a crash can at worst cut the last line short. A line `undo` takes back the action
before it.

    {"smallworld": 1, "boxes": {"base": 1}, "board": "base-2", "seats": ["Ana", "greedy"], "first": 1}
    banner RACE
    badge POWER
    ...
    conquer drizzle-hills x3
    undo
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from smallworld.engine.board import short_name
from smallworld.engine.errors import NotationError, RecordError
from smallworld.engine.given import check_type
from smallworld.engine.text.untrusted import quoted, read_json

FORMAT: Final = 1
UNDO: Final = "undo"
OWN: Final = "own"  # option of a record: the origin of the rules, a draft as data or the name of Python code


class Record:
    """The set-up of a game and its actions as text.

    `for line in record` visits every decision and outcome in order, and `len(record)` counts them. You may
    only add an action at the end or remove the last one.
    """

    def __init__(
        self,
        boxes: dict[str, int],
        board: str,
        seats: list[str],
        first: int = 0,
        options: dict[str, str] | None = None,
        actions: list[str] | None = None,
        teams: tuple[int, ...] = (),
    ) -> None:
        self.boxes: Final = boxes
        self.board: Final = board
        self.seats: Final = seats
        self.first: Final = first
        self.options: Final = options if options is not None else {}
        self.actions: Final = actions if actions is not None else []
        self.teams: Final = teams  # by seat, from 1; none if everyone plays for themselves

    def __repr__(self) -> str:
        """Return one line: the board, the seats and the number of actions."""
        return f"<Record: {short_name(self.board)}, {', '.join(self.seats)}, {len(self.actions)} actions>"

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[str]:
        return iter(self.actions)

    def __eq__(self, other: object) -> bool:
        """Return whether both records have the same set-up and the same actions."""
        if not isinstance(other, Record):
            return NotImplemented
        return self._content() == other._content()

    def _content(self) -> tuple[object, ...]:
        return self.boxes, self.board, self.seats, self.first, self.options, self.actions, self.teams

    def copy(self) -> Record:
        """Return an independent copy."""
        return Record(
            dict(self.boxes),
            self.board,
            self.seats[:],
            self.first,
            dict(self.options),
            self.actions[:],
            self.teams,
        )

    def __copy__(self) -> Record:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Record:
        return self.copy()

    def header(self) -> str:
        """Return the first line of the file, without its line feed."""
        header: dict[str, object] = {
            "smallworld": FORMAT,
            "boxes": self.boxes,
            "board": self.board,
            "seats": self.seats,
            "first": self.first + 1,
            "options": self.options,
        }
        if self.teams:
            header["teams"] = list(self.teams)
        return json.dumps(header, ensure_ascii=False)

    def to_text(self) -> str:
        """Return the content of the file as text."""
        return "\n".join([self.header(), *self.actions]) + "\n"


def parse_record(text: str) -> Record:
    """Return the record in a file, without a last line that a crash cut short.

    Raises:
        RecordError: the first line is not a valid header of this format.
    """
    check_type(text, str, "record")
    lines = text.split("\n")
    torn = lines.pop()  # empty if the file is complete
    if not lines:
        raise RecordError(
            "record: the first line should be a header in JSON that ends with a line feed, "
            f'not "{quoted(torn)}"'
        )
    record = _parse_header(lines[0])
    for number in range(1, len(lines)):
        line = lines[number].strip()
        if line == UNDO:
            if not record.actions:
                raise RecordError(f'record, line {number + 1}: "undo", but there is nothing to undo')
            record.actions.pop()
        elif line:
            record.actions.append(line)
    return record


def _parse_header(line: str) -> Record:
    try:
        header = read_json(line)
    except NotationError as error:
        raise RecordError(f"not a Small World game record (line 1 is not a JSON header): {error}") from error
    if not isinstance(header, dict) or "smallworld" not in header:
        raise RecordError('not a Small World game record (the header has no field "smallworld")')
    if header["smallworld"] != FORMAT:
        raise RecordError(
            f"record, line 1: the format is {quoted(str(header['smallworld']))}, and this version reads "
            f"{FORMAT} only; replay it with the version that wrote it"
        )
    boxes, board, seats = header.get("boxes"), header.get("board"), header.get("seats")
    first, options = header.get("first", 1), header.get("options", {})
    teams = header.get("teams", [])
    if not isinstance(boxes, dict) or not all(isinstance(version, int) for version in boxes.values()):
        raise RecordError('record, line 1: "boxes" should name each box with the version of its rules')
    if not isinstance(board, str):
        raise RecordError('record, line 1: "board" should be the name of a board, such as "base-2"')
    if not isinstance(seats, list) or not seats or not all(isinstance(name, str) for name in seats):
        raise RecordError('record, line 1: "seats" should be a list of names, in the order of play')
    if not isinstance(first, int) or not 1 <= first <= len(seats):
        raise RecordError(f'record, line 1: "first" should be a player from 1 to {len(seats)}')
    if not isinstance(options, dict):
        raise RecordError('record, line 1: "options" should be an object with text values')
    if not isinstance(teams, list) or not all(isinstance(team, int) for team in teams):
        raise RecordError('record, line 1: "teams" should name the team of each seat by a number')
    if teams and (len(teams) != len(seats) or len(set(teams)) < 2):
        raise RecordError(f'record, line 1: "teams" should name two teams or more, for {len(seats)} seats')
    return Record(
        {str(name): version for name, version in boxes.items()},
        board,
        [str(name) for name in seats],
        first - 1,
        {str(name): str(value) for name, value in options.items()},
        teams=tuple(teams),
    )
