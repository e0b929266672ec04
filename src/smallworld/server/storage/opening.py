"""The URL of the database, and short error messages if it cannot be opened."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from smallworld.engine.errors import SmallWorldError
from smallworld.engine.text.untrusted import quoted
from smallworld.server.storage.errors import reason_of

IS_URL: Final = re.compile(r"[a-z][a-z0-9+.-]*://", re.I)
BACKENDS: Final = ("sqlite", "postgresql")
OWNERS_ONLY: Final = 0o600  # the file contains names, and the seeds of games
OTHERS: Final = 0o007  # permissions of all other users of the machine
NAME_ANOTHER: Final = "name another with --database or SMALLWORLD_DATABASE"


def url_of(database: str) -> URL:
    """Return the URL of a database, which is given as a URL or as the path of an SQLite file.

    Raises:
        SmallWorldError: `database` is neither a path nor the URL of a supported database.
    """
    if "\0" in database or not _is_utf8(database):
        raise SmallWorldError(f"database: “{quoted(database)}” is not text in UTF-8; {NAME_ANOTHER}")
    if not IS_URL.match(database):
        return URL.create("sqlite", database=str(Path(database).expanduser().absolute()))
    if database.startswith(("postgres://", "postgresql://")):
        database = f"postgresql+psycopg://{database.partition('://')[2]}"
    try:
        url = make_url(database)
        backend = url.get_backend_name()
        url.get_dialect().import_dbapi()
    except (ArgumentError, NoSuchModuleError, ImportError, ValueError) as error:
        raise SmallWorldError(
            f"database: this URL cannot be used ({error}); name an SQLite file, or a URL "
            "such as postgresql://user@host/name"
        ) from error
    if backend not in BACKENDS:
        raise SmallWorldError(f"database: {backend} cannot be used; use SQLite or PostgreSQL")
    return url


def _is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def keep_from_others(file: Path) -> None:
    """Create an SQLite file if it is missing, and deny access to other users of the machine.

    Raises:
        OSError: the file cannot be created.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNERS_ONLY))
    with suppress(OSError):  # the file belongs to another user, who lets us use it
        mode = file.stat().st_mode & 0o777
        if mode & OTHERS:
            file.chmod(mode & ~OTHERS)


@contextmanager
def complaints(url: URL) -> Iterator[None]:
    """Catch database errors in the context, and raise an error with one short sentence instead.

    Raises:
        SmallWorldError: the database cannot be opened.
    """
    try:
        yield
    except (DBAPIError, OSError) as error:
        raise SmallWorldError(_why(url, error)) from error


def _why(url: URL, error: DBAPIError | OSError) -> str:
    reason = error.strerror if isinstance(error, OSError) else reason_of(error).partition(": ")[2]
    if url.get_backend_name() != "sqlite":
        where = f"{url.host or 'this machine'}{f' port {url.port}' if url.port else ''}"
        return f"database: PostgreSQL at {where} cannot be used: {reason}"
    file = Path(url.database or "")
    if file.is_dir():
        return f"database: {file} is a folder; name a file, such as {file / 'tables.sqlite'}"
    if "not a database" in str(reason):
        return f"database: {file} is not an SQLite database; {NAME_ANOTHER}"
    return f"database: {file} cannot be used: {reason}; {NAME_ANOTHER}"
