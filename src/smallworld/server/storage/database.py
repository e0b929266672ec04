"""The database, with one writing thread and a few reading threads.

All writes go through one connection, in the order of the requests. Jobs that wait at the same time share one
transaction, so that many tables wait for the disk only once (benchmarks/load.py). If there are many writes,
the first job waits a moment for others. A job's answer always comes after the commit.

Some errors are the fault of one job: a row already exists, a column cannot store a value, or another server
has the table. Then the transaction is rolled back and all its jobs run again, each in a savepoint, so that
only the faulty job fails. Transactions that PostgreSQL rolled back because of a deadlock are also repeated.
So a job may be called several times. Any other error fails all jobs of the transaction, because all of it may
be lost: when the disk is full, SQLite rolls back even savepoints.

Every wait has a limit. A job that has not begun in time is cancelled. PostgreSQL has time limits for locks
and statements, and SQLite has a limit for locks of other processes.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import structlog
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, IntegrityError, OperationalError
from sqlalchemy.pool import QueuePool

from smallworld.engine.errors import SmallWorldError
from smallworld.server.storage.batch_loader import BatchLoader
from smallworld.server.storage.errors import (
    TROUBLE,
    DatabaseSlow,
    LeaseLost,
    is_deadlock,
    is_trouble,
    reason_of,
)
from smallworld.server.storage.opening import complaints, keep_from_others
from smallworld.server.storage.sql_tables import heartbeat

log = structlog.get_logger("smallworld.database")
T = TypeVar("T")
Job = Callable[[Connection], T]
Look = Callable[[Connection, Collection[str]], Mapping[str, T]]
_Done = tuple["Pending[Any]", Any]
_Failed = tuple["Pending[Any]", Exception]

# Errors of one job. The transaction continues after its savepoint.
ITS_OWN_FAULT: Final = (IntegrityError, DataError, LeaseLost)
READERS: Final = 2
TRIES: Final = 4  # attempts to write despite deadlocks between servers
MOST_AT_ONCE: Final = 64  # most jobs in a transaction, and names in a query
GATHER_SECONDS: Final = 0.008  # wait for other jobs, because a transaction costs more than the rest of a move
LEAST_COMPANY: Final = 0.2  # least share of successful waits that makes waiting worthwhile
REMEMBERED: Final = 32  # number of recent waits in that share
TRY_EVERY: Final = 16  # transactions after which to try waiting again
BUSY_MS: Final = 5000  # longest wait for a lock of another process, such as a backup
STATEMENT_MS: Final = 15_000  # time limit for a statement in PostgreSQL
CONNECT_SECONDS: Final = 5
PATIENCE: Final = 20.0  # seconds for a job to begin, or for a query to be answered
MIGRATING: Final = 8137  # number of the PostgreSQL lock for migrations
PROBE_SECONDS: Final = 1.0  # seconds between two test writes
MIGRATIONS: Final = Path(__file__).parent / "migrations"


class Pending(Generic[T]):
    """A job whose caller waits for the result. The caller can cancel the job until it begins."""

    def __init__(self, job: Job[T]) -> None:
        self.job: Final = job
        self.loop: Final = asyncio.get_running_loop()
        self.answer: Final[asyncio.Future[T]] = self.loop.create_future()
        self._fate: Final = threading.Lock()  # writer or caller: the first to take it decides

    def begin(self) -> bool:
        """Mark the job as begun, so that it can no longer be cancelled; return False if it was cancelled."""
        return self._fate.acquire(blocking=False)

    def give_up(self) -> None:
        """Cancel the job, unless it has already begun."""
        if self._fate.acquire(blocking=False):
            self.answer.cancel()

    def done(self, answer: T) -> None:
        """Return `answer` to the caller. Call this only when the job's data is on the disk."""
        self._tell(lambda: self.answer.set_result(answer))

    def failed(self, reason: Exception) -> None:
        """Raise `reason` in the caller. Call this only if nothing of the job was written."""
        self._tell(lambda: self.answer.set_exception(reason))

    def _tell(self, say: Callable[[], None]) -> None:
        def tell() -> None:
            if not self.answer.done():  # False if the caller was cancelled
                say()

        with suppress(RuntimeError):  # raised if the loop is closed, when no one waits any more
            self.loop.call_soon_threadsafe(tell)


