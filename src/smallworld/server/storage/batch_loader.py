"""Questions that many ask at the same time, asked together.

When a server dies all who were there come to the others within a second. To answer them one by one would keep
the last waiting for as many answers of the database; about a hundred it answers hardly later than about one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Final, Generic, TypeVar

Found = TypeVar("Found")


class BatchLoader(Generic[Found]):
    """One question is under way at a time; what is asked meanwhile is the next one, all at once."""

    def __init__(self, ask: Callable[[Collection[str]], Awaitable[Mapping[str, Found]]], most: int) -> None:
        """`ask` answers by name, about `most` at a time."""
        self._ask: Final = ask
        self._most: Final = most
        self._waiting: Final[dict[str, asyncio.Future[Found | None]]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def answer(self, name: str) -> Found | None:
        """What is found about `name` from now on.

        Raises:
            Exception: whatever `ask` raised, to all whom it was to answer.
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
        answer.exception()  # nobody may be left to be told
