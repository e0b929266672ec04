"""A worker process that runs bots for servers. It survives database failures, and ends at a signal."""

from __future__ import annotations

import asyncio
import signal
from typing import Final

import structlog
from sqlalchemy import URL

from smallworld.server.bots.pool import BotPool
from smallworld.server.bots.thoughts import think_for_servers
from smallworld.server.storage.ending import end_in_time
from smallworld.server.storage.errors import log_failure

log = structlog.get_logger("smallworld.thinking")

PAUSE_SECONDS: Final = 2.0  # pause between attempts to connect


def run(url: URL, processes: int) -> None:
    """Run bots for servers until a signal arrives."""
    asyncio.run(_run(url, processes))


async def _run(url: URL, processes: int) -> None:
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, _end, ended, number)
    pool = BotPool(processes, seconds=0)
    try:
        while not ended.is_set():
            work = asyncio.create_task(think_for_servers(url, pool.think, processes))
            await asyncio.wait({work, asyncio.create_task(ended.wait())}, return_when=asyncio.FIRST_COMPLETED)
            work.cancel()
            [outcome] = await asyncio.gather(work, return_exceptions=True)
            if not ended.is_set():
                log_failure(
                    log, "thinks no more", outcome or RuntimeError("the worker ended"), again_in=PAUSE_SECONDS
                )
                await asyncio.sleep(PAUSE_SECONDS)
    finally:
        pool.stop()


def _end(ended: asyncio.Event, number: int) -> None:
    if not ended.is_set():
        end_in_time(number)
    ended.set()
