"""The fair queue of bot jobs: no user and no table gets all processes."""

from __future__ import annotations

import asyncio
import os
from contextlib import asynccontextmanager, closing

import pytest
from click.testing import CliRunner

from kit.serving import LiveServer
from kit.waiting import PATIENCE, wait_in_loop, wait_until
from smallworld.cli.commands import serve
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.game import new_game
from smallworld.server.bots import worker
from smallworld.server.bots.fair_queue import FairQueue
from smallworld.server.bots.pool import BACKGROUND_NICENESS, HINT_NICENESS, LEAST_PART, BotPool
from smallworld.server.run import bind
from smallworld.server.settings import Settings
from smallworld.server.tables import bot_tables

MANY = 12  # tables of a user who has too many


def in_turn(thoughts, places=1):
    """Return the order in which waiting jobs (owner, table) run after one more."""

    async def think():
        queue, order, begin = FairQueue(places), [], asyncio.Event()

        async def one(owner, table):
            async with queue.place(owner, table):
                await begin.wait()
                order.append((owner, table))

        first = [asyncio.create_task(one("first", "")) for _ in range(places)]
        await asyncio.sleep(0)
        tasks = [asyncio.create_task(one(*thought)) for thought in thoughts]
        await asyncio.sleep(0)
        assert (queue.busy, queue.waiting) == (places, len(thoughts))
        begin.set()
        await asyncio.gather(*first, *tasks)
        assert (queue.busy, queue.waiting) == (0, 0)
        return order[places:]

    return asyncio.run(think())


def test_bots_of_different_owners_take_turns_to_think():
    assert in_turn([("ana", "1"), ("ana", "2"), ("ana", "3"), ("ben", "4")]) == [
        ("ana", "1"),
        ("ben", "4"),
        ("ana", "2"),
        ("ana", "3"),
    ]


def test_bots_at_several_tables_of_one_owner_take_turns_to_think():
    assert in_turn([("ana", "1"), ("ana", "1"), ("ana", "2")]) == [("ana", "1"), ("ana", "2"), ("ana", "1")]


@pytest.mark.parametrize("granted", [False, True], ids=["while it waits", "when it has its turn"])
def test_cancelled_bot_job_frees_its_place(granted):
    async def leave():
        queue = FairQueue(1)

        async def think(owner):
            async with queue.place(owner, ""):
                await asyncio.sleep(0)

        async with queue.place("ana", ""):
            waiting = [asyncio.create_task(think(owner)) for owner in ("ben", "cora")]
            await asyncio.sleep(0)
            if not granted:
                waiting[0].cancel()
                await asyncio.sleep(0)
                assert queue.waiting == 1
        waiting[0].cancel()
        await asyncio.wait_for(waiting[1], PATIENCE)
        assert (queue.busy, queue.waiting) == (0, 0)

    asyncio.run(leave())


def test_thinking_time_of_bots_shrinks_as_more_bots_think():
    async def think():
        pool = BotPool(processes=2, seconds=1.0)
        assert pool.seconds_now() == 1.0
        pool.queue.busy, pool.queue.waiting = 2, 2
        assert pool.seconds_now() == 1.0 / 2
        pool.queue.waiting = 1000
        assert pool.seconds_now() == LEAST_PART

    asyncio.run(think())


class Slices:
    """Background work whose slices end when a test says so, in place of processes."""

    def __init__(self):
        self.order, self.go_on = [], asyncio.Event()

    async def call(self, work, *about):
        self.order.append(work)
        await self.go_on.wait()
        return work


def in_slices(ask, processes="_in_background"):
    """Return the result of a coroutine that gets a pool with these slices."""

    async def work():
        pool, slices = BotPool(processes=1, seconds=0.0), Slices()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pool, processes, slices)
            await ask(pool, slices)
        return slices.order

    return asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_background_work_alternates_between_households_and_users():
    async def ask(pool, slices):
        wanted = [("h1", "eve", 1), ("h1", "eve", 2), ("h1", "fay", 3), ("h1", "fay", 4), ("h2", "ana", 5)]
        tasks = [asyncio.create_task(pool.run(*slice_)) for slice_ in wanted]
        await wait_in_loop(lambda: slices.order == [1] and pool.background.waiting == 4)
        slices.go_on.set()
        await asyncio.gather(*tasks)

    assert in_slices(ask) == [1, 2, 5, 3, 4]


def test_cancelled_background_job_keeps_its_place_until_it_ends():
    async def ask(pool, slices):
        first = asyncio.create_task(pool.run("h1", "eve", 1))
        await wait_in_loop(lambda: slices.order == [1])
        never, second = [asyncio.create_task(pool.run("h1", "eve", work)) for work in (2, 3)]
        await wait_in_loop(lambda: pool.background.waiting == 2)
        first.cancel()
        never.cancel()
        await asyncio.gather(first, never, return_exceptions=True)
        assert slices.order == [1]  # no process can be stopped here
        slices.go_on.set()
        assert await second == 3

    assert in_slices(ask) == [1, 3]


