"""The clocks of the players.

A player has a total time for the whole game, and gains an increment at the end of each of their turns. The
clocks of all players who have to decide run, even in an opponent's turn. The disk contains the times at the
last write. Time does not count while the server is down. After a crash, the time since the last write does
not count either, which is a minute at most.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from smallworld.house.game.seat import PERSON, Seat, Seats
from smallworld.house.game.values import but
from smallworld.house.refusal import conflict, malformed

if TYPE_CHECKING:
    from smallworld.house.schema import answers

Kind = Literal["none", "live", "days"]
NONE: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"

LONGEST_MINUTES: Final = {LIVE: 600, DAYS: 60 * 24 * 60}
LONGEST_INCREMENT: Final = {LIVE: 3600, DAYS: 7 * 24 * 3600}
# Extra time for a player who takes their seat back after running out of time, once a game turn.
SECOND_CHANCE_MS: Final = {LIVE: 60_000, DAYS: 24 * 3_600_000}


@dataclass(frozen=True)
class Pace:
    """The settings of a table's clock: `minutes` for each player, and `increment` seconds for each turn."""

    kind: Kind = NONE
    minutes: int = 0
    increment: int = 0

    def full_ms(self) -> int | None:
        """Return a player's time at the start in milliseconds; None without a clock."""
        return None if self.kind == NONE else self.minutes * 60_000

    def to_json(self) -> answers.Clock:
        """Return the settings of the clock as the protocol defines them, for JSON."""
        return {"kind": self.kind, "minutes": self.minutes, "increment": self.increment}

    def check(self) -> None:
        """Check that the settings of the clock are allowed.

        Raises:
            Refusal: 400 if the kind is unknown or a number is out of range.
        """
        if self.kind == NONE:
            return
        if self.kind not in LONGEST_MINUTES:
            raise malformed(f"clock: kind must be {NONE}, {LIVE} or {DAYS}")
        if not 1 <= self.minutes <= LONGEST_MINUTES[self.kind]:
            raise malformed(f"clock: minutes must be from 1 to {LONGEST_MINUTES[self.kind]}")
        if not 0 <= self.increment <= LONGEST_INCREMENT[self.kind]:
            raise malformed(f"clock: increment must be from 0 to {LONGEST_INCREMENT[self.kind]} seconds")


DAILY: Final = Pace(DAYS, 24 * 60, 24 * 3600)  # one day for each turn


class Clock:
    """The running clocks of one table, with the moment when each seat was last charged.

    The `clock_ms` of a seat is its remaining time at that moment. Only a commit of the table changes
    `clock_ms`.
    """

    def __init__(self) -> None:
        self._since: dict[int, float] = {}  # the moment of the last charge, by player with a running clock

    @property
    def running(self) -> frozenset[int]:
        """The players whose clocks run."""
        return frozenset(self._since)

    def now(self) -> float:
        """Return the present moment in seconds, on a monotonic clock."""
        return time.monotonic()

    def run(self, seats: Seats, players: Iterable[int]) -> None:
        """Run the clocks of these players, and stop the clocks of all others.

        Seats without a clock are ignored.
        """
        now = self.now()
        self._since = {
            player: self._since.get(player, now) for player in players if seats[player].clock_ms is not None
        }

    def left(self, seat: Seat, at: float | None = None) -> int | None:
        """Return the milliseconds that `seat` has left, now or at the moment `at`; None without a clock."""
        since = self._since.get(seat.player)
        if seat.clock_ms is None or since is None:
            return seat.clock_ms
        passed = (self.now() if at is None else at) - since
        return max(0, seat.clock_ms - int(passed * 1000))

    def next_flag(self, seats: Seats) -> int | None:
        """Return the milliseconds until the first of the running clocks runs out; None if no clock runs."""
        return min([self.left(seats[player]) or 0 for player in self._since], default=None)

    def charged(self, seats: Seats, at: float) -> Seats:
        """Return the seats after charging their clocks up to `at`; the same tuple if no clock runs."""
        if not self._since:
            return seats
        return tuple(
            [
                but(seat, clock_ms=self.left(seat, at)) if seat.player in self._since else seat
                for seat in seats
            ]
        )

    def settle(self, at: float) -> None:
        """Record that all seats with a running clock have been charged until `at`."""
        self._since = dict.fromkeys(self._since, at)


def wound(seats: Seats, pace: Pace, part: float = 1.0) -> Seats:
    """Return the seats after setting the clock of every human player to this fraction of the full time."""
    full = pace.full_ms()
    return tuple(
        [
            replace(seat, clock_ms=None if full is None or seat.kind != PERSON else int(full * part))
            for seat in seats
        ]
    )


def rewarded(seat: Seat, pace: Pace) -> Seat:
    """Return the seat after adding the increment for a finished turn to its clock."""
    if seat.clock_ms is None or seat.away or not pace.increment:
        return seat
    return but(seat, clock_ms=seat.clock_ms + pace.increment * 1000)


def forgiven(seat: Seat, pace: Pace, turn: int) -> Seat:
    """Return the seat of a player who returns in game turn `turn`. Add extra time if their time has run out.

    Raises:
        Refusal: 409 if the player already got extra time in this turn; otherwise no one would have to hurry.
    """
    if seat.clock_ms != 0:
        return seat
    if seat.forgiven == turn:
        raise conflict("no-time", "You have run out of time; you can return in the next round.")
    return replace(seat, clock_ms=SECOND_CHANCE_MS[pace.kind], forgiven=turn)
