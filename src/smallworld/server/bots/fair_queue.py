"""A queue that shares the bots' processes fairly among users."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

_Waiting = OrderedDict[str, deque["asyncio.Future[None]"]]


class FairQueue:
    """A fixed number of places for jobs. Owners take turns, and so do the tables of an owner.

    So a user with many tables delays the bots of another user by one job only.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.busy = 0
        self.waiting = 0
        self._owners: Final[OrderedDict[str, _Waiting]] = OrderedDict()  # longest waiting first

    @property
    def load(self) -> float:
        """The number of jobs per place, including waiting jobs."""
        return (self.busy + self.waiting) / self.places

    def resize(self, places: int) -> None:
        """Change the number of places. Running jobs keep their places until they end."""
        self.places = places
        self._hand_out()

    @asynccontextmanager
    async def place(self, owner: str, table: str) -> AsyncIterator[None]:
        """Wait for a place, and occupy it until the context ends."""
        await self._enter(owner, table)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, owner: str, table: str) -> None:
        if self.busy < self.places:  # a free place means that the queue is empty
            self.busy += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._owners.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(turn)
        self.waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.waiting -= 1  # `_next` skips the cancelled entry
            else:
                self._leave()
            raise

    def _leave(self) -> None:
        self.busy -= 1
        self._hand_out()

    def _hand_out(self) -> None:
        while self.busy < self.places and (turn := self._next()) is not None:
            if not turn.cancelled():
                self.busy += 1
                self.waiting -= 1
                turn.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        """Remove and return the next entry.

        The entry's owner moves to the end of the queue, and its table to the end of the owner's tables.
        """
        if not self._owners:
            return None
        owner, tables = self._owners.popitem(last=False)
        table, turns = tables.popitem(last=False)
        turn = turns.popleft()
        if turns:
            tables[table] = turns
        if tables:
            self._owners[owner] = tables
        return turn
