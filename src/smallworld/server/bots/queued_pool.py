"""A pool whose bots think in separate workers (`smallworld bots`).

Hints and background work still run in processes of the server.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from smallworld.server.bots import worker
from smallworld.server.bots.pool import BotPool
from smallworld.server.bots.thoughts import Thoughts

Answer = TypeVar("Answer")
HERE: Final = 1  # processes for jobs that workers do not run
BELIEVED_SECONDS: Final = 5.0  # how long a silent worker still counts as alive


class QueuedPool(BotPool):
    """A pool that sends as many jobs at once as the workers can run. Users take turns."""

    def __init__(self, thoughts: Thoughts, seconds: float) -> None:
        super().__init__(HERE, seconds)
        self._thoughts: Final = thoughts
        # By worker: the number of its processes, and when its last message came.
        self._workers: Final[dict[str, tuple[int, float]]] = {}

    async def open(self) -> None:
        await self._thoughts.open()

    async def close(self) -> None:
        await super().close()
        await self._thoughts.close()

    def hear(self, news: dict[str, Any]) -> None:
        if "thought" in news:
            self._thoughts.hear(news)
        elif "bots" in news and "processes" in news:
            self._workers[news["bots"]] = (news["processes"], time.monotonic())
            self._count()

    def miss(self) -> None:
        self._thoughts.miss()

    async def tend(self) -> None:
        self._count()
        await self._thoughts.give_again()

    def _count(self) -> None:
        """Set the number of places to the number of the workers' processes, or to 1 without workers."""
        oldest = time.monotonic() - BELIEVED_SECONDS
        for name in [name for name, (_, heard) in self._workers.items() if heard < oldest]:
            del self._workers[name]
        self.queue.resize(max(1, sum([processes for processes, _ in self._workers.values()])))

    async def _think(self, work: Callable[..., Answer], job: int, *about: Any) -> Any:
        if work is worker.choose:
            return await self._thoughts.think(*about)
        return await super()._think(work, job, *about)
