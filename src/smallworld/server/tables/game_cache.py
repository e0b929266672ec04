"""A cache of a table's game. The game is rebuilt from its events when needed, and dropped when unused."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from smallworld.engine.errors import RecordError
from smallworld.house.game.play import Event, ReplayedGame
from smallworld.house.game.retelling import Retelling
from smallworld.house.game.table_data import OPEN, TableData
from smallworld.house.refusal import conflict
from smallworld.server.storage import queries
from smallworld.server.storage.database import Database


class GameCache:
    """The game of one table in memory, rebuilt from its events in the database."""

    def __init__(self, newest: Callable[[], TableData], database: Database) -> None:
        self.play: ReplayedGame | None = None  # None if not in memory, or not begun
        self.last: dict[str, tuple[str, int]] = {}  # key and last event of each user's last command
        self.used = time.monotonic()
        self._newest: Final = newest
        self._database: Final = database
        self._told: Retelling | None = None

    async def wake(self) -> ReplayedGame | None:
        """Return the game, and replay its events if it is not in memory; None before the game begins.

        Raises:
            Refusal: 409 if the game began with other versions of the rules.
        """
        self.used = time.monotonic()
        if self.play is None and self._newest().status != OPEN:
            loaded = await self._database.read_each(queries.load_games, self._newest().id)
            events, last = loaded or ([], {})
            play = await asyncio.to_thread(_replay, self._newest(), events)
            if self.play is None:  # no other call was faster
                self.play, self.last = play, last
        return self.play

    async def retell(self) -> Retelling:
        """Return a complete replay of the game, with the state after each event.

        Raises:
            Refusal: 409 if the game has not begun.
        """
        self.used = time.monotonic()
        if self._newest().status == OPEN:
            raise conflict("not-begun", "The game has not begun.")
        if self._told is None or self._told.last_seq() != self._newest().seq:
            events = await self._database.read(lambda c: queries.load_events(c, self._newest().id))
            data = self._newest()
            self._told = await asyncio.to_thread(lambda: Retelling(data.new_play(), events))
        return self._told

    async def events_after(self, seq: int) -> list[str]:
        """Return the events after event `seq` as JSON."""
        play = await self.wake()
        if play is None:
            return []
        found = play.events_after(seq)
        if found is None:
            found = (await self.retell()).texts[seq + 1 :]
        return found

    def forget(self) -> None:
        """Drop the game from memory."""
        self.play = None
        self._told = None


def _replay(data: TableData, events: list[Event]) -> ReplayedGame:
    try:
        play = data.new_play()
        for event in events:
            play.take(event)
    except RecordError as error:
        raise conflict("other-rules", f"This game cannot continue on this server: {error}") from error
    return play
