"""Trouble with the database: users are asked to try again, operators see it, and it passes."""

from __future__ import annotations

import json
import logging
import re
import threading
from contextlib import contextmanager

import pytest
import structlog
from sqlalchemy import create_engine
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kit.serving import LiveServer, mine
from kit.waiting import wait_until
from smallworld.server.api.security import POLICY
from smallworld.server.run import MOST_STACKS, log_as_json
from smallworld.server.settings import Settings
from smallworld.server.storage import database as storage
from smallworld.server.storage.errors import DatabaseSlow


@contextmanager
def nothing_written(house):
    """Let the database refuse writes, as on a full or broken disk."""
    base = house.registry.database
    tell(base, "PRAGMA query_only = ON" if base.is_sqlite else "SET default_transaction_read_only = on")
    try:
        yield
    finally:
        tell(base, "PRAGMA query_only = OFF" if base.is_sqlite else "SET default_transaction_read_only = off")


def tell(base, words):
    """Run a statement on the writing connection, outside of any transaction of the server."""
    kept = base._kept
    connection = base._writer.raw_connection() if kept is None else kept.connection
    connection.cursor().execute(words)
    connection.commit()
    if kept is None:
        connection.close()


def asked(base, words):
    """Return the answer of the writing connection to a statement."""
    kept = base._kept
    connection = base._writer.raw_connection() if kept is None else kept.connection
    [answer] = connection.cursor().execute(words).fetchone()
    if kept is None:
        connection.close()
    return answer


def test_requests_get_503_while_nothing_can_be_written(house, ana):
    table = ana.table("me", "local", first=1)["id"]
    state = ana.state(table)
    player, view = mine(state)
    command = {"player": player, "seq": state["seq"], "key": "mine", "action": view["actions"][0]}
    with nothing_written(house):
        for path, body in ((f"/api/tables/{table}/act", command), ("/api/guest", {"name": "Eve"})):
            answer = ana.web.post(path, json=body)
            assert answer.status_code == 503, answer.text
            assert answer.json()["error"]["code"] == "unavailable"
            assert int(answer.headers["retry-after"]) == answer.json()["error"]["wait"] >= 1
            assert answer.headers["content-security-policy"] == POLICY
    assert ana.act(table, **command)["seq"] > state["seq"]


def test_sockets_stay_open_while_nothing_can_be_written(house, ana):
    table = ana.table("me", "local", first=1)["id"]
    screen = ana.watch(table)
    state = screen.next("state")
    player, view = mine(state)
    command = {"player": player, "seq": state["seq"], "key": "mine", "action": view["actions"][0]}
    with nothing_written(house):
        screen.act(**command)
        refused = screen.next("error")
        assert (refused["key"], refused["error"]["code"]) == ("mine", "unavailable")
    screen.act(**command)
    assert screen.next("done")["key"] == "mine"


def test_socket_gets_503_while_the_database_is_unreachable(house, ana, monkeypatch):
    table = ana.table("me", "local")["id"]
    house.do(lambda: house.registry.tables.pop(table))

    async def gone(job):
        raise DatabaseSlow("no answer")

    for way in ("read", "write"):  # one of several servers adopts a table that it looks up
        monkeypatch.setattr(house.registry.database, way, gone)
    with pytest.raises(InvalidStatus) as refused:
        ana.watch(table)
    assert refused.value.response.status_code == 503


