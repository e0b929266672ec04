"""Groups of eight floats, which compiled code reads without unboxing each float."""

from __future__ import annotations

from typing import Final

EIGHT: Final = 8


class Octet:
    """Eight numbers as attributes, which compiled code reads directly.

    In a list, each would be a Python object.
    """

    def __init__(self, numbers: list[float]) -> None:
        """Store the first eight of `numbers`. Missing numbers are 0."""
        a, b, c, d, e, f, g, h = (numbers + [0.0] * EIGHT)[:EIGHT]
        self.a: Final[float] = a
        self.b: Final[float] = b
        self.c: Final[float] = c
        self.d: Final[float] = d
        self.e: Final[float] = e
        self.f: Final[float] = f
        self.g: Final[float] = g
        self.h: Final[float] = h

    def times(self, other: Octet) -> float:
        """Return the dot product of this octet and another."""
        return (
            self.a * other.a
            + self.b * other.b
            + self.c * other.c
            + self.d * other.d
            + self.e * other.e
            + self.f * other.f
            + self.g * other.g
            + self.h * other.h
        )


def octets(numbers: list[float]) -> list[Octet]:
    """Split `numbers` into groups of eight."""
    return [Octet(numbers[first : first + EIGHT]) for first in range(0, len(numbers), EIGHT)]
