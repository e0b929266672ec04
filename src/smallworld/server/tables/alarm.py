"""Rings when the time of somebody is out, again and again until what follows from it is written down."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

import structlog

from smallworld.server.game.clock import Clock
from smallworld.server.game.seat import Seats

log = structlog.get_logger("smallworld.alarm")
Ring = Callable[[], Coroutine[Any, Any, None]]

PAUSE: Final = 1.0  # seconds until it rings again, when what follows could not be done
LONGEST_PAUSE: Final = 60.0  # it doubles up to this


class Alarm:
    """Lets the clocks of a table run, and does what is to be done when one of them is out."""

    def __init__(self, clock: Clock, ring: Ring, pause: float = PAUSE) -> None:
        """`ring` does what is to be done; while it raises it is called anew, first after `pause` seconds."""
        self._clock: Final = clock
        self._ring: Final = ring
        self._pause: Final = pause
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def set(self, seats: Seats, players: Iterable[int]) -> None:
        """Let the clocks of `players` run, and no others."""
        self.off()
        self._clock.run(seats, players)
        left = self._clock.next_flag(seats)
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
        if self._ringing is None or self._ringing.done():  # else it rings already, for all whose time is out
            self._ringing = asyncio.create_task(self._keep_ringing())

    async def _keep_ringing(self) -> None:
        """Ring until it has had its effect."""
        pause = self._pause
        while True:
            try:
                await self._ring()
                return
            except Exception as error:
                log.warning("clock ran out but could not be stopped yet", reason=str(error), again_in=pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
