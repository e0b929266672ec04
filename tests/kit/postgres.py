"""A PostgreSQL of our own, where its programs are installed."""

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

ASKED: Final = "SMALLWORLD_TEST_POSTGRES"
INSTALLED: Final = "/usr/lib/postgresql"
NOBODYS: Final = ("postgres", "nobody")  # as whom it runs if we are root, which it refuses


def binaries() -> Path | None:
    """The folder of the newest PostgreSQL here."""
    found = sorted(Path(INSTALLED).glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    beside = shutil.which("postgres")
    return Path(beside).parent if beside else None


def why_not() -> str:
    """Why there is none to test with; empty when there is."""
    if os.environ.get(ASKED) or binaries():
        return ""
    return f"no PostgreSQL: set {ASKED} to a URL of an empty database, or install its server"


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database: the one that was named, or one that ends with the test."""
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
        quiet: dict[str, Any] = {"check": True, "stdout": subprocess.DEVNULL, "cwd": folder, **somebody}
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
        subprocess.run(initdb, stderr=subprocess.DEVNULL, **quiet)
        port = _free_port()  # as late as can be: nobody keeps it for us
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        control = [f"{programs}/pg_ctl", "-D", str(data), "-w", "-l", f"{folder}/log"]
        subprocess.run([*control, "-o", settings, "start"], **quiet)
        try:
            yield f"postgresql://tester@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], **quiet)


def _somebody_else() -> dict[str, str]:
    if os.geteuid() != 0:
        return {}
    for name in NOBODYS:
        try:
            return {"user": name, "group": grp.getgrgid(pwd.getpwnam(name).pw_gid).gr_name}
        except KeyError:
            continue
    raise AssertionError("root has nobody to run PostgreSQL as")


def _free_port() -> int:
    with socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
