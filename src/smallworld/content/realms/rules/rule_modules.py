"""The tools of scenarios: a fixed list, with the parameters and the effect of each tool.

A scenario names a tool and gives its values; it cannot use any other part of the program. The texts for
players are in scenarios.ftl: rule-<word>, rule-<word>-name, rule-parameter-<name>.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from smallworld.content.maps import DEEP_SYMBOLS, DEEP_TERRAINS, SYMBOLS, TERRAINS
from smallworld.content.parameters import FEATURE, Parameter, Value, flag, number
from smallworld.content.realms.dynamic.drift import Drift, DriftTo, DriftTurned
from smallworld.content.realms.rules.alternation import AlternatingReveal, Order
from smallworld.content.realms.rules.columns import ChooseFromColumns, RevealColumns
from smallworld.content.realms.rules.crops import Crops
from smallworld.content.realms.rules.guards import Vein
from smallworld.content.realms.rules.homeland import Homeland
from smallworld.content.realms.rules.mine_depth import Levels
from smallworld.content.realms.rules.night_and_day import NightAndDay
from smallworld.content.realms.rules.peaks import CoinsLying
from smallworld.content.realms.rules.sword import OpenRelic
from smallworld.content.realms.rules.throne import RustedThrone
from smallworld.content.realms.rules.veins import VeinsOfGold
from smallworld.content.realms.rulings import (
    DECLINE_COINS,
    DRIVEN_OUT_LASTS,
    ENOUGH,
    MINE_COINS,
    MOST_ON_ONE,
    MUMMIES,
    NEVER_GROWN,
    PEAK_COINS,
    SKELETONS,
    SORCERERS,
    TRIBUTE,
)
from smallworld.content.realms.tiles.layout import COIN_MINE, PEAK, SWORD, THRONE, TOKENS, VEINS
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.content.toolkit.defences import Immune, Stronghold
from smallworld.content.toolkit.discounts import AsIfEmpty, Discount, Surcharge
from smallworld.content.toolkit.ways import Linked, Reach
from smallworld.content.underground.above import Guardians
from smallworld.content.underground.markers import RELIC
from smallworld.content.underground.rulings import GUARDED_BESIDES_PLAYERS, MONSTER_TOKENS
from smallworld.content.worlds import BOTH, PLACE
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Banner
from smallworld.engine.steps.step import CHOOSE_COMBO, REVEAL, Step

Values = dict[str, Value]  # the values of a tool, by the names of its parameters

PIECES: Final = (*TOKENS, COIN_MINE, PEAK, THRONE, SWORD)
LANDS: Final = tuple(dict.fromkeys((*TERRAINS, *DEEP_TERRAINS, *SYMBOLS, *DEEP_SYMBOLS, "coast", "edge")))
DRIFT: Final = "drift"  # not with crops: a push would move the fields away from their badges
CROPS: Final = "crops"
NIGHT_AND_DAY: Final = "night-and-day"  # defines how combos are revealed and where races enter
COLUMNS: Final = "columns"
HOMELAND: Final = "homeland"
FEATURES: Final = (*PIECES, *LANDS)
RELICS: Final = (  # relics that may be visible from the beginning
    "the-sword-of-the-killer-rabbit",
    "the-flying-doormat",
    "froggys-ring",
    "the-stinky-trolls-socks",
    "the-scepter-of-avarice",
    "the-shiny-orb",
)

# Titles of tools that are not named after the land, by word and feature.
_TITLES: Final = {
    ("feature-bonus", COIN_MINE): "Victory Coin Mines",
    ("coins-lying", PEAK): "Coins on Peaks",
    ("tribute", THRONE): "Rusted Throne",
    ("open-relic", SWORD): "Sword in the Cavern",
}


class Brought:
    """The additions that a scenario's tools make to its box, collected one tool after the other."""

    def __init__(self) -> None:
        self.auxiliaries: Final[list[Banner]] = []
        self.steps: Final[dict[int, Step]] = {}
        self.aside: tuple[str, ...] = ()


