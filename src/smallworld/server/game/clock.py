"""How long people may think.

A person has a total for the whole game and gets an increment at the end of each of their turns. The clocks of
all who are awaited run, also in another's turn. What was thought before the last look at the clock is on
the disk; time in which the server is down does not count, and neither does what was not yet written when it
died (a minute at most).
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal

from smallworld.server.game.seat import PERSON, Seat, Seats
from smallworld.server.game.values import but
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
    """The clocks of one table that run: until when the time of each seat is charged.

    What the seat had then is its `clock_ms`, which changes with a commit of the table only.
    """

    def __init__(self) -> None:
        self._since: dict[int, float] = {}  # by player; of those whose clocks run

    @property
    def running(self) -> frozenset[int]:
        """The players whose clocks run."""
        return frozenset(self._since)

    def now(self) -> float:
        """The moment that it is, in seconds."""
        return time.monotonic()

    def run(self, seats: Seats, players: Iterable[int]) -> None:
        """Let the clocks of `players` run, of those who have one, and no others."""
        now = self.now()
        self._since = {
            player: self._since.get(player, now) for player in players if seats[player].clock_ms is not None
        }

    def left(self, seat: Seat, at: float | None = None) -> int | None:
        """Milliseconds that `seat` has now, or had at a moment; None without a clock."""
        since = self._since.get(seat.player)
        if seat.clock_ms is None or since is None:
            return seat.clock_ms
        passed = (self.now() if at is None else at) - since
        return max(0, seat.clock_ms - int(passed * 1000))

    def next_flag(self, seats: Seats) -> int | None:
        """Milliseconds until the first of the clocks that run is out; None when none runs."""
        return min([self.left(seats[player]) or 0 for player in self._since], default=None)

    def charged(self, seats: Seats, at: float) -> Seats:
        """The seats, charged for the time until `at`; the same ones when no clock runs."""
        if not self._since:
            return seats
        return tuple(
            [
                but(seat, clock_ms=self.left(seat, at)) if seat.player in self._since else seat
                for seat in seats
            ]
        )

    def settle(self, at: float) -> None:
        """Note that the seats of the table are charged for the time until `at`."""
        self._since = dict.fromkeys(self._since, at)


def wound(seats: Seats, pace: Pace, part: float = 1.0) -> Seats:
    """The seats with the whole time for every person, or a part of it."""
    full = pace.full_ms()
    return tuple(
        [
            replace(seat, clock_ms=None if full is None or seat.kind != PERSON else int(full * part))
            for seat in seats
        ]
    )


def rewarded(seat: Seat, pace: Pace) -> Seat:
    """The seat with the increment for a turn that is over."""
    if seat.clock_ms is None or seat.away or not pace.increment:
        return seat
    return but(seat, clock_ms=seat.clock_ms + pace.increment * 1000)


def forgiven(seat: Seat, pace: Pace, turn: int) -> Seat:
    """The seat of a person who returns in a game turn, with a little time if theirs is out.

    Raises:
        Refusal: 409 when they had it in this turn already; else nobody would ever have to hurry.
    """
    if seat.clock_ms != 0:
        return seat
    if seat.forgiven == turn:
        raise conflict("no-time", "Your time is out; you may return in the next game turn.")
    return replace(seat, clock_ms=SECOND_CHANCE_MS[pace.kind], forgiven=turn)