class Gathering:
    """The decision whether a transaction should wait a moment for other jobs to share it.

    Waiting pays off with a hundred moves per second from many tables. It never pays off for a single game,
    because its next move depends on the present one.
    """

    def __init__(self) -> None:
        self._company = 0.0  # share of recent waits during which another job came
        self._since = 0  # number of transactions since the last wait

    def is_worth_it(self) -> bool:
        """Return whether the next transaction should wait for other jobs."""
        self._since += 1
        return self._company >= LEAST_COMPANY or self._since >= TRY_EVERY

    def note(self, came: bool) -> None:
        """Record whether another job came during a wait."""
        self._since = 0
        self._company += (came - self._company) / REMEMBERED


class Database:
    """The database, which stores everything that must survive a restart of the server."""

    def __init__(self, url: str) -> None:
        self.url: Final = make_url(url)
        self.is_sqlite: Final = self.url.get_backend_name() == "sqlite"
        self._writer: Final = self._engine(1, "BEGIN IMMEDIATE")
        self._reader: Final = self._engine(READERS, "BEGIN")
        self._kept: Connection | None = None  # see `_transaction`
        self._jobs: Final[queue.SimpleQueue[Pending[Any] | None]] = queue.SimpleQueue()
        self._looks: Final[dict[Look[Any], BatchLoader[Any]]] = {}
        self._readers: Final = ThreadPoolExecutor(READERS, "database-reader")
        self._thread: Final = threading.Thread(target=self._work, name="database-writer", daemon=True)
        self.observe: Callable[[int, float], None] = lambda jobs, seconds: None  # called after transactions
        self.observe_trouble: Callable[[Exception], None] = lambda error: None  # called with each failure
        self._probe: asyncio.Task[bool] | None = None
        self._probed = 0.0

    def start(self) -> None:
        """Migrate the tables to the present version, and start to accept jobs.

        Raises:
            SmallWorldError: the database cannot be opened, or SQLite has no write-ahead log there, as on some
                network disks.
        """
        with complaints(self.url):
            if self.is_sqlite and self.url.database:
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
                keep_from_others(Path(self.url.database))
            self._bring_up_to_date()
            if self.is_sqlite:
                self._kept = self._writer.connect()
        self._thread.start()

    def _bring_up_to_date(self) -> None:
        with self._writer.connect() as connection:
            if self.is_sqlite:
                mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
                if mode != "wal":
                    raise SmallWorldError(
                        f"database: {self.url.database}: SQLite has journal mode {mode}, but needs wal"
                    )
            else:
                connection.exec_driver_sql("SET statement_timeout = 0")  # a migration may take longer
                connection.exec_driver_sql("SET lock_timeout = 0")
                # If several servers start at once, one migrates and the others wait.
                connection.exec_driver_sql(f"SELECT pg_advisory_lock({MIGRATING})")
            migrate(connection)
            if not self.is_sqlite:
                connection.exec_driver_sql(f"SELECT pg_advisory_unlock({MIGRATING})")
                connection.exec_driver_sql("RESET statement_timeout")
                connection.exec_driver_sql("RESET lock_timeout")
                connection.commit()

    def stop(self) -> None:
        """Finish all jobs that were requested, and close all connections."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self._readers.shutdown()
        if self._kept is not None:
            self._kept.close()
        self._writer.dispose()
        self._reader.dispose()

    async def write(self, job: Job[T]) -> T:
        """Run `job` in a transaction, and return its result once it is on the disk.

        Raises:
            DatabaseSlow: `job` did not begin in time, and will not run.
            Exception: the error of `job`, or of another job in its transaction; nothing was written.
        """
        pending = Pending(job)
        self._jobs.put(pending)
        late = pending.loop.call_later(PATIENCE, pending.give_up)
        try:
            return await pending.answer
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                pending.give_up()
                raise
            raise self._slow() from None
        finally:
            late.cancel()

    async def read(self, job: Job[T]) -> T:
        """Run `job`, which must not write, and return its result.

        Raises:
            DatabaseSlow: the result did not come in time.
        """
        found = asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)
        try:
            async with asyncio.timeout(PATIENCE):  # in Python 3.11, wait_for may lose a cancellation
                return await found
        except TimeoutError as error:
            raise self._slow() from error

    async def read_each(self, job: Look[T], name: str) -> T | None:
        """Return the answer of `job` for `name`. Other callers may share the query.

        `job` must be a function of a module, because the function identifies its batches.

        Raises:
            DatabaseSlow: the answer did not come in time.
        """
        if job not in self._looks:
            self._looks[job] = BatchLoader(lambda names: self.read(lambda c: job(c, names)), MOST_AT_ONCE)
        return await self._looks[job].answer(name)

    async def works(self) -> bool:
        """Return whether the database accepts writes. A test write runs at most every PROBE_SECONDS."""
        if self._probe is None or (self._probe.done() and time.monotonic() - self._probed >= PROBE_SECONDS):
            self._probe = asyncio.create_task(self._try_to_write())
        return await asyncio.shield(self._probe)

    async def _try_to_write(self) -> bool:
        beat = update(heartbeat).values(at=heartbeat.c.at)  # an update to the same value is still written
        try:
            return await self.write(lambda c: c.execute(beat).rowcount == 1)
        except Exception:
            return False
        finally:
            self._probed = time.monotonic()

    def _slow(self) -> DatabaseSlow:
        error = DatabaseSlow("the database does not answer in time")
        self.observe_trouble(error)
        return error

    def _read(self, job: Job[T]) -> T:
        try:
            with self._reader.connect() as connection:
                return job(connection)
        except TROUBLE as error:
            self.observe_trouble(error)
            raise

    def _work(self) -> None:
        """Run jobs in the writing thread until `stop` is called."""
        gathering = Gathering()
        stopping = False
        while not stopping:
            batch: list[Pending[Any]] = []
            entry = self._jobs.get()
            waits = entry is not None and gathering.is_worth_it()
            if waits:
                time.sleep(GATHER_SECONDS)
            while entry is not None:
                batch.append(entry)
                if len(batch) == MOST_AT_ONCE or self._jobs.empty():
                    break
                entry = self._jobs.get()
            if waits:
                gathering.note(len(batch) > 1)
            stopping = entry is None
            if batch:
                self._write(batch)

    def _write(self, batch: list[Pending[Any]]) -> None:
        """Run all jobs of `batch` in one transaction, and send each caller the result or the error."""
        batch = [pending for pending in batch if pending.begin()]
        if not batch:
            return
        began = time.perf_counter()
        try:
            done, failed = self._try_to_write_all(batch)
        except Exception as error:  # nothing was written
            done, failed = [], [(pending, error) for pending in batch]
            if is_trouble(error):
                self.observe_trouble(error)
        self.observe(len(batch), time.perf_counter() - began)
        for pending, answer in done:
            pending.done(answer)
        for pending, reason in failed:
            pending.failed(reason)

    def _try_to_write_all(self, batch: list[Pending[Any]]) -> tuple[list[_Done], list[_Failed]]:
        """Run all jobs in one transaction, again after a deadlock.

        Return the written jobs with their results, and the failed jobs with their errors.
        """
        for tries_left in reversed(range(TRIES)):
            try:
                try:
                    with self._transaction() as connection:
                        return [(pending, pending.job(connection)) for pending in batch], []
                except ITS_OWN_FAULT:  # only now use savepoints, which take as long as jobs
                    with self._transaction() as connection:
                        return _each(connection, batch)
            except OperationalError as error:
                if not tries_left or not is_deadlock(error):
                    raise
                log.info("write retried", reason=reason_of(error))
        raise AssertionError("the last try returns or raises")

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """Open a transaction of the writer as a context.

        A connection to PostgreSQL may break, so each transaction gets a working connection from the pool. For
        an SQLite file, one connection stays open, because opening one would take as long as writing a move.
        """
        if self._kept is None:
            with self._writer.begin() as connection:
                yield connection
        else:
            try:
                with self._kept.begin():
                    yield self._kept
            except BaseException:
                # SQLAlchemy does not roll back after a failed commit.
                self._kept.connection.rollback()
                raise

    def _engine(self, connections: int, begin: str) -> Engine:
        if not self.is_sqlite:
            return create_engine(
                self.url,
                pool_size=connections,
                max_overflow=0,
                pool_pre_ping=True,
                connect_args=limits_of_postgres(self.url),
            )
        engine = create_engine(
            self.url,
            poolclass=QueuePool,
            pool_size=connections,
            max_overflow=0,
            connect_args={"check_same_thread": False},
        )

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            connection.isolation_level = None  # the driver begins no transactions itself
            for pragma in (
                f"busy_timeout = {BUSY_MS}",
                "journal_mode = WAL",
                "synchronous = FULL",  # so that an acknowledged move survives a power cut
                "foreign_keys = ON",
            ):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            # Through SQLAlchemy, this would take as long as the writes of the transaction.
            driver = connection.connection.driver_connection
            assert driver is not None
            try:
                driver.execute(begin)
            except sqlite3.Error as error:
                raise OperationalError(begin, None, error) from error

        return engine


def _each(connection: Connection, batch: list[Pending[Any]]) -> tuple[list[_Done], list[_Failed]]:
    """Run each job in its own savepoint.

    Return the written jobs with their results, and the failed jobs with their errors.
    """
    done: list[_Done] = []
    failed: list[_Failed] = []
    for pending in batch:
        try:
            with connection.begin_nested():
                answer = pending.job(connection)
            done.append((pending, answer))
        except ITS_OWN_FAULT as error:
            failed.append((pending, error))
    return done, failed


def limits_of_postgres(url: URL) -> dict[str, str | int]:
    """Return the options that limit how long a connection waits for locks or for a dead machine."""
    limits = f"-c statement_timeout={STATEMENT_MS} -c lock_timeout={BUSY_MS}"
    given = url.query.get("options", "")
    return {
        "options": f"{limits} {given if isinstance(given, str) else ' '.join(given)}",  # the URL wins
        "connect_timeout": CONNECT_SECONDS,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": STATEMENT_MS,
    }


def once(url: str, job: Job[T]) -> T:
    """Run `job` once on the database with this URL, which servers may be using, and return its result.

    Raises:
        SmallWorldError: the database does not exist, or belongs to another version of this program.
    """
    base = make_url(url)
    if base.get_backend_name() == "sqlite" and not Path(base.database or "").exists():
        raise SmallWorldError(
            f"no database at {base.database}; name another with SMALLWORLD_DATABASE or --database"
        )
    engine = create_engine(base)
    try:
        with complaints(base), engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
            known = ScriptDirectory.from_config(config)
            refuse_newer(connection, known)
            found = MigrationContext.configure(connection).get_current_revision()
            wanted = known.get_current_head()
            if found != wanted:
                raise SmallWorldError(
                    f"the database has revision {found}, but this program needs {wanted}: start its server "
                    "first, to migrate the database"
                )
            return job(connection)
    finally:
        engine.dispose()


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrate the tables of a database to the present version, or to `revision`.

    Raises:
        SmallWorldError: a newer program has written to the database, and nothing was changed.
    """
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    refuse_newer(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, revision)
    connection.commit()


def refuse_newer(connection: Connection, known: ScriptDirectory) -> None:
    """Check that the database does not have a version that is newer than this program.

    Raises:
        SmallWorldError: a newer program has written to the database.
    """
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in {script.revision for script in known.walk_revisions()}:
        raise SmallWorldError(
            f"the database belongs to a newer Small World: it has revision {found}, and this program knows "
            f"those up to {known.get_current_head()}. Start the newer one, or restore a copy from before it"
        )