class RuleModule:
    """A tool of scenarios: its word and its parameters.

    It cannot be combined with the tools in `apart`, and needs races of `world` unless `world` is empty.
    `version` counts the changes to the tool's meaning; every scenario that uses the tool changes with it.
    """

    def __init__(
        self,
        word: str,
        parameters: tuple[Parameter, ...] = (),
        apart: tuple[str, ...] = (),
        world: str = "",
        version: int = 1,
    ) -> None:
        self.word: Final = word
        self.parameters: Final = parameters
        self.apart: Final = apart
        self.world: Final = world
        self.version: Final = version

    def parameter(self, name: str) -> Parameter | None:
        """Return the parameter with this name, or None."""
        for one in self.parameters:
            if one.name == name:
                return one
        return None

    def title(self, values: Values) -> str:
        """Return the title of the tool's banner, which must be unique at a table."""
        said = values.get("feature", self.word)
        assert isinstance(said, str)
        if (self.word, said) in _TITLES:
            return _TITLES[self.word, said]
        if said in TOKENS:
            return f"The {said.title()}s"
        return said.replace("-", " ").title() + (" Land" if "feature" in values else "")

    def bring(self, values: Values, brought: Brought) -> None:
        """Add the tool's effect to the contents of a box, with newly made abilities."""
        raise NotImplementedError(self.word)


class Common(RuleModule):
    """A tool that gives every race an ability, once the race is taken.

    The tool has the same parameters as the ability's constructor.
    """

    def __init__(
        self,
        word: str,
        make: Callable[..., Ability],
        parameters: tuple[Parameter, ...] = (),
        version: int = 1,
    ) -> None:
        super().__init__(word, parameters, version=version)
        self.make: Final = make

    def bring(self, values: Values, brought: Brought) -> None:
        ability = self.make(*[values[one.name] for one in self.parameters])
        brought.auxiliaries.append(Banner(self.title(values), 0, 0, ability, common=True))


class CommonOf(Common):
    """A tool like `Common`, for an ability with a list of features; a scenario names only one feature."""

    def bring(self, values: Values, brought: Brought) -> None:
        ability = self.make(_features(values), *[values[one.name] for one in self.parameters[1:]])
        brought.auxiliaries.append(Banner(self.title(values), 0, 0, ability, common=True))


class OfTheLand(Common):
    """A tool that gives every race an ability in regions with a feature, both active and in decline."""

    def bring(self, values: Values, brought: Brought) -> None:
        ability = self.make(
            _features(values), *[values[one.name] for one in self.parameters[1:]], also_declined=True
        )
        brought.auxiliaries.append(Banner(self.title(values), 0, 0, ability, common=True))


class Laid(RuleModule):
    """A tool that adds an ability to the table; the ability decides which side it serves."""

    def __init__(
        self, word: str, make: Callable[..., Ability], parameters: tuple[Parameter, ...] = ()
    ) -> None:
        super().__init__(word, parameters)
        self.make: Final = make

    def bring(self, values: Values, brought: Brought) -> None:
        ability = self.make(*[values[one.name] for one in self.parameters])
        brought.auxiliaries.append(Banner(self.title(values), 0, 0, ability))


class GuardiansModule(RuleModule):
    """The tool that puts Monsters into a number of regions set by the scenario."""

    def bring(self, values: Values, brought: Brought) -> None:
        different = values["different"]
        assert isinstance(different, bool)
        guardians = Guardians(_number(values, "beyond"), different)
        title = self.title(values)
        brought.auxiliaries.append(Banner(title, 0, MONSTER_TOKENS, guardians, needs=(PLACE,)))


class DriftModule(RuleModule):
    """The tool that lets players push tiles."""

    def bring(self, values: Values, brought: Brought) -> None:
        brought.auxiliaries.append(Banner("Drift", 0, 0, Drift(), (DriftTo(), DriftTurned())))


class CropsModule(RuleModule):
    """The tool that puts badges into the empty fields.

    A badge serves races with `enough` of the regions around its field.
    """

    def bring(self, values: Values, brought: Brought) -> None:
        crops = Crops(NEVER_GROWN)
        brought.auxiliaries.append(Banner("Crops of Power", 0, 0, crops, enough=_number(values, "enough")))


class VeinsModule(RuleModule):
    """The tool that adds veins of gold and their guards.

    The parameters are the numbers of guards.
    """

    def bring(self, values: Values, brought: Brought) -> None:
        levels = Levels()
        guards = (_number(values, "skeletons"), _number(values, "sorcerers"), _number(values, "mummies"))
        veins = [
            Vein(VEINS[0], "skeleton-guards", guards[0], levels),
            Vein(VEINS[1], "sorcerer-guards", guards[1], levels),
            Vein(VEINS[2], "mummy-guards", guards[2], levels),
        ]
        brought.aside = (RELIC,)
        brought.auxiliaries.extend(
            [
                Banner("Guards", 0, sum(guards), levels, neutral=True),
                Banner("Skeleton Guards", 0, 0, veins[0], neutral=True),
                Banner("Sorcerer Guards", 0, 0, veins[1], neutral=True),
                Banner("Mummy Guards", 0, 0, veins[2], neutral=True),
                Banner("Veins of Gold", 0, 0, VeinsOfGold(levels, veins), common=True),
            ]
        )


