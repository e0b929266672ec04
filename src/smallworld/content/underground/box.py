"""Underground in numbers, to be proof-read against banners, badges and the token tray.

Source: printed banners and badges; rulebook, "Game components", for the totals.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.toolkit.discounts import Discount
from smallworld.content.underground.races import Drow, Mummies
from smallworld.engine.rules import Banner

NAME: Final = "underground"
TITLE: Final = "Small World Underground"
VERSION: Final = 1


def underground_box() -> Box:
    """The box, its abilities made anew."""
    return Box(
        NAME,
        TITLE,
        VERSION,
        races=underground_races(),
        powers=[],
        auxiliaries=[],
    )


def underground_races() -> list[Banner]:
    """Name, tokens on the banner, tokens in the box, ability."""
    return [
        Banner("Drow", 4, 9, Drow()),
        Banner("Mummies", 10, 15, Mummies()),
        Banner("Ogres", 5, 10, Discount()),
    ]
