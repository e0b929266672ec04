"""Checks of arguments from callers: their types and ranges."""

from __future__ import annotations

from smallworld.engine.errors import SmallWorldError


def check_type(value: object, kind: type | tuple[type, ...], what: str) -> None:
    """Check that an argument has its type, or one of several, as the compiled build does by itself.

    A bool is not an int here, although Python would count with it. In the compiled build, the function that
    gets the argument makes this check; `scripts/docstrings.py` writes it.

    Raises:
        TypeError: the argument has another type.
    """
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        *others, last = [one.__name__ for one in (kind if isinstance(kind, tuple) else (kind,))]
        named = f"{', '.join(others)} or {last}" if others else last
        raise TypeError(f"{what}: this should be of type {named}, not {type(value).__name__}")


def check_range(value: object, least: int, most: int, what: str) -> None:
    """Check that a number is from `least` to `most`, both included.

    Raises:
        TypeError: the number is not an int.
        SmallWorldError: the number is outside these bounds.
    """
    check_type(value, int, what)
    assert isinstance(value, int)
    if not least <= value <= most:
        raise SmallWorldError(f"{what} {value}: this should be a number from {least} to {most}")
