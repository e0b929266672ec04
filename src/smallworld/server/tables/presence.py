"""The connected users: visitors of the lobby, which shows their names, and users at tables."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Final

from smallworld.house.json_text import to_text
from smallworld.house.schema.answers import People

MOST_NAMED: Final = 100  # most names from one server; the others only count


@dataclass(frozen=True)
class Presence:
    """The users who are connected to one server. Each server shares its presence with the others."""

    named: dict[str, str] = field(default_factory=dict)  # names by id of the visitors who show theirs
    unnamed: int = 0  # other visitors of the lobby
    at_tables: int = 0  # users at tables who are not in the lobby
    watchers: dict[str, int] = field(default_factory=dict)  # spectators by public table
    playing: list[str] = field(default_factory=list)  # public tables with a connected player

    def to_text(self) -> str:
        """Return the presence as JSON, which `parse` reads."""
        return to_text(asdict(self))


def parse(text: str) -> Presence:
    """Return the presence that `Presence.to_text` has written as JSON."""
    return Presence(**json.loads(text))


def people_in(presences: Iterable[Presence]) -> People:
    """Return the connected users of all servers together, for the lobby.

    A visitor with pages at two servers counts once.
    """
    named: dict[str, str] = {}
    unnamed = at_tables = 0
    for presence in presences:
        named.update(presence.named)
        unnamed += presence.unnamed
        at_tables += presence.at_tables
    shown = sorted(named.items(), key=lambda item: (item[1].casefold(), item[0]))
    return {
        "lobby": [{"user": user, "name": name} for user, name in shown[:MOST_NAMED]],
        "more": unnamed + len(shown[MOST_NAMED:]),
        "tables": at_tables,
    }
