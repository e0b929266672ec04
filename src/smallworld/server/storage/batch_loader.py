"""A loader that answers many callers with one query.

When a server dies, all its users connect to the other servers within a second. If each user needed a separate
query, the last user would wait for all of them. A query for a hundred names takes hardly longer than one for
a single name.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Final, Generic, TypeVar

Found = TypeVar("Found")


class BatchLoader(Generic[Found]):
    """A loader that runs one query at a time. Names that arrive during a query share the next one."""

    def __init__(self, ask: Callable[[Collection[str]], Awaitable[Mapping[str, Found]]], most: int) -> None:
        """Prepare a loader. The query `ask` takes at most `most` names, and returns answers by name."""
        self._ask: Final = ask
        self._most: Final = most
        self._waiting: Final[dict[str, asyncio.Future[Found | None]]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def answer(self, name: str) -> Found | None:
        """Return what the next query finds for `name`; None if it finds nothing.

        Raises:
            Exception: the query failed. All callers that share the query get the same error.
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
