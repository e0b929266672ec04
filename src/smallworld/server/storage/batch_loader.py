"""Batching of queries that many callers make at the same time.

When a server dies, all its users connect to the other servers within a second. If each needed a separate
query, the last user would wait for all of them. A query for a hundred names takes hardly longer than one for
a single name.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Final, Generic, TypeVar

Found = TypeVar("Found")


class BatchLoader(Generic[Found]):
    """A loader that runs one query at a time. Names requested meanwhile share the next query."""

    def __init__(self, ask: Callable[[Collection[str]], Awaitable[Mapping[str, Found]]], most: int) -> None:
        """Use the query `ask`, which returns answers by name, for at most `most` names at a time."""
        self._ask: Final = ask
        self._most: Final = most
        self._waiting: Final[dict[str, asyncio.Future[Found | None]]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def answer(self, name: str) -> Found | None:
        """Return the answer of the next query for `name`; None if it finds nothing.

        Raises:
            Exception: the error of `ask`, which all names of a batch get.
        """
        if name not in self._waiting:
            self._waiting[name] = asyncio.get_running_loop().create_future()
            self._waiting[name].add_done_callback(_take_note)
            if self._asking is None or self._asking.done():
                self._asking = asyncio.create_task(self._ask_all())
        return await asyncio.shield(self._waiting[name])

    async def _ask_all(self) -> None:
        while self._waiting:
            asked = {name: self._waiting.pop(name) for name in list(self._waiting)[: self._most]}
            try:
                found = await self._ask(asked)
            except Exception as error:
                for answer in asked.values():
                    answer.set_exception(error)
            else:
                for name, answer in asked.items():
                    answer.set_result(found.get(name))


def _take_note(answer: asyncio.Future[Any]) -> None:
    if not answer.cancelled():
        answer.exception()  # prevents a warning if no one waits any more
