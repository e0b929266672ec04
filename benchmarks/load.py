"""Many tables at once, on this machine: how soon a move is on the other screens, and what a table costs.

    python -P benchmarks/load.py --tables 200 --seconds 60 --pause 2

(-P, for else benchmarks/copy.py would stand in for Python's own module of that name.) Starts a server in
another process, at a free port of 127.0.0.1 and with a database in a folder that is removed afterwards. At
each table sit two scripted persons, each with a socket; whoever is to decide waits `pause` seconds on
average and decides at random. Measured is the time from sending a command to the arrival of the state that
shows it, on the other's screen and on one's own. The persons need as much of the machine as the server
does, so the times are those of a busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import ssl
import tempfile
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from smallworld import is_compiled
from smallworld.server.run import bind, make_server
from smallworld.server.settings import Settings

HEADER = {"X-Requested-With": "smallworld"}
MOST_TABLES, MOST_SECONDS = 2000, 600
AT_THE_DOOR = 8  # tables that are set up at the same time
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
ERRORS_ONLY = 40


def serve(database: str, pipe: Connection) -> None:
    """The process of the server: says at which port it listens."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(ERRORS_ONLY))
    listener = bind("127.0.0.1", 0)
    port = listener.getsockname()[1]
    settings = Settings(database=database, limits=False, connections_by_address=1_000_000)
    make_server(settings, lambda: pipe.send(port)).run(sockets=[listener])


def resident(process: int) -> float:
    """Memory of a process in MiB; 0 where the system does not tell."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def seconds_of(process: int) -> float:
    """Processor time of a process."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


class TableOfTwo:
    """One table: two persons, two sockets."""

    def __init__(self, url: str, number: int, pause: float) -> None:
        self.url = url
        self.dice = random.Random(number)
        self.pause = pause
        self.sent: dict[int, float] = {}  # when the command was sent that follows this event
        self.seen: list[float] = []
        self.own: list[float] = []
        self.errors = 0
        self.games = 0

    async def play(self, until: float, door: asyncio.Semaphore) -> None:
        """Game after game, until the time is over."""
        people = [
            httpx.AsyncClient(base_url=self.url, headers=HEADER, verify=NO_TLS, timeout=60) for _ in "ab"
        ]
        try:
            while time.perf_counter() < until:
                async with door:
                    table = await self._sit_down(people)
                await asyncio.gather(*[self._look_on(person, table, until) for person in people])
        finally:
            for person in people:
                await person.aclose()

    async def _sit_down(self, people: list[httpx.AsyncClient]) -> str:
        for person, name in zip(people, ("Ana", "Ben"), strict=True):
            (await person.post("/api/guest", json={"name": name})).raise_for_status()
        wish = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await people[0].post("/api/tables", json=wish)).json()["id"]
        (await people[1].post(f"/api/tables/{table}/join", json={})).raise_for_status()
        self.games += 1
        self.sent.clear()
        return str(table)

    async def _look_on(self, person: httpx.AsyncClient, table: str, until: float) -> None:
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        cookie = {"Cookie": f"smallworld={person.cookies['smallworld']}"}
        deciding: asyncio.Task[None] | None = None
        offered = [ClientPerMessageDeflateFactory(client_max_window_bits=True)]  # what browsers offer
        async with connect(
            url, additional_headers=cookie, max_size=None, compression=None, extensions=offered
        ) as socket:
            try:
                while (left := until - time.perf_counter()) > 0:
                    text = await asyncio.wait_for(socket.recv(), left)
                    now = time.perf_counter()
                    message = json.loads(text)
                    self.errors += message["type"] == "error"
                    if message["type"] == "state":
                        if message["table"]["status"] == "finished":
                            return
                        deciding = self._take_in(socket, message, now) or deciding
            except (TimeoutError, ConnectionClosed):
                return
            finally:
                if deciding is not None:
                    deciding.cancel()

    def _take_in(
        self, socket: ClientConnection, state: dict[str, Any], now: float
    ) -> asyncio.Task[None] | None:
        """Note what is seen, and begin to decide if it is one's turn."""
        [(player, view)] = state["views"].items()
        for event in state["events"][:1]:
            began = self.sent.get(event["seq"] - 1)
            if began is not None:
                (self.own if event["player"] == int(player) else self.seen).append(now - began)
        if view["actor"] != int(player) or not (state["events"] or state["seq"] not in self.sent):
            return None
        return asyncio.create_task(self._decide(socket, int(player), state["seq"], view["actions"]))

    async def _decide(
        self, socket: ClientConnection, player: int, seq: int, actions: list[dict[str, Any]]
    ) -> None:
        await asyncio.sleep(self.dice.expovariate(1 / self.pause) if self.pause else 0)
        wanted = [action for action in actions if action["do"] not in ("decline", "abandon", "stop")]
        action = self.dice.choice(wanted or actions)
        self.sent[seq] = time.perf_counter()
        command = {"type": "act", "player": player, "seq": seq, "key": f"{seq}", "action": action}
        await socket.send(json.dumps(command))


