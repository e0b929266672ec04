"""A user who watches a table through one socket."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from smallworld.server.tables.snapshot import Snapshot

MOST_LETTERS: Final = 64  # that wait for a slow connection; the oldest are dropped first


class Watcher:
    """A connection, and the messages that it is still to be sent.

    A change is remembered as a flag, not as a message. So a slow connection gets fewer and longer messages,
    and nothing piles up.
    """

    def __init__(self, user: str | None, sent: int | None, wants_changes: bool = False) -> None:
        self.user: Final = user
        self.sent = sent  # the last event that the client has; None: it wants no past events
        self.told: Snapshot | None = None  # the last state that was sent
        self.wants_changes: Final = wants_changes  # rather than the whole state each time
        self.owes_state = True
        self.owes_table = False
        self.dismissed = False  # the connection is to be closed, because the session is over
        self.moved = False  # it is to be closed, because another server has the table now
        self.shut = False  # it is to be closed, because no one may be at the table any more
        self.gone = False  # the connection is closed
        self.asks = False  # the server is handling a request of its client
        self.since = 0.0  # when the oldest change came that has not been sent
        self._letters: Final[deque[str]] = deque(maxlen=MOST_LETTERS)
        self._rung = False  # since the last wait
        self._bell: asyncio.Future[None] | None = None  # while we wait; an Event would take twice the time

    def tell(self, told: Snapshot, events: list[str]) -> str:
        """Return the message that brings the client from the last state that was sent to this one."""
        text = None
        if self.wants_changes and self.told is not None:
            text = told.changes(self.told, events)
        self.told, self.sent = told, told.seq
        return text if text is not None else told.whole(events)

    def state_changed(self, now: float) -> None:
        """Note that something happened in the game."""
        if not self.owes_state:
            self.since = now
        self.owes_state = True
        self._ring()

    def table_changed(self) -> None:
        """Note that someone came or left, or that a clock was corrected."""
        self.owes_table = True
        self._ring()

    def write(self, letter: str) -> None:
        """Queue a message for this connection."""
        self._letters.append(letter)
        self._ring()

    def take_letters(self) -> list[str]:
        """Return the queued messages, and empty the queue."""
        if not self._letters:
            return []
        letters = list(self._letters)
        self._letters.clear()
        return letters

    def dismiss(self) -> None:
        """Close the connection, because the session of its user is over."""
        self.dismissed = True
        self._ring()

    def move(self) -> None:
        """Close the connection, because the client will find the table at another server."""
        self.moved = True
        self._ring()

    def shut_out(self) -> None:
        """Close the connection, because no one may be at the table any more."""
        self.shut = True
        self._ring()

    @property
    def sent_away(self) -> bool:
        """Whether the connection is to be closed."""
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
