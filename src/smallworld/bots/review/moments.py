"""The moments of a recorded game when a player had to plan, with the decisions that followed."""

from __future__ import annotations

from typing import Final

from smallworld.bots.search.tree import plans_now
from smallworld.engine.action import REVEALS, Action
from smallworld.engine.board import Board, Player
from smallworld.engine.errors import IllegalAction, RecordError
from smallworld.engine.game import actor, new_game
from smallworld.engine.rules import Rules
from smallworld.engine.state import State
from smallworld.engine.text.notation import parse_action
from smallworld.engine.text.record import Record
from smallworld.engine.text.refusals import apply_or_explain


class Moment:
    """A position in which `player` plans, and their decisions until a die roll or the end of the turn."""

    def __init__(self, at: int, position: State) -> None:
        self.at: Final = at  # number of actions before this moment
        self.until = at  # number of actions up to the player's last decision
        self.position: Final = position
        self.player: Final[Player] = actor(position)
        self.actions: Final[list[Action]] = []


def moments_of(rules: Rules, board: Board, record: Record) -> tuple[list[Moment], State]:
    """Return all moments of a recorded game, and the position after its last action.

    A turn has one moment, plus one for each die roll between two conquests. Decisions before the choice of a
    course, after the conquests, or about returning tokens are not part of a moment.

    Raises:
        SmallWorldError: these rules cannot read an action, or it is illegal on this board.
    """
    state = new_game(rules, board, len(record.seats), record.first, record.teams)
    found: list[Moment] = []
    now: Moment | None = None
    for at, text in enumerate(record.actions):
        action = parse_action(rules, board, text)
        if not state.waits_for:
            if now is not None and (actor(state), state.turn, state.player) != _whose(now):
                now = None
            if now is None and plans_now(state):
                now = Moment(at, state.copy())
                found.append(now)
            if now is not None:
                now.actions.append(action)
                now.until = at + 1
        elif state.waits_for not in REVEALS:
            now = None
        try:
            apply_or_explain(state, action)
        except IllegalAction as error:
            raise RecordError(f"record, action {at + 1}: {error}") from error
    return found, state


def _whose(moment: Moment) -> tuple[Player, int, Player]:
    return moment.player, moment.position.turn, moment.position.player