def quantiles(times: list[float]) -> str:
    """The times that half, 95 % and 99 % stay below."""
    if not times:
        return "nothing was measured"
    times = sorted(times)
    marks = [times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.95, 0.99)]
    return f"p50 {marks[0]:.1f} ms, p95 {marks[1]:.1f} ms, p99 {marks[2]:.1f} ms ({len(times)} times)"


async def load(url: str, process: int, options: argparse.Namespace) -> None:
    """Let all tables play, and print what was measured."""
    before, used, began = resident(process), seconds_of(process), time.perf_counter()
    door = asyncio.Semaphore(AT_THE_DOOR)
    until = began + options.seconds
    tables = [TableOfTwo(url, number, options.pause) for number in range(options.tables)]
    playing = [asyncio.create_task(table.play(until, door)) for table in tables]
    await asyncio.sleep(max(0.0, options.seconds - 1))
    after, busy = resident(process), seconds_of(process) - used
    results = await asyncio.gather(*playing, return_exceptions=True)
    games = sum(table.games for table in tables)
    seen = [seconds for table in tables for seconds in table.seen]
    own = [seconds for table in tables for seconds in table.own]
    build = "compiled" if is_compiled() else "interpreted"
    print(f"{options.tables} tables of two, {options.seconds:.0f} s, {games} games, engine {build}")
    print(
        f"moves: {len(seen) / options.seconds:.0f} a second; refused: {sum(table.errors for table in tables)}"
    )
    print(f"seen by the other: {quantiles(seen)}")
    print(f"seen by oneself:   {quantiles(own)}")
    print(
        f"memory: {before:.0f} MiB empty, {after:.0f} now, {(after - before) / games * 1024:.0f} KiB a game"
    )
    print(f"processor: {busy / options.seconds * 100:.0f} % of a core")
    failed = [result for result in results if isinstance(result, BaseException)]
    if failed:
        print(f"{len(failed)} tables failed, the first with {failed[0]!r}")


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds that a person thinks, on average")
    parser.add_argument("--database", default="", help="a URL instead of a file of SQLite in a new folder")
    options = parser.parse_args()
    if not (
        1 <= options.tables <= MOST_TABLES and 1 <= options.seconds <= MOST_SECONDS and options.pause >= 0
    ):
        parser.error(f"1 to {MOST_TABLES} tables, 1 to {MOST_SECONDS} seconds")
    spawn = get_context("spawn")
    here, there = spawn.Pipe()
    with tempfile.TemporaryDirectory() as folder:
        server = spawn.Process(target=serve, args=(options.database or f"{folder}/tables.sqlite", there))
        server.start()
        try:
            port = here.recv()
            asyncio.run(load(f"http://127.0.0.1:{port}", server.pid or 0, options))
        finally:
            server.terminate()
            server.join(20)


if __name__ == "__main__":
    main()
