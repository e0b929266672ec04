"""When the database is gone, full or slow: what of that is nobody's mistake, and how it is told."""

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
    """What was asked for was not even begun in time; nothing of it will be done."""


class LeaseLost(Exception):
    """Another server has the table now, and nothing was written: its own memory is not true any more."""


TROUBLE: Final = (DatabaseSlow, LeaseLost, OperationalError, InterfaceError, InternalError, PoolTimeoutError)


def is_trouble(error: BaseException) -> bool:
    """Whether the same thing may go well once the database does."""
    return isinstance(error, TROUBLE)


def is_deadlock(error: DBAPIError) -> bool:
    """Whether PostgreSQL took a transaction back because of others, and lets it be repeated."""
    return getattr(error.orig, "sqlstate", None) in OTHERS_IN_THE_WAY


def reason_of(error: BaseException) -> str:
    """Why, in a line; not which statement it was, nor with what."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{type(cause).__name__}: {str(cause).partition(chr(10))[0]}"


def log_failure(log: Any, what: str, error: BaseException, **about: object) -> None:
    """A line about what failed, with a stack only where it may be a mistake of ours."""
    if is_trouble(error):
        log.warning(what, reason=reason_of(error), **about)
    else:
        log.error(what, exc_info=error, **about)


class TroubleReport:
    """Tells the log of trouble, a line for a burst."""

    def __init__(self) -> None:
        self._said = float("-inf")
        self._unsaid = 0

    def note(self, error: BaseException) -> None:
        """The database did not do something."""
        self._unsaid += 1
        now = time.monotonic()
        if now - self._said >= REPORT_SECONDS:
            log.warning("database trouble", reason=reason_of(error), failures=self._unsaid)
            self._said, self._unsaid = now, 0
