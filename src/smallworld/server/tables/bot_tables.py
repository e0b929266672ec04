"""Limits on the number of tables where bots play, per user and per address."""

from __future__ import annotations

from typing import Final

from smallworld.house.game.seat import BOT
from smallworld.house.game.table_data import RUNNING
from smallworld.house.refusal import Refusal
from smallworld.server.tables.registry import Registry
from smallworld.server.tables.table import Table

MOST_BY_PERSON: Final = 20
MOST_BY_ADDRESS: Final = 100  # higher than for a user, since a school has a single address
WAIT_SECONDS: Final = 60.0  # suggested wait until a game has ended or left the memory


def check_bots(registry: Registry, user: str, address: str) -> None:
    """Check that one more table with bots is allowed. Only games in memory count.

    Raises:
        Refusal: 429 if the user or the address has reached the limit.
    """
    if not registry.settings.limits:
        return
    playing = [table for table in registry.tables.values() if _bots_play(table)]
    mine = [table for table in playing if table.data.host == user]
    here = [table for table in playing if address and registry.set_up_at.get(table.data.id) == address]
    for what, found, most in (("bots", mine, MOST_BY_PERSON), ("bots-by-address", here, MOST_BY_ADDRESS)):
        if len(found) >= most:
            registry.metrics.limited.labels(what).inc()
            raise Refusal(
                429,
                "too-many-bots",
                f"Bots play at {most} of your tables; that is the limit.",
                wait=WAIT_SECONDS,
            )


def _bots_play(table: Table) -> bool:
    data = table.data
    awake = data.status == RUNNING and table.game.play is not None
    return awake and any(seat.kind == BOT for seat in data.seats)
