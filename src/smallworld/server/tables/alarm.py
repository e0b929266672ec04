"""An alarm for clocks that run out. It retries until the result is stored in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

import structlog

from smallworld.house.game.clock import Clock
from smallworld.house.game.seat import Seats

log = structlog.get_logger("smallworld.alarm")
Ring = Callable[[], Coroutine[Any, Any, None]]

PAUSE: Final = 1.0  # seconds until the next attempt if the consequences could not be written
LONGEST_PAUSE: Final = 60.0  # the pause doubles up to this


class Alarm:
    """An alarm that runs the clocks of a table, and calls a function when one of them runs out."""

    def __init__(self, clock: Clock, ring: Ring, pause: float = PAUSE) -> None:
        """Prepare the alarm, which calls `ring` when a clock has run out.

        If `ring` raises an error, the alarm calls it again, first after `pause` seconds and then less often.
        """
        self._clock: Final = clock
        self._ring: Final = ring
        self._pause: Final = pause
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def set(self, seats: Seats, players: Iterable[int]) -> None:
        """Run the clocks of these players, stop all others, and set the timer."""
        self.off()
        self._clock.run(seats, players)
        left = self._clock.next_flag(seats)
        if left is not None:
            self._timer = asyncio.get_running_loop().call_later(left / 1000, self._go_off)

    def off(self) -> None:
        """Cancel the timer. A call of `ring` that has begun continues."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def stop(self) -> None:
        """Cancel the timer, and a call of `ring` that has begun."""
        self.off()
        if self._ringing is not None and not self._ringing.done():
            self._ringing.cancel()
            await asyncio.wait([self._ringing])

    def _go_off(self) -> None:
        if self._ringing is None or self._ringing.done():  # otherwise it already rings
            self._ringing = asyncio.create_task(self._keep_ringing())

    async def _keep_ringing(self) -> None:
        """Call `ring` until it succeeds, with growing pauses."""
        pause = self._pause
        while True:
            try:
                await self._ring()
                return
            except Exception as error:
                log.warning("clock ran out but could not be stopped yet", reason=str(error), again_in=pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
