"""Specifications of the scenarios' boards: tiles, pieces and symbols, for each number of players."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from smallworld.content.realms.box import REALMS
from smallworld.content.realms.tiles.tile_set import LETTERS
from smallworld.content.worlds import SURFACE, UNDERGROUND
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import slug
from smallworld.engine.text.untrusted import read_toml

AS_NEEDED: Final = -1  # as many mountains as make nine lands for each player
_FILE: Final = "scenario_setups.toml"


class ScenarioSetup:
    """The set-up of a scenario for a number of players: its tiles, their sides and numbers of pieces.

    `places` is the number of regions with Monsters that guard a hidden relic or place; `tunnels` counts pairs
    of ends; `fields` counts gaps between tiles. `objectives` names further goals for the design of its
    boards, and `northern` the tiles that belong in the north.
    """

    def __init__(
        self,
        scenario: str,
        water: str,
        worlds: dict[str, str],
        players: int,
        numbers: dict[str, int],
        *,
        objectives: str = "",
        northern: str = "",
    ) -> None:
        self.scenario: Final = scenario
        self.objectives: Final = objectives
        self.northern: Final = northern
        self.title: Final = REALMS[scenario]().title if scenario in REALMS else scenario
        self.water: Final = water
        self.worlds: Final = worlds  # the world that is face up, by letter in alphabetical order
        self.players: Final = players
        self.mountains: Final = numbers.get("mountains", AS_NEEDED)
        self.chasms: Final = numbers.get("chasms", 0)
        self.peaks: Final = numbers.get("peaks", 0)
        self.lost_tribes: Final = numbers.get("lost_tribes", 0)
        self.places: Final = numbers.get("places", 0)
        self.coin_mines: Final = numbers.get("coin_mines", 0)
        self.tunnels: Final = numbers.get("tunnels", 0)
        self.fields: Final = numbers.get("fields", 0)


@cache
def setups() -> dict[tuple[str, int], ScenarioSetup]:
    """Return all set-ups by scenario and number of players; the file is read only once."""
    found: dict[tuple[str, int], ScenarioSetup] = {}
    for scenario, table in read_toml(files(__package__).joinpath(_FILE).read_text("utf-8")).items():
        letters = ""
        for entry in table["rows"]:
            letters = entry["tiles"] if entry.get("whole") else letters + entry["tiles"]
            setup = _setup(scenario, table, letters, entry)
            found[scenario, setup.players] = setup
    return found


def setup_of(scenario: str, players: int) -> ScenarioSetup:
    """Return the set-up of a scenario for this number of players; the scenario is given by name or title.

    Raises:
        SmallWorldError: no scenario on tiles has this name, or it has no set-up for this number.
    """
    known = setups()
    titles = {slug(make().title): name for name, make in REALMS.items()}
    scenario = titles.get(slug(scenario), scenario.replace("-", "_"))
    if (scenario, players) in known:
        return known[scenario, players]
    numbers = [number for name, number in known if name == scenario]
    scenarios = sorted({name for name, _ in known}, key=lambda name: int(name.rpartition("_")[2]))
    if not numbers:
        raise SmallWorldError(f"unknown tile scenario “{scenario}”. Available: {', '.join(scenarios)}")
    seats = ", ".join([str(number) for number in numbers])
    raise SmallWorldError(f"{players} players: the scenario “{scenario}” is for {seats}")


def _setup(scenario: str, table: dict[str, Any], letters: str, entry: dict[str, Any]) -> ScenarioSetup:
    below = LETTERS if table.get("below") == "all" else table.get("below", "")
    worlds = {letter: UNDERGROUND if letter in below else SURFACE for letter in sorted(letters)}
    numbers = {name: value for name, value in entry.items() if name not in ("players", "tiles", "whole")}
    return ScenarioSetup(
        scenario,
        table["water"],
        worlds,
        entry["players"],
        numbers,
        objectives=table.get("objectives", ""),
        northern=table.get("northern", ""),
    )
