"""The scenarios of Realms in numbers: for how many, in which world, by which rules of their own.

Their boards are the layouts in the folder of this name, one for each number of players.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from smallworld.content.box import Box
from smallworld.content.realms.alternation import AlternatingReveal, Order
from smallworld.content.realms.columns import ChooseFromColumns, RevealColumns
from smallworld.content.realms.crops import Crops
from smallworld.content.realms.drift import Drift, DriftTo, DriftTurned
from smallworld.content.realms.guards import Vein
from smallworld.content.realms.homeland import Homeland
from smallworld.content.realms.layout import COIN_MINE, VEINS
from smallworld.content.realms.levels import Levels
from smallworld.content.realms.night_and_day import NightAndDay
from smallworld.content.realms.peaks import CoinsOnPeaks
from smallworld.content.realms.rulings import (
    ALONE,
    ENOUGH,
    MINE_COINS,
    MUMMIES,
    NEVER_GROWN,
    SKELETONS,
    SORCERERS,
    TEAMS,
)
from smallworld.content.realms.sword import OpenRelic
from smallworld.content.realms.throne import RustedThrone
from smallworld.content.realms.veins import VeinsOfGold
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.content.underground.markers import RELIC
from smallworld.content.worlds import BOTH, PLACE, SURFACE, UNDERGROUND
from smallworld.engine.rules import Banner
from smallworld.engine.steps.step import CHOOSE_COMBO, REVEAL

VERSION: Final = 1
CHASMS: Final = ("chasm", "volcano")  # of scenarios with chasms on all of their boards
GUARDS: Final = ("Flames", "Skeletons", "Sorcerers", "Mummies")  # these guard, but for the Flames
# The relics of Underground that stay in the box where the Sword lies in the Cavern.
NO_RELICS: Final = (
    "The Flying Doormat",
    "Froggy's Ring",
    "The Stinky Troll's Socks",
    "The Scepter of Avarice",
    "The Shiny Orb",
)


def my_precious_box() -> Box:
    """Nothing but a board of tiles, chasms among them."""
    return _scenario(1, "My Precious (World)!", "my-precious", (2, 3, 4, 5, 6), features=CHASMS)


def long_river_box() -> Box:
    """New races come by the river's ends, which the layouts mark."""
    return _scenario(2, "Life Is a Long, but Not So Quiet, River", "long-river", (2, 3, 4, 5, 6))


def go_east_box() -> Box:
    """Races come from the west, and the mines lie in the east."""
    mines = Banner("Victory Coin Mines", 0, 0, FeatureBonus(COIN_MINE, MINE_COINS), common=True)
    return _scenario(3, "Go East", "go-east", (2, 3, 4, 5, 6), mines)


def mountaintop_box() -> Box:
    """Coins lie on peaks."""
    coins = Banner("Coins on Peaks", 0, 0, CoinsOnPeaks(), common=True)
    return _scenario(4, "I've Been to the Mountaintop", "mountaintop", (3, 4, 5, 6), coins, features=CHASMS)


def rusted_throne_box() -> Box:
    """All who live around the throne pay whoever sits there."""
    throne = Banner("Rusted Throne", 0, 0, RustedThrone())
    return _scenario(5, "The Rusted Throne", "the-throne", (4, 5), throne, features=(*CHASMS, PLACE), stars=2)


def adrift_box() -> Box:
    """Tiles are pushed about."""
    drift = Banner("Drift", 0, 0, Drift(), (DriftTo(), DriftTurned()))
    return _scenario(6, "Adrift", "adrift", (2, 3, 4, 5, 6), drift, features=CHASMS, stars=2)


def crops_box() -> Box:
    """Badges lie in the empty fields, and serve whoever holds the land around."""
    crops = Banner("Crops of Power", 0, 0, Crops(NEVER_GROWN), enough=ENOUGH)
    return _scenario(7, "Crops of Power", "crops", (2, 3, 4, 5, 6), crops, stars=2)


def sword_box() -> Box:
    """One relic lies in the middle for all to see; only places are found elsewhere."""
    sword = Banner("Sword in the Cavern", 0, 0, OpenRelic("the-sword-of-the-killer-rabbit"))
    return _scenario(
        8, "The Sword in the Cavern", "the-cavern", (3, 4, 5), sword, UNDERGROUND, NO_RELICS, stars=2
    )


def dig_box() -> Box:
    """Gold lies deep below, and whoever digs for it wakes the guards of the veins."""
    levels = Levels()
    veins = [
        Vein(VEINS[0], "skeleton-guards", SKELETONS, levels),
        Vein(VEINS[1], "sorcerer-guards", SORCERERS, levels),
        Vein(VEINS[2], "mummy-guards", MUMMIES, levels),
    ]
    return Box(
        "realms_10",
        "A Dig Too Far",
        VERSION,
        [],
        [],
        without=GUARDS,
        auxiliaries=[
            Banner("Guards", 0, SKELETONS + SORCERERS + MUMMIES, levels, neutral=True),
            Banner("Skeleton Guards", 0, 0, veins[0], neutral=True),
            Banner("Sorcerer Guards", 0, 0, veins[1], neutral=True),
            Banner("Mummy Guards", 0, 0, veins[2], neutral=True),
            Banner("Veins of Gold", 0, 0, VeinsOfGold(levels, veins), common=True),
        ],
        world=UNDERGROUND,
        layouts=(3, 4),
        stars=3,
        aside=(RELIC,),
        topic="the-dig",
    )


def night_and_day_box() -> Box:
    """Two worlds on one board, whose combos come by turns, and coins for what is held of the other."""
    order = Order()
    return Box(
        "realms_12",
        "Night and Day",
        VERSION,
        [],
        [],
        auxiliaries=[
            Banner("Night and Day", 0, 0, NightAndDay(), common=True),
            Banner("World in Turn", 0, 0, order),
        ],
        world=BOTH,
        layouts=(3, 4, 5),
        stars=3,
        topic="night-and-day",
        steps={REVEAL: AlternatingReveal(order)},
    )


def all_together_box() -> Box:
    """Two teams of two, one for each world, and one alone between them; races and powers lie apart."""
    return Box(
        "realms_11",
        "All Together Now",
        VERSION,
        [],
        [],
        auxiliaries=[Banner("All Together Now", 0, 0, Homeland(), common=True)],
        world=BOTH,
        layouts=(5,),
        stars=3,
        steps={CHOOSE_COMBO: ChooseFromColumns(), REVEAL: RevealColumns()},
        teams=TEAMS,
        alone=ALONE,
    )


def _scenario(
    number: int,
    title: str,
    topic: str,
    layouts: tuple[int, ...],
    auxiliary: Banner | None = None,
    world: str = SURFACE,
    without: tuple[str, ...] = (),
    features: tuple[str, ...] = (),
    stars: int = 1,
) -> Box:
    return Box(
        f"realms_{number}",
        title,
        VERSION,
        [],
        [],
        without=without,
        auxiliaries=[] if auxiliary is None else [auxiliary],
        world=world,
        features=features,
        layouts=layouts,
        stars=stars,
        topic=topic,
    )


REALMS: Final[dict[str, Callable[[], Box]]] = {
    "realms_1": my_precious_box,
    "realms_2": long_river_box,
    "realms_3": go_east_box,
    "realms_4": mountaintop_box,
    "realms_5": rusted_throne_box,
    "realms_6": adrift_box,
    "realms_7": crops_box,
    "realms_8": sword_box,
    "realms_10": dig_box,
    "realms_12": night_and_day_box,
}
