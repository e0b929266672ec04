"""Bots in workers: another worker takes over the jobs of a dead one, and each move is played once."""

from __future__ import annotations

import asyncio
import threading
from functools import partial

import psycopg
import pytest
from sqlalchemy.engine import make_url

from kit.serving import NO_PAGES, LiveServer
from kit.waiting import PATIENCE, wait_until
from smallworld.server.bots import worker
from smallworld.server.bots.queued_pool import QueuedPool
from smallworld.server.bots.thoughts import SCHEMA, beginning, think_for_servers
from smallworld.server.peers.news import plain_url
from smallworld.server.settings import Settings


@pytest.fixture(scope="module")
def settings(postgres_url):
    return Settings(
        database=postgres_url,
        bot_delay=0,
        bots_elsewhere=True,
        bot_seconds=0.02,
        limits=False,
        static=NO_PAGES,
    )


@pytest.fixture(scope="module")
def house(settings):
    house = LiveServer(settings)
    yield house
    house.stop()


@pytest.fixture
def ana(house):
    with house.guest("Ana") as ana:
        yield ana


@pytest.fixture
def queue(settings, house):
    """Yield the queue of bot jobs."""
    with psycopg.connect(plain_url(make_url(settings.database_url())), autocommit=True) as queue:
        queue.execute(f"SET search_path TO {SCHEMA}")
        yield queue


class Worker:
    """A worker in a thread, which computes moves with `thinker`."""

    def __init__(self, settings, thinker):
        self.loop = asyncio.new_event_loop()
        self.work = think_for_servers(make_url(settings.database_url()), thinker, 2)
        self.task = self.loop.create_task(self.work)
        self.thread = threading.Thread(target=self.run)

    def run(self):
        with pytest.raises(asyncio.CancelledError):
            self.loop.run_until_complete(self.task)
        self.loop.close()

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.loop.call_soon_threadsafe(self.task.cancel)
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


async def think(*about):
    return await asyncio.to_thread(partial(worker.choose, job=0), *about)


def waits(queue):
    """Return the number of jobs without a worker."""
    return queue.execute("SELECT count(*) FROM procrastinate_jobs WHERE status = 'todo'").fetchone()[0]


def check_that_nothing_is_doubled(person, table):
    events = person.get(f"/api/tables/{table}/events")["events"]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    taken = [event["player"] for event in events if (event.get("action") or {}).get("do") == "take"]
    assert taken == [2]


def is_my_turn(person, table):
    state = person.state(table)
    return state["views"]["1"]["actor"] == 1 and state["seq"]


def test_worker_process_computes_the_moves_of_bots_for_a_server(settings, ana, queue):
    table = ana.table("me", "greedy", first=2)["id"]
    wait_until(lambda: waits(queue) == 1)
    assert not is_my_turn(ana, table)
    with Worker(settings, think):
        wait_until(lambda: is_my_turn(ana, table))
    check_that_nothing_is_doubled(ana, table)
    assert waits(queue) == 0


def test_another_worker_takes_over_the_job_of_a_dead_worker(settings, house, ana, queue):
    table = ana.table("me", "greedy", first=2)["id"]
    wait_until(lambda: waits(queue) == 1)
    [gone] = queue.execute(
        "INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now() - interval '1 minute') RETURNING id"
    ).fetchone()
    queue.execute("UPDATE procrastinate_jobs SET status = 'doing', worker_id = %s", (gone,))
    house.call(house.registry.bots.tend())
    assert waits(queue) == 1
    with Worker(settings, think):
        wait_until(lambda: is_my_turn(ana, table))
    check_that_nothing_is_doubled(ana, table)


def test_worker_stops_a_job_that_was_cancelled(settings, house, ana):
    began, ended = threading.Event(), threading.Event()

    async def think_long(*about):
        began.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            ended.set()
            raise
        return []

    with Worker(settings, think_long):
        table = ana.table("me", "greedy", first=2)["id"]
        assert began.wait(PATIENCE)
        house.call(house.registry.tables[table].driver.stop())
        assert ended.wait(PATIENCE)


def test_number_of_jobs_at_a_time_matches_what_workers_can_do(settings, house):
    pool = house.registry.bots
    assert isinstance(pool, QueuedPool)
    house.call(pool.tend())
    with Worker(settings, think):
        wait_until(lambda: pool.queue.places == 2)


def test_long_answer_of_a_worker_is_cut_to_fit_a_message():
    few, many = ["deploy old-oak x1"] * 10, ["deploy old-oak x1"] * 1000
    assert beginning(few) == few
    assert 100 < len(beginning(many)) < 1000
