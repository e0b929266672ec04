"""Limits on connections: excess ones are refused, and all other users are served."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import threading
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kit.serving import NO_TLS, LiveServer
from kit.waiting import PATIENCE, wait_until, while_patient
from kit.watch import let_go_by, run_leaping
from smallworld.server.api import connections
from smallworld.server.api.connections import REPORT_SECONDS, Connections, SocketConnection
from smallworld.server.limits import RATES
from smallworld.server.metrics import Metrics
from smallworld.server.run import MOST_CONNECTIONS, RESERVE, room_for_connections
from smallworld.server.settings import Settings

HALF_A_REQUEST = b"GET /health HTTP/1.1\r\nHost: here\r\n"
HALF_A_BODY = (
    b"POST /api/guest HTTP/1.1\r\nHost: here\r\nX-Requested-With: smallworld\r\nContent-Length: 99\r\n\r\n{"
)
linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8")
CROWD = 400  # connections of users whose server has died, who all come at once
SOMAXCONN = Path("/proc/sys/net/core/somaxconn")
QUEUE = int(SOMAXCONN.read_text()) if SOMAXCONN.exists() else 0

SERVE = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]), int(sys.argv[2])))
from smallworld.cli import main
options = ["--port", "0", "--no-open", "--log-level", "warning", "--database", sys.argv[3]]
sys.argv = ["smallworld", "serve", *options]
main()
"""


@contextmanager
def server_with_files(folder, usual, most):
    """Yield the address and log of a server in a process that may have only this many open files."""
    log = folder / "log"
    with log.open("w") as written:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(usual), str(most), str(folder / "tables.sqlite")],
            stdout=subprocess.PIPE,
            stderr=written,
            text=True,
        )
    try:
        assert process.stdout is not None
        found = None
        while not found:
            line = process.stdout.readline()
            assert line, log.read_text()
            found = re.search(r"http://[\w.]+:(\d+)", line)
        yield int(found[1]), log
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def crowd(stack, port, number, says=HALF_A_REQUEST, source="127.0.0.1"):
    """Open this many connections, each with a request."""
    made = []
    for _ in range(number):
        made.append(stack.enter_context(closing(connected(port, source))))
        with suppress(ConnectionResetError, BrokenPipeError):  # a refused connection may already be closed
            made[-1].sendall(says)
    return made


def connected(port, source="127.0.0.1"):
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=(source, 0))


def ask(port, source="127.0.0.1"):
    """Return the response to a request; None if the connection was closed."""
    try:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=PATIENCE) as web:
            return web.get(f"http://127.0.0.1:{port}/health")
    except (httpx.ReadError, httpx.WriteError, httpx.RemoteProtocolError):
        return None


def is_served_at_last(port, source="127.0.0.1"):
    for _ in while_patient():
        answer = ask(port, source)
        if answer is not None and answer.status_code == 200:
            return True
    return False


