"""Be Not Afraid in numbers, for comparison with the printed banners, badges and token tray."""

from __future__ import annotations

from typing import Final

from smallworld.content.be_not_afraid.powers import Catapult, Mercenary
from smallworld.content.be_not_afraid.races import Barbarians, Homunculi, Leprechauns, Pygmies, Unused
from smallworld.content.be_not_afraid.rulings import BARRICADE_COINS, BARRICADE_REGIONS, IMPERIAL_REGIONS
from smallworld.content.box import Box
from smallworld.content.toolkit.bonuses import FewRegions, ManyRegions
from smallworld.content.toolkit.tokens import Scattered
from smallworld.content.toolkit.tributes import Levy
from smallworld.engine.rules import Badge, Banner

NAME: Final = "be_not_afraid"
TITLE: Final = "Be Not Afraid…"
VERSION: Final = 2


def be_not_afraid_box() -> Box:
    """Return Be Not Afraid, with newly made abilities."""
    return Box(NAME, TITLE, VERSION, be_not_afraid_races(), be_not_afraid_powers())


def be_not_afraid_races() -> list[Banner]:
    """Return the races, each with its name, tokens on the banner, tokens in the box and ability."""
    return [
        Banner("Barbarians", 9, 14, Barbarians(), parts=(Unused(),)),
        Banner("Homunculi", 5, 15, Homunculi()),
        Banner("Leprechauns", 6, 11, Leprechauns("pot")),
        Banner("Pixies", 11, 16, Scattered()),
        Banner("Pygmies", 6, 11, Pygmies()),
    ]


def be_not_afraid_powers() -> list[Badge]:
    """Return the powers, each with its name, tokens on the badge and ability."""
    return [
        Badge("Barricade", 4, FewRegions(BARRICADE_REGIONS, BARRICADE_COINS)),
        Badge("Catapult", 4, Catapult("catapult")),
        Badge("Corrupt", 4, Levy()),
        Badge("Imperial", 4, ManyRegions(IMPERIAL_REGIONS)),
        Badge("Mercenary", 4, Mercenary()),
    ]
