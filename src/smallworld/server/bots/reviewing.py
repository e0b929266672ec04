"""Reviews of finished games. The bots' processes judge one decision at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from smallworld.house.tables.reviewing import JudgedGame
from smallworld.server.bots import worker
from smallworld.server.bots.pool import BotPool

log = structlog.get_logger("smallworld.reviewing")

MOST_KEPT: Final = 200  # most reviews in memory


class Reviewing(JudgedGame):
    """The review of one game, and the task that judges its decisions."""

    def __init__(self, record: str, seqs: Sequence[int]) -> None:
        """Prepare a review of `record`. `seqs` contains the number of the event for each action."""
        super().__init__(seqs)
        self.record: Final = record
        self.task: asyncio.Task[None] | None = None

    def is_running(self) -> bool:
        """Return whether decisions are still being judged."""
        return self.task is not None and not self.task.done()


class Reviewings:
    """The reviews of finished games, by table.

    Each job judges only one decision, so that other households can run jobs in between.
    """

    def __init__(self, bots: BotPool, simulations: int) -> None:
        self._bots: Final = bots
        self._simulations: Final = simulations  # simulations for each decision
        self._by_table: Final[dict[str, Reviewing]] = {}

    def begin(self, table: str, household: str, record: str, seqs: Sequence[int]) -> Reviewing:
        """Return the review of a game. If there is none, or if it failed, start one for `household`."""
        known = self._by_table.get(table)
        if known is not None and not known.failed:
            return known
        while len(self._by_table) >= MOST_KEPT:
            self._stop(next(iter(self._by_table)))
        reviewing = Reviewing(record, seqs)
        self._by_table[table] = reviewing
        reviewing.task = asyncio.create_task(self._judge(reviewing, table, household))
        return reviewing

    def of(self, table: str) -> Reviewing | None:
        """Return the running or finished review of a table's game; None if no one requested one."""
        return self._by_table.get(table)

    async def close(self) -> None:
        """Stop all reviews."""
        tasks = [one.task for one in self._by_table.values() if one.task is not None]
        for table in list(self._by_table):
            self._stop(table)
        if tasks:
            await asyncio.wait(tasks)

    def _stop(self, table: str) -> None:
        reviewing = self._by_table.pop(table)
        if reviewing.task is not None:
            reviewing.task.cancel()

    async def _judge(self, reviewing: Reviewing, table: str, household: str) -> None:
        try:
            reviewing.most, reviewing.ended = await self._bots.run(
                household, table, worker.begin_review, reviewing.record
            )
            for place in range(reviewing.most):
                about = (reviewing.record, place, self._simulations)
                reviewing.add(await self._bots.run(household, table, worker.judge, *about))
        except Exception:
            log.exception("game review failed", table=table)
            reviewing.failed = True
