"""A game in progress: its state, its record and undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine.action import Action
from smallworld.engine.board import Board, Player
from smallworld.engine.defaults import completed
from smallworld.engine.errors import IllegalAction, RecordError, SmallWorldError
from smallworld.engine.game import Result, actor, legal_actions, new_game, on_turn, outcomes, result
from smallworld.engine.given import check_range, check_type
from smallworld.engine.reports import Report
from smallworld.engine.rules import Rules
from smallworld.engine.shown import HTML, SVG, TEXT, shown
from smallworld.engine.text.notation import format_action, parse_action
from smallworld.engine.text.record import OWN, Record
from smallworld.engine.text.refusals import apply_or_explain

if TYPE_CHECKING:
    from smallworld.engine.state import State

MOST_ACTIONS: Final = 1 << 30  # far more than any game has


class Game:
    """A game in progress that records every decision and outcome."""

    def __init__(
        self,
        rules: Rules | None = None,
        board: Board | None = None,
        seats: list[str] | None = None,
        first: int = 0,
        options: dict[str, str] | None = None,
        teams: tuple[int, ...] = (),
    ) -> None:
        """Begin a game for the players in `seats`; the player `first`, counted from 0, takes the first turn.

        Without `rules`, the game uses the usual rules of the board's world. Without a `board`, it uses the
        first board for these rules and this number of players. Without `seats`, it has as many as the board,
        or two. The record names custom races and powers, unless they are objects without a source.

        Raises:
            SmallWorldError: the number of players is not allowed, or `first` is not one of them.
            ValueError: the teams do not fit the seats.
            TypeError: an argument has the wrong type.
        """
        if rules is not None:
            check_type(rules, Rules, "rules")
        if board is not None:
            check_type(board, Board, "board")
        if seats is not None:
            check_type(seats, list, "seats")
            for name in seats:
                check_type(name, str, "seats, each of them")
        check_type(first, int, "first")
        if options is not None:
            check_type(options, dict, "options")
        rules, board, seats = completed(rules, board, seats)
        self.rules: Final = rules
        self.board: Final = board
        if rules.origin and OWN not in (options or {}):
            options = {**(options or {}), OWN: rules.origin}
        self.record: Final = Record(dict(rules.boxes), board.name, seats, first, options, teams=teams)
        self.state: State = new_game(rules, board, len(seats), first, teams)
        self.deciders: Final[list[int]] = []  # for each recorded decision: its player, or CHANCE
        self.turns: Final[list[tuple[int, int]]] = []  # for each recorded decision: round and player on turn

    def __repr__(self) -> str:
        """Return one line: the seats, the number of recorded actions and the state."""
        return f"<Game: {', '.join(self.record.seats)}, {len(self.record.actions)} actions, {self.state!r}>"

    def __str__(self) -> str:
        """Return the table as text: the turn, the open question, seats, column and regions."""
        return shown(TEXT, self.state, self.record.seats) or repr(self)

    def _repr_svg_(self) -> str | None:
        """Return the table as a picture, for notebooks; None if the board has no drawing."""
        return shown(SVG, self.state, self.record.seats)

    def _repr_html_(self) -> str | None:
        """Return the table as a picture with the open question, for notebooks."""
        return shown(HTML, self.state, self.record.seats)

    def __eq__(self, other: object) -> bool:
        """Return whether both games have the same rules, seats, decisions and outcomes.

        A game changes with each action, so it has no hash.
        """
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or (self.record == other.record and self.state == other.state)

    def copy(self) -> Game:
        """Return an independent copy of the game, with its own state and record."""
        record = self.record.copy()
        twin = Game(self.rules, self.board, record.seats, record.first, record.options, record.teams)
        twin.record.actions.extend(record.actions)
        twin.deciders.extend(self.deciders)
        twin.turns.extend(self.turns)
        twin.state = self.state.copy()
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def actor(self) -> int:
        """Return who decides now: a player, CHANCE or NOBODY; see `game.actor`."""
        return actor(self.state)

    def legal_actions(self) -> list[Action]:
        """Return the legal actions of the current decision; `text` shows an action in words."""
        return legal_actions(self.state)

    def probabilities(self) -> dict[Action, float]:
        """Return each outcome that chance may choose now, with its probability.

        Raises:
            SmallWorldError: the actor is not CHANCE.
        """
        weights = outcomes(self.state)
        total = sum([weight for _, weight in weights])
        return {action: weight / total for action, weight in weights}

    def result(self) -> Result | None:
        """Return the winners, ranks, coins and tokens of a finished game, or None if it is not over."""
        return result(self.state)

    def text(self, action: Action) -> str:
        """Return the action as a line of notation.

        Raises:
            IllegalAction: no decision or outcome on this board has this number.
        """
        check_type(action, int, "action")
        try:
            return format_action(self.rules, self.board, action)
        except (IndexError, KeyError) as error:
            raise IllegalAction(
                f"action {action}: no player can make this decision with these rules on board "
                f"{self.board.name}; see legal_actions"
            ) from error

    def parse(self, text: str) -> Action:
        """Return the action that a line of notation describes.

        Raises:
            NotationError: the line does not describe an action.
        """
        check_type(text, str, "text")
        return parse_action(self.rules, self.board, text)

    def apply(self, action: Action) -> list[Report]:
        """Carry out and record a decision or outcome; return reports of the events.

        Raises:
            IllegalAction: `action` is not legal; nothing was changed.
        """
        decider, turn = actor(self.state), (self.state.turn, on_turn(self.state))
        reports = apply_or_explain(self.state, action)
        self.record.actions.append(self.text(action))
        self.deciders.append(decider)
        self.turns.append(turn)
        return reports

    def can_undo(self) -> bool:
        """Return whether the player may undo the last decision; see `may_take_back`."""
        return bool(self.deciders) and may_take_back(self.deciders[-1], self.turns[-1], self.state)

    def undo(self) -> None:
        """Undo the last decision by replaying all actions before it.

        Raises:
            SmallWorldError: see `can_undo`; nothing was changed.
        """
        if not self.can_undo():
            raise SmallWorldError(
                "undo: there is nothing to undo; you can go back to the last outcome of chance, "
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
    """Return whether a player may undo a decision; `turn` is the decision's round and player on turn.

    You cannot undo an outcome of chance, a decision of a player who was not on turn, or anything before the
    present turn. Once the game is over, you cannot undo anything.
    """
    return not now.over and decider == on_turn(now) and turn == (now.turn, on_turn(now))


def replay(rules: Rules, board: Board, record: Record, upto: int | None = None) -> Game:
    """Replay a record, or its first `upto` actions, and return the game.

    Raises:
        RecordError: the record has other boxes, versions or another board, or these rules refuse an action.
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
