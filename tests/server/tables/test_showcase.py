"""The showcase: a game of bots for visitors of the lobby, when no other game can be watched."""

from __future__ import annotations

import asyncio
import json
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from structlog.testing import capture_logs

from kit.serving import NO_PAGES, LiveServer
from kit.waiting import PATIENCE, wait_until
from smallworld.bots.registry import OPPONENTS
from smallworld.engine.game import legal_actions
from smallworld.house.game.autoplay import go_on
from smallworld.house.game.play import now_ms
from smallworld.house.game.table_data import FINISHED, RUNNING, SHOWCASE
from smallworld.house.tables.change import Next
from smallworld.server.settings import Settings
from smallworld.server.storage.errors import LeaseLost
from smallworld.server.storage.showcase_queries import add_showcase
from smallworld.server.storage.sql_tables import events, games, seats
from smallworld.server.tables.showcase import Showcase, new_showcase

DAY_MS = 24 * 3_600_000
LEVELS = {level.word for level in OPPONENTS}


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Let the lobby make its lists without pauses."""
    monkeypatch.setattr("smallworld.server.tables.lobby_feed.REFRESH_SECONDS", 0)


@contextmanager
def serving(database, **options):
    """Start a server whose bots take a moment to decide."""
    settings = Settings(
        database=database, bot_delay=0.01, bot_seconds=0.01, bot_processes=1, limits=False, static=NO_PAGES
    )
    house = LiveServer(replace(settings, **options))
    try:
        yield house
    finally:
        house.stop()


@contextmanager
def fresh(database):
    """Start a server without showcase games of earlier tests."""
    with serving(database) as house:
        for id in stored(house):
            house.registry.tables.pop(id, None)
            for column in (events.c.game, seats.c.game, games.c.id):
                write(house, delete(column.table).where(column == id))
        yield house


@pytest.fixture
def house(database):
    """Yield a server with a showcase."""
    with fresh(database) as house:
        yield house


@pytest.fixture
def ana(house):
    with house.guest("Ana") as person:
        yield person


@pytest.fixture
def ben(house):
    with house.guest("Ben") as person:
        yield person


def write(house, statement):
    house.call(house.registry.database.write(lambda c: c.execute(statement)))


def stored(house):
    """Return the ids of the showcase games in the database, the oldest first."""
    found = select(games.c.id).where(games.c.host == SHOWCASE).order_by(games.c.created)
    return house.call(house.registry.database.read(lambda c: list(c.scalars(found))))


def rows(house):
    """Return all games and events in the database."""
    return [
        house.call(house.registry.database.read(lambda c, table=table: c.execute(select(table)).all()))
        for table in (games, events)
    ]


def decisions(house):
    """Return the number of decisions of bots."""
    return house.do(lambda: house.registry.metrics.bot_decisions._value.get())


def shown(lobby):
    """Return the showcase game that a lobby shows; None if it shows none."""
    return next((table for table in lobby.tables.values() if table["host"] == SHOWCASE), None)


def begun(person):
    """Look at the lobby until it shows a showcase game; return the lobby and the game's id."""
    lobby = person.lobby()
    return lobby, lobby.until(shown)["id"]


def rest(house):
    """Wait until all sockets are closed and no bot is deciding."""
    registry = house.registry
    wait_until(lambda: house.do(lambda: not registry.sockets and not registry._work))
    wait_until(
        lambda: house.do(lambda: not any(table.driver.is_driving() for table in registry.tables.values()))
    )


def seq_of(house, table):
    return house.do(lambda: house.registry.tables[table].data.seq)


def end(house, table):
    """Play a game to its end with the first legal actions."""

    async def play_on():
        found = house.registry.tables[table]
        async with found.lock:
            tried = (await found.game.wake()).copy()
            while not tried.state.over:
                tried.apply(legal_actions(tried.state)[0], now_ms())
                go_on(found.data, tried)
            await found.commit(lambda data, play: Next(data, tried))

    house.call(play_on())


# --- The table --------------------------------------------------------------------------------------------


def test_showcase_games_have_bots_of_different_levels(monkeypatch):
    sizes = set()
    numbers = count()
    monkeypatch.setattr(
        "smallworld.server.tables.showcase.new_seed", lambda: sha256(b"%d" % next(numbers)).digest()
    )
    for _ in range(30):
        seats = new_showcase().seats
        words = [seat.bot for seat in seats]
        assert len(set(words)) == len(words)
        assert LEVELS.issuperset(words)
        sizes.add(len(seats))
    assert sizes == {3, 4, 5}


# --- Beginning --------------------------------------------------------------------------------------------


