"""A game in progress: its state together with its record, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine.action import Action
from smallworld.engine.board import Board, Player
from smallworld.engine.errors import IllegalAction, RecordError, SmallWorldError
from smallworld.engine.game import actor, legal_actions, new_game, on_turn
from smallworld.engine.given import check_range, check_type
from smallworld.engine.reports import Report
from smallworld.engine.rules import Rules
from smallworld.engine.text.notation import format_action, parse_action
from smallworld.engine.text.record import Record
from smallworld.engine.text.refusals import apply_or_explain

if TYPE_CHECKING:
    from smallworld.engine.state import State

MOST_ACTIONS: Final = 1 << 30  # far more than any game has


class Game:
    """A table at which every decision and outcome is written down as it falls."""

    def __init__(
        self,
        rules: Rules,
        board: Board,
        seats: list[str],
        first: int = 0,
        options: dict[str, str] | None = None,
        teams: tuple[int, ...] = (),
    ) -> None:
        """A game that `seats` begin, `first` (from 0) before the others.

        Raises:
            SmallWorldError: so many cannot sit at a table, or `first` is none of them.
            ValueError: the teams do not fit the seats.
            TypeError: something is of another type than it should be.
        """
        check_type(rules, Rules, "rules")
        check_type(board, Board, "board")
        check_type(seats, list, "seats")
        for name in seats:
            check_type(name, str, "seats, each of them")
        self.rules: Final = rules
        self.board: Final = board
        self.record: Final = Record(dict(rules.boxes), board.name, seats, first, options, teams=teams)
        self.state: State = new_game(rules, board, len(seats), first, teams)
        self.deciders: Final[list[int]] = []  # who made each recorded decision
        self.turns: Final[list[tuple[int, int]]] = []  # whose turn of which round it was before it

    def actor(self) -> int:
        """Who decides now; see `game.actor`."""
        return actor(self.state)

    def legal_actions(self) -> list[Action]:
        """What may be decided now."""
        return legal_actions(self.state)

    def text(self, action: Action) -> str:
        """The action in notation.

        Raises:
            IllegalAction: no decision or outcome on this board has this number.
        """
        check_type(action, int, "action")
        try:
            return format_action(self.rules, self.board, action)
        except (IndexError, KeyError) as error:
            raise IllegalAction(
                f"action {action}: nobody can decide on this with these rules on board {self.board.name}; "
                "see legal_actions"
            ) from error

    def parse(self, text: str) -> Action:
        """The action that a line of notation says.

        Raises:
            NotationError: the line is none.
        """
        check_type(text, str, "action")
        return parse_action(self.rules, self.board, text)

    def apply(self, action: Action) -> list[Report]:
        """Carry out a decision or outcome, write it down, and return what happened.

        Raises:
            IllegalAction: nothing was changed.
        """
        decider, turn = actor(self.state), (self.state.turn, on_turn(self.state))
        reports = apply_or_explain(self.state, action)
        self.record.actions.append(self.text(action))
        self.deciders.append(decider)
        self.turns.append(turn)
        return reports

    def can_undo(self) -> bool:
        """Whether the last decision may be taken back."""
        return bool(self.deciders) and may_take_back(self.deciders[-1], self.turns[-1], self.state)

    def undo(self) -> None:
        """Take the last decision back: everything but it is replayed.

        Raises:
            SmallWorldError: see `can_undo`; nothing was changed.
        """
        if not self.can_undo():
            raise SmallWorldError(
                "undo: there is nothing to take back; one can go back to the last outcome of chance, "
                "decision of another player or beginning of a turn, whichever came last"
            )
        self.record.actions.pop()
        self.deciders.pop()
        self.turns.pop()
        record = self.record
        self.state = new_game(self.rules, self.board, len(record.seats), record.first, record.teams)
        for text in self.record.actions:
            apply_or_explain(self.state, self.parse(text))


def may_take_back(decider: Player, turn: tuple[int, Player], now: State) -> bool:
    """Whether the last decision may be taken back: `turn` is of which round and whose (`on_turn`) it was.

    Never past an outcome of chance, a decision of another player than the one on turn, or the beginning of
    the turn; nor once the game is over.
    """
    return not now.over and decider == on_turn(now) and turn == (now.turn, on_turn(now))


def replay(rules: Rules, board: Board, record: Record, upto: int | None = None) -> Game:
    """Play a record, or its first `upto` actions, anew.

    Raises:
        RecordError: other boxes, versions or board than the record's, or an action that these rules refuse.
        SmallWorldError: `upto` is less than 0.
    """
    check_type(rules, Rules, "rules")
    check_type(board, Board, "board")
    check_type(record, Record, "record")
    if upto is not None:
        check_range(upto, 0, MOST_ACTIONS, "upto")
    if record.boxes != dict(rules.boxes):
        raise RecordError(
            f"record: it was played with {_versions(record.boxes)}, "
            f"and these rules are {_versions(rules.boxes)}; replay it with the version that wrote it"
        )
    if record.board != board.name:
        raise RecordError(f"record: it was played on board {record.board}, not {board.name}")
    game = Game(rules, board, list(record.seats), record.first, dict(record.options), record.teams)
    for number, text in enumerate(record.actions[:upto]):
        try:
            game.apply(game.parse(text))
        except SmallWorldError as error:
            raise RecordError(f"record, action {number + 1}: {error}") from error
    return game


def _versions(boxes: dict[str, int]) -> str:
    return ", ".join(f"{name} (rules version {version})" for name, version in boxes.items())
