"""Suggestions for error messages: the known names that are most similar to an unknown name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MOST: Final = 3
ALIKE: Final = 0.5  # the least likeness, as difflib measures it: 1 for the same word


def nearest(said: str, known: Iterable[str], otherwise: str = "") -> str:
    """Return up to three names from `known` that are similar to `said`, separated by commas.

    If no name is similar, return `otherwise` or, without it, all of them.
    """
    from difflib import get_close_matches  # imported late, because it is needed only for errors

    names = list(known)
    close = get_close_matches(said, names, n=MOST, cutoff=ALIKE)
    return ", ".join(close or names) if close or not otherwise else otherwise
