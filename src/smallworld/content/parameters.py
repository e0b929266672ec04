"""Parameters of tools, values with limits, for races, powers and scenarios that are written as data."""

from __future__ import annotations

from typing import Final

Value = int | bool | str | tuple[str, ...]

NUMBER: Final = "number"  # from `least` to `most`
FLAG: Final = "flag"  # yes or no
FEATURE: Final = "feature"  # one of `choices`
SOME: Final = "features"  # at least `least` of `choices`; if none is named, all regions are meant


class Parameter:
    """A value that a tool takes; the value is required if the parameter has no default.

    With `lands`, a feature may also be a terrain that only some boards have.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: Value | None = None,
        least: int = 0,
        most: int = 0,
        choices: tuple[str, ...] = (),
        lands: bool = False,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default
        self.least: Final = least
        self.most: Final = most
        self.choices: Final = choices
        self.lands: Final = lands


def number(name: str, most: int, default: int | None = None, least: int = 1) -> Parameter:
    """Return a parameter for a number from `least` to `most`."""
    return Parameter(name, NUMBER, default, least, most)


def flag(name: str, default: bool = False) -> Parameter:
    """Return a parameter for yes or no; the default is no."""
    return Parameter(name, FLAG, default)
