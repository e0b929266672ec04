"""Errors of a database that is unreachable, full or slow, and the logging of these errors."""

from __future__ import annotations

import time
from typing import Any, Final

import structlog
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

log = structlog.get_logger("smallworld.database")

OTHERS_IN_THE_WAY: Final = ("40001", "40P01")  # serialization_failure, deadlock_detected
REPORT_SECONDS: Final = 10.0  # time between two log lines about the database


class DatabaseSlow(Exception):
    """The error for a job that did not begin in time, and will not run."""


class LeaseLost(Exception):
    """The error for a write to a table that another server has taken over. Nothing was written."""


TROUBLE: Final = (DatabaseSlow, LeaseLost, OperationalError, InterfaceError, InternalError, PoolTimeoutError)


def is_trouble(error: BaseException) -> bool:
    """Return whether an error comes from the database, so that the job may succeed later."""
    return isinstance(error, TROUBLE)


def is_deadlock(error: DBAPIError) -> bool:
    """Return whether PostgreSQL rolled back because of conflicting transactions, so that a retry may work."""
    return getattr(error.orig, "sqlstate", None) in OTHERS_IN_THE_WAY


def reason_of(error: BaseException) -> str:
    """Return the reason for a database error in one line, without the SQL statement and its values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{type(cause).__name__}: {str(cause).partition(chr(10))[0]}"


def log_failure(log: Any, what: str, error: BaseException, **about: object) -> None:
    """Log a failure. The log line has a stack trace only if the failure may be a bug."""
    if is_trouble(error):
        log.warning(what, reason=reason_of(error), **about)
    else:
        log.error(what, exc_info=error, **about)


class TroubleReport:
    """A log of database errors, which writes a single line for a burst of errors."""

    def __init__(self) -> None:
        self._said = float("-inf")
        self._unsaid = 0

    def note(self, error: BaseException) -> None:
        """Count a database error, and log the count unless the last log line is too recent."""
        self._unsaid += 1
        now = time.monotonic()
        if now - self._said >= REPORT_SECONDS:
            log.warning("database trouble", reason=reason_of(error), failures=self._unsaid)
            self._said, self._unsaid = now, 0
