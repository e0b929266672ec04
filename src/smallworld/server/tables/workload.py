"""The load of a server's core, and the limit on new tables that follows from it.

All tables of a server share one core. Long before that is used up, players wait for each other's moves. So
new tables are refused early, and running games do not slow down (docs/host/configuration.md). Where less than
a core is available, because of neighbours or a limit, the server's delay shows it.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from smallworld.server.metrics import Metrics
from smallworld.server.refusal import crowded

LOOK_SECONDS: Final = 0.5  # between two looks
MEMORY_SECONDS: Final = 5.0  # earlier measurements count little
LATE: Final = 0.05  # the average delay in seconds of a full server, however busy it is
ROOM_AGAIN: Final = 0.8  # of the limit: below this share, tables are opened again
FEW: Final = 50  # running tables that are always allowed: a home server may be busy for a moment


class Workload:
    """A monitor of how busy this process is, and of its delay."""

    def __init__(self, full_at: float, metrics: Metrics) -> None:
        """Open no more tables above the share `full_at` of a core; 0: there is always room."""
        self.busy = 0.0  # the share of a core that was used recently
        self.late = 0.0  # the delay in seconds until the server handles something
        self.is_full = False
        self._full_at: Final = full_at
        self._metrics: Final = metrics
        self._watch: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start to measure."""
        self._watch = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Stop measuring."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.wait([self._watch])

    def check(self, running: int) -> None:
        """Check for room beside `running` tables.

        Raises:
            Refusal: 503.
        """
        if self.is_full and running >= FEW:
            self._metrics.limited.labels("tables").inc()
            raise crowded()

    def note(self, share: float, lag: float = 0.0) -> None:
        """Record a measurement: the share of a core in use, and the delay `lag` in seconds."""
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
