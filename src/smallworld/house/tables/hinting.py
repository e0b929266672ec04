"""Which player a hint is for, and which position it is about."""

from __future__ import annotations

from typing import NamedTuple

from smallworld.engine.board import Player
from smallworld.engine.game import actor, legal_actions
from smallworld.engine.state import State
from smallworld.house.game.play import ReplayedGame
from smallworld.house.game.table_data import RUNNING, TableData
from smallworld.house.refusal import conflict, forbidden


class Asked(NamedTuple):
    """A player who has to decide, and the state in which they decide."""

    seq: int  # the last event
    player: Player  # from 0
    state: State

    @property
    def has_choice(self) -> bool:
        """Whether the player has more than one legal action."""
        return len(legal_actions(self.state)) > 1 and actor(self.state) == self.player


def asked_for_hint(data: TableData, play: ReplayedGame | None, user: str, player: int | None) -> Asked:
    """Return the position for a hint.

    `player` counts from 1; None means any seat of `user` that has to decide.

    Raises:
        Refusal: 403 if the seat belongs to another user; 409 if it does not have to decide or a bot plays it.
    """
    mine = data.players_of(user)
    if not mine or (player is not None and player - 1 not in mine):
        raise forbidden("That is not your seat.", "not-your-seat")
    wanted = [player - 1] if player is not None else mine
    asked = [seat for seat in wanted if seat in data.awaited and not data.seats[seat].played_by_bot()]
    if play is None or data.status != RUNNING or not asked:
        raise conflict("not-your-turn", "Only the player who has to decide can get a hint.")
    return Asked(play.seq, asked[0], play.faced_by(asked[0]))
