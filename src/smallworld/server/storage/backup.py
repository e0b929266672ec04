"""Backups of a database while it is in use, and the restoring of backups.

For SQLite, `VACUUM INTO` copies one snapshot while others write, in a time proportional to the size of the
file. SQLite's `.backup` would start over at every write, and never end on a busy server. PostgreSQL has its
own programs, `pg_dump` and `pg_restore`.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from smallworld.engine.errors import SmallWorldError
from smallworld.server.storage.errors import reason_of
from smallworld.server.storage.lock import SUFFIX as LOCK

PART: Final = ".part"  # the suffix of a copy until it is complete
BEFORE: Final = ".before"  # the suffix of a database that was replaced
WAIT_SECONDS: Final = 30.0  # longest wait for writers
LEAVING_SECONDS: Final = 3.0  # time in which PostgreSQL may still count a closed connection
POSTGRES: Final = "/usr/lib/postgresql"  # Debian's folder for programs that are not on the path
UNCOPIED: Final = ("limits", "limit_secret", "presences")  # left out, because they are soon out of date
CUSTOM: Final = b"PGDMP"  # the first bytes of a backup made by pg_dump


def back_up(database: str, file: Path) -> None:
    """Copy the database with this URL to `file`. The database may be in use.

    Raises:
        SmallWorldError: `file` exists, or the database does not exist or cannot be copied.
    """
    url = make_url(database)
    if file.exists():
        raise SmallWorldError(f"backup: {file} already exists")
    part = file.with_name(file.name + PART)
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it contains secrets
        if url.get_backend_name() == "sqlite":
            _copy(_file_of(url), part)
            _check(part)
        else:
            left_out = [f"--exclude-table-data={table}" for table in UNCOPIED]
            _call("pg_dump", url, "--format=custom", f"--file={part}", *left_out)
        _sync(part)
        part.replace(file)
    except OSError as error:
        raise SmallWorldError(f"backup: {file} cannot be written: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)


def restore(database: str, file: Path, *, replace: bool = False) -> Path | None:
    """Replace the database with this URL by the backup in `file`.

    Returns:
        The new path of the previous SQLite database; None if there was none.

    Raises:
        SmallWorldError: `file` is not a complete backup, a server uses the present database, or that database
            exists and `replace` is False.
    """
    url = make_url(database)
    try:
        if url.get_backend_name() == "sqlite":
            _check(file)
            return _take_place(file, _file_of(url, may_be_new=True), replace=replace)
        with file.open("rb") as found:
            if found.read(len(CUSTOM)) != CUSTOM:
                raise SmallWorldError(f"restore: {file} was not made by pg_dump")
        _check_empty(url, replace=replace)
        _call("pg_restore", url, "--clean", "--if-exists", "--no-owner", "--single-transaction", str(file))
    except OSError as error:
        raise SmallWorldError(f"restore: {error.filename or file}: {error.strerror}") from error
    return None


# --- SQLite -----------------------------------------------------------------------------------------------


def _file_of(url: URL, *, may_be_new: bool = False) -> Path:
    if not url.database:
        raise SmallWorldError("a database in memory cannot be backed up")
    path = Path(url.database)
    if not may_be_new and not path.exists():
        raise SmallWorldError(f"backup: no database at {path}")
    return path


def _copy(source: Path, target: Path) -> None:
    with _complaints("backup", source), closing(sqlite3.connect(source, timeout=WAIT_SECONDS)) as base:
        base.execute("VACUUM INTO ?", (str(target),))


def _check(file: Path) -> None:
    """Check that a file is an intact SQLite database with the tables of a server."""
    if not file.exists():
        raise SmallWorldError(f"restore: {file} does not exist")
    with (
        _complaints("restore", file),
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as base,
    ):
        (found,) = base.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise SmallWorldError(f"restore: {file} is damaged: {found}")
        base.execute("SELECT version_num FROM alembic_version").fetchone()


def _take_place(file: Path, target: Path, *, replace: bool) -> Path | None:
    """Replace the database `target` by `file`. Return the new path of the old database, or None."""
    before = None
    if target.exists():
        if not replace:
            raise SmallWorldError(
                f"restore: {target} already exists; use --replace to keep it as {target.name}{BEFORE}"
            )
        # Only the sole user of a database can end its write-ahead log. Then all data is in one file, which
        # may be moved.
        with _complaints("restore", target), closing(sqlite3.connect(target, timeout=1)) as base:
            base.execute("PRAGMA journal_mode = DELETE")
        before = target.with_name(target.name + BEFORE)
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(target.name + PART)
    try:
        shutil.copyfile(file, part)
        part.chmod(0o600)
        _give(part, target.with_name(target.name + LOCK))
        _sync(part)
        if before is not None:
            target.replace(before)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return before


def _give(*files: Path) -> None:
    """Change the owner of files created by root to that of their folder, since servers seldom run as root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    for file in files:
        if file.exists():
            folder = file.parent.stat()
            os.chown(file, folder.st_uid, folder.st_gid, follow_symlinks=False)


@contextmanager
def _complaints(task: str, file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        hint = "; is a server running that uses it?" if "locked" in str(error) else ""
        raise SmallWorldError(f"{task}: {file}: {error}{hint}") from error


def _sync(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


# --- PostgreSQL -------------------------------------------------------------------------------------------


def _call(program: str, url: URL, *options: str) -> None:
    """Run a program of PostgreSQL without showing the password to other users of the machine."""
    plain = url.set(drivername="postgresql", password=None).render_as_string()
    password = {"PGPASSWORD": str(url.password)} if url.password else {}
    where = f"--dbname={plain}"
    done = subprocess.run(
        [_program(program), where, *options], env={**os.environ, **password}, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise SmallWorldError(f"{program} failed: {done.stderr.strip().splitlines()[-1:] or done.returncode}")


def _program(name: str) -> str:
    found = shutil.which(name)
    if found:
        return found
    versions = sorted(Path(POSTGRES).glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    if not versions:
        raise SmallWorldError(f"{name} is missing; it comes with PostgreSQL's client (postgresql-client)")
    return str(versions[-1])


def _check_empty(url: URL, *, replace: bool) -> None:
    """Check that no one uses a PostgreSQL database, and that it is empty or `replace` is True."""
    others = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            until = time.monotonic() + LEAVING_SECONDS
            while connection.execute(text(others)).scalar():
                if time.monotonic() > until:
                    raise SmallWorldError(
                        "restore: the database has other connections; stop the server first"
                    )
                connection.rollback()  # within a transaction the answer stays the same
                time.sleep(0.1)
            if not replace and connection.execute(text("SELECT to_regclass('alembic_version')")).scalar():
                raise SmallWorldError("restore: the database is not empty; --replace drops its contents")
    except DBAPIError as error:
        raise SmallWorldError(f"restore: {reason_of(error)}") from error
    finally:
        engine.dispose()
