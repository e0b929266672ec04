"""Checks of arguments from callers: their types and ranges."""

from __future__ import annotations

from smallworld.engine.errors import SmallWorldError


def check_type(value: object, kind: type, what: str) -> None:
    """Check that an argument has its type, as the compiled build does by itself.

    Raises:
        TypeError: the argument has another type.
    """
    if not isinstance(value, kind):
        raise TypeError(f"{what}: this should be of type {kind.__name__}, not {type(value).__name__}")


def check_range(value: int, least: int, most: int, what: str) -> None:
    """Check that a number is from `least` to `most`, both included.

    Raises:
        TypeError: the number is not an int.
        SmallWorldError: the number is outside these bounds.
    """
    check_type(value, int, what)
    if not least <= value <= most:
        raise SmallWorldError(f"{what} {value}: this should be a number from {least} to {most}")
