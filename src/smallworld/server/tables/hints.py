"""Hints. The strongest bot suggests a move to a player who has to decide."""

from __future__ import annotations

from typing import Any

from smallworld.bots.registry import STRONGEST
from smallworld.engine.game import actor, legal_actions
from smallworld.server.bots.pool import BotPool
from smallworld.server.game.table_data import RUNNING
from smallworld.server.refusal import conflict, forbidden
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
    mine = table.data.players_of(user)
    if not mine or (player is not None and player - 1 not in mine):
        raise forbidden("That is not your seat.", "not-your-seat")
    play = await table.game.wake()
    data = table.data
    wanted = [player - 1] if player is not None else mine
    asked = [seat for seat in wanted if seat in data.awaited and not data.seats[seat].played_by_bot()]
    if play is None or data.status != RUNNING or not asked:
        raise conflict("not-your-turn", "Only the player who has to decide can get a hint.")
    state = play.faced_by(asked[0])
    chosen = len(legal_actions(state)) > 1 and actor(state) == asked[0]
    hint = (
        await bots.advise(state, asked[0], data.own, household=household, table=data.id) if chosen else None
    )
    return {"seq": play.seq, "bot": STRONGEST, "hint": hint}
