"""Rings when the time of somebody is out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

from smallworld.server.game.clock import Clock

Ring = Callable[[], Coroutine[Any, Any, None]]


class Alarm:
    """Lets the clocks of a table run, and does what is to be done when one of them is out."""

    def __init__(self, clock: Clock, ring: Ring) -> None:
        self._clock: Final = clock
        self._ring: Final = ring
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def set(self, players: Iterable[int]) -> None:
        """Let the clocks of `players` run, and no others."""
        self.off()
        self._clock.run(players)
        left = self._clock.next_flag()
        if left is not None:
            self._timer = asyncio.get_running_loop().call_later(left / 1000, self._go_off)

    def off(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def stop(self) -> None:
        """Do not ring any more, and stop what was begun."""
        self.off()
        if self._ringing is not None and not self._ringing.done():
            self._ringing.cancel()
            await asyncio.wait([self._ringing])

    def _go_off(self) -> None:
        self._ringing = asyncio.create_task(self._ring())
