"""Retention of data: finished and abandoned games, and guests without a session."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select, update

from kit.servers import pretend
from kit.serving import LiveServer, mine
from smallworld.house.game.play import now_ms
from smallworld.house.names import new_id
from smallworld.server.settings import Settings
from smallworld.server.storage.moderation_queries import CLOSE, Measure, decide
from smallworld.server.storage.sql_tables import commands, events, games, seats, sessions, users

DAY_MS = 24 * 3_600_000


@pytest.fixture
def keeping(database):
    """Yield a server that keeps finished games for 10 days, and abandoned ones for 20."""
    house = LiveServer(
        Settings(database=database, bot_delay=0, limits=False, keep_finished=10, keep_abandoned=20)
    )
    yield house
    house.stop()


@pytest.fixture
def ana(keeping):
    with keeping.guest() as person:
        yield person


def change(house, statement):
    house.call(house.registry.database.write(lambda c: c.execute(statement)))


def rows(house, table, *conditions):
    count = select(func.count()).select_from(table).where(*conditions)
    return house.call(house.registry.database.read(lambda c: c.execute(count).scalar()))


def sweep(house):
    house.call(house.registry.sweep())


def a_game(house, person, days):
    """Return a game with one decision, all of it this many days old."""
    table = person.table("me", "local", first=1)["id"]
    state = person.state(table)
    player, view = mine(state)
    person.act(table, player=player, seq=state["seq"], action=view["actions"][0])
    then = now_ms() - days * DAY_MS
    change(house, update(games).where(games.c.id == table).values(created=then))
    change(house, update(events).where(events.c.game == table).values(at=then))
    return table


def finish(house, table, days):
    then = now_ms() - days * DAY_MS
    change(house, update(games).where(games.c.id == table).values(status="finished", finished=then))
    house.do(lambda: pretend(house.registry.tables[table], status="finished"))


def test_old_finished_games_are_deleted_along_with_their_events(keeping, ana):
    old, new = a_game(keeping, ana, 12), a_game(keeping, ana, 12)
    finish(keeping, old, 11)
    finish(keeping, new, 9)
    sweep(keeping)
    ana.get(f"/api/tables/{old}", status=404)
    for table, column in ((games, games.c.id), *[(t, t.c.game) for t in (events, seats, commands)]):
        assert rows(keeping, table, column == old) == 0
        assert rows(keeping, table, column == new) > 0
    assert ana.get(f"/api/tables/{new}")["status"] == "finished"


def test_closed_tables_are_kept_while_other_tables_are_deleted(keeping, ana):
    closed, old = a_game(keeping, ana, 13), a_game(keeping, ana, 12)
    for table in (closed, old):
        finish(keeping, table, 11)
    measure = Measure(new_id(), now_ms(), CLOSE, closed, None, "", "ana")
    keeping.call(keeping.registry.database.write(lambda c: decide(c, measure)))
    keeping.call(keeping.registry.measures.read())
    sweep(keeping)
    assert rows(keeping, games, games.c.id == closed) == 1
    assert rows(keeping, games, games.c.id == old) == 0


def test_idle_games_are_deleted_and_active_games_are_kept(keeping, ana):
    left, played = a_game(keeping, ana, 21), a_game(keeping, ana, 21)
    state = ana.state(played)
    player, view = mine(state)
    ana.act(played, player=player, seq=state["seq"], action=view["actions"][0])  # today
    sweep(keeping)
    assert (left in keeping.registry.tables, played in keeping.registry.tables) == (False, True)
    ana.get(f"/api/tables/{left}/state", status=404)
    assert ana.state(played)["seq"] > state["seq"]


def test_old_game_that_someone_watches_is_kept(keeping, ana):
    table = a_game(keeping, ana, 400)
    screen = ana.watch(table)
    screen.next("state")
    sweep(keeping)
    assert ana.get(f"/api/tables/{table}")["status"] == "running"


def test_guests_without_a_session_or_table_are_deleted(keeping, ana):
    with keeping.guest("Ben") as ben, keeping.guest("Cem") as cem:
        a_game(keeping, ben, 1)
        long_ago = now_ms() - 300 * DAY_MS
        anas, bens, cems = ana.id, ben.id, cem.id
        here = users.c.id.in_([anas, bens, cems])
        change(keeping, update(users).where(here).values(created=long_ago))
        sweep(keeping)
        assert rows(keeping, users, here) == 3  # each browser may come back
        others = sessions.c.user.in_([bens, cems])
        change(keeping, update(sessions).where(others).values(expires=long_ago))
        keeping.call(keeping.registry.people.forget_expired(now_ms()))
        sweep(keeping)
        assert rows(keeping, users, users.c.id == anas) == 1
        assert rows(keeping, users, users.c.id == bens) == 1  # their name is shown at a table
        assert rows(keeping, users, users.c.id == cems) == 0


def test_finished_games_are_kept_for_ever_by_default(sqlite):
    house = LiveServer(Settings(database=sqlite, bot_delay=0, limits=False))
    with house.guest() as ana:
        table = a_game(house, ana, 3000)
        finish(house, table, 2999)
        sweep(house)
        assert ana.get(f"/api/tables/{table}")["status"] == "finished"
    house.stop()
