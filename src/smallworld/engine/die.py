"""Probabilities of the reinforcement die."""

from __future__ import annotations

from smallworld.engine.rulings import DIE_FACES


def faces_with(pips: int) -> int:
    """Return how many faces of the die show at least `pips`."""
    faces = 0
    for shown in range(len(DIE_FACES)):
        if shown >= pips:
            faces += DIE_FACES[shown]
    return faces
