"""The bundled puzzles, and their tables, whose games start at the puzzles' positions."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from smallworld.bots.search.hint import story_of
from smallworld.content.shelf import BOXES
from smallworld.engine.action import Action
from smallworld.engine.board import Player
from smallworld.engine.game import actor, play, question
from smallworld.engine.question import HowToSpread
from smallworld.engine.state import State
from smallworld.engine.text.notation import action_to_json, parse_action
from smallworld.house.game.chance import puzzle_seed
from smallworld.puzzles.puzzle import BASE, Puzzle, is_past, judge, set_of, shipped_puzzles

if TYPE_CHECKING:
    from smallworld.house.schema.messages import Line, LineStep, Posed, Puzzled

POSITIONS_KEPT: Final = 16


@cache
def puzzles() -> dict[int, Puzzle]:
    """Return all puzzles by their ids, in the order of the list."""
    return {puzzle.id: puzzle for puzzle in shipped_puzzles()}


@cache
def _by_seed() -> dict[bytes, Puzzle]:
    return {puzzle_seed(puzzle.id): puzzle for puzzle in puzzles().values()}


def number_of(seed: bytes) -> int | None:
    """Return the id of the puzzle whose tables have this seed; None for other seeds."""
    puzzle = _by_seed().get(seed)
    return None if puzzle is None else puzzle.id


def seeds() -> list[bytes]:
    """Return the seeds of the tables of all puzzles."""
    return list(_by_seed())


def opening_of(seed: bytes) -> list[str]:
    """Return the actions that lead to the position of the puzzle with this seed.

    The list is empty for other seeds.
    """
    puzzle = _by_seed().get(seed)
    return [] if puzzle is None else puzzle.actions


@lru_cache(POSITIONS_KEPT)
def _position_of(number: int) -> State:
    return puzzles()[number].position()


def asked_of(puzzle: Puzzle) -> Player:
    """Return the player who has to solve a puzzle."""
    return actor(_position_of(puzzle.id))


def is_daily(number: int) -> bool:
    """Return whether a puzzle takes turns as the puzzle of the day: it then needs no large box."""
    return set_of(number) == BASE


def posed() -> list[Posed]:
    """Return all puzzles for the call that lists them."""
    return [
        {
            "id": puzzle.id,
            "set": set_of(puzzle.id),
            "daily": is_daily(puzzle.id),
            "kind": puzzle.kind,
            "players": puzzle.players,
            "boxes": [name for name in puzzle.boxes if name in BOXES],
            "difficulty": puzzle.difficulty,
            "rating": puzzle.rating,
            "theme": puzzle.theme,
        }
        for puzzle in puzzles().values()
    ]


def puzzled(number: int, actions: list[str]) -> Puzzled:
    """Return a puzzle, and the verdict if the `actions` of the game contain a complete answer."""
    puzzle = puzzles()[number]
    begun = len(puzzle.actions)
    shown: Puzzled = {
        "id": number,
        "number": list(puzzles()).index(number) + 1,
        "kind": puzzle.kind,
        "difficulty": puzzle.difficulty,
        "theme": puzzle.theme,
        "answer": None,
    }
    if actions[:begun] != puzzle.actions:
        return shown  # the player undid the answer and decided otherwise
    verdict = judge(puzzle, actions[begun:])
    if verdict is not None:
        position = _position_of(number)
        line = [parse_action(position.rules, position.board, text) for text in puzzle.line]
        shown["answer"] = {
            "right": verdict.right,
            "got": verdict.got,
            "course": puzzle.line[0],
            "best": round(puzzle.best, 1),
            "better": round(puzzle.best - puzzle.next, 1),
            "within": round(puzzle.within, 1),
            "usual": puzzle.usual,
            "story": [dict(report) for report in story_of(position, line)],
        }
    return shown


def line_of(number: int, actions: list[str]) -> Line:
    """Return the steps of a puzzle's solution, and how many of these steps the game has followed."""
    puzzle = puzzles()[number]
    begun = len(puzzle.actions)
    position = _position_of(number).copy()
    steps: list[LineStep] = []
    lengths: list[int] = []
    for group in _groups_of(puzzle):
        steps.append(
            {
                "actions": [dict(action_to_json(position.rules, position.board, action)) for action in group],
                "story": [dict(report) for report in story_of(position, group)],
            }
        )
        lengths.append(len(group))
        for action in group:
            play(position, action)
    mine = _decided(puzzle, actions[begun:]) if actions[:begun] == puzzle.actions else []
    followed = mine[: len(puzzle.line)] == puzzle.line[: len(mine)]
    done = 0
    while done < len(steps) and sum(lengths[: done + 1]) <= len(mine):
        done += 1
    return {"steps": steps, "done": done if followed else 0, "left": not followed}


def _groups_of(puzzle: Puzzle) -> list[list[Action]]:
    """Return the actions of the solution in groups. Actions that spread tokens in a row form one group."""
    state = _position_of(puzzle.id).copy()
    groups: list[list[Action]] = []
    spread = ""  # the verb of the last group if it spreads tokens
    for text in puzzle.line:
        asked = question(state)
        now = text.split()[0] if isinstance(asked, HowToSpread) else ""
        action = parse_action(state.rules, state.board, text)
        if now and now == spread:
            groups[-1].append(action)
        else:
            groups.append([action])
        spread = now
        play(state, action)
    return groups


def _decided(puzzle: Puzzle, actions: list[str]) -> list[str]:
    """Return the actions after the puzzle's position that the player of the puzzle chose."""
    state = _position_of(puzzle.id).copy()
    me, turn = actor(state), state.turn
    mine: list[str] = []
    for text in actions:
        if is_past(state, me, turn):
            break
        if actor(state) == me:
            mine.append(text)
        play(state, parse_action(state.rules, state.board, text))
    return mine
