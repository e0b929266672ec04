"""Underground in numbers, to be proof-read against banners, badges and the token tray.

Source: printed banners and badges; rulebook, "Game components", for the totals.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.content.toolkit.discounts import Discount
from smallworld.content.underground.markers import markers
from smallworld.content.underground.races import (
    Cultists,
    Drow,
    IronDwarves,
    Liches,
    Mudmen,
    Mummies,
    ShadowMimes,
    WillOWisps,
)
from smallworld.content.underground.rulings import HAMMERS
from smallworld.content.worlds import UNDERGROUND
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
        world=UNDERGROUND,
        boards=(2, 3, 4, 6),
        auxiliaries=markers(),
    )


def underground_races() -> list[Banner]:
    """Name, tokens on the banner, tokens in the box, ability."""
    return [
        Banner("Cultists", 5, 10, Cultists("great-ancient")),
        Banner("Drow", 4, 9, Drow()),
        Banner("Iron Dwarves", 7, 12, IronDwarves(1, most=HAMMERS, comes_back=True)),
        Banner("Liches", 5, 10, Liches()),
        Banner("Mudmen", 5, 12, Mudmen()),
        Banner("Mummies", 10, 15, Mummies()),
        Banner("Ogres", 5, 10, Discount()),
        Banner("Shadow Mimes", 7, 12, ShadowMimes()),
        Banner("Shrooms", 5, 10, FeatureBonus("mushroom-forest")),
        Banner("Will-o'-Wisps", 6, 11, WillOWisps()),
    ]
