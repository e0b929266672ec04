"""Scenarios as TOML files, for people to read and edit.

title = "Go East"
stars = 1                            # from 1 to 3: its complexity
world = "surface"                    # or "underground", or "both"
players = [2, 3, 4, 5, 6]            # the numbers of players for its boards
features = ["chasm", "volcano"]      # of all its boards, in addition to those of their world
without = ["Flames"]                 # races and powers that it leaves out

[[rule]]
tool = "feature-bonus"               # see rule_modules.py
feature = "coin-mine"
coins = 1

The file of a layout may contain a scenario, as its table `scenario` with `[[scenario.rule]]`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from smallworld.content.realms.formats.layout_file import HELD
from smallworld.content.realms.formats.layout_file import LONGEST as LONGEST_LAYOUT
from smallworld.content.realms.scenarios.scenario import Scenario
from smallworld.content.realms.scenarios.scenario_reading import read_scenario
from smallworld.content.toml_fields import read_table

LONGEST: Final = 20_000  # the most characters of a file that are read


def parse_scenario(text: str, file: str) -> Scenario:
    """Return the scenario that a TOML text describes; messages name `file`.

    Raises:
        NotationError: the text is not TOML, or does not describe a scenario.
    """
    return read_scenario(read_table(text, file, LONGEST, "a scenario"), file)


def scenario_held(text: str, file: str) -> Scenario | None:
    """Return the custom scenario in the TOML text of a layout, or None.

    Raises:
        NotationError: the text is not TOML, or the layout has a scenario that is not valid.
    """
    table = read_table(text, file, LONGEST_LAYOUT, "a realm")
    return read_scenario(table[HELD], file) if HELD in table else None


def held_text(scenario: Scenario) -> str:
    """Return the scenario as the last part of a layout's file, for `scenario_held` to read."""
    data = scenario.to_data()
    rules = data.pop("rule")
    lines = ["", f"[{HELD}]"]
    lines += [f"{field} = {_written(value)}" for field, value in data.items() if value]
    assert isinstance(rules, list)
    for rule in rules:
        lines += ["", f"[[{HELD}.rule]]"]
        lines += [f"{field} = {_written(value)}" for field, value in rule.items()]
    return "\n".join(lines) + "\n"


def _written(value: object) -> str:
    """Return a text, number, flag or list as a TOML value, which looks the same as in JSON."""
    return json.dumps(value, ensure_ascii=False)


@cache
def scenario_named(name: str) -> Scenario:
    """Return the scenario in one of this project's files; each file is read only once."""
    file = f"{name}.toml"
    return parse_scenario(files(__package__).joinpath(file).read_text("utf-8"), file)
