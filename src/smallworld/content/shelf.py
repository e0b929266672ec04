"""The shelf: all boxes, options and scenarios that a table may use, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from smallworld.content.base.box import base_box
from smallworld.content.be_not_afraid.box import be_not_afraid_box
from smallworld.content.box import Box
from smallworld.content.cursed.box import cursed_box
from smallworld.content.grand_dames.box import grand_dames_box
from smallworld.content.leaders.box import leaders_box
from smallworld.content.necromancer_island.box import (
    necromancer_11_box,
    necromancer_12_box,
    necromancer_box,
)
from smallworld.content.realms.box import REALMS
from smallworld.content.realms.scenarios.scenario_code import SCENARIO, scenario_of
from smallworld.content.royal_bonus.box import royal_bonus_box
from smallworld.content.underground.above import places_box
from smallworld.content.underground.box import underground_box
from smallworld.content.worlds import BELOW, BOTH, UNDERGROUND
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.text.untrusted import quoted


def below() -> Box:
    """Return a box without contents that makes a table play in the underground world.

    It is used if the table also has boxes of the surface.
    """
    return Box(BELOW, "The world below", 1, [], [], world=UNDERGROUND)


def both() -> Box:
    """Return a box without contents that makes a table play in both worlds.

    It is used for scenarios in which the table chooses the world.
    """
    return Box(BOTH, "Both worlds", 1, [], [], world=BOTH)


# The parts of a table, in the order in which it is put together: boxes, options, scenarios.
SHELF: Final[dict[str, Callable[[], Box]]] = {
    "base": base_box,
    "cursed": cursed_box,
    "grand_dames": grand_dames_box,
    "be_not_afraid": be_not_afraid_box,
    "royal_bonus": royal_bonus_box,
    "underground": underground_box,
    "leaders": leaders_box,
    "places": places_box,
    "necromancer": necromancer_box,
    "necromancer_12": necromancer_12_box,
    "necromancer_11": necromancer_11_box,
    **REALMS,
    BELOW: below,
    BOTH: both,
}
OPTIONS: Final = ("leaders", "places")  # names of options on the shelf, which a table may add to its boxes
# Names of scenarios on the shelf; a table has at most one of them.
SCENARIOS: Final = ("necromancer", "necromancer_12", "necromancer_11", *REALMS)
PLAYED_IN: Final = (BELOW, BOTH)  # names that only choose the world in which a table plays
_BESIDE: Final = (*OPTIONS, *SCENARIOS, *PLAYED_IN)
BOXES: Final = tuple([name for name in SHELF if name not in _BESIDE])
ALL: Final = "all"  # stands for the names of all boxes
LEADERS: Final = "leaders"
PLACES: Final = "places"
HOMES: Final = {name: SHELF[name]().world for name in BOXES}  # the world of each box

# Why a table cannot be set up, in one word for programs and catalogues.
NO_SUCH_BOX: Final = "no-such-box"
NO_SUCH_SCENARIO: Final = "no-such-scenario"
NO_SUCH_WORLD: Final = "no-such-world"
NO_WORLD: Final = "no-world"
NOT_IN_WORLD: Final = "not-in-world"
NO_BOX: Final = "no-box"
NO_PLACES: Final = "no-places"
TWO_SCENARIOS: Final = "two-scenarios"
NO_BOARD: Final = "no-board"
OTHER_TEAMS: Final = "other-teams"
TOO_FEW_COMBOS: Final = "too-few-combos"


class SetupError(SmallWorldError):
    """A choice of boxes, options, a scenario and a world that cannot be used together.

    `code` names the reason, and `facts` has the details.
    """

    def __init__(self, code: str, message: str, facts: dict[str, str | int]) -> None:
        super().__init__(message)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:  # bot processes send this error to the server
        return type(self), (self.code, str(self), self.facts)


def open_box(name: str) -> Box:
    """Return the box, option or scenario with this name; the name of a custom scenario contains the scenario.

    Raises:
        SetupError: there is no box, option or scenario of this name.
        LayoutError: the name of a custom scenario is damaged.
    """
    if name.startswith(SCENARIO):
        return scenario_of(name).box(name)
    if name not in SHELF:
        known = ", ".join(BOXES)
        meant = hint(name, (*SHELF, ALL))
        message = f'unknown box "{quoted(name)}"{meant or f". Available: {known}; or {ALL}"}'
        raise SetupError(NO_SUCH_BOX, message, {"box": name, "known": known})
    return SHELF[name]()


def is_scenario(name: str) -> bool:
    """Return whether this is the name of a scenario, printed or custom."""
    return name in SCENARIOS or name.startswith(SCENARIO)


def family_of(scenario: str) -> str:
    """Return the family of a scenario, which is its name up to the first underscore."""
    return scenario.partition("_")[0]


def shelved(name: str) -> str:
    """Return a name as the shelf spells it; leave the name of a custom scenario unchanged."""
    return name if name.startswith(SCENARIO) else name.replace("-", "_")


def hint(name: str, known: tuple[str, ...]) -> str:
    """Return "did you mean" with the most similar known name, or "" if no name is similar."""
    from difflib import get_close_matches  # imported late, because it is needed only for errors

    close = get_close_matches(name, known, n=1)
    return f" (did you mean {close[0]}?)" if close else ""
