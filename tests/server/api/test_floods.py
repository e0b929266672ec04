"""Sockets that send too much: they are closed, and other users notice nothing."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import ExitStack, contextmanager, suppress
from itertools import count

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from kit.serving import LiveServer
from kit.waiting import PATIENCE, while_patient
from smallworld.server.limits import RATES
from smallworld.server.settings import Settings

POLICY_VIOLATION = 1008
MOST = RATES["frame"][0] + RATES["frames"][0] + 1_000
PLACES = count(1)


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """Yield a server with rate limits, and a table there."""
    house = LiveServer(Settings(database=str(tmp_path_factory.mktemp("strict") / "t.sqlite"), bot_delay=0))
    person = house.guest()
    table = person.table("me", "local")["id"]
    yield house, table
    person.close()
    house.stop()


@contextmanager
def spectator(strict, address=None):
    """Open a spectator's socket, from a new address unless one is given."""
    house, table = strict
    address = address or f"203.0.113.{next(PLACES)}"
    with connect(
        f"ws://{house.host}/api/tables/{table}/socket",
        additional_headers={"X-Forwarded-For": address},
        open_timeout=PATIENCE,
        close_timeout=0.1,  # a server that has stopped reading does not say goodbye
        compression=None,
        ping_interval=None,
        legacy=True,
    ) as screen:
        yield screen
    screen.socket.close()


def closed_as(socket):
    """Return the code with which the server closes a socket."""
    try:
        for _ in while_patient():
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd and closed.rcvd.code
    raise AssertionError("unreachable")


def frames(opcode, data, fin=True):
    """Return many frames as bytes."""
    return b"".join([Frame(opcode, data, fin).serialize(mask=True) for _ in range(MOST)])


@pytest.mark.parametrize(
    "sent",
    [
        frames(Opcode.TEXT, b"{}"),
        frames(Opcode.TEXT, b'{"type":"ping"}'),
        frames(Opcode.PING, b""),
        frames(Opcode.PONG, b"unasked"),
        Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) + frames(Opcode.CONT, b"", fin=False),
    ],
    ids=["messages", "pings of ours", "pings", "pongs", "parts"],
)
@pytest.mark.usefixtures("no_bucket_fills")
def test_socket_that_sends_too_many_messages_is_closed(strict, sent):
    with spectator(strict) as socket:
        with suppress(OSError):
            socket.socket.sendall(sent)
        assert closed_as(socket) == POLICY_VIOLATION


@pytest.mark.usefixtures("no_bucket_fills")
def test_sockets_of_one_household_that_send_too_much_are_closed(strict):
    each = RATES["frame"][0] - 50
    sent = b"".join([Frame(Opcode.PONG, b"unasked").serialize(mask=True) for _ in range(each)])
    with ExitStack() as stack:
        places = range(RATES["frames"][0] // each + 2)
        sockets = [stack.enter_context(spectator(strict, f"2001:db8:7:7::{place:x}")) for place in places]
        for socket in sockets:
            with suppress(OSError, ConnectionClosed):
                socket.socket.sendall(sent)
                # Until the server has counted these frames; it may read the sockets in any order.
                assert socket.ping(ack_on_close=True).wait(PATIENCE)
        assert closed_as(sockets[-1]) == POLICY_VIOLATION


@pytest.mark.usefixtures("no_bucket_fills")
def test_sockets_that_send_too_much_are_first_asked_to_wait(strict):
    with spectator(strict) as socket:
        for _ in range(RATES["message"][0] + 1):
            socket.send('{"type":"ping"}')
        answer = json.loads(socket.recv(timeout=PATIENCE))
        while answer["type"] != "error":
            answer = json.loads(socket.recv(timeout=PATIENCE))
        assert answer["error"]["code"] == "too-often"
        assert answer["error"]["wait"] >= 1


def test_server_does_other_work_between_messages_of_one_socket(strict):
    """Let the server do other work after each of many waiting messages of a socket."""
    house, _ = strict
    with spectator(strict) as socket:
        socket.recv(timeout=PATIENCE)
        most = RATES["message"][0] - 10
        turns, heard, done = 0, 0, False
        begun = threading.Event()

        async def count_turns():
            nonlocal turns
            while not done:
                turns += 1
                begun.set()
                await asyncio.sleep(0)

        counting = threading.Thread(target=lambda: house.call(count_turns()))
        counting.start()
        assert begun.wait(PATIENCE)
        before = turns
        ping = Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True)
        socket.socket.sendall(ping * most)
        while heard < most:
            heard += json.loads(socket.recv(timeout=PATIENCE))["type"] == "pong"
        done = True
        counting.join(PATIENCE)
        assert turns - before >= most
