"""Puzzles: the actions that lead to a position, and the right answer there."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.settling import settle
from smallworld.content.catalogue import find_board, make_rules
from smallworld.content.text_files import read_text
from smallworld.engine.board import Player, regions_in
from smallworld.engine.errors import NotationError, SmallWorldError
from smallworld.engine.game import actor, new_game, play
from smallworld.engine.given import check_range, check_type
from smallworld.engine.rules import MOST_PLAYERS
from smallworld.engine.state import CHANCE, State
from smallworld.engine.text.notation import parse_action
from smallworld.engine.text.untrusted import quoted, read_json

COINS: Final = "coins"  # What is the most coins that this turn can earn without a die?
COURSE: Final = "course"  # Is it better to expand or to decline?
DEFENCE: Final = "defence"  # Where should the tokens go before opponents move?
KINDS: Final = (COINS, COURSE, DEFENCE)
EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
DIFFICULTIES: Final = (EASY, MEDIUM, HARD)
CONQUEST: Final = "conquest"  # coins: nothing but conquests
POWERS: Final = "powers"  # coins: a race or power offers special actions
EARLY: Final = "early"  # course: the game has just begun
LATE: Final = "late"
FEW: Final = "few"  # defence: few tokens to place, so few ways to place them
MANY: Final = "many"
THEMES: Final[dict[str, tuple[str, ...]]] = {
    COINS: (CONQUEST, POWERS),
    COURSE: (EARLY, LATE),
    DEFENCE: (FEW, MANY),
}

# Each set of puzzles has its own range of numbers, which begins here.
BASE: Final = "base"  # the base box, with or without the small boxes
UNDERGROUND: Final = "underground"  # the Underground box, in both worlds
REALMS: Final = "realms"  # the scenarios of Realms
SETS: Final[dict[str, int]] = {BASE: 1, UNDERGROUND: 100_001, REALMS: 200_001}


def set_of(number: int) -> str:
    """Return the set of the puzzle with this number."""
    return [name for name, first in SETS.items() if first <= max(1, number)][-1]


class Puzzle:
    """The position after `actions`, the question there, and the results of a long search.

    `best` and `next` are the worth of the right answer and of the best wrong one: coins of the turn, or the
    expected lead at the end of the game. Their difference is known to `within` coins, with 95% confidence.
    """

    def __init__(self, id: int, kind: str, boxes: dict[str, int], board: str, players: int) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.boxes: Final = boxes  # names of boxes, with the versions of their rules
        self.board: Final = board
        self.players: Final = players
        self.actions: list[str] = []  # actions from the beginning to the position
        self.line: list[str] = []  # a right answer, to the end of the question
        self.best = 0.0
        self.next = 0.0
        self.within = 0.0
        self.usual = 0  # coins: the result of always taking the most coins per token
        self.rating = 0  # how hard it is, on the scale of players' ratings; 0 until it is graded
        self.difficulty = ""
        self.theme = ""
        self.right: list[dict[str, int]] = []  # defence: tokens by region, for each right answer

    def position(self) -> State:
        """Return the position in which the question is asked, after a replay of `actions` from the start."""
        rules, board = make_rules(tuple(self.boxes)), find_board(self.board)
        state = new_game(rules, board, self.players)
        for text in self.actions:
            play(state, parse_action(rules, board, text))
        return state

    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], Puzzle], tuple[dict[str, Any]]]:
        """Pickle the puzzle as plain data, because compiled objects cannot be pickled by default."""
        return from_json, (self.to_json(),)

    def to_json(self) -> dict[str, Any]:
        """Return the puzzle as plain data."""
        return {name: value for name, value in self._fields() if value not in ([], 0, "")}

    def _fields(self) -> list[tuple[str, Any]]:
        return [
            ("id", self.id),
            ("kind", self.kind),
            ("boxes", self.boxes),
            ("board", self.board),
            ("players", self.players),
            ("best", self.best),
            ("next", self.next),
            ("within", self.within),
            ("usual", self.usual),
            ("rating", self.rating),
            ("difficulty", self.difficulty),
            ("theme", self.theme),
            ("line", self.line),
            ("right", self.right),
            ("actions", self.actions),
        ]


class Verdict:
    """The judgement of an answer. `got` is the number of coins that the turn earned."""

    def __init__(self, right: bool, got: int) -> None:
        self.right: Final = right
        self.got: Final = got


def judge(puzzle: Puzzle, answer: list[str]) -> Verdict | None:
    """Judge the answer that these actions give; return None while the answer is incomplete.

    `answer` may continue after the end of the turn; the additional actions do not count.
    """
    state = puzzle.position()
    me, turn, before = actor(state), state.turn, state.coins[actor(state)]
    if puzzle.kind == COURSE:
        return Verdict(answer[0] == puzzle.line[0], 0) if answer else None
    for text in answer:
        play(state, parse_action(state.rules, state.board, text))
        if is_past(state, me, turn):
            break
    while not is_past(state, me, turn) and actor(state) not in (me, CHANCE):
        settle(state, actor(state), HandMade())  # others' returning tokens do not count
    if not is_past(state, me, turn):
        return None
    got = state.coins[me] - before
    if puzzle.kind == COINS:
        return Verdict(got >= puzzle.best, got)
    return Verdict(standing(state, me) in puzzle.right, got)


def is_past(state: State, me: Player, turn: int) -> bool:
    """Return whether the given turn of `me` is over."""
    return state.over or not state.is_on_turn(me) or state.turn != turn


def standing(state: State, me: Player) -> dict[str, int]:
    """Return the number of tokens in each region that the active race of `me` holds."""
    return {state.board.ids[region]: state.tokens[region] for region in regions_in(state.held[me])}


def from_json(data: dict[str, Any]) -> Puzzle:
    """Return the puzzle that `to_json` wrote."""
    puzzle = Puzzle(data["id"], data["kind"], data["boxes"], data["board"], data["players"])
    puzzle.actions, puzzle.line = data["actions"], data["line"]
    puzzle.best, puzzle.next = float(data.get("best", 0)), float(data.get("next", 0))
    puzzle.within, puzzle.usual = float(data.get("within", 0)), int(data.get("usual", 0))
    puzzle.right = data.get("right", [])
    puzzle.rating = int(data.get("rating", 0))
    puzzle.difficulty, puzzle.theme = data.get("difficulty", ""), data.get("theme", "")
    return puzzle


def parse_puzzles(text: str) -> list[Puzzle]:
    """Parse the text of a file with one puzzle in each line.

    Raises:
        SmallWorldError: a line is not a puzzle.
    """
    found: list[Puzzle] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line:
            continue
        try:
            data: Any = read_json(line)
            if not isinstance(data, dict):
                raise NotationError("an object in braces was expected")
            puzzle = from_json(data)
            _check(puzzle)
        except (KeyError, TypeError) as error:
            raise SmallWorldError(f"puzzles, line {number}: a field is missing or wrong: {error}") from error
        except SmallWorldError as error:
            raise SmallWorldError(f"puzzles, line {number}: {error}") from error
        except ValueError as error:
            raise SmallWorldError(
                f"puzzles, line {number}: a number is wrong: {quoted(str(error))}"
            ) from error
        found.append(puzzle)
    return found


def _check(puzzle: Puzzle) -> None:
    """Check the types and ranges of the fields of a puzzle.

    Raises:
        NotationError: a field is invalid.
    """
    check_range(puzzle.id, 0, 1 << 31, "id")
    check_range(puzzle.players, 2, MOST_PLAYERS, "players")
    check_type(puzzle.boxes, dict, "boxes")
    check_type(puzzle.board, str, "board")
    if puzzle.kind not in (COINS, COURSE, DEFENCE):
        raise NotationError(f'kind "{quoted(str(puzzle.kind))}": use {COINS}, {COURSE} or {DEFENCE}')
    if puzzle.difficulty and puzzle.difficulty not in DIFFICULTIES:
        raise NotationError(
            f'difficulty "{quoted(str(puzzle.difficulty))}": available: {", ".join(DIFFICULTIES)}'
        )
    if puzzle.theme and puzzle.theme not in THEMES[puzzle.kind]:
        raise NotationError(
            f'theme "{quoted(str(puzzle.theme))}": available: {", ".join(THEMES[puzzle.kind])}'
        )
    for name, lines in (("actions", puzzle.actions), ("line", puzzle.line)):
        check_type(lines, list, name)
        for text in lines:
            check_type(text, str, name)
    check_type(puzzle.right, list, "right")
    for standing in puzzle.right:
        check_type(standing, dict, "right")


def read_puzzles(file: Path) -> list[Puzzle]:
    """Read the puzzles in a file.

    Raises:
        SmallWorldError: the file cannot be read, or one of its lines is not a puzzle.
    """
    try:
        return parse_puzzles(read_text(file))
    except OSError as error:
        raise SmallWorldError(f'puzzles "{file}": {error.strerror}') from error
    except UnicodeDecodeError as error:
        raise SmallWorldError(f'puzzles "{file}": this is not UTF-8 text') from error


def format_puzzles(puzzles: list[Puzzle]) -> str:
    """Return the text of a file that contains these puzzles."""
    lines = [json.dumps(puzzle.to_json(), separators=(",", ":")) for puzzle in puzzles]
    return "".join([line + "\n" for line in lines])


def shipped_path() -> Path:
    """Return the path of the file of puzzles that comes with the program."""
    return Path(__file__).with_name("puzzles.json")


def shipped_puzzles() -> list[Puzzle]:
    """Return the puzzles that come with the program."""
    return read_puzzles(shipped_path())
