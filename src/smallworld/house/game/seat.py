"""The seats of a table. A seat is open, or a human player or a bot has taken it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

Kind = Literal["open", "person", "bot"]
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

ASK: Final = "ask"
STAND_IN: Final = "greedy"  # the bot that plays for an absent player


@dataclass(frozen=True)
class Seat:
    """One seat of a table, with its user or bot, its clock and its standing orders."""

    player: int  # from 0
    kind: Kind
    name: str = ""
    bot: str | None = None
    user: str | None = None
    held_for: str | None = None  # in a rematch, the user for whom this open seat is reserved
    away: bool = False  # a bot plays for the user
    until_back: bool = False  # the bot plays only until they are connected
    order: str = ASK  # the standing order for displaced tokens of races without a separate one
    clock_ms: int | None = None  # time left at the last write; None without a clock
    race_orders: Mapping[str, str] = field(default_factory=dict)  # standing orders by name of the race
    forgiven: int = 0  # the last game turn in which they got extra time

    def order_of(self, race: str) -> str:
        """Return the standing order for the displaced tokens of `race`."""
        return self.race_orders.get(race, self.order)

    def played_by_bot(self) -> str | None:
        """Return the name of the bot that decides for this seat; None if a human player decides."""
        if self.kind == BOT:
            return self.bot
        return STAND_IN if self.away else None


Seats = tuple[Seat, ...]
