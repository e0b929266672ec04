"""The tools of the workshop: ready-made abilities with parameters, by name.

A draft names a tool and its values, and has no other access to the program. Texts for players are in
workshop.ftl: tool-<word>, tool-<word>-name, parameter-<name>.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from smallworld.content.parameters import FEATURE, SOME, Parameter, flag, number
from smallworld.content.toolkit.bonuses import (
    AbandonBonus,
    CrowdBonus,
    DeclineBonus,
    FeatureBonus,
    FewRegions,
    FirstBonus,
    Income,
    ManyRegions,
    PeaceBonus,
    Pension,
    RegionBonus,
)
from smallworld.content.toolkit.borders import (
    BorderBonus,
    ContactBonus,
    SetBonus,
    SolitudeBonus,
    UnionBonus,
)
from smallworld.content.toolkit.declines import Endures, Entombed, LateDecline, Rebirth, Vanishing
from smallworld.content.toolkit.defences import Immune, Silent, Spared, Stronghold
from smallworld.content.toolkit.discounts import (
    AsIfEmpty,
    Discount,
    DiscountAgainstDeclined,
    DiscountBeside,
    RecurringDiscount,
    Surcharge,
    Vengeance,
)
from smallworld.content.toolkit.spoils import Recruits, SpoilsBonus
from smallworld.content.toolkit.substitutions import Substitution
from smallworld.content.toolkit.tokens import ForAttackOnly, Growth, Pack, Refill, Regroup, Scattered
from smallworld.content.toolkit.tributes import Compensation, Duty, Levy, Plunder, Toll
from smallworld.content.toolkit.ways import Admitted, Linked, Passage, Reach, Rims
from smallworld.engine.ability import Ability

TERRAINS: Final = ("farmland", "forest", "hill", "mountain", "swamp", "lake", "sea")
DEEP_TERRAINS: Final = ("black-mountain", "mud-pool", "mushroom-forest", "mystic-crystal", "river")
SYMBOLS: Final = ("cavern", "magic", "mine")
PLACES: Final = ("coast", "edge")
FEATURES: Final = (*TERRAINS, *DEEP_TERRAINS, *SYMBOLS, *PLACES)
WATER: Final = ("lake", "sea", "river")
BORDERED: Final = (*FEATURES, "chasm")  # features that a neighbour may have


@dataclass(frozen=True)
class Tool:
    """A ready-made ability: its name in drafts, its constructor and its parameters."""

    word: str
    make: Callable[..., Ability]
    parameters: tuple[Parameter, ...] = ()

    def parameter(self, name: str) -> Parameter | None:
        """Return the parameter with this name; None if the tool does not have it."""
        return next((one for one in self.parameters if one.name == name), None)


def feature(choices: tuple[str, ...] = FEATURES) -> Parameter:
    """Make a parameter for one kind of region."""
    return Parameter("feature", FEATURE, choices=choices, lands=choices is not WATER)


def features(choices: tuple[str, ...] = FEATURES, least: int = 0) -> Parameter:
    """Make a parameter for several kinds of regions. An empty value, where allowed, means all kinds."""
    default = None if least else ()
    return Parameter("features", SOME, default, least, len(choices), choices, lands=choices is not WATER)


# The order is: coins, prices, ways, defence, tokens, decline. A tool's parameters have the names and the
# order of its constructor's. Those that drafts should not set come last there and are left out here.
TOOLS: Final = (
    Tool(
        "feature-bonus",
        FeatureBonus,
        (feature(), number("coins", 3, 1), flag("also_declined"), number("every", 5, 1)),
    ),
    Tool("border-bonus", BorderBonus, (feature(BORDERED), number("coins", 3, 1))),
    Tool("contact-bonus", ContactBonus, (number("coins", 3, 1),)),
    Tool("solitude-bonus", SolitudeBonus, (number("coins", 3, 1),)),
    Tool("set-bonus", SetBonus, (number("coins", 3, 1),)),
    Tool("union-bonus", UnionBonus, (number("coins", 6),)),
    Tool("region-bonus", RegionBonus, (number("coins", 2, 1),)),
    Tool("spoils-bonus", SpoilsBonus, (number("coins", 3, 1),)),
    Tool("crowd-bonus", CrowdBonus, (number("least", 6, least=2), number("coins", 3, 1))),
    Tool("few-regions", FewRegions, (number("most", 6), number("coins", 6))),
    Tool("many-regions", ManyRegions, (number("beyond", 12), number("coins", 3, 1))),
    Tool("income", Income, (number("coins", 6),)),
    Tool("pension", Pension, (number("coins", 6),)),
    Tool("first-bonus", FirstBonus, (number("coins", 15),)),
    Tool("peace-bonus", PeaceBonus, (number("coins", 6),)),
    Tool("abandon-bonus", AbandonBonus, (number("coins", 3, 1),)),
    Tool("decline-bonus", DeclineBonus, (number("coins", 3, 1),)),
    Tool("plunder", Plunder, (number("coins", 3, 1),)),
    Tool("levy", Levy, (number("coins", 3, 1),)),
    Tool("compensation", Compensation, (number("coins", 3, 1),)),
    Tool("duty", Duty, (number("coins", 3, 1), flag("active", default=True), flag("declined", default=True))),
    Tool("toll", Toll, (number("coins", 5, least=2),)),
    Tool("discount", Discount, (features(), number("by", 3, 1))),
    Tool("discount-beside", DiscountBeside, (feature(),)),
    Tool("discount-against-declined", DiscountAgainstDeclined, (number("by", 3, 1),)),
    Tool("recurring-discount", RecurringDiscount, (number("by", 4), number("every", 5, 2, least=2))),
    Tool("vengeance", Vengeance, (number("by", 3, 1),)),
    Tool("as-if-empty", AsIfEmpty, (features(),)),
    Tool("surcharge", Surcharge, (features(), number("by", 3, 1))),
    Tool("pack", Pack, (number("tokens", 4, least=2),)),
    Tool("reach", Reach, (features(), flag("entry"))),
    Tool("linked", Linked, (feature(), number("by", 2, 0, least=0))),
    Tool("passage", Passage, (feature(),)),
    Tool("rims", Rims, (feature(BORDERED),)),
    Tool("admitted", Admitted, (features(WATER, least=1),)),
    Tool("substitution", Substitution, (flag("entry"), flag("from_hand"))),
    Tool("stronghold", Stronghold, (features(), number("by", 3, 1), flag("also_declined"))),
    Tool("immune", Immune, (features(least=1), flag("active", default=True), flag("declined", default=True))),
    Tool("spared", Spared),
    Tool("silent", Silent),
    Tool("for-attack-only", ForAttackOnly, (number("tokens", 8),)),
    Tool("scattered", Scattered),
    Tool("recruits", Recruits, (number("every", 5, 2),)),
    Tool("growth", Growth, (feature(), number("every", 5, 1))),
    Tool("refill", Refill, (number("tokens", 3, 1),)),
    Tool("regroup", Regroup, (number("times", 3, 1),)),
    Tool("endures", Endures),
    Tool("late-decline", LateDecline),
    Tool("entombed", Entombed),
    Tool("vanishing", Vanishing, (number("coins", 4),)),
    Tool("rebirth", Rebirth, (number("most", 4),)),
)
# Headings for forms, each with the first tool below it; the tools keep their order.
HEADINGS: Final = {
    "coins": "feature-bonus",
    "conquest": "discount",
    "defence": "stronghold",
    "tokens": "for-attack-only",
    "decline": "endures",
}
BY_WORD: Final = {tool.word: tool for tool in TOOLS}


def to_json() -> list[dict[str, Any]]:
    """Return all tools as plain data, for forms."""
    first = {word: heading for heading, word in HEADINGS.items()}
    headings: list[str] = []
    for tool in TOOLS:
        headings.append(first.get(tool.word) or headings[-1])
    return [
        {
            "tool": tool.word,
            "heading": heading,
            "parameters": [
                {
                    "name": one.name,
                    "kind": one.kind,
                    "default": list(one.default) if isinstance(one.default, tuple) else one.default,
                    "least": one.least,
                    "most": one.most,
                    "choices": list(one.choices),
                    "lands": one.lands,
                }
                for one in tool.parameters
            ],
        }
        for tool, heading in zip(TOOLS, headings, strict=True)
    ]
