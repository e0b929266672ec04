"""Games that branch off from a moment of another game, which stays as it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from smallworld.server.game.play import Event


@dataclass(frozen=True)
class Branch:
    """The origin of a game that branched off."""

    table: str  # of the other game
    seq: int  # the last event that both have
    drawn: int  # outcomes of chance until then, which the seed of the new game did not decide


def opening_until(events: Iterable[Event], seq: int) -> list[Event]:
    """Return the events until `seq` that count, as a new game: without undone and early ones."""
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
    """Return how many of `events` are outcomes of chance."""
    return len([event for event in events if event.player is None])
