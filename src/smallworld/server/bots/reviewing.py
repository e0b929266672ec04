"""Looks back at finished games, decision by decision, in the bots' processes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from smallworld.bots.review.review import review_of
from smallworld.server.bots import worker
from smallworld.server.bots.pool import BotPool
from smallworld.server.schema.messages import Reviewed
from smallworld.views.schema import Judged

log = structlog.get_logger("smallworld.reviewing")

MOST_KEPT: Final = 200  # games of which what was found is remembered


class Reviewing:
    """The look back at one game, and how far it is."""

    def __init__(self, record: str, seqs: Sequence[int]) -> None:
        """`seqs` are the events of the record's actions."""
        self.record: Final = record
        self.seqs: Final = (0, *seqs)
        self.decisions: Final[list[Judged]] = []
        self.most = 0  # decisions; 0 while nobody has counted them
        self.ended: list[float] = []
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    def is_running(self) -> bool:
        """Whether decisions are still being judged."""
        return self.task is not None and not self.task.done()

    def to_json(self) -> Reviewed:
        """How far it is, and what was found so far."""
        ended = [] if self.is_running() else self.ended
        return {
            "done": len(self.decisions),
            "most": self.most,
            "running": self.is_running(),
            "failed": self.failed,
            "review": review_of(self.decisions, ended) if self.decisions and not self.failed else None,
        }

    def add(self, decision: Judged) -> None:
        """Note a decision: where it begins and ends by the events of the table."""
        decision["at"], decision["until"] = self.seqs[decision["at"]], self.seqs[decision["until"]]
        self.decisions.append(decision)


class Reviewings:
    """One look back for each game, one decision of it at a time: work for other households comes between."""

    def __init__(self, bots: BotPool, simulations: int) -> None:
        self._bots: Final = bots
        self._simulations: Final = simulations  # for each decision
        self._by_table: Final[dict[str, Reviewing]] = {}

    def begin(self, table: str, household: str, record: str, seqs: Sequence[int]) -> Reviewing:
        """Look back at a finished game for a household, unless somebody has asked for it before."""
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
        """What was found, or is being found, if anybody has asked for it."""
        return self._by_table.get(table)

    async def close(self) -> None:
        """Stop everything."""
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
