"""What a bot's process does: it gets a position as text and gives back decisions in notation.

Imports nothing of the server, so that a process starts quickly.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

from smallworld.bots.budget import Budget
from smallworld.bots.fairness import Placing, play_even
from smallworld.bots.process import end_with_parent
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import find_level, make_adviser
from smallworld.bots.review.reviewer import Reviewer
from smallworld.content.catalogue import find_board
from smallworld.content.realms.formats.layout_code import decode, encode
from smallworld.engine.game import actor, legal_actions, play
from smallworld.engine.rules import Rules
from smallworld.engine.state import State
from smallworld.engine.text.notation import format_action
from smallworld.engine.text.position import parse_position
from smallworld.engine.text.record import parse_record
from smallworld.views.schema import Hint, Judged
from smallworld.workshop.tables import OPTION, rules_of_draft
from smallworld.workshop.tiling import fill, mirrored

if TYPE_CHECKING:
    from ctypes import Array, c_longlong

Answer = TypeVar("Answer")
MOST_DECISIONS: Final = 400  # at a stretch, far more than a turn has
RULES_KEPT: Final = 32
REVIEWERS_KEPT: Final = 4
MIRROR: Final = "mirror"  # what may be done with a layout; else the rest is filled in


class StoppableBudget(Budget):
    """Spent as soon as the server calls the job off.

    A thought is one long run of compiled code that no signal and no other thread interrupts. So it looks,
    as often as it looks at the clock, whether its number stands in memory that the server writes to.
    """

    def __init__(self, seconds: float, job: int) -> None:
        super().__init__(seconds)
        self._job: Final = job

    def is_spent(self) -> bool:
        if _called_off is not None and _called_off[self._job % len(_called_off)] == self._job:
            self.stop()
        return super().is_spent()


_called_off: Array[c_longlong] | None = None  # numbers of jobs, shared with the server


def prepare(called_off: Array[c_longlong], niceness: int) -> None:
    """Let the process end with the server, whichever way that ends, and not by Ctrl+C itself.

    It leaves the processor to others, by this `niceness`.
    """
    global _called_off
    _called_off = called_off
    end_with_parent()
    if niceness and sys.platform != "win32":
        with suppress(OSError):  # a system may forbid it
            os.nice(niceness)


def answer_of(work: Callable[..., Answer], *about: object) -> Answer:
    """What a function answers, or an error that can be told to another process.

    One that cannot be read there breaks all processes of the pool, and what they think for others.
    """
    try:
        return work(*about)
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            raise RuntimeError(f"{type(error).__name__}: {error}") from None
        raise


def choose(
    boxes: tuple[str, ...],
    own: str,
    board: str,
    position: str,
    bot: str,
    seed: int,
    seconds: float,
    job: int,
) -> list[str]:
    """What the bot decides, one after the other, until chance or somebody else is asked.

    `own` is a draft as text, `position` the view of the seat that decides, `seconds` what a bot that thinks
    may use for each decision. Nobody waits for the answer to a job that was called off: it may be cut short.
    """
    state = _read(boxes, own, board, position)
    player = actor(state)
    level = find_level(bot)
    thinker, budget = level.make(RandomNumbers(seed)), StoppableBudget(seconds if level.seconds else 0.0, job)
    chosen: list[str] = []
    while actor(state) == player and len(chosen) < MOST_DECISIONS and not budget.stopped:
        budget.begin()
        action = thinker.choose(state.copy(), legal_actions(state), budget)
        chosen.append(format_action(state.rules, state.board, action))
        play(state, action)
    return chosen


def advise(
    boxes: tuple[str, ...], own: str, board: str, position: str, seed: int, seconds: float, job: int
) -> Hint:
    """A hint for the actor, whose view `position` is, from the strongest bot."""
    state = _read(boxes, own, board, position)
    return (
        make_adviser(RandomNumbers(seed)).advise(state.copy(), StoppableBudget(seconds, job)).to_json(state)
    )


def _read(boxes: tuple[str, ...], own: str, board: str, position: str) -> State:
    return parse_position(_rules_of(boxes, own), find_board(board), position)


@lru_cache(RULES_KEPT)
def _rules_of(boxes: tuple[str, ...], own: str) -> Rules:
    return rules_of_draft(boxes, own)


def weigh(boxes: tuple[str, ...], board: str, players: int, seed: int, game: int) -> list[Placing]:
    """How each seat was placed in a game in which the same bot has them all."""
    return play_even(_rules_of(boxes, ""), find_board(board), players, seed, game)


def begin_review(record: str) -> tuple[int, list[float]]:
    """How many decisions can be judged in a game, and by player the part of the victory that they had."""
    reviewer = _reviewer_of(record)
    return len(reviewer.moments), reviewer.ended


def judge(record: str, place: int, simulations: int) -> Judged:
    """One of the decisions of a game, by so many simulations."""
    return _reviewer_of(record).judged(place, simulations)


@lru_cache(REVIEWERS_KEPT)
def _reviewer_of(text: str) -> Reviewer:
    record = parse_record(text)
    rules = _rules_of(tuple(record.boxes), record.options.get(OPTION, ""))
    return Reviewer(rules, find_board(record.board), record)


def search_realm(how: str, code: str, worlds: tuple[str, ...], seed: int) -> str:
    """The string of a layout that was filled, or mirrored.

    Raises:
        SmallWorldError: it cannot be.
    """
    layout = decode(code)
    return encode(mirrored(layout) if how == MIRROR else fill(layout, worlds, seed))
