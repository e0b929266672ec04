"""Tables, events and answers to puzzles as text, which the page keeps between visits."""

from __future__ import annotations

import json
from dataclasses import asdict, fields

from smallworld.house.game.branch import Branch
from smallworld.house.game.clock import Pace
from smallworld.house.game.play import Event
from smallworld.house.game.puzzle_progress import Answered
from smallworld.house.game.seat import Seat
from smallworld.house.game.table_data import TableData
from smallworld.house.json_text import to_text


def table_text(data: TableData, played_on: bool) -> str:
    """Return the data of a table as text. `played_on` says whether the explanation of a puzzle was read."""
    return to_text({**asdict(data), "seed": data.seed.hex(), "played_on": played_on})


def parse_table(text: str) -> tuple[TableData, bool]:
    """Return what `table_text` wrote.

    Raises:
        ValueError: the text is damaged, or a newer version wrote it.
    """
    try:
        kept = json.loads(text)
        played_on = bool(kept.pop("played_on"))
        unknown = kept.keys() - {one.name for one in fields(TableData)}
        if unknown:
            raise ValueError(f"unknown field {min(unknown)}")
        kept["seats"] = tuple([Seat(**seat) for seat in kept["seats"]])
        kept["own_pace"] = Pace(**kept["own_pace"])
        kept["branch"] = Branch(**kept["branch"]) if kept["branch"] else None
        kept["seed"] = bytes.fromhex(kept["seed"])
        kept["awaited"] = tuple(kept["awaited"])
        return TableData(**kept), played_on
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError(f"this table cannot be read: {error}") from error


def events_text(events: tuple[Event, ...], key: str | None) -> str:
    """Return the events of one step as text, with the key of the command that led to them."""
    return to_text({"key": key, "events": [asdict(event) for event in events]})


def parse_events(text: str) -> tuple[list[Event], str | None]:
    """Return what `events_text` wrote.

    Raises:
        ValueError: the text is damaged.
    """
    try:
        kept = json.loads(text)
        return [Event(**event) for event in kept["events"]], kept["key"]
    except (TypeError, KeyError) as error:
        raise ValueError(f"this event cannot be read: {error}") from error


def answers_text(answers: list[Answered]) -> str:
    """Return answers to puzzles as text."""
    return to_text([asdict(answer) for answer in answers])


def parse_answers(text: str) -> list[Answered]:
    """Return what `answers_text` wrote.

    Raises:
        ValueError: the text is damaged.
    """
    try:
        return [Answered(**answer) for answer in json.loads(text)]
    except TypeError as error:
        raise ValueError(f"these answers cannot be read: {error}") from error
