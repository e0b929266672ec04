"""A lock that gives each file of SQLite one server: its memory is right only while no one else writes."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from sqlalchemy.engine import make_url

from smallworld.engine.errors import SmallWorldError
from smallworld.server.storage.opening import keep_from_others

if sys.platform == "linux":
    import fcntl

SUFFIX: Final = ".lock"  # of the empty file that is locked instead of a database; it stays


def is_file(database: str) -> bool:
    """Return whether a URL names a file of SQLite."""
    return make_url(database).get_backend_name() == "sqlite"


@contextmanager
def only_server_of(database: str, *, makes: bool = True) -> Iterator[None]:
    """Keep every other server from the database with this URL, if it is a file of SQLite.

    The lock is on the file itself, not on its name, because links may give it several names. A missing file
    is created unless `makes` is False. The system releases the lock however this process ends.

    Raises:
        SmallWorldError: another server uses it, or the file cannot be locked.
    """
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    named = Path(url.database)
    try:
        path = named.resolve()
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        path.parent.mkdir(parents=True, exist_ok=True)
        # Any thread may take and release the lock.
        lock = FileLock(path.with_name(path.name + SUFFIX), timeout=0, thread_local=False)
        with ExitStack() as held:
            held.enter_context(lock)
            if makes:
                keep_from_others(path)
            if path.exists():
                held.enter_context(_locked(path))
            taken = held.pop_all()
    except (Timeout, BlockingIOError) as error:
        raise SmallWorldError(
            f"{named} is in use by another server; stop it, or name another file or PostgreSQL by --database"
        ) from error
    except (OSError, RuntimeError) as error:  # circular links are a RuntimeError
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise SmallWorldError(f"{named} cannot be used: {reason}") from error
    with taken:
        yield


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    """Lock a file itself, whatever its name.

    Only on Linux does such a lock leave SQLite alone. So elsewhere the file must have only one name, which is
    checked.

    Raises:
        BlockingIOError: another server has locked it.
        OSError: it cannot be locked.
    """
    if sys.platform != "linux":
        if file.stat().st_nlink > 1:
            raise OSError(errno.EMLINK, "it has several names (hard links); remove all but one")
        yield
        return
    # While this is open, only SQLite may open and close the file in this process: closing it would drop
    # SQLite's locks.
    number = os.open(file, os.O_RDWR)
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    finally:
        os.close(number)
