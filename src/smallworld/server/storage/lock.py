"""A lock that allows only one server for each SQLite file.

A server caches tables in memory, and the cache is correct only if no one else writes to the file.
"""

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

SUFFIX: Final = ".lock"  # suffix of an empty lock file beside the database, which is never deleted


def is_file(database: str) -> bool:
    """Return whether the URL of a database names an SQLite file."""
    return make_url(database).get_backend_name() == "sqlite"


@contextmanager
def only_server_of(database: str, *, makes: bool = True) -> Iterator[None]:
    """Lock the database with this URL against other servers during the context, if it is an SQLite file.

    The lock applies to the file itself and not to its name, because links may give it several names. A
    missing file is created unless `makes` is False. The system releases the lock when this process ends, even
    after a crash.

    Raises:
        SmallWorldError: another server uses the file, or it cannot be locked.
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
        # Any thread may take or release the lock.
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
            f"{named} is in use by another server; stop it, or name another file or PostgreSQL with "
            "--database"
        ) from error
    except (OSError, RuntimeError) as error:  # circular links raise RuntimeError
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise SmallWorldError(f"{named} cannot be used: {reason}") from error
    with taken:
        yield


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    """Lock a file itself during the context, whatever name was used to open it.

    Only on Linux, such a lock does not interfere with SQLite. Other systems rely on the lock file beside the
    database, so the database may have only one name.

    Raises:
        BlockingIOError: another server has locked the file.
        OSError: the file cannot be locked.
    """
    if sys.platform != "linux":
        if file.stat().st_nlink > 1:
            raise OSError(errno.EMLINK, "it has several names (hard links); remove all but one")
        yield
        return
    # While this is open, nothing but SQLite may close the file in this process, because closing drops
    # SQLite's locks.
    number = os.open(file, os.O_RDWR)
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    finally:
        os.close(number)
