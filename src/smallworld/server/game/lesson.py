"""The first game, a lesson: everyone who learns is dealt the same."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

# Found by a search: its first column begins with Forest Humans, Wealthy Dwarves, Skeletons of the Underworld.
SEED: Final = sha256(b"lesson 322").digest()


def is_lesson(seed: bytes) -> bool:
    """Return whether a game with this seed is the lesson."""
    return seed == SEED
