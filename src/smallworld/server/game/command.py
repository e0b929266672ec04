"""What a person wants to do at a table: read, checked and tried on a copy of the game."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from smallworld.engine.action import Action
from smallworld.engine.errors import IllegalAction, NotationError, SmallWorldError
from smallworld.engine.game import actor, legal_actions
from smallworld.engine.text.notation import action_from_json, action_to_json, parse_region
from smallworld.server.game.play import Play
from smallworld.server.refusal import conflict, illegal, malformed
from smallworld.views.distribution import unfold
from smallworld.views.selection import unfold_selection

Fields = dict[str, str | int]
MOST_ACTIONS: Final = 64
MOST_ALLOWED: Final = 60  # legal actions that an error lists
_WAYS: Final = ("action", "actions", "place", "select", "undo", "reset")


class Command(BaseModel):
    """One message to a table; exactly one of the last six says what is to be done."""

    model_config = ConfigDict(extra="forbid", strict=True)

    player: int = Field(ge=1, le=16)
    seq: int = Field(ge=0)
    key: str = Field(min_length=1, max_length=64)
    action: Fields | None = None
    actions: list[Fields] | None = Field(default=None, min_length=1, max_length=MOST_ACTIONS)
    place: dict[str, int] | None = Field(default=None, min_length=1, max_length=MOST_ACTIONS)
    select: list[str] | None = Field(default=None, max_length=MOST_ACTIONS)
    undo: int | None = Field(default=None, ge=1)
    reset: Literal[True] | None = None


def parse_command(body: Any) -> Command:
    """The command that a message has.

    Raises:
        Refusal: 400.
    """
    try:
        command = Command.model_validate(body)
    except ValidationError as error:
        raise malformed(complaint(error)) from error
    if len([way for way in _WAYS if getattr(command, way) is not None]) != 1:
        raise malformed(f"A command has exactly one of {', '.join(_WAYS)}.")
    return command


def complaint(error: ValidationError) -> str:
    """The first thing that is wrong with a message; nothing of the message itself."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join([str(part) for part in first["loc"]])
    return f"{where}: {first['msg']}" if where else str(first["msg"])


def try_command(play: Play, command: Command, at: int) -> Play:
    """The game after `command`; `play` itself stays as it is.

    Raises:
        Refusal: 400 when it makes no sense, 409 when the sender has not seen everything, 422 when the rules
            do not allow it.
    """
    player = command.player - 1
    takes_back = command.undo is not None or command.reset is not None
    # What others have decided since the question was put to this seat does not change the question.
    oldest = play.seq if takes_back else play.since.get(player, play.seq)
    if not oldest <= command.seq <= play.seq:
        raise conflict("stale", f"The table is at event {play.seq}, not {command.seq}.", play.seq)
    tried = play.copy()
    if takes_back:
        _take_back(tried, player, command.undo or len(play.befores), at)
        return tried
    if actor(play.faced_by(player)) != player:
        raise illegal("not-your-turn", "Somebody else is to decide now.", [])
    try:
        for action in _actions(tried, player, command):
            if actor(tried.faced_by(player)) != player:
                raise IllegalAction("The rest of it is not this seat's to decide.")
            tried.decide(player, action, at)
    except NotationError as error:
        raise malformed(f"{error}") from error
    except SmallWorldError as error:
        raise illegal("illegal", f"{error}", _allowed(play, player)) from error
    return tried


def _actions(play: Play, player: int, command: Command) -> list[Action]:
    if command.place is not None:
        placed = {parse_region(play.board, id): number for id, number in command.place.items()}
        return unfold(play.faced_by(player), placed)
    if command.select is not None:
        return unfold_selection(
            play.faced_by(player), [parse_region(play.board, id) for id in command.select]
        )
    wanted = command.actions if command.actions is not None else [command.action or {}]
    return [action_from_json(play.rules, play.board, fields) for fields in wanted]


def _take_back(play: Play, player: int, events: int, at: int) -> None:
    possible = len(play.befores) if play.state.player == player else 0
    if not 1 <= events <= possible:
        raise illegal(
            "no-way-back",
            f"{possible} events may be taken back, none before chance, another's decision or the turn.",
        )
    play.undo(events, at)


def _allowed(play: Play, player: int) -> list[Any]:
    legal = legal_actions(play.faced_by(player))[:MOST_ALLOWED]
    return [action_to_json(play.rules, play.board, action) for action in legal]
