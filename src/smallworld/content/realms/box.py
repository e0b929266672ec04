"""The scenarios of Realms. Most are TOML files (`scenarios/`); a function makes each of the others.

The boards are files in the folder `layouts`, one for each scenario and number of players.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from smallworld.content.box import Box
from smallworld.content.realms.dynamic.creation import Creation, CreationAt, CreationTurned, Raised
from smallworld.content.realms.dynamic.tile_population import Guarded, Settled
from smallworld.content.realms.rules.columns import ChooseFromColumns, RevealColumns
from smallworld.content.realms.rules.hands import ChooseFromHand, Draft, Hands, NothingToReveal
from smallworld.content.realms.rules.homeland import Homeland
from smallworld.content.realms.rulings import ALONE, DIFFICULT, HAND, TEAMS
from smallworld.content.realms.scenarios.scenario_file import scenario_named
from smallworld.content.realms.tiles.layout import CHASM, MOUNTAIN
from smallworld.content.worlds import BOTH, SURFACE, UNDERGROUND
from smallworld.engine.rules import Banner
from smallworld.engine.steps.step import CHOOSE_COMBO, REVEAL

GODS_VERSION: Final = 1
REDRAWN_VERSION: Final = 2
TOGETHER_VERSION: Final = 2


def told(name: str) -> Callable[[], Box]:
    """Return a function that makes the box of the scenario in the file `name`.

    The function reads the file when it is first called.
    """

    def opened() -> Box:
        return scenario_named(name).box(name)

    return opened


def gods_box() -> Box:
    """Return A Game of Gods: players build the board, and combine banners and badges from their hands.

    Races and powers that are hard to play bring additional coins.
    """
    return _gods("realms_9", "A Game of Gods", GODS_VERSION)


def gods_redrawn_box() -> Box:
    """Return the redrawn variant of A Game of Gods.

    Races and powers that are hard to play are replaced, except in a draft.
    """
    return _gods("realms_9_redrawn", "A Game of Gods Redrawn", REDRAWN_VERSION, DIFFICULT)


def _gods(name: str, title: str, version: int, redrawn: tuple[str, ...] = ()) -> Box:
    hands = Hands(redrawn)
    parts = (CreationAt(), CreationTurned(), Raised(MOUNTAIN), Raised(CHASM), Guarded(), Settled())
    return Box(
        name,
        title,
        version,
        [],
        [],
        auxiliaries=[Banner("Hands", 0, 0, hands, (Draft(),)), Banner("Creation", 0, 0, Creation(), parts)],
        layouts=(2, 3, 4, 5, 6),
        worlds=(SURFACE, UNDERGROUND, BOTH),
        stars=3,
        topics=("the-gods",),
        steps={CHOOSE_COMBO: ChooseFromHand(hands), REVEAL: NothingToReveal()},
        dealt=HAND,
        redrawn=redrawn,
        example="realms-9-built.toml",
    )


def all_together_box() -> Box:
    """Return All Together Now: a team of two players for each world, and one player alone between the teams.

    Races and powers are in separate columns.
    """
    return Box(
        "realms_11",
        "All Together Now",
        TOGETHER_VERSION,
        [],
        [],
        auxiliaries=[Banner("All Together Now", 0, 0, Homeland(), common=True)],
        world=BOTH,
        lacks=("chasm", "volcano"),
        layouts=(5,),
        stars=3,
        topics=("all-together",),
        steps={CHOOSE_COMBO: ChooseFromColumns(), REVEAL: RevealColumns()},
        teams=TEAMS,
        alone=ALONE,
    )


REALMS: Final[dict[str, Callable[[], Box]]] = {
    **{f"realms_{number}": told(f"realms_{number}") for number in (1, 2, 3, 4, 5, 6, 7, 8)},
    "realms_9": gods_box,
    "realms_9_redrawn": gods_redrawn_box,
    "realms_10": told("realms_10"),
    "realms_11": all_together_box,
    "realms_12": told("realms_12"),
}