def test_bots_at_tables_do_not_wait_for_background_work():
    async def ask(pool, slices):
        working = asyncio.create_task(pool.run("h1", "eve", 1))
        await wait_in_loop(lambda: slices.order == [1])
        async with asyncio.timeout(PATIENCE), pool.queue.place("ana", "table"):
            assert pool.seconds_now() == pool.seconds
        slices.go_on.set()
        await working

    assert in_slices(ask) == [1]


def test_bots_at_tables_do_not_wait_for_hints():
    async def ask(pool, slices):
        state = new_game(make_rules(), find_board("base-2"), players=2)
        hints = [asyncio.create_task(pool.advise(state, 0, household="h1", table="1")) for _ in range(MANY)]
        await wait_in_loop(lambda: slices.order == [worker.advise])
        async with asyncio.timeout(PATIENCE), pool.queue.place("ana", "table"):
            assert pool.seconds_now() == pool.seconds
        slices.go_on.set()
        await asyncio.gather(*hints)

    assert set(in_slices(ask, "_for_hints")) == {worker.advise}


def test_hints_and_background_work_wait_for_bots_at_tables(monkeypatch):
    # As on a server of users, but not in other tests.
    monkeypatch.setattr("smallworld.server.bots.pool.HINT_NICENESS", HINT_NICENESS)
    monkeypatch.setattr("smallworld.server.bots.pool.BACKGROUND_NICENESS", BACKGROUND_NICENESS)

    async def ask():
        pool = BotPool(processes=1, seconds=0.0)
        try:
            hints = await pool._for_hints.call(os.nice, 0)
            return await pool._at_tables.call(os.nice, 0), hints, await pool.run("h1", "eve", os.nice, 0)
        finally:
            await pool.close()

    at_tables, for_hints, in_background = asyncio.run(asyncio.wait_for(ask(), PATIENCE))
    assert min(for_hints, in_background) > at_tables


def test_bot_of_a_guest_moves_despite_many_bots_of_another_user(sqlite, monkeypatch):
    house = LiveServer(Settings(database=sqlite, bot_delay=0, bot_processes=1, bot_seconds=0.2, limits=False))
    queue, think, all_are_there = house.registry.bots.queue, BotPool._think, asyncio.Event()
    place, had_a_place = queue.place, []

    async def think_later(*about):
        await all_are_there.wait()
        return await think(*about)

    @asynccontextmanager
    async def noted(owner, table):
        async with place(owner, table):
            had_a_place.append(table)
            yield

    monkeypatch.setattr(BotPool, "_think", think_later)
    monkeypatch.setattr(house.registry.bots.queue, "place", noted)
    eve, ana = house.guest("Eve"), house.guest("Ana")
    for _ in range(MANY):
        table = eve.table("me", "search", "search", "search", first=2)["id"]
    wait_until(lambda: queue.waiting == MANY - 1)  # and one runs
    assert eve.state(table)["spectator"] is None
    table = ana.table("me", "search", first=2)["id"]
    wait_until(lambda: queue.waiting == MANY)
    house.do(all_are_there.set)
    screen = ana.watch(table)
    screen.next("state", lambda state: any(event["player"] == 2 for event in state["story"]))
    assert had_a_place.index(table) == 2  # after the one that ran, and one more of Eve's
    ana.close()
    eve.close()
    house.stop()


@pytest.mark.parametrize("cap", ["MOST_BY_PERSON", "MOST_BY_ADDRESS"])
def test_number_of_bot_tables_per_user_and_address_is_limited(sqlite, monkeypatch, cap):
    monkeypatch.setattr(bot_tables, cap, 2)
    house = LiveServer(Settings(database=sqlite, bot_delay=0, bot_processes=1))
    ana, ben = house.guest("Ana"), house.guest("Ben")
    wish = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    tables = [ana.table("me", "greedy", first=1)["id"] for _ in range(2)]
    refused = ana.post("/api/tables", wish, status=429)["error"]
    assert (refused["code"], refused["wait"]) == ("too-many-bots", 60)
    ana.table("me", "local")
    waits = ana.table("me", "open")["id"]
    ana.post(f"/api/tables/{waits}/start", status=429)
    ben.post("/api/tables", wish, status=200 if cap == "MOST_BY_PERSON" else 429)
    house.do(lambda: house.registry.tables[tables[0]].game.forget())  # as after a time without requests
    if cap == "MOST_BY_PERSON":
        ana.post("/api/tables", wish)
    ana.close()
    ben.close()
    house.stop()


@pytest.mark.parametrize(
    ("said", "processes"), [(["--bot-processes", "3"], 3), ([], Settings().bot_processes)]
)
def test_number_of_bot_processes_is_configurable(monkeypatch, said, processes):
    asked = []

    def make_server(settings, ready):
        asked.append(settings.bot_processes)
        raise KeyboardInterrupt

    monkeypatch.setattr(serve, "make_server", make_server)
    monkeypatch.setattr(serve, "log_as_json", lambda level: None)
    with closing(bind("127.0.0.1", 0)) as listener:
        monkeypatch.setattr(serve, "listen", lambda host, port, at_once: listener)
        CliRunner().invoke(serve.serve, ["--no-open", *said])
    assert asked == [processes]
