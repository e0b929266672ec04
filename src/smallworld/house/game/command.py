"""Commands of players at a table. They are tried on a copy of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from smallworld.engine.action import Action
from smallworld.engine.errors import IllegalAction, NotationError, SmallWorldError
from smallworld.engine.game import actor, legal_actions, on_turn
from smallworld.engine.text.notation import action_from_json, action_to_json, parse_region
from smallworld.house.game.play import ReplayedGame
from smallworld.house.refusal import conflict, illegal, malformed
from smallworld.views.distribution import unfold
from smallworld.views.selection import unfold_selection

if TYPE_CHECKING:
    from smallworld.house.schema.wishes import Command

MOST_ALLOWED: Final = 60  # most legal actions that an error lists
MOST_TAKEN_BACK: Final = 2_000  # most undone events of a game, because a replay has to go through all of them


def try_command(play: ReplayedGame, command: Command, at: int) -> ReplayedGame:
    """Return a copy of the game after `command`; `play` itself does not change.

    Raises:
        Refusal: 400 if the command is malformed; 409 if it is based on an old state; 422 if the rules forbid
            it.
    """
    player = command.player - 1
    takes_back = command.undo is not None or command.reset is not None
    # Decisions of other players since this seat was asked do not change its question.
    oldest = play.seq if takes_back else play.since.get(player, play.seq)
    if not oldest <= command.seq <= play.seq:
        raise conflict("stale", f"The table is at event {play.seq}, not {command.seq}.", play.seq)
    tried = play.copy()
    if takes_back:
        _take_back(tried, player, command.undo or len(play.befores), at)
        return tried
    if actor(play.faced_by(player)) != player:
        raise illegal("not-your-turn", "Another player has to decide now.", [])
    try:
        for action in _actions(tried, player, command):
            if actor(tried.faced_by(player)) != player:
                raise IllegalAction("This seat cannot make the remaining decisions.")
            tried.decide(player, action, at)
    except NotationError as error:
        raise malformed(f"{error}") from error
    except SmallWorldError as error:
        raise illegal("illegal", f"{error}", _allowed(play, player)) from error
    return tried


def _actions(play: ReplayedGame, player: int, command: Command) -> list[Action]:
    if command.place is not None:
        placed = {parse_region(play.board, id): number for id, number in command.place.items()}
        return unfold(play.faced_by(player), placed)
    if command.select is not None:
        return unfold_selection(
            play.faced_by(player), [parse_region(play.board, id) for id in command.select]
        )
    wanted = command.actions if command.actions is not None else [command.action or {}]
    return [action_from_json(play.rules, play.board, fields) for fields in wanted]


def _take_back(play: ReplayedGame, player: int, events: int, at: int) -> None:
    if play.seq - len(play.seqs) > MOST_TAKEN_BACK:
        raise illegal("no-way-back", "This game has reached its limit of undone events.")
    possible = len(play.befores) if on_turn(play.state) == player else 0
    if not 1 <= events <= possible:
        raise illegal(
            "no-way-back",
            f"{possible} events can be undone, back to the last random outcome, the last decision of another "
            "player or the start of the turn.",
        )
    play.undo(events, at)


def _allowed(play: ReplayedGame, player: int) -> list[Any]:
    legal = legal_actions(play.faced_by(player))[:MOST_ALLOWED]
    return [action_to_json(play.rules, play.board, action) for action in legal]
