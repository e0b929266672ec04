"""Bot jobs for other processes, in a PostgreSQL queue that procrastinate manages.

A server adds a job, and a worker sends its answer to that server in a message. The server plays the answer
only if nothing has happened at the table since. When the server writes the decisions, it checks the epoch and
the number of the last event. So an answer may safely come late, twice or never. If a worker dies, its jobs go
to another worker.

The queue has its own schema. The schema's name contains the version of procrastinate, because other versions
have different tables. The queue contains only unfinished jobs.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import accumulate
from typing import Any, Final
from uuid import uuid4

import procrastinate
import psycopg
import structlog
from procrastinate.exceptions import ConnectorException
from procrastinate.schema import SchemaManager
from sqlalchemy import URL

from smallworld.server.peers.news import plain_url
from smallworld.server.storage.errors import DatabaseSlow, log_failure
from smallworld.server.storage.lease_queries import CHANNEL

log = structlog.get_logger("smallworld.thoughts")
Thinker = Callable[..., Awaitable[list[str]]]

SCHEMA: Final = "bots_" + procrastinate.__version__.replace(".", "_")
QUEUE: Final = "bots"
TASK: Final = "think"
MAKING: Final = 8138  # number of the PostgreSQL lock for creating the queue
BEAT_SECONDS: Final = 1.0  # time between two heartbeats of a worker
SILENT_SECONDS: Final = 4.0  # after this time, jobs of a silent worker go to another
FINISH_SECONDS: Final = 2.0  # time for a worker to finish its jobs before it ends
LONGEST_NEWS: Final = 7000  # bytes of an answer, since PostgreSQL takes 8,000; the rest is computed again
CONNECTIONS: Final = 3  # connections of a server or worker to the queue
FORGOTTEN_SECONDS: Final = 30.0  # time after which a job without an answer is requested again


class ThoughtLost(DatabaseSlow):
    """The error for a bot job whose answer may be lost. The job may be requested again."""


class Thoughts:
    """The bot jobs that this server has requested from workers."""

    def __init__(self, url: URL, server: str) -> None:
        """Prepare the jobs of a server. Workers send their answers to the server with the id `server`."""
        self._app: Final = app_of(url)
        self._url: Final = url
        self._server: Final = server
        self._open: Final[dict[str, asyncio.Future[list[str]]]] = {}

    async def open(self) -> None:
        """Create the queue if it does not exist, and connect to it."""
        await asyncio.to_thread(make_queue, self._url)
        await self._app.open_async()

    async def close(self) -> None:
        """Disconnect from the queue."""
        await self._app.close_async()

    async def think(self, *about: Any) -> list[str]:
        """Return the decisions of a bot. `about` has the arguments of `worker.choose` except `job`.

        If the call is cancelled, the bot stops.

        Raises:
            ThoughtLost: no answer came in time, an answer may have been lost, or the bot failed.
        """
        name = uuid4().hex
        answer: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
        self._open[name] = answer
        job: int | None = None
        try:
            asked = self._app.configure_task(TASK, queue=QUEUE)
            job = await asked.defer_async(thought=name, server=self._server, about=list(about))
            async with asyncio.timeout(FORGOTTEN_SECONDS):
                return await answer
        except asyncio.CancelledError:
            await self._call_off(job)
            raise
        except TimeoutError as error:
            await self._call_off(job)
            raise ThoughtLost("no worker finished it") from error
        finally:
            del self._open[name]

    async def _call_off(self, job: int | None) -> None:
        if job is not None:
            with suppress(ConnectorException):
                await self._app.job_manager.cancel_job_by_id_async(job, abort=True, delete_job=True)

    def hear(self, news: dict[str, Any]) -> None:
        """Handle the answer of a worker to one of the jobs."""
        answer = self._open.get(news["thought"])
        if answer is None or answer.done():
            return
        if "failed" in news:
            answer.set_exception(ThoughtLost(news["failed"]))
        elif "chosen" in news:
            answer.set_result(news["chosen"])

    def miss(self) -> None:
        """Fail all open jobs, because their answers may have been lost. The callers request them again."""
        for answer in self._open.values():
            if not answer.done():
                answer.set_exception(ThoughtLost("messages from other servers were missed"))

    async def give_again(self) -> None:
        """Put the jobs of dead workers back into the queue."""
        jobs = self._app.job_manager
        for job in await jobs.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=SILENT_SECONDS):
            log.info("bot job queued again", job=job.id)
            with suppress(ConnectorException):  # another server has already done it
                await jobs.retry_job(job)


async def think_for_servers(url: URL, thinker: Thinker, processes: int) -> None:
    """Run jobs for servers until this task is cancelled, at most `processes` at once."""
    await asyncio.to_thread(make_queue, url)
    app = app_of(url, CONNECTIONS + processes)

    @app.task(name=TASK, queue=QUEUE)
    async def think(thought: str, server: str, about: list[Any]) -> None:
        boxes, *rest = about
        answer: dict[str, Any] = {}
        try:
            answer["chosen"] = beginning(await thinker(tuple(boxes), *rest))
        except Exception as error:
            log.exception("bot failed")
            answer["failed"] = type(error).__name__
        await _tell(app, f"{CHANNEL}_{server}", thought=thought, **answer)

    async with app.open_async():
        saying = asyncio.create_task(_say_how_many(app, processes))
        try:
            await app.run_worker_async(
                queues=[QUEUE],
                concurrency=processes,
                delete_jobs="always",
                fetch_job_polling_interval=BEAT_SECONDS,
                abort_job_polling_interval=BEAT_SECONDS,
                update_heartbeat_interval=BEAT_SECONDS,
                stalled_worker_timeout=SILENT_SECONDS,
                shutdown_graceful_timeout=FINISH_SECONDS,
                install_signal_handlers=False,
            )
        finally:
            saying.cancel()
            await asyncio.gather(saying, return_exceptions=True)


async def _say_how_many(app: procrastinate.App, processes: int) -> None:
    """Send the number of this worker's processes to all servers at every heartbeat.

    The servers then request that many jobs at a time.
    """
    name = uuid4().hex
    try:
        while True:
            await _tell(app, CHANNEL, bots=name, processes=processes)
            await asyncio.sleep(BEAT_SECONDS)
    finally:
        await _tell(app, CHANNEL, bots=name, processes=0)


async def _tell(app: procrastinate.App, channel: str, **news: Any) -> None:
    try:
        await app.connector.execute_query_async(
            "SELECT pg_notify(%(channel)s, %(news)s)", channel=channel, news=json.dumps(news)
        )
    except ConnectorException as error:
        log_failure(log, "could not notify the servers", error)


def beginning(chosen: list[str]) -> list[str]:
    """Return the first decisions of a bot, as many as fit into one message."""
    sizes = accumulate(len(json.dumps(text)) + 2 for text in chosen)
    return [text for text, size in zip(chosen, sizes, strict=True) if size <= LONGEST_NEWS]


def app_of(url: URL, connections: int = CONNECTIONS) -> procrastinate.App:
    """Return a procrastinate app that uses the server's database, with at most this many connections."""
    connector = procrastinate.PsycopgConnector(
        conninfo=plain_url(url),
        kwargs={"options": f"-c search_path={SCHEMA}"},
        min_size=1,
        max_size=connections,
    )
    return procrastinate.App(connector=connector)


def make_queue(url: URL) -> None:
    """Create the tables of the queue if they do not exist. A lock lets only one process do so."""
    with psycopg.connect(plain_url(url)) as connection:
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MAKING,))
        [made] = connection.execute(
            "SELECT to_regclass(%s)", (f"{SCHEMA}.procrastinate_jobs",)
        ).fetchone() or [None]
        if made is None:
            connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
            connection.execute(f"SET LOCAL search_path TO {SCHEMA}")
            connection.execute(SchemaManager.get_schema())
