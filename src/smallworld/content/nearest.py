"""Suggestions for an error message: the known names that are most like the unknown one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MOST: Final = 3
ALIKE: Final = 0.5  # the least likeness, as difflib measures it: 1 for the same word


def nearest(said: str, known: Iterable[str]) -> str:
    """Return up to three `known` names that are similar to `said`, with commas, or all if none is similar."""
    from difflib import get_close_matches  # imported late, because it is needed only for errors

    names = list(known)
    return ", ".join(get_close_matches(said, names, n=MOST, cutoff=ALIKE) or names)
