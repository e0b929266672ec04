"""Time that goes by only when a test says so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from math import ceil
from typing import Any, TypeVar

import pytest

T = TypeVar("T")


class Watch:
    """A clock that stands still until a test moves it; a module reads it in place of `time`."""

    perf_counter = staticmethod(time.perf_counter)  # only measures how busy a server is

    def __init__(self) -> None:
        """It shows a whole number: with halves and quarters of a second, sums are exact."""
        self.now = float(ceil(time.monotonic()))  # what was read before it stood still is in the past

    def monotonic(self) -> float:
        """What the clock shows."""
        return self.now

    def go_on(self, seconds: float) -> None:
        """Let time go by."""
        self.now += seconds


def watch_of(patch: pytest.MonkeyPatch, *modules: str) -> Watch:
    """A clock that these modules of the server read.

    Each reads it by its own name for `time`: a whole process for which time stands still would not end.
    """
    watch = Watch()
    for module in modules:
        patch.setattr(f"smallworld.server.{module}.time", watch)
    return watch


class Leaping(asyncio.SelectorEventLoop):
    """A loop that waits for no moment: its clock leaps to the next one at which something is due."""

    def __init__(self) -> None:
        super().__init__()
        self.leapt = 0.0
        select = self._selector.select  # type: ignore[attr-defined]

        def leap(timeout: float | None = None) -> Any:
            found = select(timeout if timeout is None else 0)
            if not found:
                self.leapt += timeout or 0.0
            return found

        self._selector.select = leap  # type: ignore[attr-defined]

    def time(self) -> float:
        """How far the clock has leapt."""
        return self.leapt


async def let_go_by(seconds: float) -> None:
    """Let time go by in the running loop, which does meanwhile whatever is due."""
    assert isinstance(asyncio.get_running_loop(), Leaping)
    await asyncio.sleep(seconds)


def hold_up_loop(seconds: float) -> None:
    """Let so much time go by in the running loop in which nothing else is done."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Leaping)
    loop.leapt += seconds


def run_leaping(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns whose pauses take no time; nothing outside of its loop may wake it."""
    with asyncio.Runner(loop_factory=Leaping) as runner:
        return runner.run(work)