@pytest.mark.both_databases
def test_empty_lobby_gets_a_showcase_game_between_bots(house, ben):
    lobby, id = begun(ben)
    table = lobby.until(lambda seen: seen.tables[id]["turn"] and seen.tables[id])
    assert table["status"] == "running"
    assert {seat["kind"] for seat in table["seats"]} == {"bot"}
    assert ben.watch(id).next("state")["spectator"]
    assert stored(house) == [id]


def test_no_showcase_game_begins_without_visitors(house, ana):
    table = ana.table("me", "local", first=1)["id"]
    screen = ana.watch(table)
    screen.next("state")
    screen.close()
    rest(house)
    assert stored(house) == []


def test_showcase_game_begins_only_if_no_game_can_be_watched(house, ana, ben):
    table = ana.table("me", "local", public=True)["id"]
    screen = ana.watch(table)
    screen.next("state")
    lobby = ben.lobby()
    lobby.until(lambda seen: table in seen.tables)
    assert shown(lobby) is None
    assert not house.do(lambda: house.registry.showcase._beginning)
    screen.close()
    id = lobby.until(shown)["id"]
    assert list(lobby.tables)[-1] == id


def test_full_server_begins_no_showcase_game(house, ben, monkeypatch):
    monkeypatch.setattr(house.registry.workload, "is_full", True)
    lobby = ben.lobby()
    lobby.next()
    assert not house.do(lambda: house.registry.showcase._beginning)
    assert stored(house) == []


def test_showcase_game_begun_by_a_stopped_server_can_start_later(house, ben):
    data = new_showcase()
    sharing = house.registry.sharing
    server = sharing.me.id if sharing is not None else None
    assert house.call(house.registry.database.write(lambda c: add_showcase(c, data, server)))
    house.do(lambda: house.registry.keep(data))
    assert begun(ben)[1] == data.id


# --- Continuing -------------------------------------------------------------------------------------------


def test_showcase_game_can_begin_after_one_could_not_be_stored():
    async def write(job):
        raise ZeroDivisionError("ours")

    work: list[Any] = []
    registry: Any = SimpleNamespace(
        settings=SimpleNamespace(showcase=True),
        workload=SimpleNamespace(is_full=False),
        database=SimpleNamespace(write=write),
        sharing=None,
        begin_work=work.append,
    )
    showcase = Showcase(registry)
    with capture_logs() as log:
        for _ in range(2):
            showcase.consider([], [])
            asyncio.run(work.pop())
    assert [line["event"] for line in log] == 2 * ["could not start a showcase game"]


class Waiting:
    """A showcase game that waits, and that can resume unless there is an error."""

    def __init__(self, name, error=None):
        self.data = SimpleNamespace(id=name, is_showcase=True, status=RUNNING)
        self.error, self.drives = error, False
        self.game = self.driver = self

    async def begin(self):
        if self.error is not None:
            raise self.error

    async def wake(self):
        pass

    def drive(self):
        self.drives = True


def test_showcase_game_resumes_although_another_cannot():
    games = [Waiting("lost", LeaseLost()), Waiting("broken", ZeroDivisionError("ours")), Waiting("sound")]
    registry: Any = SimpleNamespace(tables={game.data.id: game for game in games})
    with capture_logs() as log:
        asyncio.run(Showcase(registry)._resume())
    assert [game.drives for game in games] == [False, False, True]
    assert [(line["event"], line["table"]) for line in log] == [
        ("could not continue a showcase game", "broken")
    ]


def test_showcase_game_pauses_while_nobody_watches(house, ana, ben):
    lobby, id = begun(ben)
    wait_until(lambda: seq_of(house, id) > 20)
    lobby.close()
    rest(house)
    seq, written, decided = seq_of(house, id), rows(house), decisions(house)
    assert ana.state(id)["seq"] == seq  # reading is not watching
    house.call(house.registry.showcase.tend())
    rest(house)
    assert (seq_of(house, id), rows(house), decisions(house)) == (seq, written, decided)


@pytest.mark.parametrize("look", ["lobby", "table"])
def test_showcase_game_continues_when_somebody_watches(house, ana, ben, look):
    lobby, id = begun(ben)
    lobby.close()
    rest(house)
    seq = seq_of(house, id)
    screen = ana.lobby() if look == "lobby" else ana.watch(id)
    wait_until(lambda: seq_of(house, id) > seq + 10)
    screen.close()
    rest(house)


@pytest.mark.both_databases
def test_showcase_game_continues_after_a_restart(database):
    with fresh(database) as house, house.guest("Ben") as ben:
        id = begun(ben)[1]
        wait_until(lambda: seq_of(house, id) > 10)
    with serving(database) as house, house.guest("Ben") as ben:
        wait_until(lambda: id in house.registry.tables)
        seq = seq_of(house, id)
        assert begun(ben)[1] == id
        wait_until(lambda: seq_of(house, id) > seq)


