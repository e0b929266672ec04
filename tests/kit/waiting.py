"""How tests wait: for a condition, never for a time. Nothing else in the tests sleeps (`test_waiting.py`)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Final

PATIENCE: Final = 60.0  # seconds; only a test that fails waits so long
PAUSE: Final = 0.01  # seconds between two looks


def wait_until(holds: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until another thread, process or server has done something."""
    until = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < until, "it has not happened"
        time.sleep(PAUSE)


async def wait_in_loop(holds: Callable[[], object]) -> None:
    """Wait as `wait_until` does, and let others in the same loop go on."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "it has not happened"
        await asyncio.sleep(PAUSE)


def while_patient() -> Iterator[None]:
    """Let a loop whose steps wait by themselves go on, until a test has to fail."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        yield
    raise AssertionError("it has not happened")
