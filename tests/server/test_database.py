"""The database: what is acknowledged is there, what fails leaves nothing, what comes twice is refused."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError

from kit.plays import SEED, new_play
from smallworld.engine.game import actor
from smallworld.engine.state import CHANCE
from smallworld.server import store
from smallworld.server.clock import Clock, Pace
from smallworld.server.database import Database
from smallworld.server.names import new_id
from smallworld.server.schema import metadata, users
from smallworld.server.seat import PERSON, Seat
from smallworld.server.settings import Settings
from smallworld.server.table_data import TableData


@pytest.fixture
def base(database):
    base = Database(Settings(database=database).database_url())
    base.start()
    yield base
    base.stop()


def a_user(name="Ana"):
    return {"id": new_id(), "name": name, "kind": "guest", "created": 0}


def names(base):
    async def read():
        return await base.read(lambda c: set(c.execute(select(users.c.name)).scalars()))

    return asyncio.run(read())


def test_sqlite_keeps_a_write_ahead_log_and_waits_for_the_disk(sqlite):
    base = Database(f"sqlite:///{sqlite}")
    base.start()

    async def pragma(name):
        return await base.write(lambda c: c.exec_driver_sql(f"PRAGMA {name}").scalar())

    assert asyncio.run(pragma("journal_mode")) == "wal"
    assert asyncio.run(pragma("synchronous")) == 2
    assert asyncio.run(pragma("busy_timeout")) == 5000
    base.stop()


def test_migrations_lead_to_the_schema(base):
    async def compare():
        return await base.read(lambda c: compare_metadata(MigrationContext.configure(c), metadata))

    assert asyncio.run(compare()) == []


def test_to_start_again_changes_nothing(database, base):
    again = Database(Settings(database=database).database_url())
    again.start()
    again.stop()


def test_jobs_share_a_transaction_and_fail_alone(base):
    sizes = []
    base.observe = lambda jobs, seconds: sizes.append(jobs)
    good = [a_user(f"good {number}") for number in range(20)]

    def add(values):
        return lambda c: c.execute(insert(users).values(**values)) and values["name"]

    def fail(connection):
        connection.execute(insert(users).values(**a_user("bad")))
        raise ValueError("after it wrote something")

    async def write():
        jobs = [base.write(add(values)) for values in good]
        jobs[10:10] = [base.write(fail), base.write(add({**good[0], "name": "twice"}))]
        return await asyncio.gather(*jobs, return_exceptions=True)

    answers = asyncio.run(write())
    assert isinstance(answers[10], ValueError)
    assert isinstance(answers[11], IntegrityError)
    assert answers[:10] + answers[12:] == [values["name"] for values in good]
    found = names(base)
    assert {values["name"] for values in good} <= found
    assert not {"bad", "twice"} & found
    assert max(sizes) > 1


def test_a_commit_that_fails_fails_for_all(base):
    async def write():
        spoil = base.write(lambda c: c.connection.dbapi_connection.close())
        other = base.write(lambda c: c.execute(insert(users).values(**a_user("never"))))
        return await asyncio.gather(spoil, other, return_exceptions=True)

    answers = asyncio.run(write())
    assert any(isinstance(answer, Exception) for answer in answers)
    assert isinstance(answers[1], Exception) == ("never" not in names(base))


def test_an_event_is_written_once(base):
    host = a_user()
    seats = [Seat(0, PERSON, "Ana", user=host["id"]), Seat(1, PERSON, "Bo", user=host["id"])]
    table = TableData(new_id(), host["id"], "base-2", {"base": 1}, seats, Clock(Pace(), seats), SEED, 1)
    play = new_play()
    while actor(play.state) == CHANCE:
        play.draw(5)

    async def work():
        await base.write(lambda c: c.execute(insert(users).values(**host)))
        await base.write(lambda c: store.add_table(c, table))
        await base.write(lambda c: store.add_events(c, table, play.fresh))
        with pytest.raises(IntegrityError):
            await base.write(lambda c: store.add_events(c, table, play.fresh[-1:]))
        await base.write(lambda c: store.add_command(c, table.id, host["id"], "k", 1, 12))
        with pytest.raises(IntegrityError):
            await base.write(lambda c: store.add_command(c, table.id, host["id"], "k", 13, 13))
        assert await base.read(lambda c: store.find_command(c, table.id, host["id"], "k")) == (1, 12)
        assert await base.read(lambda c: store.load_events(c, table.id)) == play.fresh
        found = await base.read(lambda c: store.load_table(c, table.id))
        assert found is not None
        assert (found.seats, found.seed, found.boxes) == (table.seats, SEED, {"base": 1})

    asyncio.run(work())


def test_readers_do_not_wait_for_a_writer(base):
    async def work():
        with ThreadPoolExecutor(1) as pool:
            loop = asyncio.get_running_loop()
            gate = loop.create_future()

            def slow(connection):
                connection.execute(insert(users).values(**a_user("slow")))
                asyncio.run_coroutine_threadsafe(_wait(gate), loop).result(5)

            writing = asyncio.ensure_future(base.write(slow))
            await asyncio.sleep(0.02)
            assert await base.read(lambda c: c.execute(text("SELECT 1")).scalar()) == 1
            gate.set_result(None)
            await writing
            del pool

    asyncio.run(work())


async def _wait(gate):
    await gate