def ended(connection):
    """Return whether the other side closes the connection."""
    try:
        while connection.recv(1000):
            pass
    except ConnectionResetError:
        pass
    except TimeoutError:
        return False
    return True


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not count files")
def test_too_many_connections_neither_freeze_server_nor_fill_log(tmp_path):
    with server_with_files(tmp_path, 128, 300) as (port, log), ExitStack() as stack:
        room = room_for_connections(300)
        assert room > 128  # the limit was raised
        made = crowd(stack, port, room)
        refused = crowd(stack, port, 300)
        assert all(ended(connection) for connection in refused)
        answer = ask(port)
        assert answer is None or answer.json()["error"]["code"] == "busy"
        for connection in made[: room // 2]:
            connection.close()
        assert is_served_at_last(port)
    lines = log.read_text().splitlines()
    assert 1 <= len([line for line in lines if "connections refused" in line]) <= 3
    assert len(lines) < 10


def test_server_keeps_some_file_descriptors_free():
    assert room_for_connections(1024) == 1024 - RESERVE
    assert room_for_connections(100) == 50
    assert room_for_connections(1_000_000) == MOST_CONNECTIONS


@pytest.fixture
def make(sqlite):
    """Yield a function that makes servers with low limits."""
    made = []

    def make(**bounds):
        bounds = {"connections": 8, "connections_by_address": 3, "limits": False, **bounds}
        made.append(LiveServer(Settings(database=sqlite, bot_delay=0, **bounds)))
        return made[-1]

    yield make
    for house in made:
        house.stop()


@pytest.fixture
def narrow(make):
    """Return a server with low limits."""
    return make()


@linux
@pytest.mark.skipif(QUEUE < CROWD, reason="the system lets fewer wait")
def test_connections_made_while_the_server_is_busy_succeed(make):
    house, done = make(connections=2 * CROWD, connections_by_address=2 * CROWD), threading.Event()
    house._loop.call_soon_threadsafe(done.wait, PATIENCE)
    with ExitStack() as stack:
        crowd(stack, port_of(house), CROWD, says=b"")
        done.set()
    assert is_served_at_last(port_of(house))


@pytest.fixture
def hasty(make):
    """Return a server with short timeouts."""
    return make(request_seconds=1)


def port_of(house):
    return int(house.url.rpartition(":")[2])


@pytest.mark.parametrize(
    "said", [b"", HALF_A_REQUEST, HALF_A_BODY], ids=["nothing", "half a request", "half a body"]
)
def test_requests_that_are_sent_only_in_part_are_cut_off(hasty, caplog, said):
    with ExitStack() as stack:
        made = crowd(stack, port_of(hasty), 8, said)
        assert all(ended(connection) for connection in made)
    assert is_served_at_last(port_of(hasty))
    assert "Exception" not in caplog.text


def test_refused_connections_get_503_with_a_retry_after_header(narrow, monkeypatch):
    monkeypatch.setattr(connections, "FAREWELL_SECONDS", PATIENCE)
    with ExitStack() as stack:
        crowd(stack, port_of(narrow), 8)
        answer = ask(port_of(narrow))
        assert answer is not None
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "busy"
        assert answer.headers["retry-after"] == "5"


def test_log_counts_refused_connections_only_if_there_are_some():
    async def refuse():
        full = Connections(0, 1, (), Metrics())
        for number in (3, 1):
            for _ in range(number):
                full.enter("192.0.2.1")
            await let_go_by(3 * REPORT_SECONDS)

    with capture_logs() as log:
        run_leaping(refuse())
    assert [line["number"] for line in log] == [1, 2, 1]


@linux
def test_number_of_connections_per_address_is_limited(make, monkeypatch):
    narrow = make(request_seconds=PATIENCE)
    monkeypatch.setattr(connections, "FAREWELL_SECONDS", PATIENCE)
    with ExitStack() as stack:
        crowd(stack, port_of(narrow), 3, source="127.0.0.2")
        assert ask(port_of(narrow), "127.0.0.2").status_code == 503
        assert ask(port_of(narrow), "127.0.0.3").status_code == 200


@linux
def test_address_with_too_many_connections_is_served_again_later(hasty):
    with ExitStack() as stack:
        made = crowd(stack, port_of(hasty), 3, source="127.0.0.2")
        assert all(ended(connection) for connection in made)
        assert is_served_at_last(port_of(hasty), "127.0.0.2")


def test_proxy_on_the_same_machine_may_open_more_connections(narrow):
    with ExitStack() as stack:
        crowd(stack, port_of(narrow), 5)
        assert ask(port_of(narrow)).status_code == 200


def test_sockets_stay_open_beyond_the_time_limit_of_requests(make):
    house = make(request_seconds=3)
    ana = house.guest()
    table = ana.table("me", "local")["id"]
    for _ in range(10):
        screen = ana.watch(table)
        screen.next("state")
        screen.close()
    screen = ana.watch(table)
    screen.next("state")
    with closing(connected(port_of(house))) as silent:
        assert ended(silent)  # by now the time for requests is over
    screen.send(type="ping")
    screen.next("pong")
    ana.close()


class Timetable:
    """An event loop whose time passes only when a test says so."""

    def __init__(self):
        self.now, self.calls = 100.0, []

    def time(self):
        return self.now

    def call_later(self, delay, call):
        self.calls.append(delay)


def test_only_silent_sockets_are_pinged(monkeypatch):
    asked = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda self: asked.append(self))
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda self, data: None)
    connection = SocketConnection.__new__(SocketConnection)
    loop = Timetable()
    vars(connection).update(loop=loop, ping_interval=20.0)

    connection.data_received(b"a move")
    loop.now += 15
    connection.send_keepalive_ping()
    assert (asked, loop.calls) == ([], [5.0])

    loop.now += 5
    connection.send_keepalive_ping()
    assert asked == [connection]


def test_number_of_sockets_per_address_is_limited_behind_a_proxy(narrow):
    ana = narrow.guest()
    table = ana.table("me", "local")["id"]
    screens = [ana.watch(table, **{"X-Forwarded-For": "192.0.2.1"}) for _ in range(3)]
    for screen in screens:
        screen.next("state")
    with pytest.raises(Exception, match="403"):
        ana.watch(table, **{"X-Forwarded-For": "192.0.2.1"})
    ana.watch(table, **{"X-Forwarded-For": "192.0.2.2"}).next("state")
    screens[0].close()
    wait_until(lambda: narrow.registry.sockets["192.0.2.1"] < 3)  # the server notices a moment later
    ana.watch(table, **{"X-Forwarded-For": "192.0.2.1"}).next("state")
    ana.close()


@pytest.mark.usefixtures("no_bucket_fills")
@pytest.mark.parametrize(
    ("proxies", "from_a_proxy"), [(("127.0.0.0/8",), True), (("192.0.2.7",), False), ((), False)]
)
def test_only_trusted_proxies_set_client_address_and_scheme(make, proxies, from_a_proxy):
    house = make(trusted_proxies=proxies, limits=True)

    def guest(address):
        headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https", "X-Requested-With": "smallworld"}
        return httpx.post(
            f"{house.url}/api/guest", json={"name": "Ana"}, headers=headers, timeout=PATIENCE, verify=NO_TLS
        )

    most, _ = RATES["guest"]
    answers = [guest("203.0.113.1") for _ in range(most + 1)]
    assert [answer.status_code for answer in answers] == [200] * most + [429]
    assert guest("203.0.113.2").status_code == (200 if from_a_proxy else 429)
    assert ("secure" in answers[0].headers["set-cookie"].lower()) == from_a_proxy


@pytest.mark.usefixtures("no_bucket_fills")
def test_clients_cannot_spoof_their_address_through_a_proxy(make):
    house = make(trusted_proxies=("127.0.0.1",), limits=True)
    headers = {"X-Requested-With": "smallworld"}
    most, _ = RATES["guest"]
    for claimed in range(most + 1):
        # The proxy appends the caller's address to the header that it received.
        headers["X-Forwarded-For"] = f"198.51.100.{claimed}, 203.0.113.1"
        answer = httpx.post(
            f"{house.url}/api/guest", json={"name": "Ana"}, headers=headers, timeout=PATIENCE, verify=NO_TLS
        )
    assert answer.status_code == 429
