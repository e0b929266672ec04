"""Cursed! in numbers, for comparison with the printed banners, badges and token tray."""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.cursed.powers import HordesOf
from smallworld.content.cursed.rulings import CURSED_TOLL, KOBOLDS_TOGETHER, WERE_DISCOUNT, WERE_EVERY
from smallworld.content.toolkit.discounts import DiscountAgainstDeclined, RecurringDiscount
from smallworld.content.toolkit.tokens import Pack, Regroup
from smallworld.content.toolkit.tributes import Plunder, Toll
from smallworld.engine.rules import Badge, Banner

NAME: Final = "cursed"
TITLE: Final = "Cursed!"
VERSION: Final = 2


def cursed_box() -> Box:
    """Return Cursed!, with newly made abilities."""
    return Box(NAME, TITLE, VERSION, cursed_races(), cursed_powers())


def cursed_races() -> list[Banner]:
    """Return the races, each with its name, tokens on the banner, tokens in the box and ability."""
    return [
        Banner("Goblins", 6, 11, DiscountAgainstDeclined()),
        Banner("Kobolds", 11, 16, Pack(KOBOLDS_TOGETHER)),
    ]


def cursed_powers() -> list[Badge]:
    """Return the powers, each with its name, tokens on the badge and ability."""
    return [
        Badge("Cursed", 0, Toll(CURSED_TOLL)),
        Badge("Hordes of", 5, HordesOf()),
        Badge("Marauding", 5, Regroup()),
        Badge("Ransacking", 4, Plunder()),
        Badge("Were-", 4, RecurringDiscount(WERE_DISCOUNT, every=WERE_EVERY)),
    ]
