"""A queue for hashing passwords. Each hash takes 64 MiB of memory, and 0.1 s on all cores."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from smallworld.house.refusal import Refusal

AT_ONCE: Final = 2
MOST_WAITING: Final = 16  # longest length of each of the two queues, which takes about a second
MOST_OF_A_HOUSEHOLD: Final = 4  # unknown browsers of one household that may wait
WAIT_SECONDS: Final = 2.0  # until a refused browser should try again


class PasswordQueue:
    """Two queues of limited length. The queue of known browsers comes first, then that of unknown browsers.

    So an attacker who guesses passwords delays other unknown browsers by a second at most, and known browsers
    not at all.
    """

    def __init__(self) -> None:
        self._busy = 0
        self._known: Final[deque[asyncio.Future[None]]] = deque()
        self._strangers: Final[deque[asyncio.Future[None]]] = deque()
        self._households: Final[Counter[str]] = Counter()  # how many unknown browsers of each household wait

    @property
    def waiting(self) -> int:
        """The number of waiting password hashes."""
        return len(self._known) + len(self._strangers)

    @asynccontextmanager
    async def place(self, household: str, *, known: bool) -> AsyncIterator[None]:
        """Wait until a password may be hashed, and keep the place in the queue until the context ends.

        Raises:
            Refusal: 503 if the queue is full.
        """
        if self._busy >= AT_ONCE:
            await self._wait(household, known=known)
        else:
            self._busy += 1
        try:
            yield
        finally:
            self._busy -= 1
            self._hand_out()

    async def _wait(self, household: str, *, known: bool) -> None:
        queue = self._known if known else self._strangers
        crowded = not known and self._households[household] >= MOST_OF_A_HOUSEHOLD
        if crowded or len(queue) >= MOST_WAITING:
            raise Refusal(503, "busy", "Many people are logging in; please try again.", wait=WAIT_SECONDS)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        if not known:
            self._households[household] += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                with suppress(ValueError):  # the queue has already skipped it
                    queue.remove(turn)
            else:  # the place became free at this very moment; give it to the next
                self._busy -= 1
                self._hand_out()
            raise
        finally:
            if not known:
                self._households[household] -= 1
                if not self._households[household]:
                    del self._households[household]

    def _hand_out(self) -> None:
        while self._busy < AT_ONCE and self.waiting:
            turn = (self._known or self._strangers).popleft()
            if not turn.cancelled():
                self._busy += 1
                turn.set_result(None)
