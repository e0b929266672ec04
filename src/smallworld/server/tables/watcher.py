"""A connection of a user to a table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from smallworld.house.tables.snapshot import Snapshot

MOST_LETTERS: Final = 64  # most messages that wait for a slow connection; the oldest are dropped first


class Watcher:
    """A connection to a table, with the messages that still have to be sent.

    A change is stored as a flag and not as a message. So a slow connection gets fewer and longer messages,
    and its queue does not grow.
    """

    def __init__(self, user: str | None, sent: int | None, wants_changes: bool = False) -> None:
        self.user: Final = user
        self.sent = sent  # the last event that the client has; None if it wants no past events
        self.told: Snapshot | None = None  # the last state that was sent
        self.wants_changes: Final = wants_changes  # instead of the whole state each time
        self.owes_state = True
        self.owes_table = False
        self.dismissed = False  # to be closed, because the session is over
        self.moved = False  # to be closed, because another server has the table now
        self.shut = False  # to be closed, because a moderator closed the table
        self.gone = False  # the connection is closed
        self.asks = False  # whether the server is handling a request of the client
        self.since = 0.0  # time of the oldest change that has not been sent
        self._letters: Final[deque[str]] = deque(maxlen=MOST_LETTERS)
        self._rung = False  # whether there is something to send since the last wait
        self._bell: asyncio.Future[None] | None = None  # while waiting; an Event takes twice the time

    def tell(self, told: Snapshot, events: list[str]) -> str:
        """Return the message about a state: the changes since the state sent last, or the whole state."""
        text = None
        if self.wants_changes and self.told is not None:
            text = told.changes(self.told, events)
        self.told, self.sent = told, told.seq
        return text if text is not None else told.whole(events)

    def state_changed(self, now: float) -> None:
        """Mark the state of the game as changed, so that it will be sent."""
        if not self.owes_state:
            self.since = now
        self.owes_state = True
        self._ring()

    def table_changed(self) -> None:
        """Mark the summary of the table as changed, so that it will be sent."""
        self.owes_table = True
        self._ring()

    def write(self, letter: str) -> None:
        """Add a message to the queue of this connection."""
        self._letters.append(letter)
        self._ring()

    def take_letters(self) -> list[str]:
        """Empty the queue, and return the messages that were in it."""
        if not self._letters:
            return []
        letters = list(self._letters)
        self._letters.clear()
        return letters

    def dismiss(self) -> None:
        """Close the connection, because the session of its user has ended."""
        self.dismissed = True
        self._ring()

    def move(self) -> None:
        """Close the connection, because the client will find the table at another server."""
        self.moved = True
        self._ring()

    def shut_out(self) -> None:
        """Close the connection, because a moderator closed the table."""
        self.shut = True
        self._ring()

    @property
    def sent_away(self) -> bool:
        """Whether the connection has to be closed."""
        return self.dismissed or self.moved or self.shut

    async def wait(self) -> None:
        """Wait until there is something to send."""
        if not self._rung:
            self._bell = asyncio.get_running_loop().create_future()
            await self._bell
        self._rung = False

    def _ring(self) -> None:
        self._rung = True
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(None)
