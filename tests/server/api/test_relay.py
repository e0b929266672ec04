"""Requests for another server's table, which are counted, checked and limited before they are relayed."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from socket import create_connection
from threading import Event

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from kit.servers import give, server_of, untended, write
from kit.serving import LiveServer
from kit.waiting import PATIENCE, wait_until
from smallworld.server.api import relay
from smallworld.server.limits import RATES
from smallworld.server.run import bind
from smallworld.server.settings import LARGEST_MESSAGE
from smallworld.server.storage import lease_queries
from smallworld.server.storage.lease_queries import Peer
from smallworld.server.tables.sharing import Sharing

LONG = 60_000


@pytest.fixture
def ana(pair):
    with pair[0].guest("Ana") as ana:
        yield ana


@pytest.fixture
def strict(together):
    """Yield a server with rate limits, which adopts no table by itself."""
    house = LiveServer(replace(together, limits=True))
    yield house
    house.stop()


@pytest.fixture
def free(pair, ana, monkeypatch):
    """Yield a table that belongs to no server until a server is asked for it."""

    async def none(self):
        return 0

    monkeypatch.setattr(Sharing, "_adopt", none)
    with untended(*pair):
        table = ana.table("me", "local", first=1)["id"]
        give(pair[0], table, None)
        yield table


def test_request_over_the_rate_limit_moves_no_table(pair, free, strict, monkeypatch):
    with strict.guest("Eve") as eve:
        monkeypatch.setitem(RATES, "any", (0, 60.0))
        assert eve.get(f"/api/tables/{free}", 429)["error"]["code"] == "too-often"
    assert server_of(pair[0], free) is None


def test_request_without_the_page_header_moves_no_table(pair, ana, free):
    del ana.web.headers["x-requested-with"]
    assert ana.post(f"/api/tables/{free}/join", status=403)["error"]["code"] == "header"
    assert server_of(pair[0], free) is None


def test_socket_from_another_origin_moves_no_table(pair, ana, free):
    with pytest.raises(InvalidStatus) as refused:
        ana.watch(free, Origin="https://evil.example.org")
    assert refused.value.response.status_code == 403
    assert server_of(pair[0], free) is None


def test_too_long_request_body_is_refused_before_it_is_relayed(pair, ana):
    table = ana.table("me", "local", first=1)["id"]
    ana.watch(table).next("state")

    def parts():
        for _ in range(5):
            yield b" " * (LARGEST_MESSAGE // 4)

    with pair[1].guest("Ben") as ben, capture_logs() as log:
        answer = ben.web.post(f"/api/tables/{table}/chat", content=parts())
        assert answer.status_code == 413, answer.text
        assert answer.json()["error"]["code"] == "too-large"
    assert "request failed" not in [line["event"] for line in log]


def test_request_body_that_is_cut_off_is_not_relayed(pair, ana, monkeypatch):
    reading, whole_body = Event(), relay.whole_body

    def begin(receive):
        reading.set()
        return whole_body(receive)

    monkeypatch.setattr(relay, "whole_body", begin)
    table = ana.table("me", "open", first=1)["id"]
    screen = ana.watch(table)
    screen.next("state")
    with pair[1].guest("Ben") as ben, capture_logs() as log:
        ben.post(f"/api/tables/{table}/join")
        head = {
            "Host": pair[1].host,
            "Cookie": "; ".join([f"{name}={value}" for name, value in ben.web.cookies.items()]),
            "X-Requested-With": "smallworld",
            "Transfer-Encoding": "chunked",
        }
        lines = [f"POST /api/tables/{table}/chat HTTP/1.1", *[f"{name}: {head[name]}" for name in head]]
        said = b'{"phrase":"hello"}'
        address, port = pair[1].host.split(":")
        with create_connection((address, int(port))) as line:
            line.sendall("\r\n".join([*lines, "", ""]).encode() + b"%x\r\n%s\r\n" % (len(said), said))
            assert reading.wait(PATIENCE)
        wait_until(lambda: [one for one in log if one.get("path") == f"/api/tables/{table}/chat"])
    assert [one["status"] for one in log if one.get("path") == f"/api/tables/{table}/chat"] == [499]
    assert screen.said() == []


def test_relayed_response_has_each_header_only_once(pair, ana):
    table = ana.table("me", "local", first=1)["id"]
    ana.watch(table).next("state")
    with pair[1].guest("Ben") as ben:
        headers = ben.web.get(f"/api/tables/{table}").headers
        names = [name.lower() for name, _ in headers.raw]
        assert b"content-security-policy" in names
        assert len(names) == len(set(names))


def test_relay_of_a_socket_gives_up_on_a_silent_server(pair, ana, monkeypatch):
    monkeypatch.setattr(relay, "OPEN_SECONDS", 0.05)
    monkeypatch.setattr(relay, "PATIENCE", 0.2)
    table = ana.table("me", "local", first=1)["id"]
    with closing(bind("127.0.0.1", 0)) as silent:
        mute = Peer("3" * 24, "http://{}:{}".format(*silent.getsockname()))
        write(pair[0], lambda c: lease_queries.enter(c, mute, True, LONG))
        give(pair[0], table, mute.id)
        with pytest.raises(InvalidStatus) as refused:
            ana.watch(table)
        assert refused.value.response.status_code == 503
        write(pair[0], lambda c: lease_queries.leave(c, mute))


def test_request_gets_503_while_its_table_moves(pair, ana, monkeypatch):
    async def not_yet_known(self, id):
        return None

    table = ana.table("me", "local", first=1)["id"]
    ana.watch(table).next("state")
    monkeypatch.setattr(relay.Relay, "_elsewhere", not_yet_known)
    with pair[1].guest("Ben") as ben, capture_logs() as log:
        assert ben.get(f"/api/tables/{table}/state", 503)["error"]["code"] == "unavailable"
        with pytest.raises(InvalidStatus) as refused:
            ben.watch(table)
        assert refused.value.response.status_code == 503
    assert [line for line in log if "exc_info" in line] == []


def test_relayed_responses_are_compressed_only_on_request(pair, ana):
    table = ana.table("me", "local", first=1)["id"]
    with pair[1].guest("Ben") as ben:
        for asked, answered in ((None, None), ("identity", None), ("gzip", "gzip")):
            headers = {} if asked is None else {"accept-encoding": asked}
            if asked is None:
                del ben.web.headers["accept-encoding"]
            answer = ben.web.get(f"/api/tables/{table}/state", headers=headers)
            assert answer.headers.get("content-encoding") == answered
            assert answer.json()["seq"] > 0
