"""The difficulty and the theme of a puzzle, computed from its position, its numbers and its solution.

A theme describes the position and never gives the answer away.
"""

from __future__ import annotations

from math import log2
from typing import Final

from smallworld.bots.planning.hand_made import HandMade
from smallworld.engine.action import DEPLOY, STOP, VERB_NAMES
from smallworld.engine.state import State
from smallworld.puzzles.finding import placements
from smallworld.puzzles.puzzle import (
    COINS,
    CONQUEST,
    COURSE,
    EARLY,
    EASY,
    FEW,
    HARD,
    LATE,
    MANY,
    MEDIUM,
    POWERS,
    Puzzle,
)
from smallworld.puzzles.turn import Turn

# A player with the rating of a puzzle solves it at the first try in half of all cases.
LOWEST: Final = 900
HIGHEST: Final = 2000
EASY_BELOW: Final = 1350
HARD_FROM: Final = 1500
EARLY_TURNS: Final = 3  # course: the turns that count as early
FEW_PLACEMENTS: Final = 40  # defence: the most ways to place few tokens

UNCOUNTED: Final = (VERB_NAMES[DEPLOY], VERB_NAMES[STOP])  # coins: actions of the line that need no idea


def grade(puzzle: Puzzle) -> None:
    """Set the rating, the difficulty and the theme of a puzzle that already has its answer."""
    position = puzzle.position()
    if puzzle.kind == COINS:
        rating = _grade_coins(puzzle, position)
    elif puzzle.kind == COURSE:
        rating = 1750 - 80 * (puzzle.best - puzzle.next)  # two answers, so only their distance counts
        puzzle.theme = EARLY if position.turn <= EARLY_TURNS else LATE
    else:
        rating = _grade_defence(puzzle, position)
    puzzle.rating = max(LOWEST, min(HIGHEST, round(rating)))
    puzzle.difficulty = difficulty_of(puzzle.rating)


def difficulty_of(rating: int) -> str:
    """Return the level of difficulty for this rating."""
    if rating < EASY_BELOW:
        return EASY
    return MEDIUM if rating < HARD_FROM else HARD


def _grade_coins(puzzle: Puzzle, position: State) -> float:
    """Rate a puzzle about coins. Many ways, a long solution and a poor greedy move raise the rating."""
    turn = Turn(position, HandMade())
    puzzle.theme = POWERS if turn.powers else CONQUEST
    steps = len([text for text in puzzle.line if text.split()[0] not in UNCOUNTED])
    greed = puzzle.best - puzzle.usual
    return 780 + 50 * log2(turn.examined()) + 40 * steps + 60 * (greed - 1) - 40 * (puzzle.best - puzzle.next)


def _grade_defence(puzzle: Puzzle, position: State) -> float:
    """Rate a puzzle about defence.

    Many wrong answers, and a wrong one that is nearly right, raise the rating.
    """
    ways = len(placements(position))
    puzzle.theme = FEW if ways <= FEW_PLACEMENTS else MANY
    return 1150 + 100 * log2(ways / len(puzzle.right)) - 40 * min(4.0, puzzle.best - puzzle.next)
