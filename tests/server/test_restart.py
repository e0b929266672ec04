"""A server that is killed: no acknowledged move is lost or repeated, and every game continues."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import threading
from itertools import pairwise

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kit.raiders import raid_at, seed_of_raids
from kit.serving import Json, LiveServer, Person, anything, decides, mine
from kit.waiting import PATIENCE
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.session import replay
from smallworld.engine.text.record import parse_record
from smallworld.server.settings import Settings

SERVE = "from smallworld.cli.commands.serve import serve; serve()"
FEW_DEATHS, DEATHS = 2, 5  # in the short run, and with --long


class Process:
    """A server in a separate process that can be killed."""

    def __init__(self, database):
        options = ["--port", "0", "--database", database, "--no-open", "--bot-delay", "0"]
        options += [
            "--max-load",
            "0",
        ]  # however busy this machine is, and whatever games are in this database
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, *options, "--log-level", "error"], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self._said = self.process.stdout
        said = self._said.readline()
        assert "Small World is at" in said
        self.url = said.split()[4]

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self):
        self.process.terminate()
        self.process.wait(PATIENCE)

    def close(self):
        if self.process.poll() is None:
            self.kill()
        self._said.close()


@pytest.fixture
def start(request):
    """Yield a function that starts servers, one after the other, at free ports; none outlives the test."""
    database = request.getfixturevalue(getattr(request, "param", "sqlite"))
    started = []

    def start():
        started.append(Process(database))
        return started[-1]

    yield start
    for server in started:
        server.close()


@pytest.fixture
def browser():
    """Yield a function that opens browsers, and close them in the end."""
    with contextlib.ExitStack() as browsers:
        yield lambda url: browsers.enter_context(Person(url))


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
@pytest.mark.parametrize(
    ("start", "wish"),
    [
        pytest.param("sqlite", {}, marks=pytest.mark.long("the built board is killed on SQLite, too")),
        ("sqlite", {"scenario": "realms_4"}),
        pytest.param("postgres_url", {}, marks=pytest.mark.long("the server is killed on PostgreSQL, too")),
    ],
    indirect=["start"],
    ids=["printed board", "built board", "PostgreSQL"],
)
def test_server_that_is_killed_loses_no_accepted_move(start, browser, wish, pytestconfig):
    dice = random.Random(7)
    server = start()
    ana = browser(server.url)
    ana.post("/api/guest", {"name": "Ana"})
    table = ana.table("me", "local", "greedy", **wish)["id"]
    acknowledged: dict[str, tuple[Json, Json]] = {}
    number = 0
    pending = None
    for _ in range(DEATHS if pytestconfig.getoption("--long") else FEW_DEATHS):
        last = len(acknowledged) + dice.randint(1, 8)
        killer = threading.Timer(dice.uniform(0, 0.02), server.kill)  # a move takes a few milliseconds
        with contextlib.suppress(httpx.TransportError):
            while True:
                if pending is None:
                    state = ana.state(table)
                    if not decides(state):
                        assert state["table"]["status"] == "running"
                        continue
                    player, view = mine(state)
                    number += 1
                    pending = {"player": player, "seq": state["seq"], "key": f"k{number}"}
                    pending["action"] = anything(view, dice)
                if len(acknowledged) == last:
                    killer.start()
                acknowledged[pending["key"]] = (pending, ana.act(table, **pending))
                pending = None
        killer.join()
        server.process.wait()
        server = start()
        ana.move_to(server.url)
        check_nothing_is_lost(ana, table, acknowledged)
    assert len(acknowledged) > DEATHS
    if pending is not None:  # unacknowledged moves are sent again, and carried out once
        acknowledged[pending["key"]] = (pending, ana.act(table, **pending))
        check_nothing_is_lost(ana, table, acknowledged)
    server.end()


def check_nothing_is_lost(ana, table, acknowledged):
    events = ana.get(f"/api/tables/{table}/events")["events"]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    for first, second in pairwise(acknowledged.values()):
        assert first[1]["seq"] <= second[0]["seq"]
    for command, answer in acknowledged.values():
        first = events[command["seq"]]
        assert (first["player"], first["action"]) == (command["player"], command["action"])
        assert answer["events"][0] == first
    # Bots continue by themselves, so only what is known now is compared.
    command, answer = list(acknowledged.values())[-1]
    assert ana.act(table, **command) == answer
    record = parse_record(ana.web.get(f"/api/tables/{table}/record").text)
    replay(make_rules(tuple(record.boxes)), find_board(record.board), record)


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_early_answer_remains_after_the_server_is_killed(sqlite, start, monkeypatch):
    monkeypatch.setattr("smallworld.house.tables.setting_up.new_seed", lambda: seed_of_raids(3))
    house = LiveServer(Settings(database=sqlite, bot_delay=0, limits=False))
    with house.guest() as ana:
        table = ana.table("me", "local", "local", first=1)["id"]
        first, second = raid_at(house, table)
        house.stop()
        server = start()
        ana.move_to(server.url)
        state = ana.state(table)
        command = {"player": second, "seq": state["seq"], "key": "early"}
        command["place"] = state["views"][str(second)]["question"]["templates"]["together"]
        answer = ana.act(table, **command)
        server.kill()
        ana.move_to(start().url)
        state = ana.state(table)
        assert state["seq"] == answer["seq"]
        assert state["last"] == {"key": "early", "seq": answer["seq"]}
        assert [seat["player"] for seat in state["table"]["seats"] if seat["awaited"]] == [first]
        assert ana.act(table, **command) == answer
        even = state["views"][str(first)]["question"]["templates"]["even"]
        events = ana.act(table, player=first, seq=state["seq"], place=even)["events"]
        placed = [event["action"] for event in events if event["player"] == second]
        assert {action["region"]: action["tokens"] for action in placed} == command["place"]


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGTERM")
def test_sockets_close_with_code_1012_when_the_server_restarts(start, browser):
    server = start()
    ana = browser(server.url)
    ana.post("/api/guest", {"name": "Ana"})
    table = ana.table("me", "local", first=1)["id"]
    screen = ana.watch(table)
    seq = screen.next("state")["seq"]
    server.process.terminate()
    with pytest.raises(ConnectionClosed) as closed:
        screen.next("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    server.process.wait(PATIENCE)
    server = start()
    ana.move_to(server.url)
    again = ana.watch(table, after=seq)
    assert again.next("state")["seq"] == seq
    again.act(player=1, seq=seq, action={"do": "take", "place": 1})
    assert again.next("done")["seq"] > seq
    server.end()
