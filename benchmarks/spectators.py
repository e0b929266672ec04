"""The delay of moves and their cost for the server, at a single table with many spectators.

    python benchmarks/spectators.py --spectators 500 --moves 60
    python benchmarks/spectators.py --spectators 500 --moves 60 --against ../before --rounds 3

It starts a server in another process, like `load.py`. Two scripted players move in turn, and each move waits
until every spectator has the previous one. Spectators read only the length of messages, to save processor
time. It measures the time from sending a command until half of the spectators, and until all of them, have
the new state. It also measures the server's processor time for each move.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any, Final

import httpx
from load import HEADER, NO_TLS, Server, quantiles, server_of
from websockets.asyncio.client import ClientConnection, connect

from smallworld.house.tables.snapshot import renewed

SETTLE_SECONDS: Final = 0.05  # pause between two moves, so that they do not overlap
LONGEST_SECONDS: Final = 20.0  # time limit for a move
AT_ONCE: Final = 50  # connections opened at the same time
WARM_MOVES: Final = 5  # moves before the measurement
HANDSHAKE: Final = (
    "GET /api/tables/{table}/socket?changes=true HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)
TEXT: Final = 1  # opcode of the frames to count


class Crowd:
    """The spectators, and the arrival times of the last message."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.arrived: list[float] = []
        self.complete = asyncio.Event()

    def expect(self) -> None:
        """Prepare for the next message to everyone."""
        self.arrived = []
        self.complete.clear()

    def note(self) -> None:
        """Count a message received by one spectator."""
        self.arrived.append(time.perf_counter())
        if len(self.arrived) == self.size:
            self.complete.set()


class Spectator(asyncio.Protocol):
    """A socket that counts messages without reading them."""

    def __init__(self, crowd: Crowd, opening: bytes) -> None:
        self._crowd: Final = crowd
        self._opening: Final = opening
        self._buffer = b""
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(self._opening)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._upgraded:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._upgraded, self._buffer = True, rest
        while (length := frame_length(self._buffer)) is not None:
            if self._buffer[0] & 15 == TEXT:
                self._crowd.note()
            self._buffer = self._buffer[length:]


def frame_length(data: bytes) -> int | None:
    """Return the length of the first frame, including its header; None if it is incomplete."""
    if len(data) < 2:
        return None
    short, head = data[1], {126: 4, 127: 10}.get(data[1], 2)
    length = head + (short if head == 2 else int.from_bytes(data[2:head]))
    return length if len(data) >= length else None


class Player:
    """The page of a scripted player."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.state: dict[str, Any] = {}

    async def take_in(self, after: int) -> None:
        """Read messages until the state is later than this event."""
        while not self.state or self.state["seq"] <= after:
            message = json.loads(await asyncio.wait_for(self.socket.recv(), LONGEST_SECONDS))
            assert message["type"] != "error", message
            if message["type"] == "changes":
                message = renewed(self.state, message)
            if message["type"] == "state":
                self.state = message

    def actions(self) -> list[dict[str, Any]]:
        """Return the player's legal actions."""
        [view] = self.state["views"].values()
        return list(view["actions"])

    async def act(self, dice: random.Random) -> None:
        """Send a random legal action."""
        [number] = self.state["views"]
        seq = self.state["seq"]
        actions = self.actions()
        wanted = [action for action in actions if action["do"] not in ("decline", "abandon", "stop")]
        action = dice.choice(wanted or actions)
        command = {"player": int(number), "seq": seq, "key": f"{seq}", "action": action}
        await self.socket.send(json.dumps({"type": "act", **command}))


async def set_table(server: Server) -> tuple[str, list[str]]:
    """Begin a two-player game, and return the table and the players' cookies."""
    people = [httpx.AsyncClient(base_url=server.url, headers=HEADER, verify=NO_TLS, timeout=60) for _ in "ab"]
    for person, name in zip(people, ("Ana", "Ben"), strict=True):
        (await person.post("/api/guest", json={"name": name})).raise_for_status()
    wish = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    table = (await people[0].post("/api/tables", json=wish)).raise_for_status().json()["id"]
    (await people[1].post(f"/api/tables/{table}/join", json={})).raise_for_status()
    cookies = [person.cookies["smallworld"] for person in people]
    for person in people:
        await person.aclose()
    return table, cookies


async def gather_crowd(server: Server, table: str, size: int) -> Crowd:
    """Connect all spectators, wait until each has the state, and return them."""
    crowd, port = Crowd(size), int(server.url.rpartition(":")[2])
    opening = HANDSHAKE.format(table=table, port=port).encode()
    loop = asyncio.get_running_loop()
    for start in range(0, size, AT_ONCE):
        await asyncio.gather(
            *[
                loop.create_connection(lambda: Spectator(crowd, opening), "127.0.0.1", port)
                for _ in range(min(AT_ONCE, size - start))
            ]
        )
    await asyncio.wait_for(crowd.complete.wait(), LONGEST_SECONDS)
    return crowd


async def measure(server: Server, options: argparse.Namespace) -> float:
    """Play and print the measurements; return the mean milliseconds until all spectators have a move."""
    dice = random.Random(1)
    half: list[float] = []
    full: list[float] = []
    busy = 0.0
    table, cookies = await set_table(server)
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket?changes=true"
    sockets = [
        await connect(url, additional_headers={"Cookie": f"smallworld={cookie}"}, max_size=None)
        for cookie in cookies
    ]
    players = [Player(socket) for socket in sockets]
    for player in players:
        await player.take_in(-1)
    crowd = await gather_crowd(server, table, options.spectators)
    for move in range(WARM_MOVES + options.moves):
        deciding = [player for player in players if player.actions()]
        if not deciding:
            break  # the game is over
        await asyncio.sleep(SETTLE_SECONDS)
        crowd.expect()
        used, began = server.busy(), time.perf_counter()
        await deciding[0].act(dice)
        await asyncio.wait_for(crowd.complete.wait(), LONGEST_SECONDS)
        times = [at - began for at in crowd.arrived]
        seq = max(player.state["seq"] for player in players)
        for player in players:
            await player.take_in(seq)
        if move >= WARM_MOVES:
            half.append(times[len(times) // 2])
            full.append(times[-1])
            busy += server.busy() - used
    for socket in sockets:
        await socket.close()
    print(f"one table with {options.spectators} spectators, engine {server.build}")
    print(f"half of them have a move: {quantiles(half)}")
    print(f"all of them have a move:  {quantiles(full)}")
    print(f"processor: {busy / len(full) * 1000:.1f} ms a move")
    return sum(full) / len(full) * 1000


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--spectators", type=int, default=500)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--against", type=Path, help="another checkout, whose server is measured as well")
    parser.add_argument("--rounds", type=int, default=1, help="how often each server has its turn")
    options = parser.parse_args()
    here = Path(__file__).parent.parent
    times: dict[Path, list[float]] = {}
    for _ in range(options.rounds):
        for checkout in [here] if options.against is None else [here, options.against]:
            print(f"--- {'this checkout' if checkout is here else checkout}")
            with server_of(checkout / "src", "") as server:
                times.setdefault(checkout, []).append(asyncio.run(measure(server, options)))
    if options.against is not None:
        ours, others = sum(times[here]), sum(times[options.against])
        print(f"--- a move takes {ours / others:.2f} of the time that it takes there to reach all of them")


if __name__ == "__main__":
    main()
