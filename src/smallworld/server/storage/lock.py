"""One server for each file of SQLite: what it has in memory is true only while nobody else writes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from sqlalchemy.engine import make_url

from smallworld.engine.errors import SmallWorldError

SUFFIX: Final = ".lock"  # of the empty file beside a database that is locked in its stead; it stays


def is_file(database: str) -> bool:
    """Whether a URL is that of a file of SQLite."""
    return make_url(database).get_backend_name() == "sqlite"


@contextmanager
def only_server_of(database: str) -> Iterator[None]:
    """Keep every other server from the database with this URL, if it is a file of SQLite.

    The system lets go of it when this process ends, however that may be.

    Raises:
        SmallWorldError: another server uses it, or the file cannot be locked.
    """
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    path = Path(url.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Taken and let go of in any thread.
        lock = FileLock(path.with_name(path.name + SUFFIX), timeout=0, thread_local=False)
        lock.acquire()
    except Timeout as error:
        raise SmallWorldError(
            f"{path} is in use by another server; stop it, or name another file or PostgreSQL by --database"
        ) from error
    except OSError as error:
        raise SmallWorldError(f"{path} cannot be used: {error.strerror}") from error
    try:
        yield
    finally:
        lock.release()