def test_showcase_game_with_older_rules_is_replaced(database):
    with fresh(database) as house, house.guest("Ben") as ben:
        lobby, id = begun(ben)
        lobby.close()
        rest(house)
        write(house, update(games).where(games.c.id == id).values(boxes=json.dumps({"base": 0})))
    with serving(database) as house, house.guest("Ben") as ben:
        lobby = ben.lobby()
        lobby.until(lambda seen: (found := shown(seen)) and found["id"] != id)
        assert id not in stored(house)


# --- The end ----------------------------------------------------------------------------------------------


def test_spectators_are_offered_the_next_showcase_game(house, ana, ben):
    lobby, id = begun(ben)
    screen = ana.watch(id)
    screen.next("state")
    lobby.close()
    end(house, id)
    over = screen.next("table", lambda message: message["table"]["rematch"])["table"]
    assert over["status"] == FINISHED
    following = over["rematch"]
    assert stored(house) == [id, following]
    wait_until(lambda: not house.do(house.registry.tables[following].driver.is_driving))
    seq = seq_of(house, following)
    ana.watch(following)
    wait_until(lambda: seq_of(house, following) > seq)


def test_lobby_shows_the_next_showcase_game(house, ben):
    lobby, id = begun(ben)
    end(house, id)
    following = lobby.until(lambda seen: (found := shown(seen)) and found["id"] != id and found["id"])
    wait_until(lambda: ben.get(f"/api/tables/{id}")["rematch"] == following)


def test_no_showcase_game_follows_if_nobody_watches(house, ben):
    lobby, id = begun(ben)
    lobby.close()
    rest(house)
    end(house, id)
    rest(house)
    assert stored(house) == [id]


@pytest.mark.both_databases
def test_old_showcase_games_are_deleted(house, ben):
    lobby, over = begun(ben)
    end(house, over)
    id = lobby.until(lambda seen: (found := shown(seen)) and found["id"] != over and found["id"])
    lobby.close()
    rest(house)
    old = update(games).where(games.c.id == over)
    write(house, old.values(created=now_ms() - 2 * DAY_MS))
    house.call(house.registry.sweep())
    assert stored(house) == [id]


# --- Left out ---------------------------------------------------------------------------------------------


def test_showcase_games_are_not_counted_as_games(house, ben):
    before = ben.get("/health")["games"]
    id = begun(ben)[1]
    assert ben.get("/health")["games"] == before
    end(house, id)
    listed = [table["id"] for table in ben.get("/api/tables")["tables"]]
    assert id not in listed


def test_play_someone_call_seats_nobody_at_a_showcase_game(house, ben):
    id = begun(ben)[1]
    assert ben.post("/api/lobby/play")["id"] != id
    assert ben.post(f"/api/tables/{id}/join", status=409)["error"]["code"] == "begun"


def test_setting_turns_showcase_games_off(database):
    with fresh(database) as house, house.guest("Ben") as ben:
        lobby, id = begun(ben)
        lobby.close()
        rest(house)
    with serving(database, showcase=False) as house, house.guest("Ben") as ben:
        seq = seq_of(house, id)
        lobby = ben.lobby()
        lobby.next()
        assert shown(lobby) is None
        lobby.close()
        rest(house)
        assert seq_of(house, id) == seq


# --- Several servers --------------------------------------------------------------------------------------


@pytest.fixture
def servers(postgres_url, monkeypatch):
    """Yield two servers with a showcase and one database; neither counts as dead just because it is slow."""
    monkeypatch.setattr("smallworld.server.tables.sharing.LEASE_SECONDS", PATIENCE)
    with fresh(postgres_url) as first, serving(postgres_url) as second:
        yield first, second


def test_several_servers_share_one_showcase_game(servers):
    first, second = servers
    with first.guest("Ana") as ana, second.guest("Ben") as ben:
        here, there = ana.lobby(), ben.lobby()
        assert here.until(shown)["id"] == there.until(shown)["id"]
        running = [id for house in servers for id in house.registry.tables if id in stored(first)]
        assert len(set(running)) == 1


def test_showcase_game_runs_on_for_the_lobby_of_another_server(servers):
    first, second = servers
    with first.guest("Ana") as ana, second.guest("Ben") as ben:
        lobby, id = begun(ana)
        lobby.close()
        owner = first if id in first.registry.tables else second
        wait_until(lambda: not owner.do(lambda: owner.registry.tables[id].driver.is_driving()))
        other = ben if owner is first else ana
        seq = seq_of(owner, id)
        other.lobby().until(lambda seen: id in seen.tables)
        wait_until(lambda: seq_of(owner, id) > seq)
