"""A place at a table: open, a person's or a bot's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

Kind = Literal["open", "person", "bot"]
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

ASK: Final = "ask"
STAND_IN: Final = "greedy"  # the bot that plays for a person who is away


@dataclass(frozen=True)
class Seat:
    """A seat: its player, and the settings of this seat alone."""

    player: int  # from 0
    kind: Kind
    name: str = ""
    bot: str | None = None
    user: str | None = None
    held_for: str | None = None  # of a rematch: the user for whom this open seat is reserved
    away: bool = False  # a bot plays for the person
    until_back: bool = False  # and only as long as they are not connected
    order: str = ASK  # how displaced tokens come home, of races without a separate order
    clock_ms: int | None = None  # left when it was last written; None: there is no clock
    race_orders: Mapping[str, str] = field(default_factory=dict)  # by name of the race
    forgiven: int = 0  # the last game turn in which they had a little more time after theirs was out

    def order_of(self, race: str) -> str:
        """Return how the displaced tokens of `race` come home."""
        return self.race_orders.get(race, self.order)

    def played_by_bot(self) -> str | None:
        """Return the bot that decides for this seat; None when a person does."""
        if self.kind == BOT:
            return self.bot
        return STAND_IN if self.away else None


Seats = tuple[Seat, ...]
