"""The first game, which teaches: everybody who learns is dealt the same."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

# Found by looking: its first column begins with Forest Humans, Wealthy Dwarves, Skeletons of the Underworld.
SEED: Final = sha256(b"lesson 322").digest()


def is_lesson(seed: bytes) -> bool:
    """Whether a game with this seed is the one that teaches."""
    return seed == SEED
