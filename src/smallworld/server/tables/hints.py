"""Hints. The strongest bot suggests a move to a player who has to decide."""

from __future__ import annotations

from typing import Any

from smallworld.bots.registry import STRONGEST
from smallworld.house.tables.hinting import asked_for_hint
from smallworld.server.bots.pool import BotPool
from smallworld.server.tables.table import Table


async def advice(
    table: Table, bots: BotPool, user: str, player: int | None, household: str
) -> dict[str, Any]:
    """Return `{"seq", "bot": level, "hint"}` for a seat of `user` that has to decide.

    `player` counts from 1; None means any of the user's seats that has to decide. Households take turns, and
    bots at tables never wait for hints. The bot sees only what that seat sees. `hint` is in the format of
    `Hint.to_json`, or None if there is no choice.

    Raises:
        Refusal: 403 if the seat belongs to another user; 409 if it does not have to decide or a bot plays it.
    """
    play = await table.game.wake()
    asked = asked_for_hint(table.data, play, user, player)
    hint = None
    if asked.has_choice:
        hint = await bots.advise(
            asked.state, asked.player, table.data.own, household=household, table=table.data.id
        )
    return {"seq": asked.seq, "bot": STRONGEST, "hint": hint}
