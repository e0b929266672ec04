"""Noise that depends only on its seed, on every machine: for wavy, jagged and winding lines.

A seed is a text, such as the keys of the regions on both sides of a border. So a region looks the same on
every board.
"""

from __future__ import annotations

import math
from typing import Final

_WIDE: Final = 0xFFFFFFFF
# Waves that distort the plane, one after the other: direction, length and height in units, and phase.
_SWELL: Final[tuple[tuple[float, float, float, float], ...]] = (
    (0.35, 11.0, 0.50, 0.4),
    (1.55, 10.3, 0.50, 2.3),
    (2.60, 6.3, 0.36, 1.1),
    (0.95, 5.5, 0.34, 4.0),
    (2.05, 3.9, 0.17, 5.2),
)


class Noise:
    """A generator of numbers from a seed."""

    def __init__(self, seed: str) -> None:
        state = 2166136261
        for letter in seed:
            state = ((state ^ ord(letter)) * 16777619) & _WIDE
        self._state = state

    def number(self) -> float:
        """Return the next number, from 0 to 1."""
        self._state = (self._state + 0x6D2B79F5) & _WIDE
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 15)) * (mixed | 1)) & _WIDE
        mixed ^= (mixed + ((mixed ^ (mixed >> 7)) * (mixed | 61))) & _WIDE
        return ((mixed ^ (mixed >> 14)) & _WIDE) / (_WIDE + 1)

    def wave(self, length: float, wavelength: float) -> list[float]:
        """Return the heights of a smooth wave, from -1 to 1: one for each half wavelength and a few more."""
        return [2 * self.number() - 1 for _ in range(int(2 * length / wavelength) + 4)]

    def teeth(self, length: float, wavelength: float) -> list[float]:
        """Return heights as for a wave, but alternately up and down."""
        knots = int(2 * length / wavelength) + 4
        return [(1 if knot % 2 else -1) * (0.15 + 0.85 * self.number()) for knot in range(knots)]


def soft(heights: list[float], at: float) -> float:
    """Return the height of a smooth line through `heights` at a position in half wavelengths."""
    knot = int(at)
    part = at - knot
    part = part * part * (3 - 2 * part)
    return heights[knot] + (heights[knot + 1] - heights[knot]) * part


def jagged(heights: list[float], at: float) -> float:
    """Return the height of straight segments through `heights` at a position in half wavelengths."""
    knot = int(at)
    return heights[knot] + (heights[knot + 1] - heights[knot]) * (at - knot)


def pushed(x: float, y: float, strength: float) -> tuple[float, float]:
    """Return the new position of a point after the plane is distorted.

    Different points never move to the same position.
    """
    for direction, length, height, phase in _SWELL:
        ahead, aside = math.cos(direction), math.sin(direction)
        rise = strength * height * math.sin(math.tau / length * (x * ahead + y * aside) + phase)
        # Only across the direction of the wave, so that nothing is folded and areas stay the same.
        x, y = x - rise * aside, y + rise * ahead
    return x, y
