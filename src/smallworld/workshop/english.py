"""Problems with a draft in English, for the errors that a program gets.

The workshop knows no catalogue. `smallworld.shown` registers the function that writes the sentences. This
module imports little, so that importing smallworld stays fast.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from smallworld.workshop.problems import Path, Problem

IN_ENGLISH: Final[list[Callable[[Problem], str]]] = []


def in_english(problem: Problem, place: str) -> str:
    """Return a sentence that describes a problem, after its place, if this is not empty."""
    said = IN_ENGLISH[0](problem)
    return f"{place}: {said}" if place else said


def place_of(path: Path) -> str:
    """Return the place of a value in plain data, as Python names it: "race[0].tokens"."""
    parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in path]
    return "".join(parts).removeprefix(".")
