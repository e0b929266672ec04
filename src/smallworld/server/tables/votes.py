"""How a table goes on while somebody is gone: those who are there decide, by more than half of them.

A bot may play until the person is back, or all go on by turns of a day, and later at the table's own pace
again. What somebody wants is kept while the server runs and they are there.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final, Literal

from smallworld.server.game.seat import PERSON, Seat
from smallworld.server.game.table_data import RUNNING, TableData
from smallworld.server.refusal import Refusal, conflict, forbidden, malformed, missing
from smallworld.server.schema.answers import Gone
from smallworld.server.tables.audience import Audience

Wish = Literal["wait", "bot", "days", "own"]
WAIT: Final = "wait"
BOT: Final = "bot"  # plays until the person is back
DAYS: Final = "days"  # all go on by turns of a day
OWN: Final = "own"  # all go on at the table's own pace again


class Votes:
    """What those who are there want to do about those who are gone."""

    def __init__(self, newest: Callable[[], TableData], audience: Audience, patience: float) -> None:
        """`patience`: seconds that somebody may be gone before anything is done about it."""
        self._newest: Final = newest
        self._audience: Final = audience
        self._patience: Final = patience
        self._wishes: Final[dict[tuple[int | None, str], Wish]] = {}  # by seat that is gone, and user

    def voters(self) -> list[str]:
        """The people who play and are there."""
        here = self._audience.here()
        playing = [seat.user for seat in self._newest().seats if seat.user is not None and not seat.away]
        return [user for user in dict.fromkeys(playing) if user in here]

    def gone(self) -> list[Gone]:
        """Who plays and is not there, since when, and what the others want."""
        if self._newest().status != RUNNING:
            return []
        return [
            {
                "player": seat.player + 1,
                "seconds": int(self._audience.gone_for(seat.user)),
                "wait": ceil(max(0.0, self._left_to(seat.user))),
                "bot": self._wanting(seat.player, BOT),
                "days": self._wanting(seat.player, DAYS),
            }
            for seat in self._newest().seats
            if _plays(seat) and seat.user is not None and seat.user not in self._audience.here()
        ]

    def at_own_pace(self) -> list[int]:
        """The seats of those who want to go on at the table's own pace again."""
        return self._wanting(None, OWN)

    def needed(self) -> int:
        """How many have to want the same."""
        return len(self.voters()) // 2 + 1

    def vote(self, user: str, player: int | None, wish: Wish) -> bool:
        """Note what `user` wants about a seat, or about the pace; whether enough want it now.

        Raises:
            Refusal: 400 for a wish that is about something else, 403 without a seat of theirs, 404 without
                the other seat, 409 when they are not there, or nobody is gone for long enough.
        """
        data = self._newest()
        if not data.players_of(user):
            raise forbidden("You have no seat here.", "not-your-seat")
        if data.status != RUNNING:
            raise conflict("not-running", "The game is not running.")
        if user not in self.voters():
            raise conflict("not-here", "Only those decide who are at the table.")
        if player is None:
            self._check_pace(wish)
        else:
            self._check_gone(player, wish)
        self._wishes[player, user] = wish
        return wish != WAIT and len(self._agreed(player, wish)) >= self.needed()

    def _check_pace(self, wish: Wish) -> None:
        if wish not in (OWN, WAIT):
            raise malformed("player: whose seat it is about")
        if not self._newest().by_days:
            raise conflict("own-pace", "The table goes at its own pace.")

    def _check_gone(self, player: int, wish: Wish) -> None:
        if wish == OWN:
            raise malformed("wish: for a seat there are wait, bot and days")
        if not 0 <= player < len(self._newest().seats):
            raise missing("seat")
        seat = self._newest().seats[player]
        if not _plays(seat) or seat.user is None or seat.user in self._audience.here():
            raise conflict("here", "They are there, or a bot plays for them.")
        left = self._left_to(seat.user)
        if left > 0:
            raise Refusal(409, "too-soon", "They have just gone; wait a little.", wait=left)

    def _left_to(self, user: str) -> float:
        """Seconds until the others need not wait for somebody who is gone."""
        return self._patience - self._audience.gone_for(user)

    def forget(self, player: int | None) -> None:
        """What was wanted about a seat, or about the pace, is done, or no longer to be done."""
        for key in [key for key in self._wishes if key[0] == player]:
            del self._wishes[key]

    def _agreed(self, player: int | None, wish: Wish) -> list[str]:
        return [user for user in self.voters() if self._wishes.get((player, user)) == wish]

    def _wanting(self, player: int | None, wish: Wish) -> list[int]:
        return [self._newest().players_of(user)[0] + 1 for user in self._agreed(player, wish)]


def _plays(seat: Seat) -> bool:
    """Whether a person plays there themselves."""
    return seat.kind == PERSON and not seat.away
