"""The delay for other users while someone floods a socket with tiny messages or pings.

    python -P benchmarks/flood.py --seconds 8

It starts a server in another process, with the usual limits, and a database in a folder that is removed
afterwards. An anonymous spectator opens as many sockets as the server allows, and sends as fast as the server
reads. Meanwhile, another client repeatedly requests its own user. The output is the times of these answers at
rest and during each flood, and the processor time of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import multiprocessing
import os
import ssl
import statistics
import tempfile
import time
from contextlib import suppress
from multiprocessing.connection import Connection

import httpx
import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.frames import Frame, Opcode

from smallworld.server.run import bind, make_server
from smallworld.server.settings import Settings

AT_ONCE = 2_000  # frames written at once
FLOODS = {
    "messages": Frame(Opcode.TEXT, b"{}").serialize(mask=True),
    "pings": Frame(Opcode.PING, b"").serialize(mask=True),
}
ASKED_EVERY = 0.05  # seconds between requests, below the limit of 40 calls per second and address
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def serve(database: str, port: Connection) -> None:
    """Run the server."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    listener = bind("127.0.0.1", 0)
    server = make_server(Settings(database=database), lambda: port.send(listener.getsockname()[1]))
    server.run(sockets=[listener])


async def flood(url: str, frame: bytes, until: float) -> int:
    """Send as much as the server reads, and return how many sockets were used."""
    opened = 0
    while time.monotonic() < until:
        try:
            async with connect(url, additional_headers={"X-Forwarded-For": "203.0.113.9"}) as socket:
                opened += 1
                while time.monotonic() < until and not socket.transport.is_closing():
                    with suppress(TimeoutError):
                        socket.transport.write(frame * AT_ONCE)
                        await asyncio.wait_for(socket.wait_closed(), 0.01)
        except InvalidStatus:
            await asyncio.sleep(0.1)  # the server allows no more sockets now
        except (OSError, WebSocketException):
            pass
    return opened


async def ask(web: httpx.AsyncClient, until: float) -> list[float]:
    """Request the user repeatedly, and return the milliseconds of each answer."""
    times = []
    while time.monotonic() < until:
        began = time.perf_counter()
        (await web.get("/api/me", headers={"X-Forwarded-For": "198.51.100.7"})).raise_for_status()
        times.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(ASKED_EVERY)
    return times


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process so far."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, pid: int, seconds: float) -> None:
    """Print one line of measurements at rest and one for each flood."""
    url = f"127.0.0.1:{port}"
    headers = {"X-Requested-With": "smallworld"}
    async with httpx.AsyncClient(base_url=f"http://{url}", headers=headers, verify=NO_TLS) as web:
        await web.post("/api/guest", json={"name": "Ana"})
        table = await web.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "local"}]})
        socket = f"ws://{url}/api/tables/{table.json()['id']}/socket"
        for name, frame in {"rest": b"", **FLOODS}.items():
            before, until = processor_seconds(pid), time.monotonic() + seconds
            flooding = asyncio.create_task(flood(socket, frame, until)) if frame else None
            times = await ask(web, until)
            opened = await flooding if flooding is not None else 0
            took = processor_seconds(pid) - before
            print(
                f"{name:10} median {statistics.median(times):6.1f} ms, worst {max(times):6.1f} ms, "
                f"processor {took:4.1f} of {seconds:.1f} s, sockets {opened}"
            )


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=8.0, help="of each flood")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = multiprocessing.Pipe()
        context = multiprocessing.get_context("spawn")
        server = context.Process(target=serve, args=(f"{folder}/tables.sqlite", theirs))
        server.start()
        try:
            assert server.pid is not None
            asyncio.run(measure(ours.recv(), server.pid, options.seconds))
        finally:
            server.terminate()
            server.join()


if __name__ == "__main__":
    main()
