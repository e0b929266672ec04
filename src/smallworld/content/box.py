"""A box: its races and powers with the numbers printed on them, and its boards."""

from __future__ import annotations

from typing import Final

from smallworld.engine.rules import Badge, Banner


class Box:
    """What one box of the series brings.

    `version` counts the changes of its rules: a record names it, so that a later version can refuse
    a game that was played by other rules. Abilities are made anew for each table, since they carry an id.
    """

    def __init__(self, name: str, title: str, version: int, races: list[Banner], powers: list[Badge]) -> None:
        self.name: Final = name
        self.title: Final = title
        self.version: Final = version
        self.races: Final = races
        self.powers: Final = powers
