"""How long people may think.

A person has a total for the whole game and gets an increment at the end of each of their turns. The clocks of
all who are awaited run, also in another's turn. What was thought before the last look at the clock is on
the disk; time in which the server is down does not count, and neither does what was not yet written when it
died (a minute at most).
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from smallworld.server.game.seat import PERSON, Seat
from smallworld.server.refusal import conflict, malformed
from smallworld.server.schema import answers

Kind = Literal["none", "live", "days"]
NONE: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"

LONGEST_MINUTES: Final = {LIVE: 600, DAYS: 60 * 24 * 60}
LONGEST_INCREMENT: Final = {LIVE: 3600, DAYS: 7 * 24 * 3600}
# What a person has who takes their seat back after their time ran out, once a game turn.
SECOND_CHANCE_MS: Final = {LIVE: 60_000, DAYS: 24 * 3_600_000}


@dataclass(frozen=True)
class Pace:
    """Which clock a table has: `minutes` for each person, and `increment` seconds for each turn."""

    kind: Kind = NONE
    minutes: int = 0
    increment: int = 0

    def full_ms(self) -> int | None:
        """What a person has at the beginning; None: there is no clock."""
        return None if self.kind == NONE else self.minutes * 60_000

    def to_json(self) -> answers.Clock:
        """As the protocol has it."""
        return {"kind": self.kind, "minutes": self.minutes, "increment": self.increment}

    def check(self) -> None:
        """Refuse what nobody can play by."""
        if self.kind == NONE:
            return
        if self.kind not in LONGEST_MINUTES:
            raise malformed(f"clock: the kinds are {NONE}, {LIVE} and {DAYS}")
        if not 1 <= self.minutes <= LONGEST_MINUTES[self.kind]:
            raise malformed(f"clock: minutes go from 1 to {LONGEST_MINUTES[self.kind]}")
        if not 0 <= self.increment <= LONGEST_INCREMENT[self.kind]:
            raise malformed(f"clock: increment goes from 0 to {LONGEST_INCREMENT[self.kind]} seconds")


DAILY: Final = Pace(DAYS, 24 * 60, 24 * 3600)  # by turns of a day


class Clock:
    """The clocks of one table; they run for those seats that are awaited."""

    def __init__(self, pace: Pace, seats: list[Seat], by_days: bool = False) -> None:
        """`pace` is the table's own; `by_days` while it goes on by turns of a day instead."""
        self.own: Final = pace
        self.by_days = by_days
        self.seats: Final = seats
        self.running: frozenset[int] = frozenset()
        self._since = 0.0

    @property
    def pace(self) -> Pace:
        """By which people play now."""
        return DAILY if self.by_days else self.own

    def wind(self, part: float = 1.0) -> None:
        """Give every person their time, or a part of it: all of it before the game begins."""
        full = self.pace.full_ms()
        for seat in self.seats:
            seat.clock_ms = None if full is None or seat.kind != PERSON else int(full * part)

    def slide(self, by_days: bool, left: float) -> None:
        """Go on by turns of a day, or at the table's own pace again; `left` of the game is to be played.

        A day is a day. Of the time that people had for the whole game they have the same part again.
        """
        self.settle()
        self.running = frozenset()
        self.by_days = by_days
        self.wind(1.0 if by_days else left)

    def left(self, seat: Seat) -> int | None:
        """Milliseconds that `seat` has now; None without a clock."""
        if seat.clock_ms is None or seat.player not in self.running:
            return seat.clock_ms
        return max(0, seat.clock_ms - int((time.monotonic() - self._since) * 1000))

    def settle(self) -> None:
        """Charge the seats whose clocks run for the time until now."""
        for seat in self._running_seats():
            seat.clock_ms = self.left(seat)
        self._since = time.monotonic()

    def run(self, players: Iterable[int]) -> None:
        """Let the clocks of `players` run, of those who have one, and no others."""
        self.settle()
        self.running = frozenset([player for player in players if self.seats[player].clock_ms is not None])

    def next_flag(self) -> int | None:
        """Milliseconds until the first of the clocks that run is out; None when none runs."""
        return min([self.left(seat) or 0 for seat in self._running_seats()], default=None)

    def _running_seats(self) -> list[Seat]:
        return [self.seats[player] for player in self.running]

    def times(self) -> dict[int, int]:
        """What the clocks show now, in milliseconds, by player."""
        self.settle()
        return {seat.player: seat.clock_ms for seat in self.seats if seat.clock_ms is not None}

    def reward(self, times: dict[int, int], player: int) -> None:
        """Add the increment for a turn of `player` that is over to `times`."""
        if player in times and not self.seats[player].away:
            times[player] += self.pace.increment * 1000

    def forgive(self, seat: Seat, turn: int) -> None:
        """Let a person who returns in a game turn have a little time if theirs is out.

        Raises:
            Refusal: 409 when they had it in this turn already; else nobody would ever have to hurry.
        """
        if seat.clock_ms != 0:
            return
        if seat.forgiven == turn:
            raise conflict("no-time", "Your time is out; you may return in the next game turn.")
        seat.clock_ms, seat.forgiven = SECOND_CHANCE_MS[self.pace.kind], turn
