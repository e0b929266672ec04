"""Custom scenarios for tests: any rules, with any values."""

from __future__ import annotations

from random import Random
from typing import Final

from smallworld.content.parameters import FLAG, NUMBER, Parameter
from smallworld.content.realms.rules.rule_modules import FEATURES, PIECES, RULE_MODULES, RuleModule
from smallworld.content.realms.scenarios.scenario import Scenario
from smallworld.content.realms.scenarios.scenario_reading import (
    FOUND,
    MOST_ALONE,
    MOST_ENTRIES,
    read_scenario,
)
from smallworld.content.realms.tiles.errors import LayoutError
from smallworld.content.realms.tiles.layout import BUILT, MOST_ROUNDS
from smallworld.content.worlds import BOTH, WORLDS

MOST: Final = 5  # rules
TITLES: Final = ("Wells", "Łódź = 1 # [x]", "山の中", "🌋" * 30, "a.b-c~d", "é" * 60)


def wild_scenario(seed: int, players: int = 0) -> Scenario:
    """Return the scenario of this seed, with teams only for `players` players if that is not 0."""
    chance = Random(seed)
    while True:
        tools = chance.sample(RULE_MODULES, chance.randint(0, MOST))
        worlds = [tool.world for tool in tools if tool.world] or (*WORLDS, BOTH)
        data = {
            "title": chance.choice(TITLES),
            "stars": chance.randint(1, 3),
            "world": chance.choice(worlds),
            "features": [feature for feature in FOUND if chance.random() < 0.5],
            "without": ["Flames", "Froggy's Ring"] if chance.random() < 0.2 else [],
            **_said(chance, players or chance.randint(2, 6)),
            "rule": [_rule(chance, tool) for tool in tools],
        }
        try:
            return read_scenario(data, f"scenario of seed {seed}")
        except LayoutError as error:
            if error.code not in ("rules-twice", "rules-apart"):
                raise


def _said(chance: Random, players: int) -> dict[str, object]:
    """Return random settings of boards and teams, possibly none."""
    said: dict[str, object] = {}
    if chance.random() < 0.4:
        said["rounds"] = chance.randint(1, MOST_ROUNDS)
    if chance.random() < 0.4:
        said["water"] = chance.choice(BUILT)
    if chance.random() < 0.4:
        said["entry"] = chance.sample(FEATURES, chance.randint(1, MOST_ENTRIES))
    if chance.random() < 0.5:
        teams = [chance.randint(1, players) for _ in range(players)]
        if 1 < len(set(teams)) < players:
            said["teams"], said["alone"] = teams, chance.randint(1, MOST_ALONE)
    return said


def _rule(chance: Random, tool: RuleModule) -> dict[str, object]:
    told = [one for one in tool.parameters if one.default is None or chance.random() < 0.7]
    return {"tool": tool.word, **{one.name: _value(chance, one) for one in told}}


def _value(chance: Random, one: Parameter) -> int | bool | str:
    if one.kind == NUMBER:
        return chance.randint(one.least, one.most)
    if one.kind == FLAG:
        return chance.random() < 0.5
    pieces = [choice for choice in one.choices if choice in PIECES]
    return chance.choice(pieces if pieces and chance.random() < 0.7 else one.choices)
