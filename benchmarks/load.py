"""The delay of moves and the cost of a table, with many tables at once on this machine.

    python -P benchmarks/load.py --tables 200 --seconds 60 --pause 2
    python -P benchmarks/load.py --tables 200 --seconds 60 --pause 2 --against ../before --rounds 3
    python -P benchmarks/load.py --tables 200 --seconds 7200 --pause 5
    python -P benchmarks/load.py --tables 600 --seconds 120 --pause 0.5 --growing

(-P keeps this folder out of Python's import path.)

It starts a server in another process, at a free port of 127.0.0.1 and with a database in a folder that is
removed afterwards. Each table has two scripted players, each with a socket. The player who has to decide
waits `pause` seconds on average, and decides at random. After a warm-up of all tables, it measures:

- the server's processor time for each move;
- the time from sending a command to the arrival of the new state at both players;
- the server's memory, at thirteen moments.

The players need as much processor time as the server, so these are the times of a busy machine.

With `--against`, measurements alternate between our server and that of another checkout, whose rules are
compiled if ours are. On a busy machine, compare only alternating measurements. With `--growing`, tables are
added all the time. The output is the number of tables when the server refuses more, and the delay of moves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from smallworld.house.tables.snapshot import renewed

HEADER = {"X-Requested-With": "smallworld"}
MOST_TABLES, MOST_SECONDS = 2000, 7200
AT_THE_DOOR = 8  # tables created at the same time
WARM_SECONDS = 5.0  # time to play before the measurement
PAGE_PINGS = 10.0  # seconds of silence after which a page pings the server
PING = json.dumps({"type": "ping"})
FULL = 503
PARTS = 12  # parts of the time; the memory is measured at the end of each
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
SERVE = Path(__file__).parent / "serve.py"


# --- The server ---------------------------------------------------------------------------------------------


@dataclass
class Server:
    """A server in another process."""

    process: int
    url: str
    build: str

    def resident(self) -> float:
        """Return the server's memory in MiB; 0 if the system does not report it."""
        status = Path(f"/proc/{self.process}/status")
        if not status.exists():
            return 0.0
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def busy(self) -> float:
        """Return the processor seconds used by the server; 0 if the system does not report them."""
        stat = Path(f"/proc/{self.process}/stat")
        if not stat.exists():
            return 0.0
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server_of(sources: Path, database: str, full_at: str = "") -> Iterator[Server]:
    """Run the server of these sources during the context, and yield it."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [
                sys.executable,
                "-P",
                str(SERVE),
                database or f"{folder}/tables.sqlite",
                *([full_at] if full_at else []),
            ],
            env={**os.environ, "PYTHONPATH": str(sources)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            port, compiled = process.stdout.readline().split()
            build = "compiled" if compiled == "True" else "interpreted"
            yield Server(process.pid, f"http://127.0.0.1:{port}", build)
        finally:
            process.terminate()
            process.wait(20)


# --- Who plays ----------------------------------------------------------------------------------------------


@dataclass
class Measured:
    """The measurements since the warm-up."""

    since: float = float("inf")
    seen: list[float] = field(default_factory=list)  # seconds from sending a command to the opponent's page
    own: list[float] = field(default_factory=list)
    received: int = 0  # bytes received on all sockets
    errors: int = 0
    games: int = 0
    turned_away: int = 0  # refused requests for a table


class TableOfTwo:
    """A table with two players, each with a socket, and some spectators."""

    def __init__(self, url: str, number: int, options: argparse.Namespace, measured: Measured) -> None:
        self.url = url
        self.dice = random.Random(number)
        self.pause: float = options.pause
        self.watching: int = options.watching
        self.measured = measured
        self.sent: dict[int, float] = {}  # when the command after each event was sent
        self.people = [
            httpx.AsyncClient(base_url=url, headers=HEADER, verify=NO_TLS, timeout=60) for _ in "ab"
        ]
        self.table = ""

    async def sit_down(self, door: asyncio.Semaphore) -> None:
        """Create a table with both players."""
        async with door:
            for person, name in zip(self.people, ("Ana", "Ben"), strict=True):
                (await person.post("/api/guest", json={"name": name})).raise_for_status()
            wish = {"seats": [{"kind": "me"}, {"kind": "open"}]}
            while (answer := await self.people[0].post("/api/tables", json=wish)).status_code == FULL:
                self.measured.turned_away += 1
                await asyncio.sleep(answer.json()["error"]["wait"])
            self.table = answer.raise_for_status().json()["id"]
            (await self.people[1].post(f"/api/tables/{self.table}/join", json={})).raise_for_status()
        self.measured.games += 1
        self.sent.clear()

    async def play(self, until: float, door: asyncio.Semaphore) -> None:
        """Play games in a row, until the time is over."""
        while True:
            looking = [self._look_on(person, until) for person in self.people]
            strangers = [self._look_on(None, until) for _ in range(self.watching)]
            await asyncio.gather(*looking, *strangers)
            if time.perf_counter() >= until:
                return
            await self.sit_down(door)

    async def go(self) -> None:
        """Close all connections of the players."""
        for person in self.people:
            await person.aclose()

    async def _look_on(self, person: httpx.AsyncClient | None, until: float) -> None:
        url = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/socket?changes=true"
        cookie = {"Cookie": f"smallworld={person.cookies['smallworld']}"} if person is not None else {}
        deciding: asyncio.Task[None] | None = None
        state: dict[str, Any] = {}
        offered = [ClientPerMessageDeflateFactory(client_max_window_bits=True)]  # as browsers do
        async with connect(
            url,
            additional_headers=cookie,
            max_size=None,
            compression=None,
            extensions=offered,
            ping_interval=None,  # our page sends a message as ping, and only after a silence
        ) as socket:
            self._weigh(socket)
            try:
                while (left := until - time.perf_counter()) > 0:
                    try:
                        text = await asyncio.wait_for(socket.recv(), min(left, PAGE_PINGS))
                    except TimeoutError:
                        await socket.send(PING)
                        continue
                    now = time.perf_counter()
                    message = json.loads(text)
                    if message["type"] == "changes":
                        message = renewed(state, message)
                    if message["type"] == "state":
                        state = message
                    self.measured.errors += message["type"] == "error"
                    if message["type"] == "state":
                        if message["table"]["status"] == "finished":
                            return
                        if person is not None:
                            deciding = self._take_in(socket, message, now) or deciding
            except (TimeoutError, ConnectionClosed):
                return
            finally:
                if deciding is not None:
                    deciding.cancel()

    def _weigh(self, socket: ClientConnection) -> None:
        """Count the bytes received on a socket."""
        receive = socket.protocol.receive_data

        def weigh(data: bytes) -> None:
            if time.perf_counter() >= self.measured.since:
                self.measured.received += len(data)
            receive(data)

        socket.protocol.receive_data = weigh  # type: ignore[method-assign]

    def _take_in(
        self, socket: ClientConnection, state: dict[str, Any], now: float
    ) -> asyncio.Task[None] | None:
        """Note the measurements from a state, and start a decision if this player has to decide."""
        [(player, view)] = state["views"].items()
        for event in state["events"][:1]:
            began = self.sent.get(event["seq"] - 1)
            if began is not None and began >= self.measured.since:
                mine = event["player"] == int(player)
                (self.measured.own if mine else self.measured.seen).append(now - began)
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


# --- What is measured ---------------------------------------------------------------------------------------


def quantiles(times: list[float]) -> str:
    """Return the median, the 95th and the 99th percentile of these times."""
    if not times:
        return "nothing was measured"
    times = sorted(times)
    marks = [times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.95, 0.99)]
    return f"p50 {marks[0]:.1f} ms, p95 {marks[1]:.1f} ms, p99 {marks[2]:.1f} ms ({len(times)} times)"


async def memory_of(server: Server, seconds: float) -> list[float]:
    """Return the server's memory in MiB, now and at the end of each part of the time."""
    found = [server.resident()]
    for _ in range(PARTS):
        await asyncio.sleep(seconds / PARTS)
        found.append(server.resident())
    return found


