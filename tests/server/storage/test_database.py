"""The database: acknowledged jobs are stored, failed ones leave nothing, duplicates are refused."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert, select, text, update
from sqlalchemy.exc import DataError, IntegrityError, OperationalError

import kit.postgres
from kit.plays import SEED, new_play
from kit.postgres import database_of
from kit.waiting import PATIENCE, wait_until
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import actor
from smallworld.engine.state import CHANCE
from smallworld.house.game.clock import Pace
from smallworld.house.game.play import Event
from smallworld.house.game.seat import PERSON, Seat
from smallworld.house.game.table_data import TableData
from smallworld.house.names import new_id
from smallworld.server.run import bind
from smallworld.server.settings import Settings
from smallworld.server.storage import queries
from smallworld.server.storage.database import TRIES, Database, Gathering, migrate
from smallworld.server.storage.sql_tables import metadata, sessions, users


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


def test_query_stays_cancelled_even_if_its_answer_has_arrived(base, monkeypatch):
    async def cancel_as_it_is_answered():
        loop = asyncio.get_running_loop()
        found = loop.create_future()
        monkeypatch.setattr(loop, "run_in_executor", lambda *about: found)
        reading = asyncio.create_task(base.read(queries.last_beat))
        await asyncio.sleep(0)
        found.set_result(1)
        reading.cancel()
        await asyncio.wait([reading])
        return reading.cancelled()

    assert asyncio.run(cancel_as_it_is_answered())


def test_failed_commit_does_not_block_later_transactions(sqlite):
    base = Database(f"sqlite:///{sqlite}")
    base.start()

    def of_nobody(connection):
        """Add a row that is refused only at the commit, after which SQLite leaves the transaction open."""
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        connection.execute(insert(sessions).values(token="t", user="nobody", created=0, expires=0))

    async def write(job):
        await base.write(job)

    with pytest.raises(IntegrityError):
        asyncio.run(write(of_nobody))
    asyncio.run(write(lambda c: c.execute(insert(users).values(**a_user("Ana")))))
    assert names(base) == {"Ana"}
    base.stop()


def test_sqlite_uses_a_write_ahead_log_and_waits_for_the_disk(sqlite):
    base = Database(f"sqlite:///{sqlite}")
    base.start()

    async def pragma(name):
        return await base.write(lambda c: c.exec_driver_sql(f"PRAGMA {name}").scalar())

    assert asyncio.run(pragma("journal_mode")) == "wal"
    assert asyncio.run(pragma("synchronous")) == 2
    assert asyncio.run(pragma("busy_timeout")) == 5000
    base.stop()


def test_migrations_create_the_declared_tables(base):
    async def compare():
        return await base.read(lambda c: compare_metadata(MigrationContext.configure(c), metadata))

    assert asyncio.run(compare()) == []


def test_migration_keeps_games_of_an_earlier_version(sqlite):
    values = (
        {"id": "g", "status": "running", "host": "u", "board": "base-2", "boxes": '{"base": 1}'}
        | {"public": False, "open_coins": False, "clock_kind": "none", "clock_minutes": 0}
        | {"clock_increment": 0, "wanted_first": 0, "first": 0, "seed": SEED, "created": 1}
        | {"seq": 1, "turn": 1, "on_turn": 0, "decider": 1}
    )
    seat = {"game": "g", "kind": "person", "name": "Ana", "user": "u", "away": False}
    earlier = create_engine(f"sqlite:///{sqlite}")
    with earlier.connect() as connection:
        migrate(connection, "0001")
        add(connection, "users", id="u", name="Ana", kind="guest", created=0)
        add(connection, "games", **values)
        for player in (0, 1):
            add(connection, "seats", **seat, player=player, standing_order="even")
        add(connection, "events", game="g", seq=1, player=0, action="decline", at=5)
        add(connection, "commands", game="g", user="u", key="k", first=1, last=1)
        connection.commit()
    earlier.dispose()
    base = Database(f"sqlite:///{sqlite}")
    base.start()

    async def look():
        found = await base.read(lambda c: queries.load_table(c, "g"))
        return found, *await base.read(lambda c: queries.load_games(c, ["g"])["g"])

    found, events, last = asyncio.run(look())
    assert found.awaited == (1,)
    assert [(seat.name, seat.order, seat.race_orders) for seat in found.seats] == [("Ana", "even", {})] * 2
    assert events == [Event(1, 0, "decline", None, 5)]
    assert last == {"u": ("k", 1)}
    base.stop()


def add(connection, table, **values):
    """Insert a row as an earlier version would."""
    names = ", ".join([f'"{name}"' for name in values])
    places = ", ".join([f":{name}" for name in values])
    connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({places})"), values)


def test_older_program_refuses_the_database_of_a_newer_program(sqlite):
    newer = create_engine(f"sqlite:///{sqlite}")
    with newer.connect() as connection:
        migrate(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.commit()
    base = Database(f"sqlite:///{sqlite}")
    with pytest.raises(SmallWorldError, match="belongs to a newer Small World: it has revision 9999"):
        base.start()
    base.stop()
    with newer.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
    newer.dispose()


def test_second_start_of_the_server_does_not_change_the_database(database, base):
    again = Database(Settings(database=database).database_url())
    again.start()
    again.stop()


def test_each_test_database_is_empty_at_first(postgres_server):
    for name in ("Ana", "Ben"):
        with database_of(postgres_server) as url:
            base = Database(Settings(database=url).database_url())
            base.start()
            assert names(base) == set()
            assert written_together(base, [add_user(a_user(name))]) == [name]
            base.stop()


def test_test_postgres_moves_to_another_port_if_its_own_is_taken(postgres_server, monkeypatch):
    with closing(bind("127.0.0.1", 0)) as taken:
        ports = iter([taken.getsockname()[1]])
        some_port = kit.postgres.some_port
        monkeypatch.setattr(kit.postgres, "some_port", lambda: next(ports, None) or some_port())
        monkeypatch.delenv(kit.postgres.ASKED, raising=False)
        if not kit.postgres.binaries():
            pytest.skip("its server is not installed here")
        with kit.postgres.postgres() as url, kit.postgres.database_of(url) as other:
            assert other != url
    assert next(ports, None) is None


def add_user(values):
    """Return a job that adds a user and returns the name."""
    return lambda c: c.execute(insert(users).values(**values)) and values["name"]


def written_together(base, jobs):
    """Return the results or errors of jobs that wait while another one is written."""

    async def write():
        begun, gate = threading.Event(), threading.Event()

        def hold(connection):
            begun.set()
            gate.wait(PATIENCE)

        holding = asyncio.ensure_future(base.write(hold))
        await asyncio.to_thread(begun.wait, PATIENCE)
        waiting = [asyncio.ensure_future(base.write(job)) for job in jobs]
        await asyncio.sleep(0)  # all of them wait now
        gate.set()
        await holding
        return await asyncio.gather(*waiting, return_exceptions=True)

    return asyncio.run(write())


def test_cancelled_database_job_is_dropped_unless_it_has_begun(base):
    async def write():
        begun, gate = threading.Event(), threading.Event()
        first, second = add_user(a_user("was begun")), add_user(a_user("was not"))

        def hold(connection):
            begun.set()
            gate.wait(PATIENCE)
            return first(connection)

        writing = [asyncio.ensure_future(base.write(hold))]
        await asyncio.to_thread(begun.wait, PATIENCE)
        writing.append(asyncio.ensure_future(base.write(second)))
        await asyncio.sleep(0)  # it waits
        for task in writing:
            task.cancel()
        await asyncio.gather(*writing, return_exceptions=True)
        gate.set()
        await base.write(add_user(a_user("came next")))

    asyncio.run(write())
    assert {"was begun", "came next"} <= names(base)
    assert "was not" not in names(base)


def waits(gathering, company, transactions):
    """Return how often a writer waits for others in this many transactions, at this rate of company."""
    waited, due = 0, 0.0
    for _ in range(transactions):
        due += company
        if gathering.is_worth_it():
            gathering.note(due >= 1)
            waited += 1
        due %= 1
    return waited


def test_many_writers_wait_to_share_one_transaction():
    gathering = Gathering()
    waits(gathering, company=0.4, transactions=500)
    assert waits(gathering, company=0.4, transactions=100) == 100


def test_lone_writer_rarely_waits_to_share_a_transaction():
    gathering = Gathering()
    waits(gathering, company=0.4, transactions=500)
    assert waits(gathering, company=0.0, transactions=40) < 40  # there were many a moment ago
    assert waits(gathering, company=0.0, transactions=160) == 10


def test_job_with_a_duplicate_row_fails_alone(base):
    sizes = []
    base.observe = lambda jobs, seconds: sizes.append(jobs)
    good = [a_user(f"good {number}") for number in range(20)]
    jobs = [add_user(values) for values in good]
    jobs.insert(10, add_user({**good[0], "name": "twice"}))
    answers = written_together(base, jobs)
    assert isinstance(answers.pop(10), IntegrityError)
    assert answers == [values["name"] for values in good]
    assert set(answers) <= names(base)
    assert "twice" not in names(base)
    assert max(sizes) > 1


def test_job_with_an_invalid_value_fails_alone(base):
    jobs = [add_user(a_user("before")), add_user(a_user("nul \0")), add_user(a_user("after"))]
    before, refused, after = written_together(base, jobs)
    assert (before, after) == ("before", "after")
    assert {"before", "after"} <= names(base)
    assert base.is_sqlite or isinstance(refused, DataError)  # SQLite accepts it


def test_failed_statement_undoes_all_statements_of_its_job(base):
    def fail(connection):
        connection.execute(insert(users).values(**a_user("half")))
        raise ValueError("after it wrote something")

    answers = written_together(base, [add_user(a_user("early")), fail, add_user(a_user("late"))])
    assert [type(answer) for answer in answers] == [ValueError] * 3
    assert not {"early", "half", "late"} & names(base)
    assert written_together(base, [add_user(a_user("afterwards"))]) == ["afterwards"]


def fill_the_disk(connection):
    """Write more than the disk can hold."""
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    try:
        connection.execute(insert(users).values(**a_user("x" * 1_000_000)))
    finally:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {2**30}")


def lose_the_connection(connection):
    """Let PostgreSQL close the connection."""
    connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))


def test_confirmed_jobs_are_exactly_the_jobs_stored_on_disk(base):
    give_up = fill_the_disk if base.is_sqlite else lose_the_connection
    answers = written_together(base, [add_user(a_user("A")), give_up, add_user(a_user("C"))])
    acknowledged = {answer for answer in answers if not isinstance(answer, Exception)}
    assert isinstance(answers[1], OperationalError)
    assert {"A", "C"} & names(base) == acknowledged
    assert written_together(base, [add_user(a_user("D"))]) == ["D"]
    assert "D" in names(base)


def test_failed_commit_fails_every_job_of_its_transaction(base):
    async def write():
        spoil = base.write(lambda c: c.connection.dbapi_connection.close())
        other = base.write(lambda c: c.execute(insert(users).values(**a_user("never"))))
        return await asyncio.gather(spoil, other, return_exceptions=True)

    answers = asyncio.run(write())
    assert any(isinstance(answer, Exception) for answer in answers)
    assert isinstance(answers[1], Exception) == ("never" not in names(base))


def test_each_event_of_a_game_is_written_only_once(base):
    host = a_user()
    seats = (Seat(0, PERSON, "Ana", user=host["id"]), Seat(1, PERSON, "Bo", user=host["id"]))
    table = TableData(new_id(), host["id"], "base-2", {"base": 1}, seats, Pace(), SEED, 1)
    play = new_play()
    while actor(play.state) == CHANCE:
        play.draw(5)

    async def work():
        await base.write(lambda c: c.execute(insert(users).values(**host)))
        await base.write(lambda c: queries.add_table(c, table))
        await base.write(lambda c: queries.add_events(c, table, play.fresh))
        with pytest.raises(IntegrityError):
            await base.write(lambda c: queries.add_events(c, table, play.fresh[-1:]))
        await base.write(lambda c: queries.add_command(c, table.id, host["id"], "k", 1, 12))
        with pytest.raises(IntegrityError):
            await base.write(lambda c: queries.add_command(c, table.id, host["id"], "k", 13, 13))
        assert await base.read(lambda c: queries.find_command(c, table.id, host["id"], "k")) == (1, 12)
        assert await base.read(lambda c: queries.load_events(c, table.id)) == play.fresh
        found = await base.read(lambda c: queries.load_table(c, table.id))
        assert found is not None
        assert (found.seats, found.seed, found.boxes) == (table.seats, SEED, {"base": 1})

    asyncio.run(work())


def test_games_that_are_looked_up_together_keep_their_own_events(base):
    host = a_user()
    players = tuple([Seat(player, PERSON, "Ana", user=host["id"]) for player in (0, 1)])
    tables = [
        TableData(new_id(), host["id"], "base-2", {"base": 1}, players, Pace(), SEED, 1) for _ in range(3)
    ]
    events = [Event(seq, 0, f"event {seq}", None, 5) for seq in (1, 2)]

    async def work():
        await base.write(lambda c: c.execute(insert(users).values(**host)))
        for number, table in enumerate(tables):
            await base.write(partial(queries.add_table, table=table))
            await base.write(partial(queries.add_events, table=table, fresh=events[:number]))
            for seq in range(1, number + 1):
                key = f"{number} {seq}"
                await base.write(
                    partial(queries.add_command, game=table.id, user=host["id"], key=key, first=seq, last=seq)
                )
        asked = [base.read_each(queries.load_games, table.id) for table in tables]
        return await asyncio.gather(*asked, base.read_each(queries.load_games, "none"))

    assert asyncio.run(work()) == [
        ([], {}),
        (events[:1], {host["id"]: ("1 1", 1)}),
        (events, {host["id"]: ("2 2", 2)}),
        ([], {}),
    ]


def test_database_readers_do_not_wait_for_a_writer(base):
    async def work():
        begun, gate = threading.Event(), threading.Event()

        def slow(connection):
            connection.execute(insert(users).values(**a_user("slow")))
            begun.set()
            assert gate.wait(PATIENCE)

        writing = asyncio.ensure_future(base.write(slow))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        assert await base.read(lambda c: c.execute(text("SELECT 1")).scalar()) == 1
        gate.set()
        await writing

    asyncio.run(work())


def test_transaction_that_deadlocks_is_tried_again(postgres_url):
    base = Database(Settings(database=postgres_url).database_url())
    base.start()
    ana, ben = a_user("Ana"), a_user("Ben")
    both_have_one = threading.Barrier(2)
    they: list[int] = []
    calls = []

    blocked = text("SELECT pg_backend_pid() = ANY(pg_blocking_pids(:they))")

    def rename(connection, user, name):
        connection.execute(update(users).where(users.c.id == user["id"]).values(name=name))

    def ours(connection):
        connection.execute(text("SET LOCAL deadlock_timeout = '10ms'"))  # so that this session is ended
        calls.append(rename(connection, ana, "ours"))
        if len(calls) == 1:
            both_have_one.wait(PATIENCE)
            # PostgreSQL looks for a deadlock once, soon after a session begins to wait: by then both wait.
            wait_until(lambda: connection.execute(blocked, {"they": they[0]}).scalar())
        rename(connection, ben, "ours")

    def theirs():
        with engine.begin() as connection:
            connection.execute(text("SET LOCAL deadlock_timeout = '60s'"))
            rename(connection, ben, "theirs")
            they.append(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())
            both_have_one.wait(PATIENCE)
            rename(connection, ana, "theirs")

    async def write():
        await base.write(lambda c: c.execute(insert(users).values([ana, ben])))
        with ThreadPoolExecutor(1) as other:
            begun = other.submit(theirs)
            await base.write(ours)
            begun.result(PATIENCE)

    engine = create_engine(base.url)
    asyncio.run(write())
    engine.dispose()
    assert len(calls) >= 2  # on a busy machine, the new try may meet the other session once more
    assert {"ours"} <= names(base) & {"ours", "theirs"} == {"ours"}
    base.stop()


def test_transaction_that_deadlocks_repeatedly_is_given_up(sqlite):
    base = Database(f"sqlite:///{sqlite}")
    base.start()
    tries = []

    class Deadlock(Exception):
        sqlstate = "40P01"

    def always(connection):
        tries.append(1)
        raise OperationalError("UPDATE", None, Deadlock())

    with pytest.raises(OperationalError):
        asyncio.run(base.write(always))
    assert len(tries) == TRIES
    base.stop()
