"""Royal Bonus in numbers, for comparison with the printed banners, badges and token tray."""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.royal_bonus.powers import Aquatic, Behemoth, Fireball
from smallworld.content.royal_bonus.races import Fauns, Igors
from smallworld.content.royal_bonus.rulings import BEHEMOTHS, FIREBALL_TOKENS
from smallworld.content.toolkit.defences import Immune
from smallworld.engine.rules import Badge, Banner

NAME: Final = "royal_bonus"
TITLE: Final = "Royal Bonus"
VERSION: Final = 1


def royal_bonus_box() -> Box:
    """Return Royal Bonus, with newly made abilities."""
    return Box(NAME, TITLE, VERSION, royal_bonus_races(), royal_bonus_powers())


def royal_bonus_races() -> list[Banner]:
    """Return the races, each with its name, tokens on the banner, tokens in the box and ability."""
    return [
        Banner("Fauns", 5, 18, Fauns()),
        Banner("Igors", 4, 9, Igors()),
        Banner("Shrubmen", 6, 11, Immune(("forest",), why="immune-forest")),
    ]


def royal_bonus_powers() -> list[Badge]:
    """Return the powers, each with its name, tokens on the badge and ability."""
    return [
        Badge("Aquatic", 3, Aquatic()),
        Badge("Behemoth", 4, Behemoth("behemoth", BEHEMOTHS)),
        Badge("Fireball", 5, Fireball(FIREBALL_TOKENS)),
    ]
