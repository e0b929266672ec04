"""Cursed! in numbers, to be proof-read against banners, badges and the token tray."""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.cursed.rulings import KOBOLDS_TOGETHER
from smallworld.content.toolkit import Pack
from smallworld.engine.rules import Badge, Banner

NAME: Final = "cursed"
TITLE: Final = "Cursed!"
VERSION: Final = 1


def cursed_box() -> Box:
    """The box, its abilities made anew."""
    return Box(NAME, TITLE, VERSION, cursed_races(), cursed_powers())


def cursed_races() -> list[Banner]:
    """Name, tokens on the banner, tokens in the box, ability."""
    return [
        Banner("Kobolds", 11, 16, Pack(KOBOLDS_TOGETHER)),
    ]


def cursed_powers() -> list[Badge]:
    """Name, tokens on the badge, ability."""
    return []
