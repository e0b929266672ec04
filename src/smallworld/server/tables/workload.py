"""The load of the server's processor core, and the limit on new tables that follows from it.

All tables of a server share one core. Long before the core is busy all the time, moves wait for each other.
So the server refuses new tables early, before running games slow down (docs/host/configuration.md). If other
programs or a limit leave less than a core, the server's delay shows this.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from smallworld.house.refusal import crowded
from smallworld.server.metrics import Metrics

LOOK_SECONDS: Final = 0.5  # time between two measurements
MEMORY_SECONDS: Final = 5.0  # measurements older than this count little
LATE: Final = 0.05  # with this average delay in seconds, the server is full at any load
ROOM_AGAIN: Final = 0.8  # below this share of the limit, new tables are allowed again
FEW: Final = 50  # this many running tables are always allowed, since a home server may be busy for a moment


class Workload:
    """A monitor of this process's load and delay, which decides whether new tables are allowed."""

    def __init__(self, full_at: float, metrics: Metrics) -> None:
        """Prepare the monitor.

        Above the share `full_at` of a core, no new tables are allowed; 0 means no limit.
        """
        self.busy = 0.0  # share of a core used recently
        self.late = 0.0  # recent delay in seconds until the server handles an event
        self.is_full = False
        self._full_at: Final = full_at
        self._metrics: Final = metrics
        self._watch: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start to measure load and delay."""
        self._watch = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Stop measuring load and delay."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.wait([self._watch])

    def check(self, running: int) -> None:
        """Check that a new table is allowed while `running` tables already run.

        Raises:
            Refusal: 503 if the server is full.
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
