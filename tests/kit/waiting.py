"""The waiting of tests: for a condition, never for a fixed time. No other test code may sleep."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Final

PATIENCE: Final = 300.0  # seconds; only a failing test waits this long, and a busy machine takes two minutes
PAUSE: Final = 0.01  # seconds between two checks


def wait_until(holds: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until another thread, process or server has done something."""
    until = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < until, "it has not happened"
        time.sleep(PAUSE)


async def wait_in_loop(holds: Callable[[], object]) -> None:
    """Wait as `wait_until` does, while other tasks of the same loop run."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "it has not happened"
        await asyncio.sleep(PAUSE)


def while_patient() -> Iterator[None]:
    """Yield until a test has to fail, for a loop whose steps wait by themselves."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        yield
    raise AssertionError("it has not happened")