async def grow(server: Server, options: argparse.Namespace) -> float:
    """Add tables one by one, and print the measurements of each part of the time.

    Return the share of a core that the server used in the last part.
    """
    door = asyncio.Semaphore(options.tables)
    measured = Measured(since=0.0)
    began = time.perf_counter()
    until = began + options.seconds
    tables = [TableOfTwo(server.url, number, options, measured) for number in range(options.tables)]

    async def come(number: int, table: TableOfTwo) -> None:
        await asyncio.sleep(options.seconds * number / options.tables)
        await table.sit_down(door)
        await table.play(until, door)

    playing = [asyncio.create_task(come(number, table)) for number, table in enumerate(tables)]
    share = 0.0
    for _ in range(PARTS):
        measured.seen.clear()
        used = server.busy()
        await asyncio.sleep(options.seconds / PARTS)
        share = (server.busy() - used) / (options.seconds / PARTS)
        print(
            f"{time.perf_counter() - began:.0f} s: {measured.games} games begun, "
            f"no room {measured.turned_away} times, {share * 100:.0f} % of a core; "
            f"seen by the other: {quantiles(measured.seen)}"
        )
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*[table.go() for table in tables])
    return share


async def load(server: Server, options: argparse.Namespace) -> float:
    """Let all tables play, print the measurements, and return processor milliseconds per move."""
    empty = server.resident()
    door = asyncio.Semaphore(AT_THE_DOOR)
    measured = Measured()
    tables = [TableOfTwo(server.url, number, options, measured) for number in range(options.tables)]
    await asyncio.gather(*[table.sit_down(door) for table in tables])
    seated = server.resident()
    since = time.perf_counter() + WARM_SECONDS
    until = since + options.seconds
    playing = [asyncio.create_task(table.play(until, door)) for table in tables]
    await asyncio.sleep(WARM_SECONDS)
    measured.since, used = time.perf_counter(), server.busy()
    memory = await memory_of(server, max(0.0, until - time.perf_counter()))
    busy = server.busy() - used
    results = await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*[table.go() for table in tables])
    moves = len(measured.seen)
    cost = busy / moves * 1000 if moves else 0.0
    watching = f" and {options.watching} who look on" if options.watching else ""
    print(
        f"{options.tables} tables of two{watching}, {options.seconds:.0f} s, {measured.games} games, "
        f"engine {server.build}"
    )
    full = f"; tables that had to wait for room: {measured.turned_away}" if measured.turned_away else ""
    print(f"moves: {moves / options.seconds:.0f} a second; refused: {measured.errors}{full}")
    print(f"processor: {busy / options.seconds * 100:.0f} % of a core, {cost:.2f} ms a move")
    print(f"sent: {measured.received / moves if moves else 0:.0f} bytes a move, to all of a table")
    print(f"seen by the other: {quantiles(measured.seen)}")
    print(f"seen by oneself:   {quantiles(measured.own)}")
    print(
        f"memory: {empty:.0f} MiB empty; {(seated - empty) / options.tables * 1024:.0f} KiB a game that "
        f"begins, {(memory[-1] - empty) / measured.games * 1024:.0f} KiB with its sockets"
    )
    print(f"memory as time goes, in MiB: {', '.join([f'{part:.0f}' for part in memory])}")
    failed = [result for result in results if isinstance(result, BaseException)]
    if failed:
        print(f"{len(failed)} tables failed, the first with {failed[0]!r}")
    return cost


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds that a person thinks, on average")
    parser.add_argument("--watching", type=int, default=0, help="strangers who look on at each table")
    parser.add_argument(
        "--growing", action="store_true", help="one table after the other, to see when no more are let in"
    )
    parser.add_argument("--full-at", default="", help="the share of a core at which that is; 0: never")
    parser.add_argument("--database", default="", help="a URL instead of a file of SQLite in a new folder")
    parser.add_argument("--against", type=Path, help="another checkout, whose server is measured as well")
    parser.add_argument("--rounds", type=int, default=1, help="how often each server has its turn")
    options = parser.parse_args()
    if not (
        1 <= options.tables <= MOST_TABLES and 1 <= options.seconds <= MOST_SECONDS and options.pause >= 0
    ):
        parser.error(f"1 to {MOST_TABLES} tables, 1 to {MOST_SECONDS} seconds")
    here = Path(__file__).parent.parent
    costs: dict[Path, list[float]] = {}
    for _ in range(options.rounds):
        for checkout in [here] if options.against is None else [here, options.against]:
            print(f"--- {'this checkout' if checkout is here else checkout}")
            measure = grow if options.growing else load
            with server_of(checkout / "src", options.database, options.full_at) as server:
                costs.setdefault(checkout, []).append(asyncio.run(measure(server, options)))
    if options.against is not None:
        ours, others = sum(costs[here]), sum(costs[options.against])
        print(f"--- a move costs {ours / others:.2f} of what it costs there")


if __name__ == "__main__":
    main()
