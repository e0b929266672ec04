"""Somebody who looks at a table, through one socket."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from smallworld.server.tables.snapshot import Snapshot

MOST_LETTERS: Final = 64  # that wait for a slow connection; the oldest go first


class Watcher:
    """What a connection is still to be sent.

    News wait as a mark, not as a message: whoever is slow gets fewer and longer ones, and nothing piles up.
    """

    def __init__(self, user: str | None, sent: int | None, wants_changes: bool = False) -> None:
        self.user: Final = user
        self.sent = sent  # the last event that the other side has; None: it wants none of the past
        self.told: Snapshot | None = None  # what it was told last
        self.wants_changes: Final = wants_changes  # rather than all of it again
        self.owes_state = True
        self.owes_table = False
        self.dismissed = False  # the connection is to be closed, for the session is over
        self.moved = False  # it is to be closed, for the table is another server's now
        self.shut = False  # it is to be closed, for nobody may be at the table any more
        self.gone = False  # the connection is closed
        self.asks = False  # something that is being done
        self.since = 0.0  # when the oldest news came that wait
        self._letters: Final[deque[str]] = deque(maxlen=MOST_LETTERS)
        self._rung = False  # since we last had nothing to do
        self._bell: asyncio.Future[None] | None = None  # while we wait; an Event would take twice the time

    def tell(self, told: Snapshot, events: list[str]) -> str:
        """The message that brings the other side from what it was told last to this."""
        text = None
        if self.wants_changes and self.told is not None:
            text = told.changes(self.told, events)
        self.told, self.sent = told, told.seq
        return text if text is not None else told.whole(events)

    def state_changed(self, now: float) -> None:
        """Something happened in the game."""
        if not self.owes_state:
            self.since = now
        self.owes_state = True
        self._ring()

    def table_changed(self) -> None:
        """Somebody came or went, or a clock was corrected."""
        self.owes_table = True
        self._ring()

    def write(self, letter: str) -> None:
        """A message for this connection."""
        self._letters.append(letter)
        self._ring()

    def take_letters(self) -> list[str]:
        """The messages that wait, which wait no longer."""
        if not self._letters:
            return []
        letters = list(self._letters)
        self._letters.clear()
        return letters

    def dismiss(self) -> None:
        """The session of the other side is over."""
        self.dismissed = True
        self._ring()

    def move(self) -> None:
        """The other side is to come again, and will find the table elsewhere."""
        self.moved = True
        self._ring()

    def shut_out(self) -> None:
        """Nobody may be at the table any more."""
        self.shut = True
        self._ring()

    @property
    def sent_away(self) -> bool:
        """Whether we are to close the connection."""
        return self.dismissed or self.moved or self.shut

    async def wait(self) -> None:
        """Until there is something to send."""
        if not self._rung:
            self._bell = asyncio.get_running_loop().create_future()
            await self._bell
        self._rung = False

    def _ring(self) -> None:
        self._rung = True
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(None)