class NightAndDayModule(RuleModule):
    """The tool that alternates combos of two worlds and rewards regions of the other world."""

    def bring(self, values: Values, brought: Brought) -> None:
        order = Order()
        lasts = values["lasts"]
        assert isinstance(lasts, bool)
        brought.auxiliaries.append(Banner("Night and Day", 0, 0, NightAndDay(lasts), common=True))
        brought.auxiliaries.append(Banner("World in Turn", 0, 0, order))
        brought.steps[REVEAL] = AlternatingReveal(order)


class ColumnsModule(RuleModule):
    """The tool that puts races of two worlds and powers into separate columns."""

    def bring(self, values: Values, brought: Brought) -> None:
        brought.steps[CHOOSE_COMBO] = ChooseFromColumns()
        brought.steps[REVEAL] = RevealColumns()


class HomelandModule(RuleModule):
    """The tool that makes each race enter the map in its own world."""

    def bring(self, values: Values, brought: Brought) -> None:
        brought.auxiliaries.append(Banner(self.title(values), 0, 0, Homeland(), common=True))


def feature(choices: tuple[str, ...] = FEATURES) -> Parameter:
    """Return the parameter for a feature: a kind of land, or a piece that is laid on the board."""
    return Parameter("feature", FEATURE, choices=choices)


def _features(values: Values) -> tuple[str, ...]:
    said = values["feature"]
    assert isinstance(said, str)
    return (said,)


def _linked(features: tuple[str, ...], by: int, also_declined: bool) -> Linked:
    return Linked(features[0], by, also_declined)


def _number(values: Values, name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return value


# Tools by subject: coins, prices, reach, defence, the board. Parameters have the names and the order of the
# constructors' parameters.
RULE_MODULES: Final[tuple[RuleModule, ...]] = (
    Common(
        "feature-bonus",
        FeatureBonus,
        (feature(), number("coins", 3, MINE_COINS), flag("also_declined"), number("every", 5, 1)),
    ),
    Common(
        "coins-lying",
        CoinsLying,
        (
            feature(PIECES),
            number("lay", 10, PEAK_COINS, 0),
            number("refill", 3, DECLINE_COINS),
            number("most", 3, MOST_ON_ONE),
        ),
    ),
    Laid("tribute", RustedThrone, (feature(PIECES), number("coins", 3, TRIBUTE))),
    Laid("open-relic", OpenRelic, (feature(PIECES), Parameter("relic", FEATURE, RELICS[0], choices=RELICS))),
    OfTheLand("discount", Discount, (feature(), number("by", 3, 1)), version=2),
    OfTheLand("surcharge", Surcharge, (feature(), number("by", 3, 1)), version=2),
    OfTheLand("as-if-empty", AsIfEmpty, (feature(),), version=2),
    OfTheLand("reach", Reach, (feature(), flag("entry")), version=2),
    OfTheLand("linked", _linked, (feature(), number("by", 2, 0, 0)), version=2),
    CommonOf("stronghold", Stronghold, (feature(), number("by", 3, 1), flag("also_declined"))),
    CommonOf("immune", Immune, (feature(), flag("active", default=True), flag("declined"))),
    GuardiansModule("guardians", (number("beyond", 1, GUARDED_BESIDES_PLAYERS, -1), flag("different"))),
    DriftModule(DRIFT, apart=(CROPS,)),
    CropsModule(CROPS, (number("enough", 12, ENOUGH),), apart=(DRIFT,)),
    VeinsModule(
        "veins",
        (
            number("skeletons", 20, SKELETONS, 3),
            number("sorcerers", 20, SORCERERS, 3),
            number("mummies", 20, MUMMIES, 3),
        ),
    ),
    NightAndDayModule(
        NIGHT_AND_DAY,
        (flag("lasts", DRIVEN_OUT_LASTS),),
        apart=(COLUMNS, HOMELAND),
        world=BOTH,
        version=2,
    ),
    ColumnsModule(COLUMNS, apart=(NIGHT_AND_DAY,), world=BOTH),
    HomelandModule(HOMELAND, apart=(NIGHT_AND_DAY,), world=BOTH, version=2),
)
BY_WORD: Final = {tool.word: tool for tool in RULE_MODULES}
