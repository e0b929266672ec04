"""The functions that a bot's process runs. They take a position as text, and return decisions in notation.

This module imports nothing else from the server, so that a process starts quickly.
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
from smallworld.bots.whole_turn import decide
from smallworld.content.catalogue import find_board
from smallworld.engine.rules import Rules
from smallworld.engine.state import State
from smallworld.engine.text.position import parse_position
from smallworld.house.custom.realms import searched
from smallworld.house.tables.reviewing import reviewer_of
from smallworld.views.schema import Hint, Judged
from smallworld.workshop.tables import rules_of_draft

if TYPE_CHECKING:
    from ctypes import Array, c_longlong

Answer = TypeVar("Answer")
RULES_KEPT: Final = 32


class StoppableBudget(Budget):
    """A time budget that ends as soon as the server cancels the job.

    A decision is one long run of compiled code, which no signal and no other thread can interrupt. So
    whenever the budget reads the clock, it also checks a shared list of cancelled jobs, which the server
    writes.
    """

    def __init__(self, seconds: float, job: int) -> None:
        super().__init__(seconds)
        self._job: Final = job

    def is_spent(self) -> bool:
        if _called_off is not None and _called_off[self._job % len(_called_off)] == self._job:
            self.stop()
        return super().is_spent()


_called_off: Array[c_longlong] | None = None  # numbers of cancelled jobs, in memory shared with the server


def prepare(called_off: Array[c_longlong], niceness: int) -> None:
    """Prepare a new process. It ends when the server ends, ignores Ctrl+C, and runs with this niceness."""
    global _called_off
    _called_off = called_off
    end_with_parent()
    if niceness and sys.platform != "win32":
        with suppress(OSError):  # the system may forbid a change of niceness
            os.nice(niceness)


def answer_of(work: Callable[..., Answer], *about: object) -> Answer:
    """Return the result of `work`. Replace an error that cannot be pickled by a RuntimeError.

    An error that another process cannot unpickle would break all processes of the pool, and their other jobs.
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
    """Return the bot's decisions in order, until chance or another player has to decide.

    `own` is a draft as text, and `position` is the view of the deciding seat. A bot that searches may use
    `seconds` for each decision, but at most the time of its level. The result of a cancelled job may be
    incomplete, since no one waits for it.
    """
    state = _read(boxes, own, board, position)
    level = find_level(bot)
    budget = StoppableBudget(min(seconds, level.seconds), job)
    return decide(level.make(RandomNumbers(seed)), state, budget)


def advise(
    boxes: tuple[str, ...], own: str, board: str, position: str, seed: int, seconds: float, job: int
) -> Hint:
    """Return a hint from the strongest bot for the player who has to decide.

    `position` is the view of that player.
    """
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
    """Play a game with the same bot in all seats, and return the result of each seat."""
    return play_even(_rules_of(boxes, ""), find_board(board), players, seed, game)


def begin_review(record: str) -> tuple[int, list[float]]:
    """Return the number of decisions to judge in a game, and each player's share of the victory."""
    reviewer = reviewer_of(record)
    return len(reviewer.moments), reviewer.ended


def judge(record: str, place: int, simulations: int) -> Judged:
    """Return the judgement of decision number `place` in a game, based on this number of simulations."""
    return reviewer_of(record).judged(place, simulations)


def search_realm(how: str, code: str, worlds: tuple[str, ...], seed: int) -> str:
    """Fill or mirror a layout, and return the string of the new layout.

    Raises:
        SmallWorldError: the layout cannot be filled or mirrored.
    """
    return searched(how, code, worlds, seed)
