"""The moments of a recorded game in which somebody planned, and what they did then."""

from __future__ import annotations

from typing import Final

from smallworld.bots.search.tree import plans_now
from smallworld.engine.action import REVEALS, Action
from smallworld.engine.board import Board, Player
from smallworld.engine.game import actor, new_game, play
from smallworld.engine.rules import Rules
from smallworld.engine.state import State
from smallworld.engine.text.notation import parse_action
from smallworld.engine.text.record import Record


class Moment:
    """A position in which `player` plans, and their decisions from there to a die or the end of the turn."""

    def __init__(self, at: int, position: State) -> None:
        self.at: Final = at  # actions of the record that lead to it
        self.until = at  # actions of the record up to where the player has decided
        self.position: Final = position
        self.player: Final[Player] = actor(position)
        self.actions: Final[list[Action]] = []


def moments_of(rules: Rules, board: Board, record: Record) -> tuple[list[Moment], State]:
    """All moments of a game, and the table after its last recorded action.

    A turn has as many as dice fall in it between two conquests, and one more. What is decided before the
    course of a turn, after its conquests or as a race comes back belongs to none that is told.

    Raises:
        SmallWorldError: an action that these rules cannot read. Those they can are believed to be legal.
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
        play(state, action)
    return found, state


def _whose(moment: Moment) -> tuple[Player, int, Player]:
    return moment.player, moment.position.turn, moment.position.player
