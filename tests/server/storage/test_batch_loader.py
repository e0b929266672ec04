"""Concurrent requests are loaded in one batch, and each gets data no older than the request."""

from __future__ import annotations

import asyncio

import pytest

from smallworld.server.storage.batch_loader import BatchLoader


class Oracle:
    """Answers when a test says so, and records its requests."""

    def __init__(self, most=10):
        self.asked = []
        self.open = []
        self.together = BatchLoader(self.ask, most)

    async def ask(self, names):
        self.asked.append(list(names))
        self.open.append(asyncio.get_running_loop().create_future())
        return await self.open[-1]

    async def wants(self, *names):
        """Start a request for each of `names`."""
        tasks = [asyncio.create_task(self.together.answer(name)) for name in names]
        await turn()
        return tasks


async def turn():
    """Let all tasks run as far as they can."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_requests_during_a_query_are_put_into_the_next_query():
    async def play():
        oracle = Oracle()
        first = await oracle.wants("a")
        others = [*await oracle.wants("b"), *await oracle.wants("c", "b")]
        assert oracle.asked == [["a"]]
        oracle.open[0].set_result({"a": 1})
        assert await asyncio.gather(*first) == [1]
        await turn()
        assert oracle.asked == [["a"], ["b", "c"]]
        oracle.open[1].set_result({"b": 2})
        assert await asyncio.gather(*others) == [2, None, 2]

    asyncio.run(play())


def test_query_for_several_requests_has_a_maximum_size():
    async def play():
        oracle = Oracle(most=2)
        asking = await oracle.wants("a", "b", "c")
        assert oracle.asked == [["a", "b"]]
        oracle.open[0].set_result({"a": 1, "b": 2})
        await turn()
        assert oracle.asked == [["a", "b"], ["c"]]
        oracle.open[1].set_result({"c": 3})
        assert await asyncio.gather(*asking) == [1, 2, 3]

    asyncio.run(play())


def test_batch_loader_never_replaces_newer_data_by_older():
    async def play():
        oracle = Oracle()
        early = await oracle.wants("a")
        late = await oracle.wants("a")
        oracle.open[0].set_result({"a": "old"})
        await turn()
        oracle.open[1].set_result({"a": "new"})
        assert await asyncio.gather(*early, *late) == ["old", "new"]

    asyncio.run(play())


def test_failed_query_fails_only_its_own_requests():
    async def play():
        oracle = Oracle()
        early = await oracle.wants("a")
        late = await oracle.wants("a")
        oracle.open[0].set_exception(OSError("gone"))
        with pytest.raises(OSError, match="gone"):
            await asyncio.gather(*early)
        await turn()
        oracle.open[1].set_result({"a": 1})
        assert await asyncio.gather(*late) == [1]

    asyncio.run(play())


def test_cancelled_request_does_not_lose_answers_of_others():
    async def play():
        oracle = Oracle()
        patient = await oracle.wants("a")
        early = await oracle.wants("b")
        late = await oracle.wants("b")
        early[0].cancel()
        oracle.open[0].set_result({})
        assert await asyncio.gather(*patient) == [None]
        await turn()
        oracle.open[1].set_result({"b": 1})
        assert await asyncio.gather(*late) == [1]

    asyncio.run(play())
