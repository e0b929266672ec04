"""How much of a core a server needs, and whether there is room for one more table.

All tables of a server share one core. Long before that is used up, whoever moves waits for those who move at
the same time; so new tables are refused first, and those at play are not slowed (docs/host/configuration.md).
Where there is less than a core to have, because of neighbours or a limit, it shows by how late the server is.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from smallworld.server.metrics import Metrics
from smallworld.server.refusal import crowded

LOOK_SECONDS: Final = 0.5  # between two looks
MEMORY_SECONDS: Final = 5.0  # what was before counts little
LATE: Final = 0.05  # seconds that the server is late on the average when it is full, however busy it is
ROOM_AGAIN: Final = 0.8  # of what is full: so far it falls until tables are opened again
FEW: Final = 50  # running tables that are never too many: what a home server does in a burst is no crowd


class Workload:
    """Watches how busy this process is, and how late."""

    def __init__(self, full_at: float, metrics: Metrics) -> None:
        """`full_at` is the share of a core at which no more tables are opened; 0: there is always room."""
        self.busy = 0.0  # the share of a core that was needed lately
        self.late = 0.0  # seconds that something waits until the server comes to it
        self.is_full = False
        self._full_at: Final = full_at
        self._metrics: Final = metrics
        self._watch: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to watch."""
        self._watch = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Watch no more."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.wait([self._watch])

    def check(self, running: int) -> None:
        """See whether there is room beside so many tables.

        Raises:
            Refusal: 503.
        """
        if self.is_full and running >= FEW:
            self._metrics.limited.labels("tables").inc()
            raise crowded()

    def note(self, share: float, lag: float = 0.0) -> None:
        """So much of a core was needed since the last look, and the server was so many seconds late."""
        self.busy += (share - self.busy) * LOOK_SECONDS / MEMORY_SECONDS
        self.late += (lag - self.late) * LOOK_SECONDS / MEMORY_SECONDS
        self._metrics.busy.set(self.busy)
        self._metrics.loop_lag.observe(lag)
        if self._full_at:
            full = max(self.busy / self._full_at, self.late / LATE)
            self.is_full = full > (ROOM_AGAIN if self.is_full else 1.0)

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            began, used = loop.time(), time.process_time()
            await asyncio.sleep(LOOK_SECONDS)
            passed = loop.time() - began
            self.note((time.process_time() - used) / passed, max(0.0, passed - LOOK_SECONDS))