def test_socket_closes_with_1013_if_the_state_cannot_be_read(house, ana, monkeypatch):
    table = ana.table("me", "local")["id"]

    async def gone(job):
        raise DatabaseSlow("no answer")

    screen = ana.watch(table)
    screen.next("state")
    monkeypatch.setattr(house.registry.database, "read", gone)
    house.do(lambda: house.registry.tables[table].game.forget())
    house.do(lambda: house.registry.tables[table].audience.show_state())
    with pytest.raises(ConnectionClosed) as closed:
        screen.next("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013


def test_health_check_writes_to_the_database(house, ana, monkeypatch):
    monkeypatch.setattr(storage, "PROBE_SECONDS", 0)
    assert ana.get("/health")["database"] is True
    with nothing_written(house):
        health = ana.get("/health", status=503)
        assert (health["status"], health["database"]) == ("database unreachable", False)
    assert ana.get("/health")["database"] is True


def test_health_checks_at_the_same_time_write_only_once(house, ana, monkeypatch):
    monkeypatch.setattr(storage, "PROBE_SECONDS", 3600)
    writes = []
    house.registry.database.observe = lambda jobs, seconds: writes.append(jobs)
    for _ in range(20):
        ana.get("/health")
    house.registry.database.observe = house.registry.metrics.observe_write
    assert len(writes) < 10


def test_refused_requests_are_counted_and_logged_in_one_line(house, ana):
    with nothing_written(house), capture_logs() as log:
        ana.post("/api/guest", {"name": "Eve"}, status=503)
        lines = logged(log, "/api/guest")
    assert [(line["event"], line["status"]) for line in lines] == [("request", 503)]
    assert not [line for line in log if "exc_info" in line]
    assert metric(ana, 'smallworld_requests_total{status="503"}') >= 1
    assert metric(ana, "smallworld_database_errors_total") >= 1


def logged(log, path):
    """Return the log lines about a path, once its request is logged: that happens after the response."""

    def lines():
        return [line for line in log if line.get("path") == path]

    wait_until(lambda: any(line["event"] == "request" for line in lines()))
    return lines()


def metric(person, name):
    lines = [line for line in person.web.get("/metrics").text.splitlines() if line.startswith(f"{name} ")]
    return float(lines[0].split()[1]) if lines else 0.0


def test_server_errors_are_reported_and_counted_and_logged(house, ana, monkeypatch):
    def mistaken():
        raise ZeroDivisionError("ours")

    monkeypatch.setattr(house.registry, "counts", mistaken)
    with capture_logs() as log:
        answer = ana.web.get("/health")
        lines = logged(log, "/health")
    monkeypatch.undo()
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "broken")
    assert answer.headers["content-security-policy"] == POLICY
    assert metric(ana, 'smallworld_requests_total{status="500"}') >= 1
    assert [(line["event"], line.get("status")) for line in lines] == [
        ("request failed", None),
        ("request", 500),
    ]


def test_server_waits_only_briefly_for_locks_of_other_programs(database, monkeypatch):
    monkeypatch.setattr(storage, "BUSY_MS", 200)
    house = LiveServer(Settings(database=database, bot_delay=0, bot_processes=1, limits=False))
    base = house.registry.database
    with house.guest() as ana:
        engine = create_engine(base.url)
        other = engine.raw_connection()
        other.cursor().execute("BEGIN IMMEDIATE" if base.is_sqlite else "LOCK TABLE users IN EXCLUSIVE MODE")
        assert asked(base, "PRAGMA busy_timeout" if base.is_sqlite else "SHOW lock_timeout") in (200, "200ms")
        ana.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "local"}]}, status=503)
        other.rollback()
        other.close()
        engine.dispose()
        ana.table("me", "local")
    house.stop()


def test_server_waits_only_briefly_for_a_silent_database(house, ana, monkeypatch):
    begun, answered = threading.Event(), threading.Event()

    def hang(connection):
        begun.set()
        answered.wait()

    house.do(lambda: house.registry.database._jobs.put(storage.Pending(hang)))
    begun.wait()  # later jobs wait in the queue, and do not share the transaction
    monkeypatch.setattr(storage, "PATIENCE", 0.2)
    try:
        assert ana.post("/api/guest", {"name": "Eve"}, status=503)["error"]["code"] == "unavailable"
    finally:
        answered.set()
    monkeypatch.undo()
    assert ana.post("/api/guest", {"name": "Eve"})["user"]["name"] == "Eve"


def test_number_of_logged_tracebacks_is_limited(capsys):
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        log_as_json("info")
        for _ in range(MOST_STACKS + 20):
            try:
                raise ZeroDivisionError("ours")
            except ZeroDivisionError:
                logging.getLogger("smallworld.test").exception("went wrong")
    finally:
        root.handlers[:] = before
        root.setLevel(level)
        structlog.reset_defaults()
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    lines = [
        line for line in told if line.get("logger") == "smallworld.test"
    ]  # the server also reports by itself
    assert len(lines) == MOST_STACKS + 20
    assert sum(["Traceback" in line.get("exception", "") for line in lines]) == MOST_STACKS
    assert "ZeroDivisionError: ours" in lines[-1]["exception"]


def test_server_measures_the_lag_of_its_event_loop(house):
    def looks():
        text = house.registry.metrics.text().decode()
        return float(re.findall(r"smallworld_loop_lag_seconds_count (\S+)", text)[0])

    before = looks()
    wait_until(lambda: looks() > before)
