"""Underground in numbers, for comparison with the printed banners, badges and token tray.

Source: printed banners and badges; rulebook, "Game components", for the totals.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.toolkit.bonuses import CrowdBonus, FeatureBonus, Pension
from smallworld.content.toolkit.borders import SetBonus, SolitudeBonus, UnionBonus
from smallworld.content.toolkit.declines import Entombed, Rebirth, Vanishing
from smallworld.content.toolkit.defences import Silent, Spared
from smallworld.content.toolkit.discounts import Discount, Surcharge, Vengeance
from smallworld.content.toolkit.markers import Sentries
from smallworld.content.toolkit.substitutions import Substitution
from smallworld.content.toolkit.tokens import Growth
from smallworld.content.toolkit.tributes import Compensation, Duty
from smallworld.content.toolkit.ways import Admitted, Passage, Rims
from smallworld.content.underground.bag import BagAtHand, Magic
from smallworld.content.underground.markers import markers, relics
from smallworld.content.underground.places import MineOfTheLostDwarf
from smallworld.content.underground.powers import (
    Adventurous,
    Shield,
    Thieving,
)
from smallworld.content.underground.races import (
    Cultists,
    Flames,
    IronDwarves,
    ShadowMimes,
    WillOWisps,
)
from smallworld.content.underground.rulings import (
    COAST_FOR_A_COIN,
    FLOCKING_COINS,
    FRIGHTENED_TOKENS,
    HAMMERS,
    LICH_COINS,
    MARTYR_COINS,
    QUEENS,
    REBORN_REGIONS,
    VANISHING_COINS,
    WISE_COINS,
)
from smallworld.content.worlds import MONSTER, PLACE, UNDERGROUND
from smallworld.engine.rules import Badge, Banner

NAME: Final = "underground"
TITLE: Final = "Small World Underground"
VERSION: Final = 2


def underground_box() -> Box:
    """Return Underground, with newly made abilities."""
    lost_dwarf = MineOfTheLostDwarf()
    found = markers(lost_dwarf)
    copies = relics(lost_dwarf)
    return Box(
        NAME,
        TITLE,
        VERSION,
        races=underground_races(),
        powers=underground_powers(found[: len(copies)], copies),
        world=UNDERGROUND,
        boards=(2, 3, 4, 5, 6),
        auxiliaries=found,
        topics=("underground", "two-worlds"),
    )


def underground_races() -> list[Banner]:
    """Return the races, each with its name, tokens on the banner, tokens in the box and ability."""
    return [
        Banner("Cultists", 5, 10, Cultists("great-ancient")),
        Banner("Drow", 4, 9, SolitudeBonus()),
        Banner("Flames", 4, 9, Flames("volcano"), needs=("volcano",)),
        Banner("Gnomes", 6, 11, Silent()),
        Banner("Iron Dwarves", 7, 12, IronDwarves(1, most=HAMMERS, comes_back=True)),
        Banner("Kraken", 5, 10, Admitted(("river",), also_declined=True)),
        Banner("Liches", 5, 10, Duty(LICH_COINS, active=False, why="lich-coin")),
        Banner("Lizardmen", 7, 12, Passage("river")),
        Banner("Mudmen", 5, 12, Growth("mud-pool")),
        Banner("Mummies", 10, 15, Surcharge()),
        Banner("Ogres", 5, 10, Discount()),
        Banner("Shadow Mimes", 7, 12, ShadowMimes()),
        Banner("Shrooms", 5, 10, FeatureBonus("mushroom-forest")),
        Banner("Spiderines", 7, 12, Rims("chasm"), needs=("chasm",)),
        Banner("Will-o'-Wisps", 6, 11, WillOWisps()),
    ]


def underground_powers(relics: list[Banner], copies: list[Banner]) -> list[Badge]:
    """Return the powers, each with its name, tokens on the badge and ability.

    With the power Magic, the Bag can work as any of the `relics`; `copies` are the abilities that it then
    uses.
    """
    magic = Magic("bag", [relic.ability for relic in relics])
    bag = (BagAtHand(magic), *[copy.ability for copy in copies])
    return [
        Badge("Adventurous", 5, Adventurous(), needs=(PLACE,)),
        Badge("Fisher", 4, FeatureBonus("coast", every=COAST_FOR_A_COIN)),
        Badge("Flocking", 5, UnionBonus(FLOCKING_COINS)),
        Badge("Frightened", 4, CrowdBonus(FRIGHTENED_TOKENS)),
        Badge("Immortal", 4, Spared()),
        Badge("Magic", 5, magic, parts=bag, needs=(MONSTER,)),
        Badge("Martyr", 4, Compensation(MARTYR_COINS)),
        Badge("Mining", 4, FeatureBonus("mine")),
        Badge("Muddy", 3, FeatureBonus("mud-pool", also_declined=True)),
        Badge("Mystic", 4, FeatureBonus("mystic-crystal")),
        Badge("Quarreling", 3, SetBonus()),
        Badge("Reborn", 5, Rebirth(REBORN_REGIONS)),
        Badge("Royal", 5, Sentries("queen", QUEENS, stays=True)),
        Badge("Shield", 3, Shield("armor")),
        Badge("Stone", 4, FeatureBonus("black-mountain")),
        Badge("Thieving", 4, Thieving()),
        Badge("Tomb", 5, Entombed()),
        Badge("Vampire", 5, Substitution(entry=True, from_hand=True)),
        Badge("Vanishing", 5, Vanishing(VANISHING_COINS)),
        Badge("Vengeful", 4, Vengeance()),
        Badge("Wise", 4, Pension(WISE_COINS)),
    ]
