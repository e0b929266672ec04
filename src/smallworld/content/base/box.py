"""The base box in numbers, for comparison with the printed banners, badges and token tray.

Source: printed banners and badges; rulebook, "Game components", for the totals.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.base.powers import (
    Berserk,
    Bivouacking,
    Diplomat,
    DragonMaster,
    Fortified,
)
from smallworld.content.base.races import (
    Ghouls,
    Halflings,
    Trolls,
)
from smallworld.content.base.rulings import (
    ALCHEMIST_COINS,
    AMAZONS_FOR_ATTACK,
    ENCAMPMENTS,
    HEROES,
    SORCERERS_ENTER_BY_REACH,
    SPOILS_FOR_A_SKELETON,
    WEALTHY_COINS,
)
from smallworld.content.box import Box
from smallworld.content.toolkit.bonuses import FeatureBonus, FirstBonus, Income, RegionBonus
from smallworld.content.toolkit.declines import Endures, LateDecline
from smallworld.content.toolkit.defences import Spared
from smallworld.content.toolkit.discounts import Discount, DiscountBeside
from smallworld.content.toolkit.markers import Sentries
from smallworld.content.toolkit.spoils import Recruits, SpoilsBonus
from smallworld.content.toolkit.substitutions import Substitution
from smallworld.content.toolkit.tokens import ForAttackOnly, NoAbility
from smallworld.content.toolkit.ways import Admitted, Linked, Reach
from smallworld.engine.rules import Badge, Banner

NAME: Final = "base"
TITLE: Final = "Small World"
VERSION: Final = 1


def base_box() -> Box:
    """Return the base box, with newly made abilities."""
    return Box(NAME, TITLE, VERSION, base_races(), base_powers(), boards=(2, 3, 4, 5))


def base_races() -> list[Banner]:
    """Return the races, each with its name, tokens on the banner, tokens in the box and ability."""
    return [
        Banner("Amazons", 6, 15, ForAttackOnly(AMAZONS_FOR_ATTACK)),
        Banner("Dwarves", 3, 8, FeatureBonus("mine", also_declined=True)),
        Banner("Elves", 6, 11, Spared()),
        Banner("Ghouls", 5, 10, Ghouls()),
        Banner("Giants", 6, 11, DiscountBeside("mountain")),
        Banner("Halflings", 6, 11, Halflings("hole")),
        Banner("Humans", 5, 10, FeatureBonus("farmland"), needs=("farmland",)),
        Banner("Orcs", 5, 10, SpoilsBonus()),
        Banner("Ratmen", 8, 13, NoAbility()),
        Banner("Skeletons", 6, 20, Recruits(SPOILS_FOR_A_SKELETON)),
        Banner("Sorcerers", 5, 18, Substitution(entry=SORCERERS_ENTER_BY_REACH)),
        Banner("Tritons", 6, 11, Discount(("coast",))),
        Banner("Trolls", 5, 10, Trolls("lair")),
        Banner("Wizards", 5, 10, FeatureBonus("magic")),
    ]


def base_powers() -> list[Badge]:
    """Return the powers, each with its name, tokens on the badge and ability."""
    return [
        Badge("Alchemist", 4, Income(ALCHEMIST_COINS)),
        Badge("Berserk", 4, Berserk()),
        Badge("Bivouacking", 5, Bivouacking("encampment", ENCAMPMENTS)),
        Badge("Commando", 4, Discount()),
        Badge("Diplomat", 5, Diplomat()),
        Badge("Dragon Master", 5, DragonMaster("dragon")),
        Badge("Flying", 5, Reach()),
        Badge("Forest", 4, FeatureBonus("forest")),
        Badge("Fortified", 3, Fortified("fortress")),
        Badge("Heroic", 5, Sentries("hero", HEROES)),
        Badge("Hill", 4, FeatureBonus("hill"), needs=("hill",)),
        Badge("Merchant", 2, RegionBonus()),
        Badge("Mounted", 5, Discount(("hill", "farmland")), needs=("hill", "farmland")),
        Badge("Pillaging", 5, SpoilsBonus()),
        Badge("Seafaring", 5, Admitted(("sea", "lake"))),
        Badge("Spirit", 5, Endures()),
        Badge("Stout", 4, LateDecline()),
        Badge("Swamp", 4, FeatureBonus("swamp")),
        Badge("Underworld", 5, Linked("cavern", by=1), needs=("cavern",)),
        Badge("Wealthy", 4, FirstBonus(WEALTHY_COINS)),
    ]
