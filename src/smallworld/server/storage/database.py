"""The database: one thread writes, a few read.

Whatever is written goes through one connection, in the order in which it was asked for. Jobs that wait at
the same time share one transaction, each behind a savepoint of its own, so that many tables cost one wait
for the disk (benchmarks/load.py). A job's answer comes after the commit, never before. A job that would
write what is there already, or a value that no column takes, fails alone. Anything else that goes wrong fails
all jobs of the transaction, for it may be gone as a whole: SQLite takes it back when the disk is full,
whatever savepoint was set.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.pool import QueuePool

T = TypeVar("T")
Job = Callable[[Connection], T]
_Waiting = tuple[Job[Any], "Future[Any]"]

ITS_OWN_FAULT: Final = (IntegrityError, DataError)  # a job's; the transaction goes on behind its savepoint
READERS: Final = 2
MOST_AT_ONCE: Final = 64  # jobs in one transaction
BUSY_MS: Final = 5000  # how long SQLite waits for another process, such as a backup
MIGRATIONS: Final = Path(__file__).parent / "migrations"


class Database:
    """Where everything is kept that must outlive this process."""

    def __init__(self, url: str) -> None:
        self.url: Final = make_url(url)
        self.is_sqlite: Final = self.url.get_backend_name() == "sqlite"
        self._writer: Final = self._engine(1, "BEGIN IMMEDIATE")
        self._reader: Final = self._engine(READERS, "BEGIN")
        self._jobs: Final[queue.Queue[_Waiting | None]] = queue.Queue()
        self._readers: Final = ThreadPoolExecutor(READERS, "database-reader")
        self._thread: Final = threading.Thread(target=self._work, name="database-writer", daemon=True)
        self.observe: Callable[[int, float], None] = lambda jobs, seconds: None  # told of each transaction

    def start(self) -> None:
        """Bring the tables up to date, and take jobs.

        Raises:
            RuntimeError: SQLite cannot keep a write-ahead log here, as on some network disks.
        """
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        with self._writer.connect() as connection:
            if self.is_sqlite:
                mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
                if mode != "wal":
                    raise RuntimeError(
                        f"{self.url.database}: SQLite has journal mode {mode}, and wal is needed"
                    )
            migrate(connection)
        self._thread.start()

    def stop(self) -> None:
        """Finish what was asked for, and close all connections."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self._readers.shutdown()
        self._writer.dispose()
        self._reader.dispose()

    async def write(self, job: Job[T]) -> T:
        """What `job` returns, once it is on the disk.

        Raises:
            Exception: whatever `job`, or one that shared its transaction, raised; nothing of it was written.
        """
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return await asyncio.wrap_future(future)

    async def read(self, job: Job[T]) -> T:
        """What `job` finds."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    async def answers(self) -> bool:
        """Whether the database can be reached."""
        try:
            await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        except Exception:
            return False
        return True

    def _read(self, job: Job[T]) -> T:
        with self._reader.connect() as connection:
            return job(connection)

    def _work(self) -> None:
        """Write until the end is asked for."""
        stopping = False
        while not stopping:
            batch: list[_Waiting] = []
            entry = self._jobs.get()
            while entry is not None:
                batch.append(entry)
                if len(batch) == MOST_AT_ONCE or self._jobs.empty():
                    break
                entry = self._jobs.get()
            stopping = entry is None
            if batch:
                self._write(batch)

    def _write(self, batch: list[_Waiting]) -> None:
        """One transaction for all jobs of `batch`; whoever waits for one is told how it ended."""
        began = time.perf_counter()
        done: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], Exception]] = []
        try:
            with self._writer.begin() as connection:
                for job, future in batch:
                    try:
                        with connection.begin_nested():
                            answer = job(connection)
                        done.append((future, answer))
                    except ITS_OWN_FAULT as error:
                        failed.append((future, error))
        except Exception as error:  # nothing at all was written
            done, failed = [], [(future, error) for _, future in batch]
        self.observe(len(batch), time.perf_counter() - began)
        for future, answer in done:
            if future.set_running_or_notify_cancel():
                future.set_result(answer)
        for future, reason in failed:
            if future.set_running_or_notify_cancel():
                future.set_exception(reason)

    def _engine(self, connections: int, begin: str) -> Engine:
        if not self.is_sqlite:
            return create_engine(self.url, pool_size=connections, max_overflow=0, pool_pre_ping=True)
        engine = create_engine(
            self.url,
            poolclass=QueuePool,
            pool_size=connections,
            max_overflow=0,
            connect_args={"check_same_thread": False},
        )

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            connection.isolation_level = None  # the driver begins nothing by itself
            for pragma in (
                f"busy_timeout = {BUSY_MS}",
                "journal_mode = WAL",
                "synchronous = FULL",  # an acknowledged move survives a power cut
                "foreign_keys = ON",
            ):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the tables of a database up to date, or as far as `revision`."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    connection.commit()
