"""The programs of the failover test on 127.0.0.1: PostgreSQL, servers, workers and nginx."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import socket
from typing import Any

from smallworld.server.run import bind, log_as_json, make_server
from smallworld.server.settings import Settings

POSTGRES = "/usr/lib/postgresql"
NGINX = Path(__file__).parents[2] / "deploy" / "nginx.conf"


def serve(database: str, port: int) -> None:
    """Run a server without rate limits, because all persons call from one address."""
    log_as_json("error")
    settings = Settings(
        database=database,
        address=f"http://127.0.0.1:{port}",
        bots_elsewhere=True,
        bot_delay=0.2,
        bot_seconds=0.1,
        limits=False,
        full_at=0,  # accept any number of tables
        connections_by_address=1_000_000,
    )
    make_server(settings).run(sockets=[bind("127.0.0.1", port, at_once=False)])


class Program:
    """A program that can be started, killed and started again."""

    def __init__(self, name: str, *command: str) -> None:
        self.name = name
        self.command = command
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        """Start the program."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        return self.process

    def kill(self) -> None:
        """Kill the program and all processes that it started."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def postgres(folder: Path) -> Iterator[tuple[str, int]]:
    """Yield the URL and the process of a PostgreSQL with its data in `folder`."""
    found = sorted(Path(POSTGRES).glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    programs = found[-1].parent if found else Path(shutil.which("postgres") or "postgres").parent
    data, port = folder / "data", free_port()
    somebody: dict[str, Any] = {}
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        owner = pwd.getpwnam("postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
        somebody = {"user": "postgres", "group": owner.pw_gid}
    quiet: dict[str, Any] = {"check": True, "stdout": subprocess.DEVNULL, "cwd": folder, **somebody}
    subprocess.run(
        [programs / "initdb", "-D", data, "-U", "drill", "-A", "trust", "-E", "UTF8"],
        stderr=subprocess.DEVNULL,
        **quiet,
    )
    control = [programs / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
    subprocess.run([*control, "-o", options, "start"], **quiet)
    try:
        first = int((data / "postmaster.pid").read_text().split()[0])
        yield f"postgresql://drill@127.0.0.1:{port}/postgres", first
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], **quiet)


@contextmanager
def nginx(folder: Path, ports: list[int]) -> Iterator[tuple[str, int]]:
    """Yield the URL and the process of the proxy for the servers, configured as in `deploy/`."""
    port = free_port()
    lines = NGINX.read_text("utf-8").splitlines()
    others = [line for line in lines if not line.strip().startswith("server 10.")]
    site = "\n".join(others).replace("listen 80;", f"listen 127.0.0.1:{port};")
    servers = "\n".join([f"server 127.0.0.1:{each} max_fails=1 fail_timeout=2s;" for each in ports])
    site = site.replace("consistent;", f"consistent;\n{servers}")
    paths = "\n".join(
        [f"{name}_temp_path {folder};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log crit;\n"
        "events { worker_connections 8192; }\n"
        f"http {{ access_log off; {paths}\n{site}\n}}\n"
    )
    proxy = subprocess.Popen([shutil.which("nginx") or "/usr/sbin/nginx", "-c", folder / "nginx.conf"])
    try:
        yield f"http://127.0.0.1:{port}", proxy.pid
    finally:
        proxy.terminate()
        proxy.wait()


def seconds_of(process: int) -> float:
    """Return the processor time of a process and of all processes that it started (on Linux)."""
    used: dict[int, tuple[int, float]] = {}  # parent and time, by process
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            used[int(path.parent.name)] = (int(fields[1]), sum(map(int, fields[11:15])) / 100)
    found = [process]
    for each in found:
        found += [child for child, (parent, _) in used.items() if parent == each]
    return sum(used[each][1] for each in found if each in used)


def free_port() -> int:
    """Return a free port."""
    with socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
