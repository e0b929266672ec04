"""Scenarios as TOML files, for people to read and edit.

title = "Go East"
stars = 1                            # to 3: how much there is to think of
world = "surface"                    # or "underground", or "both"
players = [2, 3, 4, 5, 6]            # for whom it brings boards
features = ["chasm", "volcano"]      # of all its boards, beside what their world has
without = ["Flames"]                 # what stays in its box

[[rule]]
tool = "feature-bonus"               # see rule_modules.py
feature = "coin-mine"
coins = 1

The file of a layout may hold one, as its table `scenario` with `[[scenario.rule]]`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from smallworld.content.realms.formats.layout_file import HELD
from smallworld.content.realms.scenarios.scenario import Scenario
from smallworld.content.realms.scenarios.scenario_reading import read_scenario
from smallworld.engine.errors import NotationError
from smallworld.engine.text.untrusted import read_toml

LONGEST: Final = 20_000  # characters of a file that is looked at


def parse_scenario(text: str, file: str) -> Scenario:
    """The scenario that a TOML text describes; `file` is named in what is said about it.

    Raises:
        NotationError: no TOML, or what it describes is no scenario.
    """
    if len(text) > LONGEST:
        raise NotationError(f"{file}: it has more than {LONGEST} characters, and a scenario may have no more")
    try:
        table = read_toml(text)
    except NotationError as error:
        raise NotationError(f"{file}: no TOML: {error}") from error
    return read_scenario(table, file)


def scenario_held(text: str, file: str) -> Scenario | None:
    """The scenario that the TOML text of a layout holds; None if it holds none.

    Raises:
        NotationError: what it holds is no scenario.
    """
    table = read_toml(text)
    return read_scenario(table[HELD], file) if HELD in table else None


def held_text(scenario: Scenario) -> str:
    """The scenario as the end of a layout's file; `scenario_held` gives it back."""
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
    """Text, numbers, flags and lists of them as TOML has them, which is as JSON does."""
    return json.dumps(value, ensure_ascii=False)


@cache
def scenario_named(name: str) -> Scenario:
    """The scenario in a file of ours; read once."""
    file = f"{name}.toml"
    return parse_scenario(files(__package__).joinpath(file).read_text("utf-8"), file)
