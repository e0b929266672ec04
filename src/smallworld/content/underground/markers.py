"""The markers of Underground: relics and places, which chance reveals when Monsters are defeated."""

from __future__ import annotations

from typing import Final

from smallworld.content.toolkit.tokens import Refill
from smallworld.content.underground.balrog import Balrog, WickedestPentacle
from smallworld.content.underground.places import (
    AltarOfSouls,
    CryptOfTheTombRaider,
    DiamondFields,
    GreatBrassPipe,
    KeepOnTheMotherland,
    MineOfTheLostDwarf,
)
from smallworld.content.underground.relics import (
    FlyingDoormat,
    FroggysRing,
    ScepterOfAvarice,
    ShinyOrb,
    StinkyTrollsSocks,
    SwordOfTheKillerRabbit,
)
from smallworld.content.underground.rulings import FOUNTAIN_TOKENS
from smallworld.content.underground.stonehedge import Stonehedge
from smallworld.content.worlds import MONSTER
from smallworld.engine.rules import Banner

RELIC: Final = "relic"
PLACE: Final = "place"


def markers(lost_dwarf: MineOfTheLostDwarf) -> list[Banner]:
    """Return newly made relics, then places, and last the Balrog, which belongs to a place."""
    balrog = Balrog("balrog")
    return [
        *relics(lost_dwarf),
        Banner("The Altar of Souls", 0, 0, AltarOfSouls(), marker=PLACE),
        Banner("The Crypt of the Tomb-raider", 0, 0, CryptOfTheTombRaider("crypt-ghost"), marker=PLACE),
        Banner("The Diamond Fields", 0, 0, DiamondFields(), marker=PLACE),
        Banner("The Great Brass Pipe", 0, 0, GreatBrassPipe(), marker=PLACE),
        Banner("The Fountain of Youth", 0, 0, Refill(FOUNTAIN_TOKENS), marker=PLACE),
        Banner("The Keep on the Motherland", 0, 0, KeepOnTheMotherland(), marker=PLACE),
        Banner("The Mine of the Lost Dwarf", 0, 0, lost_dwarf, marker=PLACE),
        Banner("Stonehedge", 0, 0, Stonehedge(), marker=PLACE),
        Banner("The Wickedest Pentacle", 0, 0, WickedestPentacle(balrog), marker=PLACE),
        Banner("Balrog", 0, 1, balrog, neutral=True, needs=(MONSTER,)),
    ]


def relics(lost_dwarf: MineOfTheLostDwarf) -> list[Banner]:
    """Return newly made relics; one relic has no effect in the place `lost_dwarf`."""
    return [
        Banner("The Flying Doormat", 0, 0, FlyingDoormat(), marker=RELIC),
        Banner("Froggy's Ring", 0, 0, FroggysRing(), marker=RELIC),
        Banner("The Stinky Troll's Socks", 0, 0, StinkyTrollsSocks(), marker=RELIC),
        Banner("The Scepter of Avarice", 0, 0, ScepterOfAvarice(lost_dwarf), marker=RELIC),
        Banner("The Shiny Orb", 0, 0, ShinyOrb(), marker=RELIC),
        Banner("The Sword of the Killer Rabbit", 0, 0, SwordOfTheKillerRabbit(), marker=RELIC),
    ]
