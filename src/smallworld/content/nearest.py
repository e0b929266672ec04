"""Names for an error message: those like the unknown one, rather than all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MOST: Final = 3
ALIKE: Final = 0.5  # as difflib measures it: 1 for the same word


def nearest(said: str, known: Iterable[str]) -> str:
    """Return a list of up to three of the `known` names that are like `said`, or of all if none is."""
    from difflib import get_close_matches  # only when something is refused

    names = list(known)
    return ", ".join(get_close_matches(said, names, n=MOST, cutoff=ALIKE) or names)
