"""A clock that moves only when a test says so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from math import ceil
from typing import Any, TypeVar

import pytest

T = TypeVar("T")


class Watch:
    """A clock that stands still until a test moves it; a module reads it instead of `time`."""

    perf_counter = staticmethod(time.perf_counter)  # only measures how busy a server is

    def __init__(self) -> None:
        """Start at a whole number, so that sums with halves and quarters of a second are exact."""
        self.now = float(ceil(time.monotonic()))  # later than any time read before

    def monotonic(self) -> float:
        """Return the time of the clock."""
        return self.now

    def go_on(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


def watch_of(patch: pytest.MonkeyPatch, *modules: str) -> Watch:
    """Return a clock that these modules of smallworld read.

    Each module's name `time` is replaced, because a process whose time stood still everywhere would never
    end.
    """
    watch = Watch()
    for module in modules:
        patch.setattr(f"smallworld.{module}.time", watch)
    return watch


class Leaping(asyncio.SelectorEventLoop):
    """An event loop that never waits: its clock leaps to the next moment when something is due."""

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
        """Return how far the clock has leapt."""
        return self.leapt


async def let_go_by(seconds: float) -> None:
    """Let time pass in the running loop, which meanwhile does everything that is due."""
    assert isinstance(asyncio.get_running_loop(), Leaping)
    await asyncio.sleep(seconds)


def hold_up_loop(seconds: float) -> None:
    """Let this many seconds pass in the running loop without anything else being done."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Leaping)
    loop.leapt += seconds


def run_leaping(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of a coroutine whose pauses take no time; only its own loop may wake it."""
    with asyncio.Runner(loop_factory=Leaping) as runner:
        return runner.run(work)
