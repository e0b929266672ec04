"""Votes on how a table continues while players are gone. More than half of the connected players decide.

A bot may play until the player is back, or each turn may take a day until the players want the usual pace
again. A vote counts while its player is connected and the server runs.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final, Literal

from smallworld.house.game.seat import PERSON, Seat
from smallworld.house.game.table_data import RUNNING, TableData
from smallworld.house.refusal import Refusal, conflict, forbidden, malformed, missing
from smallworld.house.schema.answers import Gone
from smallworld.server.tables.audience import Audience

Wish = Literal["wait", "bot", "days", "own"]
WAIT: Final = "wait"
BOT: Final = "bot"  # a bot plays until the player is back
DAYS: Final = "days"  # each turn may take a day
OWN: Final = "own"  # return to the table's usual pace


class Votes:
    """The votes of connected players on how to continue without absent players."""

    def __init__(self, newest: Callable[[], TableData], audience: Audience, patience: float) -> None:
        """Prepare without votes. Players can vote about a player who has been gone for `patience` seconds."""
        self._newest: Final = newest
        self._audience: Final = audience
        self._patience: Final = patience
        self._wishes: Final[dict[tuple[int | None, str], Wish]] = {}  # by missing seat and voter

    def voters(self) -> list[str]:
        """Return the users who may vote, which are the connected players."""
        here = self._audience.here()
        playing = [seat.user for seat in self._newest().seats if seat.user is not None and not seat.away]
        return [user for user in dict.fromkeys(playing) if user in here]

    def gone(self) -> list[Gone]:
        """Return the absent players, how long each has been gone, and the votes about each."""
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
        """Return the seats of players who vote for the usual pace of the table."""
        return self._wanting(None, OWN)

    def needed(self) -> int:
        """Return how many votes a change needs."""
        return len(self.voters()) // 2 + 1

    def vote(self, user: str, player: int | None, wish: Wish) -> bool:
        """Count the vote of `user` about a seat, or about the pace; return whether enough players agree now.

        Only connected players can vote. A vote about a seat is possible only after its player has been gone
        for a while.

        Raises:
            Refusal: 400 for a vote that does not apply; 403 without a seat; 404 for an unknown seat; 409 if
                no vote is possible now.
        """
        data = self._newest()
        if not data.players_of(user):
            raise forbidden("You have no seat here.", "not-your-seat")
        if data.status != RUNNING:
            raise conflict("not-running", "The game is not running.")
        if user not in self.voters():
            raise conflict("not-here", "Only players who are connected to the table can vote.")
        if player is None:
            self._check_pace(wish)
        else:
            self._check_gone(player, wish)
        self._wishes[player, user] = wish
        return wish != WAIT and len(self._agreed(player, wish)) >= self.needed()

    def _check_pace(self, wish: Wish) -> None:
        if wish not in (OWN, WAIT):
            raise malformed("player: name the seat of the player who is gone")
        if not self._newest().by_days:
            raise conflict("own-pace", "The table already has its own pace.")

    def _check_gone(self, player: int, wish: Wish) -> None:
        if wish == OWN:
            raise malformed("wish: for a seat, choose wait, bot or days")
        if not 0 <= player < len(self._newest().seats):
            raise missing("seat")
        seat = self._newest().seats[player]
        if not _plays(seat) or seat.user is None or seat.user in self._audience.here():
            raise conflict("here", "That player is connected, or a bot plays for them.")
        left = self._left_to(seat.user)
        if left > 0:
            raise Refusal(409, "too-soon", "That player has just left; wait a moment.", wait=left)

    def _left_to(self, user: str) -> float:
        """Return the seconds until other players may vote about a user who is gone."""
        return self._patience - self._audience.gone_for(user)

    def forget(self, player: int | None) -> None:
        """Drop the votes about a seat, or about the pace."""
        for key in [key for key in self._wishes if key[0] == player]:
            del self._wishes[key]

    def _agreed(self, player: int | None, wish: Wish) -> list[str]:
        return [user for user in self.voters() if self._wishes.get((player, user)) == wish]

    def _wanting(self, player: int | None, wish: Wish) -> list[int]:
        return [self._newest().players_of(user)[0] + 1 for user in self._agreed(player, wish)]


def _plays(seat: Seat) -> bool:
    """Return whether a human player, and not a bot in their place, plays this seat."""
    return seat.kind == PERSON and not seat.away
