"""Grand Dames in numbers, for comparison with the printed banners, badges and token tray."""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.grand_dames.races import Priestesses
from smallworld.content.grand_dames.rulings import PEACE_COINS
from smallworld.content.toolkit.bonuses import AbandonBonus, DeclineBonus, PeaceBonus
from smallworld.content.toolkit.defences import Immune
from smallworld.engine.rules import Badge, Banner

NAME: Final = "grand_dames"
TITLE: Final = "Grand Dames of Small World"
VERSION: Final = 1


def grand_dames_box() -> Box:
    """Return Grand Dames, with newly made abilities."""
    return Box(NAME, TITLE, VERSION, grand_dames_races(), grand_dames_powers())


def grand_dames_races() -> list[Banner]:
    """Return the races, each with its name, tokens on the banner, tokens in the box and ability."""
    return [
        Banner("Gypsies", 6, 11, AbandonBonus()),
        Banner("Priestesses", 4, 9, Priestesses("tower")),
        Banner("White Ladies", 2, 7, Immune(active=False, why="immune-in-decline")),
    ]


def grand_dames_powers() -> list[Badge]:
    """Return the powers, each with its name, tokens on the badge and ability."""
    return [
        Badge("Historian", 5, DeclineBonus()),
        Badge("Peace-loving", 4, PeaceBonus(PEACE_COINS)),
    ]
