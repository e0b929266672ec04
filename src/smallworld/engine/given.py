"""What is handed in from outside: of the right type, and within its bounds."""

from __future__ import annotations

from smallworld.engine.errors import SmallWorldError


def check_type(value: object, kind: type, what: str) -> None:
    """See that something handed in is of its type, as the compiled build does by itself.

    Raises:
        TypeError: it is of another.
    """
    if not isinstance(value, kind):
        raise TypeError(f"{what}: this should be of type {kind.__name__}, not {type(value).__name__}")


def check_range(value: int, least: int, most: int, what: str) -> None:
    """See that a number handed in is one from `least` to `most`.

    Raises:
        TypeError: it is no whole number.
        SmallWorldError: it lies outside.
    """
    check_type(value, int, what)
    if not least <= value <= most:
        raise SmallWorldError(f"{what} {value}: this should be a number from {least} to {most}")
