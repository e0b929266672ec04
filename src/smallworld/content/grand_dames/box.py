"""Grand Dames in numbers, to be proof-read against banners, badges and the token tray."""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.engine.rules import Badge, Banner

NAME: Final = "grand_dames"
TITLE: Final = "Grand Dames of Small World"
VERSION: Final = 1


def grand_dames_box() -> Box:
    """The box, its abilities made anew."""
    return Box(NAME, TITLE, VERSION, grand_dames_races(), grand_dames_powers())


def grand_dames_races() -> list[Banner]:
    """Name, tokens on the banner, tokens in the box, ability."""
    return []


def grand_dames_powers() -> list[Badge]:
    """Name, tokens on the badge, ability."""
    return []
