"""A PostgreSQL for the tests, if its programs are installed."""

from __future__ import annotations

import grp
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from typing import Any, Final
from uuid import uuid4

import psycopg
from sqlalchemy.engine import make_url

ASKED: Final = "SMALLWORLD_TEST_POSTGRES"
INSTALLED: Final = "/usr/lib/postgresql"
NOBODYS: Final = ("postgres", "nobody")  # users to run it as if we are root, which it refuses
PORT_TAKEN: Final = "could not create any TCP/IP sockets"  # in its log


def binaries() -> Path | None:
    """Return the folder of the newest PostgreSQL on this machine, or None."""
    found = sorted(Path(INSTALLED).glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    beside = shutil.which("postgres")
    return Path(beside).parent if beside else None


def why_not() -> str:
    """Return why the tests have no PostgreSQL, or "" if they have it."""
    if os.environ.get(ASKED) or binaries():
        return ""
    return f"no PostgreSQL: set {ASKED} to a URL where databases may be created, or install its server"


@contextmanager
def postgres() -> Iterator[str]:
    """Yield the URL of a PostgreSQL: the named one, or one that ends with the tests."""
    named = os.environ.get(ASKED)
    if named:
        yield named
        return
    programs = binaries()
    assert programs is not None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        somebody = _somebody_else()
        if somebody:
            shutil.chown(folder, somebody["user"], somebody["group"])
        data = Path(folder, "data")
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "cwd": folder, **somebody}
        initdb = [
            f"{programs}/initdb",
            "-D",
            str(data),
            "-U",
            "tester",
            "-A",
            "trust",
            "--no-sync",
            "-E",
            "UTF8",
        ]
        subprocess.run(initdb, check=True, stderr=subprocess.DEVNULL, **quiet)
        log = Path(folder, "log")
        control = [f"{programs}/pg_ctl", "-D", str(data), "-w", "-t", "60", "-l", str(log)]
        port = _start(control, log, quiet)
        try:
            yield f"postgresql://tester@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], check=True, **quiet)


def _start(control: list[str], log: Path, quiet: dict[str, Any]) -> int:
    """Start the server; return its port. Another program may take a port first, so try several."""
    while True:
        port = some_port()
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        if subprocess.run([*control, "-o", settings, "start"], check=False, **quiet).returncode == 0:
            return port
        said = log.read_text()
        assert PORT_TAKEN in said, said
        log.unlink()


@contextmanager
def database_of(server: str) -> Iterator[str]:
    """Yield the URL of a new, empty database of a PostgreSQL, and drop the database in the end."""
    name = f"test_{uuid4().hex}"
    with _at(server) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        with _at(server) as connection:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


def _at(server: str) -> psycopg.Connection[Any]:
    url = make_url(server).set(drivername="postgresql").render_as_string(hide_password=False)
    return psycopg.connect(url, autocommit=True)


def _somebody_else() -> dict[str, str]:
    if os.geteuid() != 0:
        return {}
    for name in NOBODYS:
        try:
            return {"user": name, "group": grp.getgrgid(pwd.getpwnam(name).pw_gid).gr_name}
        except KeyError:
            continue
    raise AssertionError("root has nobody to run PostgreSQL as")


def some_port() -> int:
    """Return a port that was free a moment ago."""
    with socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
