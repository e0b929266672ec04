"""Errors of a database that is gone, full or slow: which ones may pass, and how the log reports them."""

from __future__ import annotations

import time
from typing import Any, Final

import structlog
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

log = structlog.get_logger("smallworld.database")

OTHERS_IN_THE_WAY: Final = ("40001", "40P01")  # serialization_failure, deadlock_detected
REPORT_SECONDS: Final = 10.0  # between two lines of the log about it


class DatabaseSlow(Exception):
    """An error for a job that was not begun in time; nothing of it will be done."""


class LeaseLost(Exception):
    """An error for a table that another server has now: nothing was written, and memory is out of date."""


TROUBLE: Final = (DatabaseSlow, LeaseLost, OperationalError, InterfaceError, InternalError, PoolTimeoutError)


def is_trouble(error: BaseException) -> bool:
    """Return whether the same job may succeed once the database works again."""
    return isinstance(error, TROUBLE)


def is_deadlock(error: DBAPIError) -> bool:
    """Return whether PostgreSQL rolled a transaction back because of others, so that it can be repeated."""
    return getattr(error.orig, "sqlstate", None) in OTHERS_IN_THE_WAY


def reason_of(error: BaseException) -> str:
    """Return the reason in one line, without the statement and its values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{type(cause).__name__}: {str(cause).partition(chr(10))[0]}"


def log_failure(log: Any, what: str, error: BaseException, **about: object) -> None:
    """Write a line about a failure to the log, with a stack only if it may be a bug."""
    if is_trouble(error):
        log.warning(what, reason=reason_of(error), **about)
    else:
        log.error(what, exc_info=error, **about)


class TroubleReport:
    """A reporter of database trouble that writes one line for a burst."""

    def __init__(self) -> None:
        self._said = float("-inf")
        self._unsaid = 0

    def note(self, error: BaseException) -> None:
        """Count a failure of the database, and report it if the last report is long enough ago."""
        self._unsaid += 1
        now = time.monotonic()
        if now - self._said >= REPORT_SECONDS:
            log.warning("database trouble", reason=reason_of(error), failures=self._unsaid)
            self._said, self._unsaid = now, 0
