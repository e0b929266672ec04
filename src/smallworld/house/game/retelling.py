"""Complete replays of games, with the state after every event."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from smallworld.engine.state import State
from smallworld.house.game.play import Event, ReplayedGame


class Retelling:
    """A complete replay of a game: the state after each event, and the events as JSON."""

    def __init__(self, beginning: ReplayedGame, events: Iterable[Event]) -> None:
        """Replay `events` on the game `beginning`. This changes `beginning`."""
        self.play: Final = beginning  # the game after all events
        self.states: Final[list[State]] = [beginning.state]  # by seq
        self.events: Final[list[Event]] = list(events)
        self.texts: Final[list[str]] = [""]  # by seq
        for event in self.events:
            beginning.take(event)
            self.states.append(beginning.state)
            self.texts.append(beginning.tail[-1][2])
        self.counting: Final = beginning.seqs  # the events that count in the end

    def last_seq(self) -> int:
        """Return the number of the last event."""
        return len(self.events)
