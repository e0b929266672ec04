"""Games that branch off from an event of another game. The other game stays unchanged."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from smallworld.house.game.play import Event

FROM_FILE: Final = ""  # in place of the table, if the first events came from a file


@dataclass(frozen=True)
class Branch:
    """The origin of a game that branched off from another game."""

    table: str  # the table of the other game, or FROM_FILE
    seq: int  # the last event that both games share
    drawn: int  # outcomes of chance up to that event, which came from the seed of the other game


def opening_until(events: Iterable[Event], seq: int) -> list[Event]:
    """Return the events up to `seq` as the first events of a new game, without undone and early events."""
    opening: list[Event] = []
    for event in events:
        if event.seq > seq:
            break
        if event.undone is not None:
            opening = [earlier for earlier in opening if earlier.seq < event.undone]
        elif not event.early:
            opening.append(event)
    return opening


def outcomes_among(events: Iterable[Event]) -> int:
    """Return how many of the events are outcomes of chance."""
    return len([event for event in events if event.player is None])
